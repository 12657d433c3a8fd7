"""Folds an archive through its game again, with every position."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.errors import PackCorrupt
from domain.kernel.fact import ActionTaken, Entry, Seal
from domain.kernel.game import Game, Pack
from domain.kernel.position import Position, follow
from domain.kernel.tables.chain import Link
from domain.kernel.tables.table import (
    TABLE_FACTS,
    RulesChanged,
    Table,
    TableOpened,
    follow_entries,
)
from domain.log.line import time_of
from infra.packs.index import PackIndex
from infra.store.codec import Codec, tag_of
from projections.audit import Archive, parse
from projections.audit.checks.hashes import first_false
from projections.audit.log import Flaw, Log, lines_to_decide, read_log

LogLine = Mapping[str, Any]
Document = Callable[[str], bytes | None]
"""Returns the document of a pack by its hash, if it is known."""
STATE_RULES = (tag_of(TableOpened), tag_of(RulesChanged))
"""The entries that put rules in force for the next actions."""
TAKEN = tag_of(ActionTaken)
RULES_FIRST = 1
"""The first rules version of every game."""


class NotReplayed(Exception):
    """The archive cannot be folded. entry: the one at fault, from 1, or None."""

    def __init__(self, why: str, entry: int | None = None) -> None:
        super().__init__(f"entry {entry}: {why}" if entry else why)
        self.why, self.entry = why, entry


class UnknownRules(NotReplayed):
    """The archive's game, rules or pack are not installed here."""


class StillSealed(NotReplayed):
    """Cards in the archive are sealed until its table has ended."""


class Moment(Struct, frozen=True):
    """Entries that belong together: those of an action, of the setup, or one of the table's own.

    before, after: the positions around them, None before the start; table: the table's own fold after them.
    """

    entries: tuple[Entry, ...]
    before: Position[Any] | None
    after: Position[Any] | None
    table: Table

    @property
    def action(self) -> int:
        """The action's number; 0 for entries of no action."""
        return self.entries[0].action

    @property
    def is_setup(self) -> bool:
        """Whether these are the entries of the setup."""
        return self.action == 0 and not isinstance(self.entries[0].fact, TABLE_FACTS)


class Replay(Struct, frozen=True):
    """A table's whole past, from its archive alone. pack: the one it was opened with; lines: those that were folded."""

    game: Game
    pack: Pack
    opened: TableOpened
    moments: tuple[Moment, ...]
    lines: Sequence[LogLine]

    @property
    def table(self) -> Table:
        """The table's own fold at the end."""
        return self.moments[-1].table

    @property
    def copied(self) -> int:
        """How many entries after the first are a branch's copies."""
        return self.opened.origin.entries if self.opened.origin else 0

    @property
    def position(self) -> Position[Any] | None:
        """The game's position at the end; None if the table was never started."""
        return self.moments[-1].after

    @property
    def link(self) -> Link:
        """The table as a link in the chain of its campaign."""
        return Link(self.opened, self.position.state if self.position else None, self.table.ended is not None)

    def is_decided_by(self, table: Table) -> bool:
        """Return whether the rules in force at a moment are the installed ones. table: its fold there."""
        return table.rules == self.game.rules


def lines_of(archive: bytes | Archive) -> Sequence[LogLine]:
    """Return the entries of an archive after checking its hashes and outcomes; sealed values are opened if it opens
    them.

    Raises NotReplayed for an entry at fault, ArchiveError if it is malformed.
    """
    return lines_to_decide(_log_of(archive))


def open_lines_of(archive: bytes | Archive) -> Sequence[LogLine]:
    """Return the entries of an archive that opens all its sealed values. Raises StillSealed, and as `lines_of`."""
    log = _log_of(archive)
    if not log.is_open:
        raise StillSealed("its cards are sealed until its table has ended; use `hourglass watch` until then")
    return lines_to_decide(log)


def _log_of(archive: bytes | Archive) -> Log:
    parsed = parse(archive) if isinstance(archive, bytes) else archive
    log = first_false(parsed) or read_log(parsed)
    if isinstance(log, Flaw):
        raise NotReplayed(log.why, log.entry)
    return log


def replay(lines: Sequence[LogLine], codec: Codec, packs: PackIndex, document: Document = lambda hash: None) -> Replay:
    """Fold a log's lines through its game, including those of older rules. document: finds packs that are not shipped.

    Raises NotReplayed, UnknownRules.
    """
    past, moments = folding(lines, codec, packs, document)
    return replace(past, moments=tuple(moments))


def folding(
    lines: Sequence[LogLine], codec: Codec, packs: PackIndex, document: Document
) -> tuple[Replay, Iterator[Moment]]:
    """Return a past without its moments, and an iterator that folds them. Both raise NotReplayed, UnknownRules."""
    in_force = _in_force(lines)
    _check_rules_rise(lines)
    game = _game_of(in_force, codec)
    pack = _pack_of(game, in_force[0]["pack"], packs, document)
    entries = [_entry(line, codec) for line in lines]
    opened = entries[0].fact
    assert isinstance(opened, TableOpened)
    return Replay(game, pack, opened, (), lines), _moments(game, pack, opened, entries)


def installed_part(lines: Sequence[LogLine], codec: Codec) -> Sequence[LogLine]:
    """Return the lines before rules newer than the installed ones; all lines if there are no such rules."""
    game = codec.games.get(lines[0]["data"]["game"])
    newer = (place for place, line in enumerate(lines) if game and _rules_of(line) > game.rules)
    return lines[: next(newer, len(lines))]


def actions_by_rules(lines: Sequence[LogLine]) -> Counter[int]:
    """Count the actions decided under each rules version."""
    counts: Counter[int] = Counter()
    rules = 0
    for line in lines:
        rules = _rules_of(line) or rules
        counts[rules] += line["type"] == TAKEN
    return counts


def _rules_of(line: LogLine) -> int:
    """Return the rules version that a line puts in force, 0 for none."""
    rules: int = line["data"]["rules"] if line["type"] in STATE_RULES else 0
    return rules


def _in_force(lines: Sequence[LogLine]) -> list[LogLine]:
    """Return the data that put rules and a pack in force, the opening first."""
    return [line["data"] for line in lines if line["type"] in STATE_RULES]


def _check_rules_rise(lines: Sequence[LogLine]) -> None:
    """Check that rules never fall below those in force: such a log would never be decided again. Raises NotReplayed."""
    least = RULES_FIRST
    for line in lines:
        if line["type"] in STATE_RULES:
            if line["data"]["rules"] < least:
                raise NotReplayed(f"rules version {line['data']['rules']} is below {least}", line["v"])
            least = line["data"]["rules"]


def _game_of(in_force: Sequence[LogLine], codec: Codec) -> Game:
    opened, newest = in_force[0], max(one["rules"] for one in in_force)
    game = codec.games.get(opened["game"])
    if game is None or game.rules < newest:
        raise UnknownRules(f"{opened['game']!r} of rules version {newest} is not installed here")
    return game


def _pack_of(game: Game, hash: str, packs: PackIndex, document: Document) -> Pack:
    stored = document(hash) if hash.isalnum() else None  # other text is no hash, and a store may reject it
    try:
        return packs.of_hash(game.id, hash, stored)
    except PackCorrupt:
        raise UnknownRules(f"the pack {hash} of this table is not installed here") from None


def _entry(line: LogLine, codec: Codec) -> Entry:
    try:
        fact = codec.fact_of_line(dict(line))
        at = time_of(line["at"])
    except ValueError as error:
        raise NotReplayed(str(error), line["v"]) from error
    seals = tuple(Seal(path, (), b"") for path in line["sealed"])
    return Entry(line["v"], at, line["action"], line["by"], line["rule"], fact, seals)


def _moments(game: Game, pack: Pack, opened: TableOpened, entries: Sequence[Entry]) -> Iterator[Moment]:
    table = Table()
    positions: dict[int, Position[Any]] = {}
    now: Position[Any] | None = None
    for _, group in groupby(entries, _together):
        some = tuple(group)
        try:
            before = _first(game, pack, opened) if some[0].action == 0 and not is_own(some[0]) else now
            table = follow_entries(table, some)
            now = positions[table.timeline.current] if is_own(some[0]) and positions else _folded(before, some)
        except Exception as error:  # whatever a game raises for facts that never came from its rules
            raise NotReplayed(f"does not fold: {type(error).__name__}", some[0].version) from error
        if now is not None:
            positions[table.timeline.current] = now
        yield Moment(some, before, now, table)


def _together(entry: Entry) -> tuple[int, int]:
    """Return the key that entries of one moment share: their action, or the version of one of the table's own."""
    return entry.action, entry.version if is_own(entry) else 0


def is_own(entry: Entry) -> bool:
    """Return whether an entry is one of the table's own."""
    return isinstance(entry.fact, TABLE_FACTS)


def _first(game: Game, pack: Pack, opened: TableOpened) -> Position[Any]:
    state, _ = game.begin(opened, pack)
    return Position(state)


def _folded(before: Position[Any] | None, entries: Sequence[Entry]) -> Position[Any] | None:
    if before is None:
        return None
    for entry in entries:
        before = follow(before, entry.fact)
    return before
