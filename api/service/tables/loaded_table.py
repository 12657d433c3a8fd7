"""A table in memory, and its positions: cached, or folded from the nearest snapshot."""

from asyncio import Lock
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from api.service.tables.arrivals import Marks
from api.service.tables.views.pasts import Pasts
from domain.kernel.chance.fate import Secrets
from domain.kernel.fact import ActionTaken, Awaiting, Entry, Fact, OnlyAnswerTaken
from domain.kernel.game import Game, Pack
from domain.kernel.position import Position, follow_all
from domain.kernel.registry import options
from domain.kernel.tables.decisions import Now
from domain.kernel.tables.table import OWN_FACTS, Table, follow_entries
from domain.kernel.tables.timeline import Timeline
from domain.kernel.task import Option
from domain.log.tree import BLOCK, Roots, Tree, leaves_of, roots_of
from infra.cache import Cache
from infra.store.codec import Head, snapshots_of
from infra.store.library import StoredEvent
from infra.store.log import TableLog
from infra.store.rows.records import SeatRow, SnapshotRow, TableRow

SNAPSHOT_EVERY = 100
"""Positions of a line between two snapshots."""

VISITED_SHARE = 4
"""Readers who go back have a cache of their own, smaller than the game's by this factor."""

LINES_KEPT = 256
"""The newest lines of a table in memory, so that each is encoded once for all watchers and read from no store."""

LINES_DROPPED_AT = 2 * LINES_KEPT
"""How many may be there before those that are too many are dropped: to copy all at each action would take longer."""

BLOCKS_KEPT = 4
"""Blocks of leaves that one proof reads."""

CHANGELESS = (ActionTaken, OnlyAnswerTaken, Awaiting)
"""Facts that leave the state as it is: what was answered, and what is waited for."""

Menu = tuple[Option, ...]


class Recent(NamedTuple):
    """The newest lines of a log, those after a version, and the events that they are made of. Lists that only grow."""

    after: int
    lines: list[bytes]
    events: list[StoredEvent]

    @property
    def is_full(self) -> bool:
        """Whether the older ones are to be dropped."""
        return len(self.lines) >= LINES_DROPPED_AT

    def newest(self) -> "Recent":
        """Return the newest ones, in lists of their own."""
        dropped = len(self.lines) - LINES_KEPT
        return Recent(self.after + dropped, self.lines[dropped:], self.events[dropped:])


class LoadedTable:
    """A table in memory. Only its use cases change it, after the commit, one at a time under `lock`. Threads may read.

    table: its own newest fold; row, seats: what is stored outside its log; secrets, seed: the table's, None until first
    used; position: the newest, None before the start; is_imported: whether it was imported, so that its log names the
    id that it has where it was played; imported: what its archive held besides the log, if it was; is_played: whether a
    command was carried out since it was loaded; used: grows with each use of any table; marks: when its entries were
    seen here;
    pasts: the table as readers with a delay see it.
    """

    def __init__(
        self, row: TableRow, head: Head, game: Game, pack: Pack, log: TableLog, marks: Marks, kept_max: int
    ) -> None:
        """head: its tree may lag behind its table."""
        self.id = row.table
        self.row = row
        self.seats: Sequence[SeatRow] = log.rows.seats(row.table)
        self.table = head.table
        self.game = game
        self.pack = pack
        self.is_imported = head.table.facts_of_opening.table != str(row.table)
        self.imported = log.rows.imported(row.table) if self.is_imported else None
        self.seed: bytes | None = None
        self.secrets: Secrets | None = None
        self.lock = Lock()
        self.is_played = False
        self.used = 0
        self.marks = marks
        self.pasts = Pasts()
        self._log = log
        self._tree = head.tree
        self._recent = Recent(head.table.version, [], [])
        self._newest_block: tuple[int, list[bytes]] = 0, []
        self._snapshots = snapshots_of(game)
        self._kept: Cache[int, Position[Any]] = Cache(kept_max)
        self._visited: Cache[int, Position[Any]] = Cache(max(1, kept_max // VISITED_SHARE))
        self._played: tuple[int, Position[Any]] | None = None
        self._offered: tuple[Position[Any], Menu] | None = None

    @property
    def position(self) -> Position[Any] | None:
        """The game's current position."""
        return self.position_in(self.table)

    def position_in(self, table: Table) -> Position[Any] | None:
        """Return the game's position when this was the table's fold; None before the start. Raises LogCorrupt."""
        return self.after(table.timeline.current) if table.started else None

    @property
    def result(self) -> str | None:
        """The game's result at the newest position, None while it goes on."""
        return self.result_in(self.table)

    def result_in(self, table: Table) -> str | None:
        """Return the game's result when this was the table's fold; None while it went on."""
        position = self.position_in(table)
        return self.game.result(position.state) if position else None

    @property
    def now(self) -> Now:
        """What a command is decided by. Raises LogCorrupt."""
        position = self.position
        return Now(self.game, self.table, position, self.offered(position) if position else None)

    @property
    def is_over(self) -> bool:
        """Whether the game has a result and asks nothing more."""
        return self.now.is_over

    @property
    def is_closed(self) -> bool:
        """Whether nothing more can happen at it."""
        return self.is_closed_in(self.table)

    def is_closed_in(self, table: Table) -> bool:
        """Return whether nothing more could happen at it when this was its fold."""
        return table.ended is not None or self.is_imported

    @property
    def menu(self) -> Menu:
        """All that is legal now, for every seat: the question's options, then the others; computed once."""
        position = self.position
        if position is None or self.is_closed:
            return ()
        return self.listed(position) + tuple(self.game.always(position.state))

    def offered(self, position: Position[Any]) -> Menu | None:
        """Return the question's options at a position, if they were listed already."""
        return self._offered[1] if self._offered is not None and self._offered[0] is position else None

    def listed(self, position: Position[Any]) -> Menu:
        """Return the question's options at a position, listed only once."""
        offered = self.offered(position)
        if offered is None:
            offered = question_options(position)
            self._offered = position, offered
        return offered

    def prepare(self) -> None:
        """Load what is needed first: the tree over the log, and the current position. Raises LogCorrupt."""
        self._tree = self.tree
        if self.table.started:
            self.after(self.table.timeline.current)

    def keep(self, action: int, position: Position[Any]) -> None:
        """Cache the position after an action that was played. Nearly all ask for the last one."""
        self._kept.put(action, position)
        self._played = action, position

    def after(self, action: int) -> Position[Any]:
        """Return the position after an action (0: after the setup). Raises LogCorrupt.

        Positions that readers go back to have their own cache, so readers never evict the current position.
        """
        found = self._held(action)
        if found is None:
            is_current = action == self.table.timeline.current
            found = (self._kept if is_current else self._visited).put(action, self._fold_to(action))
        return found

    def _held(self, action: int) -> Position[Any] | None:
        """Return the position after an action, if it is in memory."""
        if self._played is not None and self._played[0] == action:
            return self._played[1]
        return self._kept.get(action) or self._visited.get(action)

    def at(self, version: int) -> Position[Any]:
        """Return the position after any entry since the start. Inside an action and the setup it asks nobody."""
        timeline = self.table.timeline
        if version < timeline.start:
            return Position(self.folded(self.first(), self._stored(0, version)).state)
        position = self.after(timeline.position_at(version))
        step = timeline.step_within(version)
        return Position(self.folded(position, self._stored(step.first - 1, version)).state) if step else position

    @property
    def tree(self) -> Tree:
        """The tree over the whole log, extended to the newest entry when it is asked for. Raises LogCorrupt."""
        tree, version = self._tree, self.table.version
        if tree.size < version:
            tree = self._tree = tree.grown(leaves_of(self.lines(tree.size, version - tree.size)))
        return tree

    @property
    def roots(self) -> Roots:
        """The roots over parts of the log, for proofs and earlier checkpoints. Reads only the blocks at the edges."""
        return roots_of(self.tree, lru_cache(maxsize=BLOCKS_KEPT)(self._block))

    def rooted(self, size: int) -> Callable[[], bytes]:
        """Return what computes the root over the log's first `size` entries, and reads nothing: most are never asked
        for. Raises LogCorrupt.
        """
        tree, recent = self._tree, self._recent
        if not recent.after <= tree.size <= size:
            root = self.roots(0, size)
            return lambda: root

        def computed() -> bytes:
            grown = self.tree
            if grown.size != size:  # the table has moved on
                grown = tree.grown(leaves_of(recent.lines[tree.size - recent.after : size - recent.after]))
            return grown.root()

        return computed

    def moved(self, table: Table, events: Sequence[StoredEvent], lines: Sequence[bytes]) -> None:
        """Update the table: these events were written. lines: theirs."""
        self.marks.saw(table.version)  # first: no reader may find an entry without a mark
        recent = self._recent
        if recent.is_full:
            if self._tree.size >= recent.after:
                self._tree = self.tree  # else lines that it lacks would have to be read from the store
            recent = recent.newest()
        recent.events.extend(events)  # first: whoever finds a line finds its event
        recent.lines.extend(lines)
        self._recent = recent
        self.table = table

    @property
    def idle_seconds(self) -> float:
        """How long nothing has happened at it, counted while this process has run."""
        return self.marks.idle_seconds

    def follow(self, events: Sequence[StoredEvent]) -> None:
        """Follow what was written elsewhere: events of the log, some of which may be known. Raises LogCorrupt."""
        before = self.table
        newer = [event for event in events if event.originator_version > before.version]
        table = follow_entries(before, [self._log.codec.entry(event) for event in newer])
        self.moved(table, newer, [self._log.codec.line(event) for event in newer])
        timeline = table.timeline
        if timeline.start and not before.timeline.start:
            setup = (event for event in newer if event.originator_version <= timeline.start)
            self.keep(0, self.folded(self.first(), setup))
        for step in timeline.steps[before.timeline.length : timeline.length]:
            done = (event for event in newer if step.first <= event.originator_version <= step.last)
            self.keep(step.action, self.folded(self.after(step.parent), done))

    def has_at_hand(self, after: int) -> bool:
        """Return whether everything after a version is in memory, with its positions, so that the store is not read."""
        timeline, recent = self.table.timeline, self._recent
        if after < recent.after or self._tree.size < recent.after:
            return False
        versions = range(after + 1, self.table.version + 1)
        return all(timeline.position_at(version) in self._kept for version in (after, *versions))

    def lines(self, after: int, limit: int) -> Sequence[bytes]:
        """Return the log's lines after a version, at most the next `limit`. Raises LogCorrupt."""
        recent = self._recent
        if after >= recent.after:
            return recent.lines[after - recent.after : after - recent.after + limit]
        return self._read_lines(after, min(after + limit, self.table.version))

    def entries(self, after: int, upto: int) -> list[Entry]:
        """Return the log's entries after a version, up to another. Raises LogCorrupt."""
        return self._log.entries(self.id, after, upto)

    def changes(self, after: int, upto: int, without: Iterable[type[Fact]] = ()) -> list[Entry]:
        """Return those of these entries that change the game or the table, without these facts. Raises LogCorrupt."""
        return self._log.entries_without((*CHANGELESS, *without), self.id, after, upto)

    def openings(self, after: int, upto: int, seat: int | None, *, revealed: bool) -> dict[int, list[dict[str, Any]]]:
        """Return the openings of sealed values in the entries after a version, up to another, by version. Raises
        LogCorrupt.
        """
        codec, recent = self._log.codec, self._recent
        is_recent = after >= recent.after
        events = recent.events[after - recent.after : upto - recent.after] if is_recent else self._stored(after, upto)
        opened = {event.originator_version: codec.openings(event, seat, revealed=revealed) for event in events}
        return {version: found for version, found in opened.items() if found}

    def snapshot(self, table: Table, action: int, position: Position[Any]) -> SnapshotRow | None:
        """Return the row that stores this position permanently, if it is due."""
        if table.timeline.depth(action) % SNAPSHOT_EVERY:
            return None
        return SnapshotRow(self.id, action, table.version, self._snapshots.fingerprint, self._snapshots.body(position))

    def _fold_to(self, action: int) -> Position[Any]:
        timeline = self.table.timeline
        path: list[int] = []
        base: Position[Any] | None = None
        for one in timeline.line(action):
            base = self._held(one) or self._snapshot_of(timeline, one)
            if base is not None:
                break
            path.append(one)
        position = base or self._held(0) or self.folded(self.first(), self._stored(0, timeline.start))
        for first, last in runs(timeline, reversed(path)):
            position = self.folded(position, self._stored(first - 1, last))
        return position

    def _snapshot_of(self, timeline: Timeline, action: int) -> Position[Any] | None:
        """Return a stored position; None if there is none, or if it has an older form and must be folded again."""
        if timeline.depth(action) % SNAPSHOT_EVERY:
            return None
        row = self._log.rows.snapshot(self.id, action)
        step = timeline.step(action)
        if row is None or row.version != step.last or row.fingerprint != self._snapshots.fingerprint:
            return None
        try:
            return self._snapshots.position(row.body, self.pack)
        except (msgspec.MsgspecError, ValueError, TypeError, KeyError):
            return None

    def first(self) -> Position[Any]:
        """Return the position before the setup."""
        state, _ = self.game.begin(self.table.facts_of_opening, self.pack)
        return Position(state)

    def folded(self, position: Position[Any], events: Iterable[StoredEvent]) -> Position[Any]:
        """Return the position that these events of the log lead to. Raises LogCorrupt."""
        facts = map(self._log.codec.fact, events)
        return follow_all(position, (fact for fact in facts if type(fact) not in OWN_FACTS))

    def _block(self, number: int) -> list[bytes]:
        """Return the leaves of a block of the log's tree, as far as the log reaches.

        Those of the newest block are kept: clients that follow a table ask for a proof after each checkpoint.
        """
        start, upto = number * BLOCK, min((number + 1) * BLOCK, self.table.version)
        kept_number, kept = self._newest_block
        leaves = kept if number == kept_number else []
        after = start + len(leaves)
        if after < upto:
            leaves = [*leaves, *leaves_of(self.lines(after, upto - after))]
        if number >= kept_number:
            self._newest_block = number, leaves
        return leaves

    def _read_lines(self, after: int, upto: int) -> list[bytes]:
        return [self._log.codec.line(event) for event in self._stored(after, upto)]

    def _stored(self, after: int, upto: int) -> Sequence[StoredEvent]:
        return self._log.stored(self.id, after, upto)


def runs(timeline: Timeline, actions: Iterable[int]) -> list[tuple[int, int]]:
    """Return the versions of actions, oldest first, in as few ranges (first, last) as possible: each is one read."""
    found: list[tuple[int, int]] = []
    for action in actions:
        step = timeline.step(action)
        if found and found[-1][1] + 1 == step.first:
            found[-1] = (found[-1][0], step.last)
        else:
            found.append((step.first, step.last))
    return found


def question_options(position: Position[Any]) -> Menu:
    """Return the options of the open question."""
    return tuple(options(position.state, position.asked)) if position.asked else ()
