"""What other packages use of the event-sourcing library, which only the store imports."""

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
]
