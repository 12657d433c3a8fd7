"""Logs of a table and of the branches that were taken from it."""

from typing import Any

from tests.projections.audit.log_writer import TABLE, Line, Log, leaves_of, root, small_game

GAME = small_game()


SETUP, FIRST, SECOND, THIRD, OTHER, LAST = (
    [*range(7, 11)],
    [*range(11, 15)],
    [*range(15, 19)],
    [*range(19, 22)],
    [*range(23, 26)],
    [*range(28, 30)],
)
"""Versions of the small game: of its setup, and of its actions 1 to 5."""


COPIED = [*SETUP, *FIRST, *OTHER, *LAST]
"""What counts at its end: actions 2 and 3 were undone for good."""


def branch(origin: Log, version: int, copied: list[int], **other: Any) -> Log:
    """A branch with copies of these entries. other: what its opening says of its origin instead of what is so."""
    told: Line = {"table": str(TABLE), "version": version, "entries": len(copied)}
    told["root"] = root(leaves_of(origin.lines()[:version])).hex()
    log = Log(origin=told | other)
    for at in copied:
        log.copy_of(origin.entries[at - 1])
    log._action = 0
    return log


def changing_rules() -> Log:
    """Rules change before each of two actions and after them; a third action came before all and is undone."""
    log = Log().started().shuffle("day", "sun").act().undo(0)
    for rules in (2, 3, 4):
        log._action = 0
        log.add("rules-changed", rules=rules, pack="00" * 32)
        if rules < 4:
            log.act().add("awaiting", kept=0, tasks=[])
    return log.reveal()
