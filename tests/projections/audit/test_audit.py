"""What the audit says of honest tables, whatever they went through, and of single bytes that changed."""

import json
from copy import deepcopy
from time import perf_counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from projections.audit import Check, Report, audit, write_archive
from projections.audit.verify import checked, report_of
from tests.projections.audit.log_writer import SEEDS, SERVER_SEED, Line, Log, archive_of, jcs, sha, small_game

GAME = small_game()
LINES = GAME.lines()
ARCHIVE = GAME.archive()
BEFORE_THE_REVEAL = archive_of(LINES[:-2])


def verdicts(report: Report) -> str:
    return " ".join(f"{check.check}:{check.verdict}" for check in report.checks)


def check(report: Report, letter: str) -> Check:
    return next(one for one in report.checks if one.check == letter)


def test_an_honest_table_has_nothing_against_it() -> None:
    report = audit(ARCHIVE)

    assert verdicts(report) == "A:ok B:unsigned C:ok D:ok E:ok F:skipped G:skipped"
    assert (report.verdict, report.entry, report.entries) == ("unsigned", None, 32)
    assert check(report, "C").note == "the server seed fits; player seeds: 2"
    assert [(one.entry, one.rules, one.pack) for one in report.rules_changed] == [(30, 2, sha(b"pack 2"))]
    assert len(report.limits) == 2


def test_a_report_is_json() -> None:
    answer = json.loads(msgspec.json.encode(audit(ARCHIVE)))

    assert answer["verdict"] == "unsigned"
    assert answer["checks"][0] == {"check": "A", "verdict": "ok", "note": "32 entries in their order", "entry": None}
    assert answer["dice"]["dice"].keys() == {"1", "2", "3", "4", "5", "6"}


def test_the_archive_of_the_product_is_the_one_of_the_protocol() -> None:
    assert write_archive(LINES) == ARCHIVE


def test_before_the_reveal_it_says_sealed_and_never_ok() -> None:
    report = audit(BEFORE_THE_REVEAL)

    assert verdicts(report) == "A:ok B:unsigned C:sealed D:sealed E:ok F:skipped G:skipped"
    assert report.verdict == "sealed"
    assert check(report, "C").note.startswith("sealed, not yet checkable")
    assert check(report, "D").note.startswith("sealed, not yet checkable")


def test_field_24_a_log_folds_without_any_source_of_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_chance(*_: object) -> int:
        raise AssertionError("an outcome was asked for")

    monkeypatch.setattr("domain.kernel.chance.fate.SealedFate.outcome", no_chance)

    assert check(audit(BEFORE_THE_REVEAL), "E").verdict == "ok"
    with pytest.raises(AssertionError, match="asked for"):
        audit(ARCHIVE)


def test_without_player_seeds_it_says_who_could_have_chosen() -> None:
    note = "no player seed: the operator could have chosen the server seed"
    alone = Log(seeds={}).started().roll(6).act().roll()

    assert check(audit(alone.archive()), "C").note == f"sealed, not yet checkable; {note}"
    report = audit(alone.reveal().archive())
    assert (check(report, "C").verdict, check(report, "C").note) == ("ok", f"the server seed fits; {note}")
    assert check(report, "D").verdict == "ok"


def test_a_table_that_never_started_may_end_with_a_seal_unopened() -> None:
    assert audit(Log().seal().reveal().archive()).verdict == "unsigned"


def test_one_seat_of_several_may_give_a_seed() -> None:
    assert audit(Log(seeds={1: SEEDS[1]}).started().roll(20).reveal().archive()).verdict == "unsigned"


def test_undos_past_reveals_are_counted_and_marked() -> None:
    report = audit(ARCHIVE)

    assert (report.undos, report.undos_past_reveals, report.marked) == (2, 2, (22, 26))


def test_an_undo_of_what_revealed_nothing_is_counted_alone() -> None:
    log = Log().started().shuffle("day", "sun").roll().act().shuffle("day", "rain").undo(0).act()
    report = audit(log.archive())

    assert (report.verdict, report.undos, report.undos_past_reveals, report.marked) == ("sealed", 1, 0, ())


@pytest.mark.parametrize("reveal", ["roll", "draw", "take"])
def test_an_undo_past_a_roll_a_draw_or_a_search_is_marked(reveal: str) -> None:
    log = Log().started().shuffle("day", "sun", "rain").act()
    {"roll": log.roll, "draw": lambda: log.draw("day"), "take": lambda: log.take("day", "sun")}[reveal]()
    log.act().undo(1).undo(0)
    report = audit(log.archive())

    assert (report.undos, report.undos_past_reveals) == (2, 1)
    assert report.marked == (len(log.entries),)


def test_field_4_fifty_undone_attempts_show_one_card_and_fifty_marks() -> None:
    log = Log().started().shuffle("day", "sun", "rain", "fog", "hail")
    for _ in range(50):
        log.act().draw("day").undo(0)
    report = audit(log.reveal().archive())

    assert len({entry["data"]["cards"][0] for entry in log.entries if entry["type"] == "cards-drawn"}) == 1
    assert (report.verdict, report.undos, report.undos_past_reveals) == ("unsigned", 50, 50)


def test_what_undo_repeated_counts_once_in_the_statistics() -> None:
    log = Log().started()
    for _ in range(30):
        log.act().roll(2).roll(1, "disc").undo(0)
    report = audit(log.reveal().archive())

    assert (sum(report.dice["dice"].values()), sum(report.dice["disc"].values())) == (2, 1)
    assert [(one.stream, one.sample, one.p) for one in report.statistics] == [("dice", 2, None), ("disc", 1, None)]


def test_faces_are_counted_by_die() -> None:
    rolled = [face for entry in GAME.entries for face in entry["data"].get("rolled", ()) if entry["v"] != 21]
    report = audit(ARCHIVE)

    assert {face: count for die in report.dice.values() for face, count in die.items() if count} == {
        str(face): rolled.count(face) for face in rolled
    }


def test_a_die_has_its_own_p_value_from_5_expected_on() -> None:
    report = audit(Log().started().act().roll(30).roll(9, "disc").reveal().archive())

    dice, disc = report.statistics
    assert dice.p is not None
    assert 0 < dice.p <= 1
    assert (dice.sample, disc.sample, disc.p) == (30, 9, None)
    assert check(report, "G").verdict == "ok"
    assert "'dice'" in check(report, "G").note


def test_a_loaded_die_shows_even_while_sealed() -> None:
    log = Log().started().act().roll(60)
    roll = log.entries[-1]["data"]
    for use in roll["fate"]:
        use[3] = 5
    roll["rolled"] = [6] * 60
    report = audit(log.archive())

    assert (report.verdict, check(report, "G").verdict, check(report, "D").verdict) == ("failed", "failed", "sealed")


def test_the_lines_of_a_sound_log_are_to_be_decided_again() -> None:
    assert checked(ARCHIVE).to_decide == [entry | {"sealed": []} for entry in GAME.entries]


def test_the_check_of_the_rules_is_part_of_the_report() -> None:
    fine, at_fault = Check("F", "ok", "all of it"), Check("F", "failed", "not what the rules say", 11)
    assert check(report_of(checked(ARCHIVE), fine), "F") == fine
    report = report_of(checked(ARCHIVE), at_fault)
    assert (report.verdict, report.entry, check(report, "F")) == ("failed", 11, at_fault)


def test_a_log_that_is_false_otherwise_is_not_decided_again() -> None:
    entries = deepcopy(GAME.entries)
    entries[11]["data"]["rolled"][0] = 7
    found = checked(archive_of([jcs(entry) for entry in entries]))
    assert found.to_decide == Check("F", "skipped", "not decided again, since another check failed")


def branch(at: int) -> Log:
    """A branch of the small game: its setup and the actions that count, up to this one."""
    counted = {0, 1, 4, 5} & set(range(at + 1))
    kept = [entry for entry in GAME.entries[6:29] if entry["action"] in counted and "undone" not in entry["type"]]
    kept = [entry for entry in kept if entry["type"] != "actions-redone"]
    origin: Line = {"table": "6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4ff", "version": 29, "root": "00" * 32}
    log = Log(origin={**origin, "entries": len(kept)})
    for entry in kept:
        log.copy_of(entry)
    log._action = 0
    return log


@pytest.mark.parametrize("at", [0, 1, 4, 5])
def test_a_branch_runs_on_from_the_copies(at: int) -> None:
    log = branch(at)
    copied = len(log.entries) - 1
    log.started().act().roll(2).draw("day").reveal()
    report = audit(log.archive())

    assert verdicts(report) == "A:ok B:unsigned C:ok D:ok E:ok F:skipped G:skipped"
    assert check(report, "D").note.endswith(
        f"; {copied} entries were copied from another table, not compared with their origin"
    )
    assert sum(report.dice["dice"].values()) == 2


def test_an_undo_in_a_branch_leads_into_its_copies() -> None:
    log = branch(4).started().act().roll().undo(1).act().roll().undo(0).act().roll(1, "disc").reveal()

    assert audit(log.archive()).verdict == "unsigned"


@pytest.mark.parametrize(("place", "letter"), [(9, "D"), (11, "E")])
def test_a_branch_whose_copies_do_not_follow_from_each_other_fails(place: int, letter: str) -> None:
    log = branch(4).started().reveal()
    fate = next(entry["data"]["fate"] for entry in log.entries[place - 2 :] if "fate" in entry["data"])
    fate[0][2 if letter == "D" else 1] += 1

    assert check(audit(log.archive()), letter).verdict == "failed"


def changed(place: int, at: int, mask: int) -> bytes:
    """The archive with one byte of an entry's line changed."""
    line = bytearray(LINES[place - 1])
    line[at % len(line)] ^= mask
    lines = [*LINES[: place - 1], bytes(line), *LINES[place:]]
    return b"".join(one + b"\n" for one in lines) + ARCHIVE.splitlines(keepends=True)[-1]


@given(place=st.integers(1, len(LINES)), at=st.integers(0, 2000), mask=st.integers(1, 255))
def test_any_byte_changed_in_an_entry_names_the_entry(place: int, at: int, mask: int) -> None:
    report = audit(changed(place, at, mask))

    assert (report.verdict, report.entry) == ("failed", place)


@pytest.mark.parametrize("place", range(1, len(LINES) + 1))
def test_field_35_a_byte_changed_in_each_entry_in_turn_names_the_entry(place: int) -> None:
    for at in range(0, len(LINES[place - 1]), 7):
        report = audit(changed(place, at, 1))
        assert (report.verdict, report.entry, check(report, "B").entry) == ("failed", place, place)


@given(at=st.integers(0, len(ARCHIVE) - 1), mask=st.integers(1, 255))
def test_no_byte_of_an_archive_changes_unnoticed(at: int, mask: int) -> None:
    changed_archive = bytes([*ARCHIVE[:at], ARCHIVE[at] ^ mask, *ARCHIVE[at + 1 :]])

    assert audit(changed_archive).verdict == "failed"


@given(size=st.integers(0, len(ARCHIVE) - 1))
def test_an_archive_cut_off_anywhere_fails(size: int) -> None:
    assert audit(ARCHIVE[:size]).verdict == "failed"


@given(archive=st.binary(max_size=300))
def test_bytes_that_are_no_archive_fail_without_an_error(archive: bytes) -> None:
    assert audit(archive).verdict == "failed"


@given(cuts=st.lists(st.tuples(st.integers(0, len(ARCHIVE)), st.binary(max_size=20)), min_size=1, max_size=5))
def test_an_archive_with_pieces_put_in_never_raises(cuts: list[tuple[int, bytes]]) -> None:
    archive = ARCHIVE
    for at, piece in cuts:
        archive = archive[:at] + piece + archive[at:]

    assert audit(archive).verdict == ("unsigned" if archive == ARCHIVE else "failed")


def test_a_log_that_turns_back_and_forth_without_end_is_read_in_time() -> None:
    log = Log(seeds={}).started()
    for _ in range(4000):
        log.act()
    for _ in range(4000):
        log.undo(0).redo(4000)
    archive = log.archive()
    begun = perf_counter()
    report = audit(archive)

    assert (report.verdict, report.undos) == ("sealed", 4000)
    assert perf_counter() - begun < 10


def test_a_note_is_short_whatever_the_log_says() -> None:
    entries = deepcopy(GAME.entries)
    entries[12]["data"]["cards"][0] = "x" * 500_000
    report = audit(archive_of([jcs(entry) for entry in entries]))

    assert report.entry == 13
    assert max(len(one.note) for one in report.checks) <= 300


def test_the_server_seed_stands_in_no_report() -> None:
    assert SERVER_SEED.hex().encode() not in msgspec.json.encode(audit(ARCHIVE))
