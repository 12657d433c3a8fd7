"""All streams of this process: how many there may be, and who is at a table."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING
from uuid import UUID

from api.http.problems import TooManyStreams
from api.stream.channel import Audience, Channel, Standing, standing_now
from api.stream.events import Watchers
from api.stream.frames import Batch, told
from api.stream.watcher import Watcher, Who

if TYPE_CHECKING:
    from api.service import Service

PRESENCE_SECONDS = 0.25
"""Watchers who come and go within this time are told of at once."""


class Watched:
    """A table with watchers: its channels, one an audience, and who is there."""

    def __init__(self) -> None:
        self.channels: dict[Audience, Channel] = {}
        self.watchers: set[Watcher] = set()
        self.presence: Batch | None = None
        self.telling: asyncio.TimerHandle | None = None


class Streams:
    """Admits watchers up to the limits, and lets the tables they watch be followed."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._tables: dict[UUID, Watched] = {}
        self._open: Counter[tuple[str, object]] = Counter()
        self._changes = 0

    def __len__(self) -> int:
        return sum(len(table.watchers) for table in self._tables.values())

    @property
    def tables(self) -> int:
        """How many tables are watched."""
        return len(self._tables)

    def count(self, table_id: UUID) -> int:
        """How many watch a table."""
        table = self._tables.get(table_id)
        return len(table.watchers) if table else 0

    def channels(self) -> Iterator[Channel]:
        """All that is followed now."""
        for table in self._tables.values():
            yield from table.channels.values()

    async def admit(self, who: Who, cursor: int) -> Watcher:
        """Let one more watch from a version on; `leave` must follow.

        Raises TooManyStreams, TableNotFound, LogCorrupt, RulesTooNew, StoreError.
        """
        self._check(who)
        at = None if self._channel(who) else await self._standing(who)
        self._check(who)  # others came meanwhile
        table = self._tables.setdefault(who.table, Watched())
        channel = table.channels.get(who.audience)
        if channel is None:
            assert at is not None, "nothing was waited for since there was a channel"
            channel = Channel(self._service, who.table, who.audience, at, lambda: self._presence(table))
            table.channels[who.audience] = channel
        watcher = Watcher(who, cursor, channel, self._service.settings.heartbeat_seconds)
        table.watchers.add(watcher)
        self._open.update(key for key, _ in self._limits(who))
        self._changed(table)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """Forget a watcher, and with the last one what was kept for them."""
        watcher.close()
        who = watcher.who
        table = self._tables[who.table]
        table.watchers.discard(watcher)
        for key, _ in self._limits(who):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
        if all(other.channel is not watcher.channel for other in table.watchers):
            table.channels.pop(who.audience).stop()
        if table.watchers:
            self._changed(table)
        else:
            self._forget(who.table)

    def wake(self) -> None:
        """Let all channels look whether the service stops."""
        for channel in self.channels():
            self._service.feed.wake(channel.table_id)

    def _channel(self, who: Who) -> Channel | None:
        table = self._tables.get(who.table)
        return table.channels.get(who.audience) if table else None

    async def _standing(self, who: Who) -> Standing:
        return await self._service.recorder.aside(partial(standing_now, self._service, who.table, who.audience))

    def _check(self, who: Who) -> None:
        for key, most in self._limits(who):
            if self._open[key] >= most:
                raise TooManyStreams(f"this {key[0]} has {most} open streams")

    def _limits(self, who: Who) -> Iterator[tuple[tuple[str, object], int]]:
        """What the streams are counted by, and how many there may be."""
        settings = self._service.settings
        yield ("table", who.table), settings.streams_per_table_max
        yield ("address", who.address), settings.streams_per_address_max
        if who.token is not None:
            yield ("token", who.token), settings.streams_per_token_max

    def _presence(self, table: Watched) -> Batch:
        """Who is there, as a state: told to each who joins, and again when it changed. state: goes up."""
        if table.presence is None:
            seats = sorted({one.who.seat for one in table.watchers if one.who.seat is not None})
            table.presence = Batch(told(Watchers(len(table.watchers), seats, self._changes)))
        return table.presence

    def _changed(self, table: Watched) -> None:
        self._changes += 1
        table.presence = None
        if table.telling is None:
            table.telling = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell, table)

    def _tell(self, table: Watched) -> None:
        table.telling = None
        for channel in table.channels.values():
            channel.give(self._presence(table))

    def _forget(self, table_id: UUID) -> None:
        table = self._tables.pop(table_id)
        if table.telling is not None:
            table.telling.cancel()
