"""Passes the result of a campaign's table to the campaign, exactly once, when the table ends.

A projection of the library over the store's events. The campaign's event and the projection's progress are one
transaction, so a process that dies at any moment resumes where it was.
"""

import logging
from collections.abc import Callable
from typing import Any, ClassVar
from uuid import UUID

from api.service.campaigns.loaded_campaign import ENDED, CampaignReader
from domain.kernel.errors import GameError
from infra.store.errors import StoreError
from infra.store.library import (
    EventSourcedProjection,
    IntegrityError,
    Mapper,
    ProcessingEvent,
    ProcessRecorder,
    Recording,
    Tracking,
)
from infra.store.log import EntryMapper, TableLog
from infra.store.rows.records import Row
from infra.store.tracking import EventBatch

logger = logging.getLogger("hourglass")

TRIES_MAX = 4
"""How often the end of a table is processed again because its campaign moved on meanwhile."""

FAULTS_MAX = 100
"""How many tables that could not be read are remembered."""

OnNoted = Callable[[UUID], None]
"""Called with the campaign that moved on, in the follower's thread."""


class CampaignResults(EventSourcedProjection[UUID]):
    """Notes a table's result in its campaign. A table that cannot be read is skipped, and blocks no other."""

    name = "campaigns"
    shape = 1
    topics: tuple[str, ...] = (ENDED,)
    rows: ClassVar[tuple[type[Row], ...]] = ()

    def __init__(self, log: TableLog, books: CampaignReader, on_noted: OnNoted = lambda campaign: None) -> None:
        self._log, self._books, self._on_noted = log, books, on_noted
        self._left_alone: dict[UUID, UUID] = {}
        super().__init__()

    def construct_mapper(self) -> Mapper[UUID]:
        return EntryMapper(self._log.codec)

    def construct_recorder(self) -> ProcessRecorder:
        return self._log.rows

    def process_event(self, domain_event: Any, tracking: Tracking) -> None:
        """Process a batch of table ends, each once. Raises StoreError; the ends before it are done."""
        batch: EventBatch = domain_event
        for event in batch.events:
            self._deal_with(event, Tracking(tracking.application_name, event.id))

    def policy(self, domain_event: Any, processing_event: ProcessingEvent[UUID]) -> None:
        """Collect the campaign's event for the end of a table; nothing for a table without a campaign."""
        table_id = domain_event.originator_id
        campaign_id = self._log.rows.campaign_of(table_id)
        if campaign_id is None:
            return
        try:
            event = self._books.ending(campaign_id, table_id)
        except StoreError:
            raise
        except Exception as error:  # whatever it is, other tables must go on
            logger.error("campaign %s cannot note the result of table %s: %r", campaign_id, table_id, error)
            if len(self._left_alone) < FAULTS_MAX:
                self._left_alone[table_id] = campaign_id
            return
        if event is not None:
            processing_event.collect_events(event)

    def faults(self, limit: int) -> list[str]:
        """Return the tables that were skipped since the start and are still not noted; at most `limit`."""
        missed = [table for table, campaign in list(self._left_alone.items()) if self._is_missed(campaign, table)]
        return [f"table {table}" for table in missed[:limit]]

    def _deal_with(self, event: Any, tracking: Tracking) -> None:
        for tries_left in reversed(range(TRIES_MAX)):
            if self.recorder.has_tracking_id(tracking.application_name, tracking.notification_id):
                return
            try:
                super().process_event(event, tracking)
                return
            except IntegrityError:
                if not tries_left:
                    raise

    def _is_missed(self, campaign_id: UUID, table_id: UUID) -> bool:
        try:
            return self._books.is_open(campaign_id, table_id)
        except GameError:
            return True

    def _notify(self, recordings: list[Recording[UUID]]) -> None:
        for one in recordings:
            self._on_noted(one.domain_event.originator_id)
