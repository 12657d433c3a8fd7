"""What deciding a whole log again finds, that its hashes and outcomes cannot show."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from api.service.archives import decide_again
from api.service.archives.decide_again import audit_with_rules
from api.service.archives.replay import LogLine, NotReplayed, Replay, lines_of, replay
from domain.kernel.fact import Hidden, Seal
from domain.kernel.game import Game
from domain.kernel.jcs import canonical
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from projections.audit import parse, write_archive
from tests.api.toy_archives import toy_archive
from tests.toy import TOY


def decided_again(lines: Sequence[LogLine], game: Game) -> Replay:
    return decide_again.decided_again(lines, Codec([game]), PackIndex([game], lambda game: [{}]))


def test_loaded_dice_are_not_those_of_the_pack(tmp_path: Path) -> None:
    """A server that rolls other dice than its pack has announces them in the first entry; nothing else is wrong."""
    fair = TOY._replace(dice=lambda pack: {"dice": (1, 2, 3, 4, 5, 6), "disc": ("sun", "moon")})
    lines = lines_of(toy_archive(tmp_path))
    assert decided_again(lines, TOY).position is not None
    with pytest.raises(NotReplayed, match="entry 1: the dice are not those of the pack"):
        decided_again(lines, fair)


@pytest.mark.parametrize("options", [{"impossible": True}, {"undo": "sometimes"}])
def test_a_table_that_could_not_be_opened_so_is_found_before_its_start(
    tmp_path: Path, options: dict[str, object]
) -> None:
    opening = dict(lines_of(toy_archive(tmp_path))[0])
    assert decided_again([opening], TOY).position is None
    opening["data"] = opening["data"] | {"options": options}
    with pytest.raises(NotReplayed, match="entry 1: no table is opened so: "):
        decided_again([opening], TOY)


FORGED: dict[str, tuple[dict[str, Any], str]] = {
    "a result that the game did not have": (
        {"type": "table-ended", "data": {"result": "won"}},
        "ended with another result",
    ),
    "a token of no seat": ({"type": "token-replaced", "data": {"seat": 2}}, "there is no seat 2"),
    "an undo of no seat": ({"type": "undo-proposed", "data": {"seat": 7, "to": 0, "needs": [1]}}, "there is no seat 7"),
    "consent of no seat": ({"type": "undo-proposed", "data": {"seat": 0, "to": 0, "needs": [3]}}, "there is no seat 3"),
    "an answer of no seat": ({"type": "undo-answered", "data": {"seat": 4, "granted": True}}, "there is no seat 4"),
    "an entry of no seat": ({"type": "token-replaced", "data": {"seat": 1}, "by": 5}, "there is no seat 5"),
    "a rule": ({"type": "token-replaced", "data": {"seat": 1}, "rule": "TOY-1"}, "no rule of the game decides this"),
    "rules below the first": ({"type": "rules-changed", "data": {"rules": 0, "pack": ""}}, "below 1"),
}


@pytest.mark.parametrize("case", FORGED)
def test_what_no_service_would_have_written_of_its_own_is_found(tmp_path: Path, case: str) -> None:
    """Neither hashes nor outcomes tell of it, and no action decides it."""
    forged, why = FORGED[case]
    *lines, last = lines_of(toy_archive(tmp_path, undo=False, end=False))
    entry = {**last, "v": last["v"] + 1, "action": 0, "by": 0, "rule": None} | forged
    with pytest.raises(NotReplayed, match=f"entry {entry['v']}: .*{why}"):
        decided_again([*lines, last, entry], TOY)


def test_rules_that_never_were_excuse_no_forgery(tmp_path: Path) -> None:
    """What older rules decided is not decided again, so that a forger would claim some that are older than any."""
    first, *rest = toy_archive(tmp_path, seeds=False, undo=False, end=False).splitlines()[:-1]
    opened = msgspec.json.decode(first)
    opened["data"]["rules"] = 0
    report, replayed = audit_with_rules(
        write_archive([canonical(opened), *rest]), Codec([TOY]), PackIndex([TOY], lambda game: [{}])
    )
    (rules,) = [check for check in report.checks if check.check == "F"]
    assert (rules.verdict, replayed) == ("failed", None)
    assert "rules version 0 is below 1" in rules.note


def test_what_no_game_led_to_is_not_folded_further(tmp_path: Path) -> None:
    """A forged log may lead to positions that grow without end."""
    lines = [dict(line) for line in lines_of(toy_archive(tmp_path, undo=False))]
    forged = next(line for line in lines if line["type"] == "toy.scored")
    later = next(line for line in lines[forged["v"] :] if line["type"] == "cards-drawn")
    forged["rule"], later["data"] = "TOY-3", later["data"] | {"pile": "none"}
    with pytest.raises(NotReplayed, match=f"entry {forged['v']}: the rules decide otherwise"):
        decided_again(lines, TOY)
    with pytest.raises(NotReplayed, match=r"does not fold: \w+$"):
        replay(lines, Codec([TOY]), PackIndex([TOY], lambda game: [{}]))


def test_a_log_of_older_rules_folds_but_is_not_decided_again(tmp_path: Path) -> None:
    newer = TOY._replace(rules=2)
    report, replayed = audit_with_rules(toy_archive(tmp_path), Codec([newer]), PackIndex([newer], lambda game: [{}]))
    assert {check.check: check.verdict for check in report.checks}["F"] == "skipped"
    assert replayed is not None and replayed.position is not None
    assert not replayed.is_decided_by(replayed.table)
    archive = toy_archive(tmp_path / "again")
    report, _ = audit_with_rules(archive, Codec([newer]), PackIndex([newer], lambda game: [{}]), origin=parse(archive))
    assert "not compared: it is no branch" in {check.check: check.note for check in report.checks}["D"]


def test_a_log_of_newer_rules_does_not_fold(tmp_path: Path) -> None:
    older = TOY._replace(rules=0)
    report, replayed = audit_with_rules(toy_archive(tmp_path), Codec([older]), PackIndex([older], lambda game: [{}]))
    assert {check.check: check.verdict for check in report.checks}["F"] == "skipped"
    assert replayed is None


def test_a_day_that_no_calendar_has_is_named(tmp_path: Path) -> None:
    """The form of a time allows 31 days in every month; the log of such a time cannot be a game's."""
    lines = toy_archive(tmp_path, seeds=False, undo=False).splitlines()[:-1]
    late = [msgspec.json.encode(msgspec.json.decode(line) | {"at": "2026-02-31T00:00:00.000Z"}) for line in lines]
    report, _ = audit_with_rules(write_archive(late), Codec([TOY]), PackIndex([TOY], lambda game: [{}]))
    (rules,) = [check for check in report.checks if check.check == "F"]
    assert (report.verdict, rules.verdict, rules.entry) == ("failed", "failed", 1)


def test_an_outcome_that_the_log_does_not_have_settles_nothing() -> None:
    fate = decide_again.Recorded([{"data": {"fate": [["dice", 0, 6, 3]]}}, {"data": {}}])
    assert fate.outcome("dice", 0, 6) == 3
    for stream, n, m in (("dice", 1, 6), ("dice", 0, 5), ("disc", 0, 6)):
        with pytest.raises(NotReplayed, match=f"outcome {n} of '{stream}' among {m} was not used"):
            fate.outcome(stream, n, m)


def test_the_setup_is_decided_again_too(tmp_path: Path) -> None:
    lines = [dict(line) for line in lines_of(toy_archive(tmp_path))]
    started = next(line["v"] for line in lines if line["type"] == "table-started")
    setup = lines[started]
    assert (setup["action"], setup["type"]) == (0, "cards-shuffled")
    setup["rule"] = "TOY-99"
    with pytest.raises(NotReplayed, match=f"entry {setup['v']}: the rules decide otherwise"):
        decided_again(lines, TOY)


def test_what_is_hidden_is_compared_in_one_order_and_whoever_may_see_it() -> None:
    hidden = decide_again.hidden_from_all(
        [Hidden(("fate", 0, 3), ()), Seal(("cards", 1), (0,), b"x"), Hidden(("cards", 0), (1,))]
    )
    assert hidden == (Hidden(("cards", 0), ()), Hidden(("cards", 1), ()), Hidden(("fate", 0, 3), ()))


def test_a_table_that_never_began_ends_abandoned_and_not_otherwise(tmp_path: Path) -> None:
    opening = lines_of(toy_archive(tmp_path))[0]
    end = {**opening, "v": 2, "type": "table-ended", "by": 0, "data": {"result": "abandoned"}}
    reveal = {**end, "v": 3, "type": "seed-revealed", "data": {"seed": "00" * 32}}
    assert decided_again([opening, end, reveal], TOY).position is None
    with pytest.raises(NotReplayed, match="entry 2: the table ended with another result"):
        decided_again([opening, end | {"data": {"result": "won"}}, reveal], TOY)


def test_an_entry_too_many_or_too_few_is_named(tmp_path: Path) -> None:
    lines = lines_of(toy_archive(tmp_path, undo=False, end=False))
    last = lines[-1]
    with pytest.raises(NotReplayed, match=f"entry {last['v'] + 1}: the rules decide otherwise"):
        decided_again([*lines, {**last, "v": last["v"] + 1}], TOY)
    with pytest.raises(NotReplayed, match=f"entry {last['v']}: the rules decide otherwise"):
        decided_again(lines[:-1], TOY)
