"""Follows one table for all its watchers of one audience: each entry is read, folded and encoded once for them."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol
from uuid import UUID

import msgspec
from msgspec import Struct

from api.service.tables.boards import Boards
from api.service.tables.checkpoints import Checkpoints
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.reader_view import ReaderView, ReaderViews
from api.service.tables.table_cache import TableCache
from api.stream.backlog import BLOCK, Backlog, Block, rest_of, start_of
from api.stream.events import ChangedBoard, Checkpoint, Opening, WholeBoard
from api.stream.frames import ALIVE, ENDED, RETRY, Batch, Frame, entry, told
from domain.kernel.errors import GameError
from infra.clock import Clock
from infra.nodes.feed import Feed
from infra.store.errors import StoreError
from infra.store.rows import SeatRow
from projections.patch import patch

logger = logging.getLogger("hourglass")

ENTRIES_AT_ONCE = 200
ENTRIES_AT_HAND = 50
"""So few are read in the event loop from a file."""


class Audience(Struct, frozen=True):
    """Watchers who are sent the same bytes.

    delay: seconds that they are behind, a step or the table's own; language: of the board's names; seat: whose secrets
    they may know, None for all where there are none, and for those who only watch.
    """

    delay: int = 0
    language: str = "en"
    seat: int | None = None


def entries(seen: ReaderView, after: int, limit: int) -> list[Frame]:
    """The next entries after a version, each behind what opens it to the audience."""
    lines = seen.lines(after, limit)
    opened = seen.openings(after, after + len(lines))
    frames: list[Frame] = []
    for version, line in enumerate(lines, start=after + 1):
        frames += (told(Opening(**opening)) for opening in opened.get(version, ()))
        frames.append(entry(version, line))
    return frames


class Source(NamedTuple):
    """What a stream reads from. feed: who wakes it; clock: the store's."""

    reader_views: ReaderViews
    boards: Boards
    checkpoints: Checkpoints
    feed: Feed
    clock: Clock


class Member(Protocol):
    """What a channel needs of a watcher. token: its hash; is_own: whether it is of the table."""

    @property
    def token(self) -> bytes | None: ...
    @property
    def is_own(self) -> bool: ...
    def give(self, batch: Batch) -> None: ...
    def close(self, last: Batch = ...) -> None: ...


class Standing(Struct, frozen=True):
    """How an audience's table stood at a version. board: as plain data, None before the start; checkpoint: the signed
    one, None before anything may be seen; revealed: whether all that was sealed is open.
    """

    version: int
    board: dict[str, Any] | None
    checkpoint: Frame | None
    seats: Sequence[SeatRow]
    revealed: bool


News = tuple[list[Frame], Standing]
"""What leads from where an audience's table stood to how it stands now."""


def standing(source: Source, seen: ReaderView, audience: Audience, version: int) -> Standing:
    """How it stood at a version at which the table stood, up to the newest. Raises LogCorrupt."""
    board, checkpoint = board_at(source, seen, audience, version), signed(source, seen, version)
    return Standing(version, board, checkpoint, seen.seats, seen.table.revealed)


def signed(source: Source, seen: ReaderView, version: int) -> Frame | None:
    """The signed checkpoint of a version, None before anything may be seen."""
    return told(Checkpoint(source.checkpoints.of(seen, version))) if version else None


def standing_now(source: Source, table_id: UUID, audience: Audience) -> Standing:
    """How it stands now. Raises TableNotFound, LogCorrupt, RulesTooNew."""
    seen = source.reader_views.behind(table_id, audience.delay, audience.seat)
    return standing(source, seen, audience, seen.table.version)


def board_at(source: Source, seen: ReaderView, audience: Audience, version: int) -> dict[str, Any] | None:
    """The board after an entry at which the table stood, as plain data; None before the start."""
    timeline = seen.table.timeline
    if not timeline.start or version < timeline.start:
        return None
    position = seen.after(timeline.position_at(version))
    board = source.boards.at(seen, version, position, audience.language)
    plain: dict[str, Any] = msgspec.to_builtins(board, str_keys=True)
    return plain


class Channel:
    """Tells its watchers what is new, from where it was opened, till the table ends.

    encoded: how many frames were made of what is new; looks: how often it looked. A watcher is never waited for. What
    may ask the store is done in a thread, and changes nothing here. With a delay it sleeps until an entry is due, and
    no action wakes it.
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
        presence: Callable[[], Batch],
    ) -> None:
        """backlog: what is older; presence: who is there now."""
        self._source, self.table_id, self.audience = source, table_id, audience
        self._cache, self._heartbeat = cache, heartbeat_seconds
        self._is_stopping = False
        self._backlog, self._presence = backlog, presence
        self._at = opened_at
        self.encoded = self.looks = 0
        self._spoken = asyncio.get_running_loop().time()
        self._watchers: set[Member] = set()
        self._seats = opened_at.seats
        self._greeting: Batch | None = None
        self._last: Batch | None = None
        self._following = asyncio.create_task(self._follow())

    @property
    def version(self) -> int:
        """That of the last entry told."""
        return self._at.version

    @property
    def count(self) -> int:
        """How many watchers have joined."""
        return len(self._watchers)

    def seen(self) -> ReaderView:
        """The table as this audience may see it now."""
        return self._source.reader_views.behind(self.table_id, self.audience.delay, self.audience.seat)

    async def past(self, after: int) -> Batch:
        """The next entries after a version of those that were told. Raises LogCorrupt and errors of the store."""
        start = start_of(after)
        upto = min(start + BLOCK, self.version)
        block = Block(self.table_id, self.audience.seat, self._at.revealed, start, upto)
        made = await self._backlog.of(block, lambda: Batch(*entries(self.seen(), start, upto - start)))
        return rest_of(made, after)

    def join(self, watcher: Member) -> None:
        """Let a watcher who has read up to `version` be sent the whole board, and all that is new from here on."""
        if self._last is None or self._last is ENDED:
            watcher.give(self._greet())
            watcher.give(self._presence())
        if self._last is not None:
            watcher.close(self._last)
        else:
            self._watchers.add(watcher)
            self._send_away([watcher])

    def leave(self, watcher: Member) -> None:
        """Send a watcher nothing more."""
        self._watchers.discard(watcher)

    def give(self, batch: Batch) -> None:
        """Send all watchers these frames."""
        for watcher in list(self._watchers):
            watcher.give(batch)

    def stop(self) -> None:
        """End the watch; who is still there is told to come again."""
        self._following.cancel()

    def end(self) -> None:
        """Let all watchers come again elsewhere, since the service stops."""
        self._is_stopping = True
        self._source.feed.wake(self.table_id)

    async def _follow(self) -> None:
        last = RETRY
        try:
            while not self._is_stopping:
                self.looks += 1
                seen, news = await self._looked()
                if seen.seats is not self._seats:
                    self._seats = seen.seats
                    self._send_away(list(self._watchers))
                if news is not None:
                    self._tell(*news)
                    await asyncio.sleep(0)
                elif seen.is_closed:
                    last = ENDED
                    return
                elif seen.is_newest(self._held) or self.audience.delay:  # else it was written to while it was looked at
                    await self._wait(seen.due)
        except (GameError, StoreError) as error:
            logger.warning("the watchers of table %s are sent away: %s", self.table_id, error)
        finally:
            self._last = last
            for watcher in list(self._watchers):
                watcher.close(last)

    async def _wait(self, due: int | None) -> None:
        """Wait until the table moves on or an entry is due; after a long silence give a sign of life.

        With a delay, what is written from now on is due no sooner than after that delay.
        """
        loop, delay, heartbeat = asyncio.get_running_loop(), self.audience.delay, self._heartbeat
        seconds = max(self._spoken + heartbeat - loop.time(), 0)
        if due is not None:
            seconds = min(seconds, max(due - self._source.clock.steady(), 1) / 1000)
        elif delay:
            seconds = min(seconds, delay)
        await self._source.feed.wait(self.table_id, seconds, is_behind=delay > 0)
        if loop.time() >= self._spoken + heartbeat:
            self._spoken = loop.time()
            self.give(ALIVE)

    def _send_away(self, watchers: Sequence[Member]) -> None:
        """End the streams of those whose token is no longer one of the table's."""
        known = {row.token_hash for row in self._seats}
        for watcher in watchers:
            if watcher.is_own and watcher.token not in known:
                watcher.close(RETRY)

    def _tell(self, frames: list[Frame], at: Standing) -> None:
        """Give all watchers what leads from where they are to here."""
        self._at = at
        self._greeting = None
        self._spoken = asyncio.get_running_loop().time()
        self.encoded += len(frames)
        self.give(Batch(*frames))

    async def _looked(self) -> tuple[ReaderView, News | None]:
        """A look, in a thread only where the store may be asked for much or is far away: going there takes as long as
        telling some watchers.
        """
        if self._is_near or self._is_at_hand:
            return self._look()
        return await asyncio.to_thread(self._look)

    @property
    def _held(self) -> LoadedTable | None:
        """The table if it is in memory."""
        return self._cache.held(self.table_id)

    @property
    def _is_at_hand(self) -> bool:
        """Whether a look asks the store for nothing."""
        loaded = self._held
        return loaded is not None and not self.audience.delay and loaded.has_at_hand(self.version)

    @property
    def _is_near(self) -> bool:
        """Whether the store is asked for the last few entries at most, and is no further away than a file."""
        loaded = self._cache.held(self.table_id)
        is_live = loaded is not None and not self.audience.delay and not self._cache.is_shared
        return is_live and loaded is not None and loaded.table.version - self.version <= ENTRIES_AT_HAND

    def _look(self) -> tuple[ReaderView, News | None]:
        """The table as it is seen now, and what is new of it."""
        seen = self.seen()
        return seen, self._news(seen) if seen.table.version > self.version else None

    def _news(self, seen: ReaderView) -> News:
        """The next entries, at least those of one action, each with the board's change before its last one."""
        frames: list[Frame] = []
        version, board = self.version, self._at.board
        for moment in seen.moments(version):
            before, board = board, board_at(self._source, seen, self.audience, moment)
            frames += entries(seen, version, moment - version)
            frames[-1:-1] = board_frames(before, board, moment)
            version = moment
            if len(frames) >= ENTRIES_AT_ONCE:
                break
        at = Standing(version, board, signed(self._source, seen, version), seen.seats, seen.table.revealed)
        if at.checkpoint is not None and version == seen.table.version:
            frames.append(at.checkpoint)
        return frames, at

    def _greet(self) -> Batch:
        """The whole board and the checkpoint, for all who join before something new is told."""
        if self._greeting is None:
            at = self._at
            frames = [] if at.board is None else [told(WholeBoard(at.version, at.board))]
            self._greeting = Batch(*frames, *([] if at.checkpoint is None else [at.checkpoint]))
        return self._greeting


def board_frames(before: dict[str, Any] | None, after: dict[str, Any] | None, moment: int) -> list[Frame]:
    """The board's change up to a moment, or the first board; none before the start."""
    if after is None:
        return []
    if before is None:
        return [told(WholeBoard(moment, after))]
    return [told(ChangedBoard(before["version"], moment, patch(before, after)))]
