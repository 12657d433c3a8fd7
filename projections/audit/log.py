"""A log as a verifier reads it, and the search for the first entry that breaks it."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from projections.audit.entries import Entry, Flawed, read
from projections.audit.facts import Fact, Outcome, SeedOpened, SeedRevealed, TableOpened, chance_in, fact_of


class Item(NamedTuple):
    """An entry, what it says, and whether a branch copied it from its origin."""

    entry: Entry
    fact: Fact
    is_copy: bool


class Flaw(NamedTuple):
    """What is wrong with an entry. entry: its place in the log, from 1; items: those above it, if it cannot be read."""

    entry: int
    why: str
    items: tuple[Item, ...] = ()

    @property
    def copied(self) -> int:
        return sum(item.is_copy for item in self.items)


class Log(Struct, frozen=True):
    """A log of which every line can be read. opened: its first fact; copied: how many of the next are copies."""

    opened: TableOpened
    items: tuple[Item, ...]

    @property
    def copied(self) -> int:
        return self.opened.origin.entries if self.opened.origin else 0

    @property
    def own(self) -> Iterator[Fact]:
        """The facts that are no copies."""
        return (item.fact for item in self.items if not item.is_copy)

    @property
    def outcomes(self) -> Iterator[Outcome]:
        """The chance this table used, in the order of the log; what undo repeated comes again."""
        return (outcome for fact in self.own for outcome in chance_in(fact))

    @property
    def seeds(self) -> dict[int, str]:
        """The players' seeds as opened, by seat."""
        return {fact.seat: fact.seed for fact in self.own if isinstance(fact, SeedOpened)}

    @property
    def server_seed(self) -> bytes | None:
        """The server's seed, None before the reveal."""
        return next((bytes.fromhex(fact.seed) for fact in self.own if isinstance(fact, SeedRevealed)), None)


def read_log(lines: Sequence[bytes]) -> Log | Flaw:
    """The log of these lines, or the first that cannot be read."""
    items: list[Item] = []
    copied = 0
    for place, line in enumerate(lines, 1):
        try:
            items.append(Item(entry := read(line), fact_of(entry), 1 < place <= copied + 1))
        except Flawed as flaw:
            return Flaw(place, str(flaw), tuple(items))
        if (place == 1) != isinstance(opened := items[-1].fact, TableOpened):
            return Flaw(place, "table-opened is the first entry and no other", tuple(items[:-1]))
        if isinstance(opened, TableOpened) and opened.origin:
            copied = opened.origin.entries
        if copied >= len(lines):
            return Flaw(1, f"{copied} entries are said to be copies, only {len(lines) - 1} follow")
    first = items[0].fact
    assert isinstance(first, TableOpened)
    return Log(first, tuple(items))


def first_flaw(log: Log | Flaw, follow: Callable[[Item], None]) -> Flaw | None:
    """The first entry that `follow` raises Flawed at."""
    for place, item in enumerate(log.items, 1):
        try:
            follow(item)
        except Flawed as flaw:
            return Flaw(place, str(flaw))
    return None
