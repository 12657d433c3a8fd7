"""Shows watchers on this node what other nodes write: at once after a hint, else within a second. And who watches
there.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from uuid import UUID, uuid4

from api.service.tables.table_cache import TableCache
from api.service.tasks import end_all
from domain.kernel.errors import GameError
from infra.nodes.presence import Presence
from infra.nodes.redis_hints import RedisHints
from infra.nodes.redis_presence import RedisPresence
from infra.nodes.redis_topics import RedisTopics
from infra.nodes.shared_feed import SharedFeed
from infra.nodes.topics import Topics
from infra.store.errors import StoreError
from infra.store.recorder import StoreRecorder
from infra.store.rows.records import SeatRow

logger = logging.getLogger("hourglass")

LOOKED_EVERY = 1.0
"""Seconds between two reads of the store, which is the truth: a hint may be lost, late or repeated."""
BESIDE = "beside"
"""The topic of changes beside the logs. A message is the node's name, then the table's id."""
NAMED = 16
"""Bytes of each."""
RESTARTED_AFTER = 1.0
"""Seconds until a part that failed is started again."""

Part = Callable[[], Awaitable[None]]
"""An endless loop by which a node follows the others."""


class NodeFollower:
    """Follows the other nodes of a shared store. For one event loop."""

    def __init__(
        self,
        recorder: StoreRecorder,
        cache: TableCache,
        feed: SharedFeed,
        presence: Presence,
        redis_url: str | None = None,
    ) -> None:
        self._recorder, self._cache, self._feed = recorder, cache, feed
        self._hints = None if redis_url is None else RedisHints(redis_url, feed, self.follow)
        self._read_since = 0
        """The id from which on events may have been written since the last read."""
        self._watchers = None if redis_url is None else RedisPresence(redis_url, presence)
        self._topics = None if redis_url is None else RedisTopics(redis_url)
        self._node = uuid4().bytes
        self.changed: Callable[[UUID], None] = lambda table: None
        """Called with a table of which something else beside the log was changed at another node."""
        self._reading: dict[UUID, asyncio.Task[None]] = {}
        self._again: set[UUID] = set()
        if self._topics is not None:
            feed.changed = self._tell_beside
            self._topics.follow(BESIDE, self._hear_beside)

    @property
    def is_heard(self) -> bool | None:
        """Whether their hints arrive; None without Redis, which carries them."""
        return None if self._hints is None else self._hints.is_heard

    @property
    def topics(self) -> Topics:
        """What nodes say to one another; only to itself without Redis."""
        return self._topics or Topics()

    def _tell_beside(self, table_id: UUID) -> None:
        """Tell the other nodes that something beside a table's log has changed. The message may be lost."""
        self.topics.say(BESIDE, self._node + table_id.bytes)

    def _hear_beside(self, message: bytes) -> None:
        """Read a watched table's seats again, which wakes its watchers."""
        node, table = message[:NAMED], message[NAMED:]
        if node == self._node or len(table) != NAMED:
            return
        table_id = UUID(bytes=table)
        if table_id in self._reading:
            self._again.add(table_id)
        elif table_id in self._feed.watched:
            self._reading[table_id] = task = asyncio.create_task(self._read_seats(table_id))
            task.add_done_callback(lambda _: self._reading.pop(table_id))

    async def _read_seats(self, table_id: UUID) -> None:
        """Read a table's seats, once more if they were changed meanwhile, and tell its watchers. They see by themselves
        if its seats have changed.
        """
        before = self._seats(table_id)
        self._again.add(table_id)
        while table_id in self._again:
            self._again.remove(table_id)
            try:
                await self._cache.refresh(table_id)
            except (StoreError, GameError) as error:
                logger.debug("the seats of table %s cannot be read now: %s", table_id, error)
        self._feed.wake(table_id)
        if self._seats(table_id) is before:
            self.changed(table_id)

    def _seats(self, table_id: UUID) -> Sequence[SeatRow] | None:
        held = self._cache.held(table_id)
        return None if held is None else held.seats

    async def run(self) -> None:
        """Follow the other nodes until this is cancelled, whatever fails meanwhile."""
        parts = [asyncio.create_task(_restarted(part)) for part in self._parts()]
        try:
            await asyncio.wait(parts)
        finally:
            await end_all([*parts, *self._reading.values()])

    def _parts(self) -> Iterator[Part]:
        yield self._look_for_ever
        if self._hints is not None:
            yield self._hints.send
            yield self._hints.receive
        if self._watchers is not None:
            yield self._watchers.tell
            yield self._watchers.hear
        if self._topics is not None:
            yield self._topics.send
            yield self._topics.hear

    async def withdraw(self) -> None:
        """Tell the other nodes that this one has no watchers any more, since it stops. Takes a second at most."""
        if self._watchers is not None:
            await self._watchers.withdraw()

    async def look(self) -> None:
        """Ask the store for news of watched tables: one small select while nothing is written. Raises StoreError."""
        self._feed.forget_left()
        if not self._feed.watched:
            return
        since, is_any = await asyncio.to_thread(self._recorder.unsettled, self._read_since)
        is_any = is_any or since < self._read_since  # an older copy of the database has replaced it
        if wanted := self._feed.watched if is_any else self._feed.unread:
            versions = await asyncio.to_thread(self._recorder.newest_versions, wanted)
            await self.follow(versions)
            if any(self._feed.is_behind(*one) for one in versions.items()):
                return  # some could not be read now: ask for all again
        self._read_since = since

    async def follow(self, versions: Mapping[UUID, int]) -> None:
        """Wake those who wait for tables reported at these versions, as soon as this node has read them."""
        behind = [
            (table_id, version) for table_id, version in versions.items() if self._feed.is_behind(table_id, version)
        ]
        await asyncio.gather(*(self._catch_up(*one) for one in behind))

    async def _catch_up(self, table_id: UUID, version: int) -> None:
        before = self._cache.held(table_id)
        seats = before.seats if before else None
        try:
            await self._cache.refresh(table_id)
            loaded = self._cache.get(table_id)
            version = loaded.table.version  # which may be newer than reported
            if loaded.seats != seats:
                self._feed.wake(table_id)
        except StoreError as error:
            logger.debug("table %s cannot be read now: %s", table_id, error)
            return  # it is still behind at the next look
        except GameError as error:
            logger.debug("table %s cannot be followed: %s", table_id, error)  # its watchers get the same error
        except Exception:
            logger.exception("table %s cannot be followed", table_id)  # one table must not block the others
        self._feed.arrived(table_id, version)

    async def _look_for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except StoreError as error:
                logger.debug("the store cannot be asked what is new: %s", error)
            await asyncio.sleep(LOOKED_EVERY)


async def _restarted(part: Part) -> None:
    """Run a part for ever. Restart it after an error: without it, watchers here would miss what others write."""
    while True:
        try:
            await part()
        except Exception:
            logger.exception("this node could not follow the others; it tries again")
        await asyncio.sleep(RESTARTED_AFTER)
