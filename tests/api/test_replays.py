"""What deciding a whole log again finds, that its hashes and outcomes cannot show."""

from pathlib import Path

import msgspec

from api.replays import audit_with_rules, difference, lines_of, replay
from infra.codec import Codec
from infra.packs import Packs
from projections.audit import write_archive
from tests.api.toy_archives import toy_archive
from tests.toy import TOY


def test_loaded_dice_are_not_those_of_the_pack(tmp_path: Path) -> None:
    """A server that rolls other dice than its pack has announces them in the first entry; nothing else is wrong."""
    replayed = replay(lines_of(toy_archive(tmp_path)), Codec([TOY]), Packs([TOY], lambda game: [{}]))
    assert difference(replayed) is None
    fair = TOY._replace(dice=lambda pack: {"dice": (1, 2, 3, 4, 5, 6), "disc": ("sun", "moon")})
    told = difference(msgspec.structs.replace(replayed, game=fair))
    assert told == "entry 1: the dice are not those of the pack"


def test_a_log_of_older_rules_folds_but_is_not_decided_again(tmp_path: Path) -> None:
    newer = TOY._replace(rules=2)
    report, replayed = audit_with_rules(toy_archive(tmp_path), Codec([newer]), Packs([newer], lambda game: [{}]))
    assert {check.check: check.verdict for check in report.checks}["F"] == "skipped"
    assert replayed is not None and replayed.position is not None
    assert not replayed.is_decidable


def test_a_log_of_newer_rules_does_not_fold(tmp_path: Path) -> None:
    older = TOY._replace(rules=0)
    report, replayed = audit_with_rules(toy_archive(tmp_path), Codec([older]), Packs([older], lambda game: [{}]))
    assert {check.check: check.verdict for check in report.checks}["F"] == "skipped"
    assert replayed is None


def test_a_day_that_no_calendar_has_is_named(tmp_path: Path) -> None:
    """The form of a time allows 31 days in every month; the log of such a time cannot be a game's."""
    lines = toy_archive(tmp_path, seeds=False, undo=False).splitlines()[:-1]
    late = [msgspec.json.encode(msgspec.json.decode(line) | {"at": "2026-02-31T00:00:00.000Z"}) for line in lines]
    report, _ = audit_with_rules(write_archive(late), Codec([TOY]), Packs([TOY], lambda game: [{}]))
    (rules,) = [check for check in report.checks if check.check == "F"]
    assert (report.verdict, rules.verdict) == ("failed", "failed")
    assert "entry 1" in rules.note
