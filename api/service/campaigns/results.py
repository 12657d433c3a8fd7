"""What a campaign's table came to flows back into the campaign, exactly once, when the table is ended.

A projection of the library over the store's events: the campaign's event and how far it has come are one transaction,
so that a process that dies at any moment goes on where it was.
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
from infra.store.rows import Row
from infra.store.tracking import Batch

logger = logging.getLogger("hourglass")

TRIES_MAX = 4
"""How often the end of a table is dealt with anew when its campaign has moved on meanwhile."""

FAULTS_MAX = 100
"""How many tables that could not be read are remembered."""

Told = Callable[[UUID], None]
"""Is told the campaign that has moved on, in the follower's thread."""


class CampaignResults(EventSourcedProjection[UUID]):
    """Notes in a campaign what its table came to. A table that cannot be read is left alone, and holds up no other."""

    name = "campaigns"
    shape = 1
    topics: tuple[str, ...] = (ENDED,)
    rows: ClassVar[tuple[type[Row], ...]] = ()

    def __init__(self, log: TableLog, books: CampaignReader, told: Told = lambda campaign: None) -> None:
        self._log, self._books, self._told = log, books, told
        self._left_alone: dict[UUID, UUID] = {}
        super().__init__()

    def construct_mapper(self) -> Mapper[UUID]:
        return EntryMapper(self._log.codec)

    def construct_recorder(self) -> ProcessRecorder:
        return self._log.rows

    def process_event(self, domain_event: Any, tracking: Tracking) -> None:
        """Deal with a batch of ends of tables, each once. Raises StoreError; those before it are dealt with."""
        batch: Batch = domain_event
        for event in batch.events:
            self._deal_with(event, Tracking(tracking.application_name, event.id))

    def policy(self, domain_event: Any, processing_event: ProcessingEvent[UUID]) -> None:
        """Collect what the end of a table means for its campaign; nothing for one that belongs to none."""
        table_id = domain_event.originator_id
        campaign_id = self._log.rows.campaign_of(table_id)
        if campaign_id is None:
            return
        try:
            event = self._books.ending(campaign_id, table_id)
        except StoreError:
            raise
        except Exception as error:  # whatever it is, the tables of others go on
            logger.error("campaign %s cannot note what table %s came to: %r", campaign_id, table_id, error)
            if len(self._left_alone) < FAULTS_MAX:
                self._left_alone[table_id] = campaign_id
            return
        if event is not None:
            processing_event.collect_events(event)

    def faults(self, limit: int) -> list[str]:
        """Tables left alone since the start, and not noted since; at most `limit`."""
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
            self._told(one.domain_event.originator_id)
