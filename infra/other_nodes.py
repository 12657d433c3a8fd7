"""Lets those who watch a table here see what other nodes write to it, at a hint at once, else within a second; and who
watches there.
"""

import asyncio
import logging
from collections.abc import Mapping
from uuid import UUID

from domain.kernel.errors import GameError
from infra.live_tables import LiveTables
from infra.presence import Presence
from infra.redis_hints import RedisHints
from infra.redis_presence import RedisPresence
from infra.shared_feed import SharedFeed
from infra.store.errors import StoreError
from infra.store.recorder import StoreRecorder

logger = logging.getLogger("hourglass")

LOOKED_EVERY = 1.0
"""Seconds between two looks into the store, which is the truth: a hint may be lost, late, or twice."""


class OtherNodes:
    """What the other nodes of a shared store do. For one event loop."""

    def __init__(
        self,
        recorder: StoreRecorder,
        kept: LiveTables,
        feed: SharedFeed,
        presence: Presence,
        redis_url: str | None = None,
    ) -> None:
        self._recorder, self._kept, self._feed = recorder, kept, feed
        self._hints = None if redis_url is None else RedisHints(redis_url, feed, self.told)
        self._watchers = None if redis_url is None else RedisPresence(redis_url, presence)

    @property
    def is_heard(self) -> bool | None:
        """Whether hints of theirs come in; None where they send none, since there is no Redis."""
        return None if self._hints is None else self._hints.is_heard

    async def run(self) -> None:
        """Follow them till this is cancelled, whatever fails meanwhile."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._look_for_ever())
            if self._hints is not None:
                group.create_task(self._hints.send())
                group.create_task(self._hints.receive())
            if self._watchers is not None:
                group.create_task(self._watchers.tell())
                group.create_task(self._watchers.hear())

    async def look(self) -> None:
        """Ask the store for all watched tables at once. Raises StoreError."""
        self._feed.forget_left()
        if watched := self._feed.watched:
            await self.told(await asyncio.to_thread(self._recorder.newest_versions, watched))

    async def told(self, versions: Mapping[UUID, int]) -> None:
        """Wake those who wait for tables that are said to be at these versions, once they are known here so far."""
        behind = [
            (table_id, version) for table_id, version in versions.items() if self._feed.is_behind(table_id, version)
        ]
        await asyncio.gather(*(self._catch_up(*one) for one in behind))

    async def _catch_up(self, table_id: UUID, version: int) -> None:
        try:
            await self._kept.refresh(table_id)
            version = self._kept.get(table_id).table.version  # whatever was said
        except StoreError as error:
            logger.debug("table %s cannot be read now: %s", table_id, error)
            return  # it is behind still, at the next look
        except GameError as error:
            logger.debug("table %s cannot be followed: %s", table_id, error)  # who waits for it is told the same
        self._feed.told(table_id, version)

    async def _look_for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except StoreError as error:
                logger.debug("the store cannot be asked what is new: %s", error)
            await asyncio.sleep(LOOKED_EVERY)
