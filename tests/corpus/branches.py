"""Branches, honest and forged, each beside the archive of the table that it says it comes from."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from tests.corpus import HONEST, SEALED, Verdicts
from tests.projections.audit.log_writer import TABLE, Line, Log, archive_of, jcs, leaves_of, root
from tests.projections.audit.origins import COPIED, FIRST, GAME, OTHER, SECOND, SETUP, THIRD, branch, changing_rules

Case = tuple[str, bytes, bytes, Verdicts]
Forge = Callable[[list[Line]], None]

AT = {10: [], 14: FIRST, 18: [*FIRST, *SECOND], 21: [*FIRST, *SECOND, *THIRD], 22: FIRST, 25: [*FIRST, *OTHER]}
"""Version of the origin -> the entries of actions that count there; its setup does everywhere."""


def branches() -> Iterator[Case]:
    """Each branch with its name, its origin's archive, and the verdicts that it gets beside that."""
    game = GAME.archive()
    for version, actions in AT.items():
        yield f"at-{version}", played_on(branch(GAME, version, [*SETUP, *actions])), game, HONEST
    yield "at-the-end", played_on(branch(GAME, 32, COPIED)), game, HONEST
    yield "in-play", branch(GAME, 29, COPIED).started().archive(), game, SEALED
    yield "of-a-game-in-play", played_on(branch(GAME, 29, COPIED)), archive_of(GAME.lines()[:29]), HONEST
    rules = changing_rules()
    yield "with-new-rules", played_on(branch(rules, 13, [7, 10, 11, 12])), rules.archive(), HONEST
    yield "with-rules-too-many", played_on(branch(rules, 13, [7, 10, 11, 12, 13])), rules.archive(), {**HONEST, "D": 6}
    for name, forge, entry in FORGERIES:
        yield f"forged-{name}", forged(branch(GAME, 29, COPIED), forge), game, {**HONEST, "D": entry}
    yield from wrongly_copied(game)
    yield from not_compared(game)
    yield from with_hands()


def played_on(log: Log) -> bytes:
    return log.started().reveal().archive()


def forged(log: Log, forge: Forge) -> bytes:
    entries = deepcopy(log.started().reveal().entries)
    forge(entries)
    return archive_of([jcs(entry) for entry in entries])


def member(place: int, name: str, value: Any) -> Forge:
    return lambda entries: entries[place - 1].update({name: value})


FORGERIES: list[tuple[str, Forge, int]] = [
    ("type", member(5, "type", "tallied"), 5),
    ("asker", member(6, "by", 1), 6),
    ("rule", member(7, "rule", "toy.turn"), 7),
    ("data-of-the-game", member(9, "data", {"kept": 1, "tasks": []}), 9),
    ("number-of-an-action", lambda entries: [entry.update(action=3) for entry in entries[5:9]] and None, 6),
]


def wrongly_copied(game: bytes) -> Iterator[Case]:
    """Copies too few or too many, and copies of another log."""
    yield "action-left-out-at-the-end", played_on(branch(GAME, 29, [*SETUP, *FIRST, *OTHER])), game, {**HONEST, "D": 13}
    yield "action-too-many", played_on(branch(GAME, 25, COPIED)), game, {**HONEST, "D": 13}
    yield "another-root", played_on(branch(GAME, 29, COPIED, root="00" * 32)), game, {**HONEST, "D": 1}
    short = archive_of(GAME.lines()[:28])
    yield "an-origin-that-is-too-short", played_on(branch(GAME, 29, COPIED)), short, {**HONEST, "D": 1}
    empty = root(leaves_of([]))
    nothing = branch(GAME, 0, SETUP, root=empty.hex())
    yield "copies-of-nothing", played_on(nothing), game, {**HONEST, "D": 2}


def not_compared(game: bytes) -> Iterator[Case]:
    """Where nothing can be said, nothing is."""
    lines = GAME.lines()
    yield "no-branch", game, game, HONEST
    other = str(TABLE)[:-1] + "f"
    yield "of-another-table", played_on(branch(GAME, 29, COPIED, table=other)), game, HONEST
    unreadable = archive_of([*lines[:3], b"{}", *lines[4:]])
    yield "of-what-cannot-be-read", played_on(branch(GAME, 29, COPIED, rule="x")), unreadable, HONEST
    nowhere = Log().started().shuffle("day", "sun")
    nowhere._action = 0
    nowhere.add("actions-undone", to=5)
    for nowhere._action in (3, 5):
        nowhere.add("action-taken", seat=0, key="go")
    yield "of-what-leads-to-no-position", played_on(branch(nowhere, 10, [7])), nowhere.archive(), HONEST


def with_hands() -> Iterator[Case]:
    """A card that one seat drew hidden is open in the copies, and opened by the origin once its seed is revealed."""

    def hidden() -> Log:
        return Log(secret=("day",)).started().shuffle("day", "sun", "fog").act().draw("day", 1, seat=0)

    origin, whole = hidden(), hidden().reveal().archive()
    told: Line = {"root": root(leaves_of(origin.lines())).hex()}
    open_ = Log().started().shuffle("day", "sun", "fog").act().draw("day", 1)
    copies = branch(open_, 9, [7, 8, 9], **told)
    yield "of-hidden-hands", played_on(copies), whole, HONEST
    yield "of-hidden-hands-in-play", played_on(branch(open_, 9, [7, 8, 9], **told)), hidden().archive(), HONEST
    yield "of-hidden-hands-cut-short", played_on(branch(open_, 9, [7, 8], **told)), whole, {**HONEST, "D": 4}
