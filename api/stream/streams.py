"""All streams of this process: how many may be open, and who is present at a table, on any node."""

import asyncio
from collections import Counter
from collections.abc import Container, Iterator
from functools import partial
from uuid import UUID

from api.service.service import Service
from api.service.tables.table_cache import TableCache
from api.shared.problems import TooManyStreams
from api.stream.backlog import Backlog
from api.stream.channel import Audience, Channel, Source, Standing, standing_now
from api.stream.events import Watchers
from api.stream.frames import RETRY, FrameBatch, event_frame
from api.stream.replay.rooms import Rooms
from api.stream.watcher import Watcher, Who
from infra.nodes.presence import Presence, Present
from infra.nodes.topics import Topics
from infra.settings import Settings
from infra.store.recorder import StoreRecorder

PRESENCE_SECONDS = 0.25
"""Arrivals and departures within this time are sent as one change."""


class Watched:
    """A table with watchers on this node: its channels, one for each audience, and who is present."""

    def __init__(self, id: UUID) -> None:
        self.id = id
        self.channels: dict[Audience, Channel] = {}
        self.watchers: set[Watcher] = set()
        self.seats: Counter[int | None] = Counter()
        self.presence: FrameBatch | None = None
        self.telling: asyncio.TimerHandle | None = None

    @property
    def present(self) -> Present:
        """Who is present on this node."""
        seats = sorted(seat for seat, count in self.seats.items() if seat is not None and count)
        return Present(len(self.watchers), tuple(seats))

    def add(self, watcher: Watcher) -> None:
        """Count one more watcher."""
        self.watchers.add(watcher)
        self.seats[watcher.who.seat] += 1

    def remove(self, watcher: Watcher) -> None:
        """Count one watcher less."""
        self.watchers.remove(watcher)
        self.seats[watcher.who.seat] -= 1


class Streams:
    """Admits watchers up to the limits, and opens channels for the tables they watch."""

    def __init__(
        self,
        source: Source,
        cache: TableCache,
        presence: Presence,
        recorder: StoreRecorder,
        settings: Settings,
        topics: Topics,
    ) -> None:
        self._source, self._cache, self._presence, self._recorder = source, cache, presence, recorder
        self._settings = settings
        self._is_ending = False
        self._tables: dict[UUID, Watched] = {}
        self._open: Counter[tuple[str, object]] = Counter()
        self._state = 0
        self.backlog = Backlog()
        self.rooms = Rooms(topics)
        presence.changed = self._changed_elsewhere

    def __len__(self) -> int:
        return sum(len(table.watchers) for table in self._tables.values())

    @property
    def tables(self) -> int:
        """How many tables have watchers."""
        return len(self._tables)

    @property
    def heartbeat_seconds(self) -> float:
        """The longest silence of a stream."""
        return self._settings.heartbeat_seconds

    def channels(self) -> Iterator[Channel]:
        """Yield all open channels."""
        for table in self._tables.values():
            yield from table.channels.values()

    async def admit(self, who: Who, cursor: int) -> Watcher:
        """Admit a watcher who reads from a version on. The caller must call `leave` afterwards.

        Raises TooManyStreams, TableNotFound, LogCorrupt, RulesTooNew, StoreError.
        """
        self._check(who)
        at = None
        while at is None and self._channel(who) is None:
            at = await self._standing(who)
        self._check(who)  # others came meanwhile
        table = self._tables.setdefault(who.table, Watched(who.table))
        channel = table.channels.get(who.audience)
        if channel is None:
            assert at is not None, "there is a state unless there was a channel, and nothing was awaited since"
            channel = Channel(
                self._source,
                self._cache,
                self._settings.heartbeat_seconds,
                who.table,
                who.audience,
                at,
                self.backlog,
                lambda: self._present(table),
            )
            table.channels[who.audience] = channel
            if self._is_ending:
                channel.end()
        watcher = Watcher(who, cursor, channel, self._settings.heartbeat_seconds)
        table.add(watcher)
        self._open.update(key for key, _ in self._limits(who))
        self._changed_here(table)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher. The last one of an audience closes its channel."""
        watcher.close()
        who = watcher.who
        table = self._tables[who.table]
        table.remove(watcher)
        for key, _ in self._limits(who):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
        if all(other.channel is not watcher.channel for other in table.watchers):
            table.channels.pop(who.audience).stop()
        self._changed_here(table)
        if not table.watchers:
            self._forget(table)

    async def dismiss_replaced(self) -> None:
        """Close the streams that were opened with a campaign token that has been replaced. Raises StoreError."""
        held = {one.who.token for one in self._by_campaign() if one.who.token}
        if not held:
            return
        recorder = self._recorder
        self.dismiss(held - await recorder.in_thread(partial(recorder.known_tokens, list(held))))

    def dismiss(self, replaced: Container[bytes | None]) -> None:
        """Close the streams that were opened with one of these campaign tokens, given as hashes."""
        for watcher in list(self._by_campaign()):
            if watcher.who.token in replaced:
                watcher.close(RETRY)

    def _by_campaign(self) -> Iterator[Watcher]:
        """Return the watchers with a campaign's token. A table's own token is checked by its channel."""
        return (one for table in self._tables.values() for one in table.watchers if not one.who.is_own)

    def tell_beside(self, table_id: UUID) -> None:
        """Tell the watchers of a table that something beside its log has changed."""
        table = self._tables.get(table_id)
        for channel in table.channels.values() if table else ():
            channel.tell_beside()

    def end(self) -> None:
        """Tell all watchers to reconnect to another process, since the service stops."""
        self._is_ending = True
        for channel in self.channels():
            channel.end()
        self.rooms.end()

    def _channel(self, who: Who) -> Channel | None:
        table = self._tables.get(who.table)
        return table.channels.get(who.audience) if table else None

    async def _standing(self, who: Who) -> Standing | None:
        """Return the table's state for an audience without a channel; None if another watcher opened one meanwhile."""
        look = partial(standing_now, self._source, who.table, who.audience)
        cache = self._cache
        if not who.audience.delay and not self._cache.is_shared and cache.held(who.table) is not None:
            return look()
        return await self.backlog.read(lambda: None if self._channel(who) else look())

    def _check(self, who: Who) -> None:
        for key, most in self._limits(who):
            if self._open[key] >= most:
                raise TooManyStreams(f"this {key[0]} has {most} open streams; close one first")

    def _limits(self, who: Who) -> Iterator[tuple[tuple[str, object], int]]:
        """Yield the keys by which streams are counted, with their limits."""
        settings = self._settings
        yield ("table", who.table), settings.streams_per_table_max
        yield ("address", who.address), settings.streams_per_address_max
        if who.token is not None:
            yield ("token", who.token), settings.streams_per_token_max

    def _present(self, table: Watched) -> FrameBatch:
        """Return who is present, as a state. Each new watcher receives it, and all receive it after a change.

        state: the time by the store's clock, which all nodes share, or the previous one plus one.
        """
        if table.presence is None:
            self._state = max(self._state + 1, self._source.clock.now())
            present = self._presence.everywhere(table.id)
            table.presence = FrameBatch(event_frame(Watchers(present.count, list(present.seats), self._state)))
        return table.presence

    def _changed_here(self, table: Watched) -> None:
        self._presence.is_here(table.id, table.present)
        self._changed(table)

    def _changed_elsewhere(self, table_id: UUID) -> None:
        table = self._tables.get(table_id)
        if table is not None:
            self._changed(table)

    def _changed(self, table: Watched) -> None:
        table.presence = None
        if table.telling is None:
            table.telling = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell, table)

    def _tell(self, table: Watched) -> None:
        table.telling = None
        for channel in table.channels.values():
            channel.give(self._present(table))

    def _forget(self, table: Watched) -> None:
        del self._tables[table.id]
        if table.telling is not None:
            table.telling.cancel()


def streams_of(service: Service) -> Streams:
    """Return the streams of a service's tables."""
    source = Source(service.reader_views, service.boards, service.checkpoints, service.feed, service.recorder.clock)
    cache, topics = service.tables.cache, service.topics
    streams = Streams(source, cache, service.presence, service.recorder, service.settings, topics)
    service.notes.changed = streams.tell_beside
    if service.node_follower is not None:
        service.node_follower.changed = streams.tell_beside
    service.campaigns.replaced = lambda token_hash: streams.dismiss({token_hash})
    return streams
