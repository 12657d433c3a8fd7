"""What every recorder of tables has in common: one write for events and rows, tracking, subscriptions."""

from abc import abstractmethod
from asyncio import to_thread, wrap_future
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from math import inf
from threading import Event, Lock
from time import monotonic
from typing import Any, ClassVar, NamedTuple, TypeVar
from uuid import UUID

from eventsourcing.persistence import (
    IntegrityError,
    ListenNotifySubscription,
    Notification,
    ProcessRecorder,
    StoredEvent,
    Tracking,
)

from infra.clock import Clock
from infra.store.rows.reads import RowReader, as_uuid, uuid_of, where_of
from infra.store.rows.records import Row, TrackingRow

T = TypeVar("T")

NEWEST_VERSION = "SELECT MAX(originator_version) FROM stored_events WHERE originator_id = ?"
LOGS = "SELECT originator_id, MIN(rowid) AS first FROM stored_events GROUP BY originator_id ORDER BY first"
VERSION_AT = (
    "SELECT originator_version FROM stored_events WHERE originator_id = ? AND rowid <= ? "
    "ORDER BY originator_version DESC LIMIT 1"
)
ORIGINATORS_AT_ONCE = 500
"""Originators in one select."""
PROBE = "probe"
"""The follower of no events that notes when the store was last seen to be writable."""
FEW_LOOKED_FOR_EVERY = 0.2  # seconds between two looks for events of some topics, which are few among all


class Counts(NamedTuple):
    """commits: how often the disk was waited for since the start; requests: how many were decided since then, including
    refused ones; waiting: how many wait now.
    """

    commits: int = 0
    requests: int = 0
    waiting: int = 0


class StoreRecorder(RowReader, ProcessRecorder):
    """Events, and the rows written with them. For any number of threads.

    settled: the condition for events before which no further one can appear, empty if it holds for all; unsettled_from:
    the id from which on events can still appear; is_shared: whether other nodes may write, too; joins_logs: whether
    rows of several logs can be written at once; clock: the time of all writers.
    """

    settled: ClassVar[str] = ""
    unsettled_from: ClassVar[str] = "(SELECT COALESCE(MAX(rowid), 0) + 1 FROM stored_events)"
    is_shared: ClassVar[bool] = False
    joins_logs: ClassVar[bool] = True

    def __init__(self, clock: Clock | None = None) -> None:
        """clock: by default this machine's."""
        self.clock = clock or Clock()
        self._listening: set[Event] = set()
        self._lock = Lock()

    @abstractmethod
    def create_tables(self) -> None:
        """Create the tables that are missing. Raises SchemaTooNew, OperationalError."""

    @abstractmethod
    def close(self) -> None:
        """Write what waits, then close. Later calls, and open subscriptions, raise StoreClosed."""

    @abstractmethod
    def submit(self, events: Sequence[StoredEvent], rows: Sequence[Row] = ()) -> Future[Sequence[int] | None]:
        """Write everything or nothing; the future has the events' notification ids once the disk has them.

        Raises StoreBusy, StoreClosed, ProgrammingError (an id is no UUID): nothing was written. The future raises
        IntegrityError (a version is taken), RequestRepeated, SeedRepeated, DataError: nothing was written; and
        OperationalError: the disk failed, so read what is there. A request that is cancelled in time is not written.
        """

    async def written(self, events: Sequence[StoredEvent], rows: Sequence[Row] = ()) -> None:
        """Call `submit` and await its future. Raises all errors of both."""
        await wrap_future(self.submit(events, rows))

    @abstractmethod
    def forget(self, follower: str, kinds: Sequence[type[Row]]) -> None:
        """Delete all rows of these kinds, and the place of their follower. Raises OperationalError."""

    async def in_thread(self, look: Callable[[], T]) -> T:
        """Return the result of reading the store; in a worker thread if the store is shared, and may be remote.

        Raises as `look`.
        """
        return await to_thread(look) if self.is_shared else look()

    def counts(self) -> Counts:
        """Return the counts of writes; zeros if the database counts itself."""
        return Counts()

    def probe(self) -> None:
        """Read, and write the time, which a full disk would refuse. Raises any error that reading or writing would
        raise.
        """
        self.max_notification_id()
        with suppress(IntegrityError):  # another node has probed since, or the clock ran back
            self.insert_tracking(Tracking(PROBE, self.clock.now()))

    def insert_events(
        self,
        stored_events: Sequence[StoredEvent],
        *,
        rows: Sequence[Row] = (),
        tracking: Tracking | None = None,
        **kwargs: Any,
    ) -> Sequence[int] | None:
        """Call `submit` and wait. Raises all errors of it and its future. tracking: written with the events."""
        tracked = [] if tracking is None else [TrackingRow(tracking.application_name, tracking.notification_id)]
        return self.submit(stored_events, [*rows, *tracked]).result()

    def insert_tracking(self, tracking: Tracking) -> None:
        """Record a follower's place. Raises IntegrityError if it was already as far."""
        self.insert_events([], tracking=tracking)

    def max_tracking_id(self, application_name: str) -> int | None:
        """Return a follower's place: a notification id, None if it never began."""
        found = self.select("SELECT notification FROM tracking WHERE follower = ?", application_name)
        return int(found[0][0]) if found else None

    def select_events(
        self,
        originator_id: UUID | str,
        *,
        gt: int | None = None,
        lte: int | None = None,
        desc: bool = False,
        limit: int | None = None,
        without: Sequence[str] = (),
    ) -> Sequence[StoredEvent]:
        """Return an originator's events by version: after `gt`, up to `lte`, the last first if `desc`; none of the
        topics in `without`.
        """
        where, values = where_of(
            {"originator_id = ?": uuid_of(originator_id), "originator_version > ?": gt, "originator_version <= ?": lte},
            without=without,
        )
        ending = f"ORDER BY originator_version {'DESC' if desc else 'ASC'}"
        if limit is not None:
            ending, values = f"{ending} LIMIT ?", [*values, limit]
        found = self.select(f"SELECT originator_version, topic, state FROM stored_events {where} {ending}", *values)
        return [StoredEvent(originator_id, *columns) for columns in found]

    def select_notifications(
        self,
        start: int | None,
        limit: int,
        stop: int | None = None,
        topics: Sequence[str] = (),
        *,
        inclusive_of_start: bool = True,
    ) -> Sequence[Notification]:
        """Return at most `limit` events of any originator by notification id: from (or after) `start`, up to `stop`."""
        after = "rowid >= ?" if inclusive_of_start else "rowid > ?"
        where, values = self._settled_where({after: start, "rowid <= ?": stop}, topics)
        found = self.select(
            f"SELECT originator_id, originator_version, topic, state, rowid FROM stored_events {where} "
            "ORDER BY rowid LIMIT ?",
            *values,
            max(limit, 0),
        )
        return [Notification(as_uuid(originator), *columns) for originator, *columns in found]

    def max_notification_id(self, topics: Sequence[str] = ()) -> int | None:
        """Return the notification id of the newest event, of one of the topics if given; None if there is no event."""
        where, values = self._settled_where({}, topics)
        newest = self.select(f"SELECT rowid FROM stored_events {where} ORDER BY rowid DESC LIMIT 1", *values)
        return int(newest[0][0]) if newest else None

    def version_at(self, originator_id: UUID, notification: int) -> int:
        """Return an originator's version when the store's newest event had this notification id; 0 for none."""
        found = self.select(VERSION_AT, originator_id, notification)
        return int(found[0][0]) if found else 0

    def unsettled(self, since: int) -> tuple[int, bool]:
        """Return the id from which on events can still appear, and whether one has appeared since that id was last
        returned.

        since: the id that this returned before. The cost does not depend on the number of events.
        """
        select = f"SELECT {self.unsettled_from}, EXISTS (SELECT 1 FROM stored_events WHERE rowid >= ?)"
        [(now, is_any)] = self.select(select, since)
        return int(now), bool(is_any)

    def logs(self) -> list[UUID]:
        """Return all logs of tables and campaigns, in the order in which they began."""
        return [as_uuid(log) for log, _ in self.select(LOGS)]

    def newest_versions(self, originators: Sequence[UUID]) -> dict[UUID, int]:
        """Return the version of the newest event of each of these that has any."""
        found: dict[UUID, int] = {}
        for start in range(0, len(originators), ORIGINATORS_AT_ONCE):
            some = originators[start : start + ORIGINATORS_AT_ONCE]
            newest = ",".join([f"({NEWEST_VERSION})"] * len(some))
            [versions] = self.select(f"SELECT {newest}", *some)
            found |= {one: int(version) for one, version in zip(some, versions, strict=True) if version}
        return found

    def has_event(self, originator: UUID, topics: Sequence[str]) -> bool:
        """Return whether an originator has an event of one of these topics."""
        where, values = where_of({"originator_id = ?": originator}, topics)
        return bool(self.select(f"SELECT 1 FROM stored_events {where} LIMIT 1", *values))

    def subscribe(self, gt: int | None = None, topics: Sequence[str] = ()) -> "StoreSubscription":
        """Yield each event after `gt`, then new ones, as soon as this process has written them."""
        return StoreSubscription(self, gt, topics)

    def listen(self, event: Event) -> None:
        """Set the event after each commit, until `unlisten`, and once now."""
        with self._lock:
            self._listening.add(event)
        event.set()

    def unlisten(self, event: Event) -> None:
        """Stop setting the event."""
        with self._lock:
            self._listening.discard(event)

    def _tell(self) -> None:
        with self._lock:
            for event in self._listening:
                event.set()

    def _settled_where(self, bounds: dict[str, Any], topics: Sequence[str]) -> tuple[str, list[Any]]:
        where, values = where_of(bounds, topics)
        if not self.settled:
            return where, values
        return f"{where} AND {self.settled}" if where else f"WHERE {self.settled}", values


class StoreSubscription(ListenNotifySubscription[StoreRecorder]):
    """Yields events one by one, for ever. Use it in a `with`; `stop` ends it from any thread."""

    def __init__(self, recorder: StoreRecorder, gt: int | None, topics: Sequence[str]) -> None:
        self._ended = Event()
        self._looked = -inf
        super().__init__(recorder, gt, topics)
        recorder.listen(self._has_been_notified)

    def stop(self) -> None:
        """End the iteration, at once."""
        self._ended.set()
        super().stop()
        self._recorder.unlisten(self._has_been_notified)

    def _pull(self) -> None:
        """Read what is new. Skip events of other topics once, not again at every commit; the first event after a
        silence is read at once.
        """
        if self._topics:
            self._ended.wait(self._looked + FEW_LOOKED_FOR_EVERY - monotonic())
            self._looked = monotonic()
        newest = self._recorder.max_notification_id() or 0
        super()._pull()
        if self._topics:
            self._last_notification_id = max(newest, self._last_notification_id or 0)
