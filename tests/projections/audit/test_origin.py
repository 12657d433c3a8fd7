"""What a branch copies of its origin, and a copy that is not as it stands there: audit protocol 4, 5 D."""

from collections.abc import Callable
from typing import Any

import pytest

from domain.log.line import Flawed
from projections.audit import audit, parse
from projections.audit.checks.origin import counted, first_unlike
from projections.audit.log import Flaw, read_log
from projections.audit.log import Log as Read
from tests.projections.audit.log_writer import TABLE, Log, archive_of, leaves_of, root
from tests.projections.audit.origins import (
    COPIED,
    FIRST,
    GAME,
    LAST,
    OTHER,
    SECOND,
    SETUP,
    THIRD,
    branch,
    changing_rules,
)


def read(archive: bytes) -> Read:
    log = read_log(parse(archive))
    assert isinstance(log, Read)
    return log


def unlike(log: Log, origin: Log) -> Flaw | None:
    return first_unlike(read(log.archive()), parse(origin.archive()))


@pytest.mark.parametrize(
    ("version", "copied"),
    [
        (6, []),
        (10, SETUP),
        (14, [*SETUP, *FIRST]),
        (18, [*SETUP, *FIRST, *SECOND]),
        (21, [*SETUP, *FIRST, *SECOND, *THIRD]),
        (22, [*SETUP, *FIRST]),
        (25, [*SETUP, *FIRST, *OTHER]),
        (26, [*SETUP, *FIRST]),
        (27, [*SETUP, *FIRST, *OTHER]),
        (29, COPIED),
        (32, COPIED),
    ],
)
def test_what_counts_at_a_version_is_copied_and_like_its_origin(version: int, copied: list[int]) -> None:
    """The change of the rules, 30, comes before no action that counts."""
    assert [item.entry.v for item in counted(read(GAME.archive()).items[:version])] == copied
    assert unlike(branch(GAME, version, copied), GAME) is None


@pytest.mark.parametrize(
    ("version", "copied"),
    [(10, [7]), (12, [7, 10, 11, 12]), (13, [7, 10, 11, 12]), (15, [7, *range(10, 16)]), (18, [7, *range(10, 16)])],
)
def test_changes_of_the_rules_are_copied_before_an_action_alone(version: int, copied: list[int]) -> None:
    """They lie at 10, 13 and 16."""
    assert [item.entry.v for item in counted(read(changing_rules().archive()).items[:version])] == copied


def test_an_origin_that_leads_to_no_position_is_not_compared() -> None:
    """The line of a forged one could lead round and round: to 5, that comes from 3, that comes from 5."""
    log = Log().started().shuffle("day", "sun")
    log._action = 0
    log.add("actions-undone", to=5)
    for log._action in (3, 5):
        log.add("action-taken", seat=0, key="go")
    with pytest.raises(Flawed, match="entry 8 of the origin's archive: undone to action 5"):
        counted(read(log.archive()).items)
    with pytest.raises(Flawed, match="entry 8 of the origin's archive"):
        unlike(branch(log, 10, [7, 9, 10]), log)


def change(place: int, member: str, value: Any) -> Callable[[Log], None]:
    def changed(log: Log) -> None:
        assert log.entries[place - 1][member] != value
        log.entries[place - 1][member] = value

    return changed


@pytest.mark.parametrize(
    ("forge", "entry"),
    [
        (change(5, "type", "tallied"), 5),
        (change(12, "action", 3), 12),
        (change(6, "by", 1), 6),
        (change(7, "rule", "toy.turn"), 7),
        (change(9, "data", {"kept": 1, "tasks": []}), 9),
    ],
)
def test_whatever_a_copy_says_otherwise_is_found(forge: Callable[[Log], None], entry: int) -> None:
    log = branch(GAME, 29, COPIED)
    forge(log)
    assert unlike(log, GAME) == Flaw(entry, "not as in the origin's archive")


def test_a_copy_has_a_version_and_a_time_of_its_own() -> None:
    log = branch(GAME, 29, COPIED).started().act().roll().reveal()
    for entry in log.entries:
        entry["at"] = entry["at"].replace("2026", "2027")
    assert unlike(log, GAME) is None


@pytest.mark.parametrize(
    ("version", "copied", "entry"),
    [(29, [*SETUP, *FIRST, *OTHER], 13), (25, COPIED, 13), (29, [*SETUP, *FIRST, *LAST], 10), (14, [*SETUP], 6)],
)
def test_a_copy_too_few_or_too_many_is_found(version: int, copied: list[int], entry: int) -> None:
    assert unlike(branch(GAME, version, copied), GAME) == Flaw(entry, "not as in the origin's archive")


def test_an_origin_with_another_beginning_is_told_at_the_opening() -> None:
    why = "the origin's first 29 entries have another root there"
    assert unlike(branch(GAME, 29, COPIED, root="00" * 32), GAME) == Flaw(1, why)
    short = Log().started()
    whole = root(leaves_of(short.lines())).hex()
    why = "the origin's first 7 entries have another root there"
    assert unlike(branch(short, 7, [], root=whole), short) == Flaw(1, why), "it has six"


def test_what_cannot_be_compared_is_not_said_to_be_false() -> None:
    log = branch(GAME, 29, COPIED)
    with pytest.raises(Flawed, match="it is no branch"):
        unlike(GAME, log)
    with pytest.raises(Flawed, match=f"the archive is of table {TABLE}, not of the origin, 6f"):
        unlike(branch(GAME, 29, COPIED, table="6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4ff"), GAME)
    lines = [*GAME.lines()[:3], b"{}", *GAME.lines()[4:]]
    with pytest.raises(Flawed, match="cannot be read: entry 4"):
        first_unlike(read(log.archive()), parse(archive_of(lines)))


def hands() -> Log:
    """A seat draws a card that it alone may see."""
    return Log(secret=("day",)).started().shuffle("day", "sun", "fog").act().draw("day", 1, seat=0)


def test_a_copy_is_open_and_like_what_its_origin_opens() -> None:
    origin = hands()
    open_ = Log().started().shuffle("day", "sun", "fog").act().draw("day", 1)
    copied = [7, 8, 9]
    sealed_root = root(leaves_of(origin.lines())).hex()
    log = branch(open_, 9, copied, root=sealed_root)
    with pytest.raises(Flawed, match="does not open what it has sealed"):
        unlike(log, origin)
    origin.reveal()
    assert unlike(log, origin) is None
    log.entries[-1]["data"]["cards"] = ["owl"]
    assert unlike(log, origin) == Flaw(4, "not as in the origin's archive")


def test_the_audit_tells_what_came_of_the_comparison() -> None:
    def said(log: Log, origin: Log | None) -> tuple[str, int | None, str]:
        report = audit(log.archive(), origin=None if origin is None else parse(origin.archive()))
        one = next(one for one in report.checks if one.check == "D")
        return one.verdict, one.entry, one.note.rpartition("; ")[2]

    log = branch(GAME, 29, COPIED).started().reveal()
    copies = f"{len(COPIED)} entries were copied from another table"
    assert said(log, GAME) == ("ok", None, f"{copies}, as they stand in their origin's archive")
    assert said(log, None) == ("ok", None, f"{copies}, not compared with their origin")
    assert said(GAME, log)[2].endswith("not compared: it is no branch: nothing in it was copied")
    log.entries[4]["rule"] = "toy.turn"
    assert said(log, GAME) == ("failed", 5, "not as in the origin's archive")
