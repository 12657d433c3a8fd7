"""What other packages use of the event-sourcing library, which only the store imports."""

from uuid import UUID

from eventsourcing.application import AggregateNotFoundError, ProcessingEvent
from eventsourcing.persistence import (
    IntegrityError,
    Mapper,
    Notification,
    ProcessRecorder,
    Recording,
    StoredEvent,
    Tracking,
)
from eventsourcing.projection import EventSourcedProjection, Projection

__all__ = [
    "AggregateNotFoundError",
    "EventSourcedProjection",
    "IntegrityError",
    "Mapper",
    "Notification",
    "ProcessRecorder",
    "ProcessingEvent",
    "Projection",
    "Recording",
    "StoredEvent",
    "Tracking",
    "stored_event",
]


def stored_event(table: UUID, version: int, topic: str, state: bytes) -> StoredEvent:
    """Return a stored event in half the time that its class takes, which is frozen and sets each field by a call."""
    event = object.__new__(StoredEvent)
    event.__dict__.update(originator_id=table, originator_version=version, topic=topic, state=state)
    return event
