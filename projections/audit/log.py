"""A log as a verifier reads it, and the search for its first flaw."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict

from domain.log.archive import Archive, Path
from domain.log.line import Entry, Flawed, read
from projections.audit.checks.seals import Openings, SealedValue, opened_data, sealed_values
from projections.audit.facts import Fact, Origin, Outcome, SeedOpened, SeedRevealed, TableOpened, chance_in, fact_of


class Item(NamedTuple):
    """An entry with its fact, whether a branch copied it from its origin, and its sealed values."""

    entry: Entry
    fact: Fact
    is_copy: bool
    sealed: tuple[SealedValue, ...] = ()


class Flaw(NamedTuple):
    """A flaw of an entry. entry: its place in the log, from 1; items: those above it, if it cannot be read."""

    entry: int
    why: str
    items: tuple[Item, ...] = ()

    @property
    def origin(self) -> Origin | None:
        """The origin of a branch, as far as it could be read."""
        opened = self.items[0].fact if self.items else None
        return opened.origin if isinstance(opened, TableOpened) else None


class Log(Struct, frozen=True):
    """A log whose lines can all be read. opened: its first fact; openings: of its sealed values."""

    opened: TableOpened
    items: tuple[Item, ...]
    openings: Openings

    @property
    def origin(self) -> Origin | None:
        """The origin of a branch; None for any other table."""
        return self.opened.origin

    @property
    def copied(self) -> int:
        """How many entries after the first are copies."""
        return self.origin.entries if self.origin else 0

    @property
    def sealed(self) -> Iterator[tuple[int, Path]]:
        """The places of sealed values: entry, and path from its data."""
        return ((item.entry.v, path) for item in self.items for path, _ in item.sealed)

    @property
    def is_open(self) -> bool:
        """Whether every sealed value has been opened."""
        return all(place in self.openings for place in self.sealed)

    @property
    def own(self) -> Iterator[Fact]:
        """The facts that are not copies."""
        return (item.fact for item in self.items if not item.is_copy)

    @property
    def outcomes(self) -> Iterator[Outcome]:
        """The chance that this table used, in log order; what undo repeated is there again."""
        return (outcome for fact in self.own for outcome in chance_in(fact))

    @property
    def seeds(self) -> dict[int, str]:
        """The players' opened seeds, by seat."""
        return {fact.seat: fact.seed for fact in self.own if isinstance(fact, SeedOpened)}

    @property
    def server_seed(self) -> bytes | None:
        """The server's seed, None before the reveal."""
        return next((bytes.fromhex(fact.seed) for fact in self.own if isinstance(fact, SeedRevealed)), None)


def read_log(archive: Archive) -> Log | Flaw:
    """Return the log of an archive, or the first entry that cannot be read."""
    items: list[Item] = []
    copied, lines = 0, archive.lines
    openings = {(one.v, one.path): one for one in archive.openings}
    for place, line in enumerate(lines, 1):
        try:
            entry = read(line)
            sealed = sealed_values(line, entry)
            fact = fact_of(entry, opened_data(entry, sealed, openings))
            items.append(Item(entry, fact, 1 < place <= copied + 1, sealed))
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
    return Log(first, tuple(items), openings)


def lines_to_decide(log: Log) -> Sequence[Mapping[str, Any]]:
    """Return the log's entries as members of their lines, with sealed values opened; `sealed`: the paths of those
    values.
    """
    return [
        asdict(item.entry)
        | {
            "data": opened_data(item.entry, item.sealed, log.openings),
            "sealed": [path for path, _ in item.sealed],
        }
        for item in log.items
    ]


def first_flaw(log: Log | Flaw, follow: Callable[[Item], None]) -> Flaw | None:
    """Return the first entry for which `follow` raises Flawed."""
    for place, item in enumerate(log.items, 1):
        try:
            follow(item)
        except Flawed as flaw:
            return Flaw(place, str(flaw))
    return None
