"""A branch: a new table that continues from any position of another. Source: audit protocol 4.

Its log begins with copies of the entries up to there, not with the state: facts can be folded for ever, but the form of
a state changes. From there on it has its own chance and seeds.
"""

from asyncio import Lock, to_thread
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from uuid import UUID

from msgspec.structs import replace

from api.service.command import Opened
from api.service.tables.commit import numbered
from api.service.tables.loaded_table import SNAPSHOT_EVERY
from api.service.tables.opening import new_table
from api.service.tables.reader_view import ReaderView
from api.service.tables.use_cases import Tables
from domain.kernel.errors import InvalidRequest, WrongState
from domain.kernel.fact import Stated
from domain.kernel.tables.table import (
    ACTIONS_MAX,
    TABLE_FACTS,
    Origin,
    RulesChanged,
    Table,
    TableOpened,
    follow_entries,
)
from domain.kernel.tables.timeline import LAST, Step, Timeline
from domain.log.tree import Tree, leaf_hash
from infra.keys.vault import Vault
from infra.store.codec import HEAD_FINGERPRINT, Head, head_body, tag_of
from infra.store.errors import StoreBusy
from infra.store.library import StoredEvent
from infra.store.log import TableLog
from infra.store.rows.records import HeadRow, Row, SnapshotRow

GoesOn = Callable[[UUID], bool]
"""Returns whether the campaign of a table goes on; False for a table without a campaign. It reads the store."""
COPIES_MAX = 50_000
"""Entries copied into a branch. Every store can write as many in one transaction."""
AT_ONCE = 20
"""Branches in progress, including those that wait for their turn."""
READ_AT_ONCE = 500
OWN_TAGS = frozenset(tag_of(fact) for fact in TABLE_FACTS)
RULES_CHANGED = tag_of(RulesChanged)


class Branches:
    """Opens branches one after another, since each holds a whole past and writes it at once. For one event loop."""

    def __init__(self, tables: Tables, vault: Vault, goes_on: GoesOn) -> None:
        self._tables, self._vault, self._goes_on = tables, vault, goes_on
        self._turn = Lock()
        self.under_way = 0

    async def branch(self, reader_view: ReaderView, version: int, names: Sequence[str], name: str) -> Opened:
        """Open a table that continues from a position of another; private if that table is. names: of the seats.

        version: as `branch_version` returns it. Raises WrongState if something sealed would be copied, or if an unread
        story would be given away, InvalidRequest if too much would be copied, LogCorrupt, StoreBusy if too many wait;
        then nothing is written.
        """
        if self.under_way >= AT_ONCE:
            raise StoreBusy(f"{AT_ONCE} branches are being opened already; try again later")
        self.under_way += 1
        try:
            async with self._turn:
                return await self._opened(reader_view, version, names, name)
        finally:
            self.under_way -= 1

    async def _opened(self, reader_view: ReaderView, version: int, names: Sequence[str], name: str) -> Opened:
        opened, events, rows = await to_thread(
            _prepared, self._tables.log, self._vault, reader_view, version, names, name, self._goes_on
        )
        await self._tables.commands.write(events, rows)
        return opened


def branch_version(table: Table, version: int) -> int:
    """Return the version if a table can be branched there. Raises WrongState, InvalidRequest."""
    if not table.timeline.start:
        raise WrongState("the table is not started yet; start it first")
    if not table.timeline.start <= version <= table.version:
        raise InvalidRequest(f"you can branch at versions {table.timeline.start} to {table.version}")
    if table.timeline.step_within(version):
        raise InvalidRequest(f"version {version} is inside an action; send the version before the action, or its last")
    return version


def _prepared(
    log: TableLog,
    vault: Vault,
    reader_view: ReaderView,
    version: int,
    names: Sequence[str],
    name: str,
    goes_on: GoesOn,
) -> tuple[Opened, list[StoredEvent], list[Row]]:
    """Return the branch, and everything to write to open it."""
    copied = counted(log, reader_view, version)
    if len(copied) > COPIES_MAX or max(version, reader_view.table.timeline.position_at(version)) > ACTIONS_MAX:
        raise InvalidRequest(
            f"a branch has at most {COPIES_MAX} copied entries, up to version and action {ACTIONS_MAX}"
        )
    if not reader_view.table.revealed and any(log.codec.entry(event).seals for event in copied):
        raise WrongState("some cards before that version are sealed; end the table to open them, then branch")
    check_story(reader_view, goes_on)
    new = new_table(
        log, vault, reader_view.game, reader_view.pack, names, name, reader_view.is_private, version=1 + len(copied)
    )
    id, fact = new.opened.id, _opening(reader_view, new.opened, version, len(copied))
    (entry,) = numbered(0, [Stated(None, fact)], 0, None, new.at)
    copies = (log.codec.copied(id, at, new.at, event) for at, event in enumerate(copied, start=2))
    events = [log.codec.stored(id, entry), *copies]
    return new.opened, events, [*new.rows, *_snapshots(log, reader_view, events)]


def check_story(reader_view: ReaderView, goes_on: GoesOn) -> None:
    """Raise WrongState if a branch would tell a story before it is read: of a table that has not ended, or of one whose
    campaign goes on; an import of such a table is held to the same.
    """
    plan = reader_view.plan
    if not reader_view.game.tells_story(plan, reader_view.pack):
        return
    if not reader_view.table.ended:
        raise WrongState("a branch would give away what nobody at the table has read; end the table, then branch")
    if goes_on(reader_view.id) or goes_on(UUID(plan.table)):
        raise WrongState(
            "the campaign goes on, and a branch would give away what nobody has read; branch when the campaign is over"
        )


def _opening(reader_view: ReaderView, new: Opened, version: int, copied: int) -> TableOpened:
    """Return the branch's first fact: its origin's, except for what is its own."""
    plan = reader_view.plan
    # The origin's id in its own log, so that an imported table has the same name everywhere.
    origin = Origin(plan.table, version, reader_view.root(version).hex(), copied)
    return replace(plan, table=str(new.id), commitment=new.commitment, origin=origin)


def counted(log: TableLog, reader_view: ReaderView, version: int) -> list[StoredEvent]:
    """Return the events that led to a table's position at a version: those of the setup, of each action that counts
    there, and the changes of rules before the last action; at most one more than may be copied.
    """
    timeline = reader_view.table.timeline
    steps = [timeline.step(action) for action in timeline.line(timeline.position_at(version))]
    steps.reverse()
    found: list[StoredEvent] = []
    for event in _read(log, reader_view.id, steps[-1].last if steps else timeline.start):
        if _counts(event, timeline, steps):
            found.append(event)
        if len(found) > COPIES_MAX:
            break
    return found


def _counts(event: StoredEvent, timeline: Timeline, steps: Sequence[Step]) -> bool:
    """Return whether an event counts. steps: the actions that count, in order; the last one does not end before the
    event.
    """
    version = event.originator_version
    if event.topic in OWN_TAGS:
        return event.topic == RULES_CHANGED
    if version <= timeline.start:
        return True
    step = steps[bisect_left(steps, version, key=LAST)]
    return step.first <= version


def _read(log: TableLog, table_id: UUID, upto: int) -> Iterator[StoredEvent]:
    """Yield a table's events in reads of some hundred. Raises LogCorrupt."""
    for after in range(0, upto, READ_AT_ONCE):
        yield from log.stored(table_id, after, min(after + READ_AT_ONCE, upto))


def _snapshots(log: TableLog, reader_view: ReaderView, events: Sequence[StoredEvent]) -> Iterator[Row]:
    """Yield the branch's fold and tree, and its origin's snapshots, so that nobody has to read the copies again."""
    id, entries = events[0].originator_id, [log.codec.entry(event) for event in events]
    assert isinstance(id, UUID)
    table = follow_entries(Table(), entries)
    tree = Tree().grown(leaf_hash(log.codec.line(event)) for event in events)
    yield HeadRow(id, table.version, HEAD_FINGERPRINT, head_body(Head(table, tree)))
    for action in table.timeline.line(table.timeline.current):
        stored = None if table.timeline.depth(action) % SNAPSHOT_EVERY else log.rows.snapshot(reader_view.id, action)
        if stored is not None:
            yield SnapshotRow(id, action, table.timeline.step(action).last, stored.fingerprint, stored.body)
