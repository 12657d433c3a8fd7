"""Forged archives, each with the check that finds it and the entry it names.

The forger has written leaves and root anew, so that check B has nothing to find, unless a test says otherwise.
"""

from collections.abc import Callable
from copy import deepcopy

import pytest

from projections.audit import Report, audit
from tests.projections.audit.forging import both, changed, fact, inserted, removed, renumber, swapped
from tests.projections.audit.log_writer import SERVER_SEED, Line, Log, archive_of, jcs, sha, small_game

ENTRIES = small_game().entries
LINES = [jcs(entry) for entry in ENTRIES]
ARCHIVE = archive_of(LINES)


def failed(report: Report) -> str:
    return "".join(check.check for check in report.checks if check.verdict == "failed")


def entry_of(report: Report, letter: str) -> int | None:
    return next(check.entry for check in report.checks if check.check == letter)


OTHER_SEED = "ffffffffffffffffffffffffffffffff"

FORGERIES = [
    # A: the form of a line
    ("a version skipped", changed(9, "v", 10), "A", 9),
    ("a version from 0", changed(1, "v", 0), "A", 1),
    ("time running back", changed(15, "at", "2026-01-31T11:59:59.000Z"), "A", 15),
    ("a month that is none", changed(11, "at", "2026-13-31T12:00:00.250Z"), "A", 11),
    ("a time zone", changed(11, "at", "2026-01-31T12:00:00.250+01:00"), "A", 11),
    ("one action at two times", changed(13, "at", "2026-01-31T12:00:00.251Z"), "A", 13),
    ("an action number used again", changed(28, "action", 4), "A", 28),
    ("an action number left out", changed(28, "action", 6), "A", 28),
    ("an action number of an undone action", changed(24, "action", 3), "A", 24),
    ("an action split by the table's own entry", changed(13, "action", 0), "A", 14),
    ("a negative seat", changed(11, "by", -1), "A", 11),
    ("a seat that is true", changed(11, "by", True), "A", 11),
    ("a rule that is a number", changed(11, "rule", 7), "A", 11),
    ("data that is a list", changed(11, "data", []), "A", 11),
    ("a further member", changed(11, "name", "Anna"), "A", 11),
    ("a large integer in data", changed(11, "data.seat", 2**53), "A", 11),
    ("a fraction in data", changed(11, "data.seat", 0.5), "A", 11),
    ("a second opening", changed(10, "type", "table-opened"), "A", 10),
    ("no opening", changed(1, "type", "table-begun"), "A", 1),
    ("a commitment that is no hash", changed(1, "data.commitment", "A" * 64), "A", 1),
    ("a commitment with a line feed", changed(1, "data.commitment", "a" * 64 + "\n"), "A", 1),
    ("a roll without fate", changed(12, "data", {"die": "dice", "rolled": [], "purpose": ""}), "A", 12),
    ("an outcome without its m", changed(12, "data.fate.0", ["dice", 0, 6]), "A", 12),
    ("an outcome of 0 possibilities", changed(12, "data.fate.0.2", 0), "A", 12),
    ("an outcome of a stream outside ASCII", changed(12, "data.fate.0.0", "Würfel"), "A", 12),
    # C: the seeds
    ("another commitment", changed(1, "data.commitment", sha(b"another")), "C", 32),
    ("another server seed", changed(32, "data.seed", "00" * 32), "C", 32),
    ("an opened seed that was not sealed", changed(5, "data.seed", OTHER_SEED), "C", 5),
    ("an opened seed too short", changed(5, "data.seed", "short"), "C", 5),
    ("a seal changed after the fact", changed(2, "data.sealed", sha(OTHER_SEED.encode())), "C", 4),
    ("a seal after the first opening", swapped(3), "C", 4),
    ("a seed opened without a seal", inserted(6, fact("seed-opened", seat=2, seed=OTHER_SEED)), "C", 6),
    ("a seed opened twice", inserted(6, fact("seed-opened", seat=1, seed=OTHER_SEED)), "C", 6),
    ("a seat that sealed twice", inserted(4, fact("seed-sealed", seat=1, sealed=sha(OTHER_SEED.encode()))), "C", 4),
    ("a start without an opened seed", removed(5), "C", 5),
    ("a seed opened after the start", swapped(5), "C", 5),
    ("a second start", inserted(10, fact("table-started")), "C", 10),
    ("a reveal without an end", removed(31), "C", 31),
    ("a reveal in mid-game", inserted(27, fact("seed-revealed", seed=SERVER_SEED.hex())), "C", 27),
    ("play after the end", inserted(32, fact("token-replaced", seat=1)), "C", 32),
    ("play after the reveal", inserted(33, fact("token-replaced", seat=1)), "C", 33),
    # D: outcomes, faces, pools
    ("another face", changed(12, "data.rolled.0", 6), "D", 12),
    ("another face with its outcome", both(changed(12, "data.rolled.0", 6), changed(12, "data.fate.0.3", 5)), "D", 12),
    ("a face more than outcomes", changed(12, "data.rolled", [5, 2, 2, 6]), "D", 12),
    ("a die with more possibilities than faces", changed(12, "data.fate.0.2", 8), "D", 12),
    ("an outcome beyond the faces", changed(12, "data.fate.0.3", 6), "D", 12),
    ("faces exchanged in the opening", changed(1, "data.dice.dice", [1, 2, 3, 4, 6, 5]), "D", 12),
    ("a die that the table has not", changed(12, "data.die", "coin"), "D", 12),
    ("a die rolled by another's stream", changed(29, "data.die", "disc"), "D", 29),
    ("another card", changed(13, "data.cards.0", "sun"), "D", 13),
    (
        "another card with its outcome",
        both(changed(13, "data.cards.0", "sun"), changed(13, "data.fate.0.3", 3)),
        "D",
        13,
    ),
    ("a card that the pool does not hold", changed(13, "data.cards.1", "fog"), "D", 13),
    ("a pool larger than it is", changed(13, "data.fate.0.2", 5), "D", 13),
    ("an m that does not fall", changed(13, "data.fate.1.2", 4), "D", 13),
    ("a draw from an unknown pool", changed(13, "data.pool", "noon"), "D", 13),
    ("a card drawn without an outcome", changed(13, "data.cards", ["fog", "rain", "sun"]), "D", 13),
    ("an outcome without a card", changed(13, "data.cards", ["fog"]), "D", 13),
    ("a face-down place taken for a card", changed(17, "data.cards", ["?night", "owl"]), "D", 17),
    ("a face-down place not settled", changed(17, "data.fate", [["deck/night+", 0, 3, 0]]), "D", 17),
    ("a card taken that was drawn before", changed(20, "data.cards", ["fog"]), "D", 20),
    ("a card taken twice", changed(20, "data.cards", ["rain", "rain"]), "D", 20),
    ("a card smuggled into the pool", changed(7, "data.cards", ["ace", "fog", "rain", "rain", "sun"]), "D", 13),
    ("a card left out of the pool", changed(7, "data.cards", ["fog", "rain", "sun"]), "D", 13),
    ("an undo that rolls anew", both(changed(24, "data.fate.0.3", 1), changed(24, "data.rolled.0", "moon")), "D", 24),
    ("a shuffle outside an action", both(inserted(23, fact("cards-shuffled", pool="day", cards=["ace"]))), "D", 23),
    ("a roll before the start", inserted(6, ENTRIES[11]), "D", 6),
    ("another table's outcomes", changed(1, "data.table", "6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b6"), "D", 9),
    ("another fact with a false outcome", changed(10, "data", {"fate": [["dice", 0, 100, 99]]}), "D", 10),
    # E: running numbers
    ("a running number skipped", changed(29, "data.fate.0.1", 6), "E", 29),
    ("a running number used again", changed(29, "data.fate.0.1", 4), "E", 29),
    ("a roll cut out", removed(12), "E", 24),
    ("a roll told twice", inserted(26, ENTRIES[24]), "E", 26),
    ("an undo cut out", removed(22), "E", 23),
    ("an undo to another action", changed(22, "data.to", 0), "E", 25),
    ("an undo to an action to come", changed(22, "data.to", 4), "E", 22),
    ("an undo to an undone action", changed(26, "data.to", 2), "E", 26),
    ("an undo to where the table is", changed(26, "data.to", 4), "E", 26),
    ("a redo to an undone branch", changed(27, "data.to", 1), "E", 27),
    ("a redo to an unknown action", changed(27, "data.to", 9), "E", 27),
]


@pytest.mark.parametrize(("forge", "letter", "place"), [pytest.param(*rest, id=name) for name, *rest in FORGERIES])
def test_a_forgery_is_found(forge: Callable[[list[Line]], None], letter: str, place: int) -> None:
    entries = deepcopy(ENTRIES)
    forge(entries)
    report = audit(archive_of([jcs(entry) for entry in entries]))
    assert letter in failed(report)
    assert (report.verdict, entry_of(report, letter)) == ("failed", place)


LINE_FORGERIES = [
    ("spaces", lambda line: line.replace(b'":', b'": '), 12),
    ("members in another order", lambda line: b'{"v":12,' + line[1:].replace(b',"v":12', b""), 12),
    ("a member twice", lambda line: line.replace(b'"v":12', b'"v":12,"v":12'), 12),
    ("a fraction", lambda line: line.replace(b'"v":12', b'"v":12.0'), 12),
    ("an exponent", lambda line: line.replace(b'"v":12', b'"v":1.2e1'), 12),
    ("a number too large", lambda line: line.replace(b'"v":12', b'"v":' + b"9" * 6000), 12),
    ("an escape that need not be", lambda line: line.replace(b'"test"', b'"t\\u0065st"'), 12),
    ("half a character", lambda line: line.replace(b'"test"', b'"\\ud83d"'), 12),
    ("bytes that are not UTF-8", lambda line: line.replace(b"test", b"t\xffst"), 12),
    ("a carriage return", lambda line: line + b"\r", 12),
    ("an empty line", lambda line: b"", 12),
    ("a list", lambda line: b"[]", 12),
    ("a line of 10 MB", lambda line: line.replace(b"test", b"t" * 10_000_000), 12),
    ("a line nested deeply", lambda line: line.replace(b'"test"', b"[" * 100_000 + b"]" * 100_000), 12),
    ("a list of leaves in the middle", lambda line: b'{"leaves":[],"root":""}', 12),
]


@pytest.mark.parametrize(("forge", "place"), [pytest.param(*rest, id=name) for name, *rest in LINE_FORGERIES])
def test_a_line_that_is_no_entry_is_found(forge: Callable[[bytes], bytes], place: int) -> None:
    lines = [*LINES[: place - 1], forge(LINES[place - 1]), *LINES[place:]]
    assert lines != LINES
    report = audit(archive_of(lines))
    assert (report.verdict, failed(report), entry_of(report, "A")) == ("failed", "A", place)


LEAVES = ARCHIVE.splitlines(keepends=True)[-1]


def whole(lines: list[bytes], rest: bytes = LEAVES) -> bytes:
    return b"".join(line + b"\n" for line in lines) + rest


ARCHIVE_FORGERIES = [
    ("an empty file", b"", "A", None),
    ("leaves alone", LEAVES, "A", None),
    ("cut off inside an entry", ARCHIVE[: len(whole(LINES[:9], b"")) + 40], "A", 10),
    ("cut off after an entry", whole(LINES[:9], b""), "B", None),
    ("cut off inside the leaves", ARCHIVE[:-10], "A", None),
    ("an entry dropped", whole(LINES[:8] + LINES[9:]), "B", 9),
    ("the last entry dropped", whole(LINES[:-1]), "B", 32),
    ("an entry told twice", whole([*LINES[:9], LINES[8], *LINES[9:]]), "B", 10),
    ("an entry put at the end", whole([*LINES, LINES[8]]), "B", 33),
    ("two entries exchanged", whole([*LINES[:8], LINES[9], LINES[8], *LINES[10:]]), "B", 9),
    ("another leaf", whole(LINES, LEAVES.replace(sha(b"\x00" + LINES[8]).encode(), b"0" * 64)), "B", 9),
    ("another root", whole(LINES, LEAVES[:-67] + b"0" * 64 + LEAVES[-3:]), "B", None),
    ("leaves with spaces", whole(LINES, LEAVES.replace(b",", b", ")), "A", None),
    ("leaves in capitals", whole(LINES, LEAVES.upper().replace(b"LEAVES", b"leaves")), "A", None),
]


@pytest.mark.parametrize(
    ("archive", "letter", "place"), [pytest.param(*rest, id=name) for name, *rest in ARCHIVE_FORGERIES]
)
def test_an_archive_forged_as_a_whole_is_found(archive: bytes, letter: str, place: int | None) -> None:
    report = audit(archive)
    assert letter in failed(report)
    assert (report.verdict, report.entry, entry_of(report, letter)) == ("failed", place, place)


@pytest.mark.parametrize("place", [12, 17, 24, 29])
def test_an_outcome_forged_before_the_reveal_shows_when_the_seed_is_revealed(place: int) -> None:
    entries = deepcopy(ENTRIES)
    for one in entries[place - 1]["data"]["fate"]:
        one[3] = (one[3] + 1) % one[2]
    report = audit(archive_of([jcs(entry) for entry in entries]))
    assert (report.entry, entry_of(report, "D")) == (place, place)


def test_an_undo_that_rolls_anew_shows_even_before_the_reveal() -> None:
    entries = deepcopy(ENTRIES[:-2])
    entries[23]["data"]["fate"][0][3] = 1
    entries[23]["data"]["rolled"][0] = "moon"
    report = audit(archive_of([jcs(entry) for entry in entries]))
    assert (failed(report), report.entry) == ("D", 24)


def test_player_seeds_left_out_by_the_operator_change_the_outcomes() -> None:
    entries = deepcopy([ENTRIES[0], *ENTRIES[5:]])
    renumber(entries)
    report = audit(archive_of([jcs(entry) for entry in entries]))
    assert (failed(report), report.entry) == ("D", 8)


def test_a_pool_without_bound_is_refused() -> None:
    log = Log().started().shuffle("bag", *(f"card-{n}" for n in range(10_001)))
    report = audit(log.archive())
    assert (failed(report), report.entry) == ("D", 7)
