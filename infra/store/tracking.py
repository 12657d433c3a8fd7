"""How a follower reads the store's events: all that wait at once, so that it processes them in one transaction."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from eventsourcing.persistence import Notification

from infra.store.recorder import StoreRecorder, StoreSubscription
from infra.store.rows.records import TrackingRow


class EventBatch(NamedTuple):
    """Events that were read together, in their order. id: of the newest; since: the follower's place before."""

    id: int
    since: int
    events: Sequence[Notification]

    def tracked(self, follower: str) -> TrackingRow:
        """Return the row that records that a follower has processed them, to be written in the same transaction as the
        result.

        The store refuses it (IntegrityError) if the follower's place is not where the batch began.
        """
        return TrackingRow(follower, self.id, self.since)


class Batches(StoreSubscription):
    """Events in batches, for ever: each as soon as there is one event, then with all available ones, at most 500."""

    def __init__(self, recorder: StoreRecorder, gt: int | None, topics: Sequence[str]) -> None:
        self._since = gt or 0
        super().__init__(recorder, gt, topics)

    def __next__(self) -> Any:
        first = super().__next__()
        events = [first, *self._notifications[self._notifications_index :]]
        self._notifications_index = len(self._notifications)
        since, self._since = self._since, events[-1].id
        return EventBatch(self._since, since, events)


class BatchRecorder:
    """The recorder as the library's runner uses it: the runner only subscribes."""

    def __init__(self, recorder: StoreRecorder) -> None:
        self._recorder = recorder

    def subscribe(self, gt: int | None = None, topics: Sequence[str] = ()) -> Batches:
        """Yield each event of these topics after `gt`, then new ones, in batches."""
        return Batches(self._recorder, gt, topics)
