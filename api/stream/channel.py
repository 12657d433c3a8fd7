"""Follows one table for all its watchers of one audience: each entry is read, folded and encoded once for them."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple, Protocol
from uuid import UUID

from msgspec import Struct

from api.service.tables.loaded_table import LoadedTable
from api.service.tables.reader_view import ReaderView, ReaderViews
from api.service.tables.table_cache import TableCache
from api.service.tables.views.boards import Boards, ShownBoard
from api.service.tables.views.checkpoints import Checkpoints
from api.stream.backlog import BLOCK, Backlog, Block, rest_of, start_of
from api.stream.events import ChangedBoard, Checkpoint, Opening, WholeBoard
from api.stream.frames import ALIVE, BESIDE, ENDED, RETRY, Frame, FrameBatch, entry, event_frame
from domain.kernel.errors import GameError
from infra.clock import Clock
from infra.nodes.feed import Feed
from infra.store.errors import StoreError
from infra.store.rows.records import SeatRow

logger = logging.getLogger("hourglass")

ENTRIES_AT_ONCE = 200
CHECKPOINT_SECONDS = 1.0
"""The shortest time between two checkpoints of the same watchers: signing one takes as long as an action's rules."""
ENTRIES_AT_HAND = 50
"""At most so many entries are read from a file inside the event loop."""


class Audience(Struct, frozen=True):
    """Watchers who receive the same bytes.

    delay: their delay in seconds, a step or the table's own; language: that of the board's names; seat: the one whose
    secrets they may know, None for watchers without a seat and in games without secrets.
    """

    delay: int = 0
    language: str = "en"
    seat: int | None = None


def entries(reader_view: ReaderView, after: int, limit: int) -> list[Frame]:
    """Return the next entries after a version, each behind the frames that open its sealed values to the audience."""
    lines = reader_view.lines(after, limit)
    opened = reader_view.openings(after, after + len(lines))
    frames: list[Frame] = []
    for version, line in enumerate(lines, start=after + 1):
        frames += (event_frame(Opening(**opening)) for opening in opened.get(version, ()))
        frames.append(entry(version, line))
    return frames


class Source(NamedTuple):
    """What a stream reads from. feed: wakes it; clock: the store's."""

    reader_views: ReaderViews
    boards: Boards
    checkpoints: Checkpoints
    feed: Feed
    clock: Clock


class Member(Protocol):
    """What a channel needs of a watcher. token: its hash; is_own: whether it belongs to the table."""

    @property
    def token(self) -> bytes | None: ...
    @property
    def is_own(self) -> bool: ...
    def give(self, batch: FrameBatch) -> None: ...
    def close(self, last: FrameBatch = ...) -> None: ...


class Standing(Struct, frozen=True):
    """The state of an audience's table at a version. board: None before the start.

    root: computes the root over all entries up to it, None while the audience may see nothing; revealed: whether all
    sealed values are open.
    """

    version: int
    board: ShownBoard | None
    root: Callable[[], bytes] | None
    seats: Sequence[SeatRow]
    revealed: bool


ChannelUpdate = tuple[list[Frame], Standing]
"""The frames that lead to a newer state, and that state."""


def standing(source: Source, reader_view: ReaderView, audience: Audience, version: int) -> Standing:
    """Return the state at a version between two actions, up to the newest. Raises LogCorrupt."""
    return stood(reader_view, version, board_at(source, reader_view, audience, version))


def stood(reader_view: ReaderView, version: int, board: ShownBoard | None) -> Standing:
    """Return the state at a version with this board. Raises LogCorrupt."""
    root = reader_view.rooted(version) if version else None
    return Standing(version, board, root, reader_view.seats, reader_view.table.revealed)


def standing_now(source: Source, table_id: UUID, audience: Audience) -> Standing:
    """Return the current state. Raises TableNotFound, LogCorrupt, RulesTooNew."""
    reader_view = source.reader_views.behind(table_id, audience.delay, audience.seat)
    return standing(source, reader_view, audience, reader_view.table.version)


def board_at(
    source: Source, reader_view: ReaderView, audience: Audience, version: int, before: ShownBoard | None = None
) -> ShownBoard | None:
    """Return the board after an entry that ends an action; None before the start. before: an earlier one, of which it
    shares what stays the same.
    """
    timeline = reader_view.table.timeline
    if not timeline.start or version < timeline.start:
        return None
    position = reader_view.after(timeline.position_at(version))
    boards = source.boards
    sight = boards.sight_again(reader_view, before) if before else boards.sight(reader_view, audience.language)
    return sight.next_board(version, position, before)


class Channel:
    """Sends its watchers all new events, from the version it was opened at until the table ends.

    encoded: how many frames it made of new events; looks: how often it looked for some. It never waits for a watcher.
    Work that may read the store runs in a thread and changes nothing here. With a delay it sleeps until an entry is
    due, and no action wakes it.
    """

    def __init__(
        self,
        source: Source,
        cache: TableCache,
        heartbeat_seconds: float,
        table_id: UUID,
        audience: Audience,
        opened_at: Standing,
        backlog: Backlog,
        presence: Callable[[], FrameBatch],
    ) -> None:
        """backlog: reads older events; presence: returns who is there now."""
        self._source, self.table_id, self.audience = source, table_id, audience
        self._cache, self._heartbeat = cache, heartbeat_seconds
        self._is_shared, self._loop = cache.is_shared, asyncio.get_running_loop()
        self._is_stopping = False
        self._backlog, self._presence = backlog, presence
        self._at = opened_at
        self.encoded = self.looks = 0
        self._spoken = self._loop.time()
        self._vouched, self._is_owed = -inf, False
        self._watchers: set[Member] = set()
        self._seats = opened_at.seats
        self._greeting: FrameBatch | None = None
        self._newest: FrameBatch | None = None
        self._last: FrameBatch | None = None
        self._following = asyncio.create_task(self._follow())

    @property
    def version(self) -> int:
        """The version of the last entry sent."""
        return self._at.version

    @property
    def count(self) -> int:
        """How many watchers have joined."""
        return len(self._watchers)

    def reader_view(self) -> ReaderView:
        """Return the table as this audience may see it now."""
        return self._source.reader_views.behind(self.table_id, self.audience.delay, self.audience.seat)

    async def past(self, after: int) -> FrameBatch:
        """Return the next of the sent entries after a version. Raises LogCorrupt and errors of the store."""
        start = start_of(after)
        upto = min(start + BLOCK, self.version)
        block = Block(self.table_id, self.audience.seat, self._at.revealed, start, upto)
        made = await self._backlog.of(block, lambda: FrameBatch(*entries(self.reader_view(), start, upto - start)))
        return rest_of(made, after)

    def join(self, watcher: Member) -> None:
        """Send a watcher who has read up to `version` the whole board, then all new events."""
        if self._last is None or self._last is ENDED:
            watcher.give(self._greet())
            watcher.give(self._presence())
        if self._last is not None:
            watcher.close(self._last)
        else:
            self._watchers.add(watcher)
            self._send_away([watcher])

    def leave(self, watcher: Member) -> None:
        """Stop sending to a watcher."""
        self._watchers.discard(watcher)

    def give(self, batch: FrameBatch) -> None:
        """Send all watchers these frames."""
        for watcher in list(self._watchers):
            watcher.give(batch)

    def tell_beside(self) -> None:
        """Tell all watchers that something beside the log has changed; with a delay they may not know that yet."""
        if not self.audience.delay:
            self.give(BESIDE)

    def stop(self) -> None:
        """Stop following. Remaining watchers are told to reconnect."""
        self._following.cancel()

    def end(self) -> None:
        """Tell all watchers to reconnect to another process, since the service stops."""
        self._is_stopping = True
        self._source.feed.wake(self.table_id)

    async def _follow(self) -> None:
        last = RETRY
        try:
            while not self._is_stopping:
                self.looks += 1
                reader_view, news = await self._looked()
                if reader_view.seats is not self._seats:
                    self._seats = reader_view.seats
                    self._send_away(list(self._watchers))
                    self.tell_beside()
                if news is not None:
                    frames, at = news
                    self._tell(frames, at, is_newest=at.version == reader_view.table.version)
                    if self._has_told_all(reader_view):
                        await self._wait(None)
                    else:
                        await asyncio.sleep(0)
                elif reader_view.is_closed:
                    self._send(self._vouch())
                    last = ENDED
                    return
                elif reader_view.is_newest(self._held) or self.audience.delay:  # else it was written to meanwhile
                    await self._wait(reader_view.due)
        except (GameError, StoreError) as error:
            logger.warning("the watchers of table %s were disconnected: %s", self.table_id, error)
        finally:
            self._last = last
            for watcher in list(self._watchers):
                watcher.close(last)

    def _has_told_all(self, reader_view: ReaderView) -> bool:
        """Return whether nothing is left to look for now at a table without a delay, so that it need not look again."""
        held = self._held
        is_whole = held is not None and held.table.version == self.version and held.seats is self._seats
        return is_whole and not (self.audience.delay or self._is_stopping or reader_view.is_closed)

    async def _wait(self, due: int | None) -> None:
        """Wait until the table changes or an entry is due. After a long silence send a heartbeat.

        With a delay, anything written from now on is due only after that delay.
        """
        loop, delay, heartbeat = self._loop, self.audience.delay, self._heartbeat
        until = self._vouched + CHECKPOINT_SECONDS if self._is_owed else self._spoken + heartbeat
        seconds = max(until - loop.time(), 0)
        if due is not None:
            seconds = min(seconds, max(due - self._source.clock.steady(), 1) / 1000)
        elif delay:
            seconds = min(seconds, delay)
        await self._source.feed.wait(self.table_id, seconds, is_behind=delay > 0)
        if self._is_owed and loop.time() >= self._vouched + CHECKPOINT_SECONDS:
            self._send(self._vouch())
        if loop.time() >= self._spoken + heartbeat:
            self._spoken = loop.time()
            self.give(ALIVE)

    def _send_away(self, watchers: Sequence[Member]) -> None:
        """Close the streams of watchers whose token of the table was replaced."""
        known = {row.token_hash for row in self._seats}
        for watcher in watchers:
            if watcher.is_own and watcher.token not in known:
                watcher.close(RETRY)

    def _tell(self, frames: list[Frame], at: Standing, *, is_newest: bool) -> None:
        """Send all watchers the frames that lead to this state; with a checkpoint at the newest, unless they had one
        just before. Then they get it soon.
        """
        self._at = at
        self._greeting = None
        self._spoken = self._loop.time()
        self._is_owed = is_newest and at.root is not None
        if self._is_owed and self._spoken >= self._vouched + CHECKPOINT_SECONDS:
            frames += self._vouch()
        self._send(frames)

    def _send(self, frames: Sequence[Frame]) -> None:
        """Send all watchers new frames."""
        if frames:
            self.encoded += len(frames)
            before, self._newest = self._newest, FrameBatch(*frames, before=self._newest)
            if before is not None:
                before.before = None  # no chain of all batches
            self.give(self._newest)

    def _vouch(self) -> list[Frame]:
        """Return the signed checkpoint that the watchers are owed, if they are owed one."""
        if not self._is_owed:
            return []
        self._vouched, self._is_owed = self._loop.time(), False
        return self._signed()

    def _signed(self) -> list[Frame]:
        """Return the signed checkpoint of what was sent; none while the audience may see nothing."""
        at = self._at
        if at.root is None:
            return []
        return [event_frame(Checkpoint(self._source.checkpoints.signed(self.table_id, at.version, at.root())))]

    async def _looked(self) -> tuple[ReaderView, ChannelUpdate | None]:
        """Look for new entries. Use a thread only if the store may have to read much, or is remote: a thread costs as
        much as sending to some watchers.
        """
        return self._look() if self._is_at_hand else await asyncio.to_thread(self._look)

    @property
    def _held(self) -> LoadedTable | None:
        """The table if it is loaded."""
        return self._cache.held(self.table_id)

    @property
    def _is_at_hand(self) -> bool:
        """Whether a look needs nothing from the store, or at most the last few entries from a local file."""
        loaded, version = self._held, self._at.version
        if loaded is None or self.audience.delay:
            return False
        is_near = not self._is_shared and loaded.table.version - version <= ENTRIES_AT_HAND
        return is_near or loaded.has_at_hand(version)

    def _look(self) -> tuple[ReaderView, ChannelUpdate | None]:
        """Return the table as the audience sees it now, and its news."""
        reader_view = self.reader_view()
        return reader_view, self._update(reader_view) if reader_view.table.version > self.version else None

    def _update(self, reader_view: ReaderView) -> ChannelUpdate:
        """Return the next entries, at least those of one action. The board's change comes before the last entry of each
        action.
        """
        frames: list[Frame] = []
        version, board = self.version, self._at.board
        for moment in reader_view.moments(version):
            before, board = board, board_at(self._source, reader_view, self.audience, moment, board)
            frames += entries(reader_view, version, moment - version)
            frames[-1:-1] = board_frames(before, board, moment)
            version = moment
            if len(frames) >= ENTRIES_AT_ONCE:
                break
        return frames, stood(reader_view, version, board)

    def _greet(self) -> FrameBatch:
        """Return the whole board and the checkpoint, for all who join before the next news."""
        if self._greeting is None:
            at = self._at
            frames = [] if at.board is None else [event_frame(WholeBoard(at.version, at.board.data))]
            self._greeting = FrameBatch(*frames, *self._signed())
        return self._greeting


def board_frames(before: ShownBoard | None, after: ShownBoard | None, moment: int) -> list[Frame]:
    """Return the board's change up to a moment, or the first board; nothing before the start."""
    if after is None:
        return []
    if before is None:
        return [event_frame(WholeBoard(moment, after.data))]
    return [event_frame(ChangedBoard(before.head["version"], moment, before.changes_to(after)))]
