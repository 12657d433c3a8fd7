"""What a campaign's table came to flows back into the campaign, exactly once, when the table is ended.

A projection of the library over the store's events: the campaign's event and how far it has come are one transaction,
so that a process that dies at any moment goes on where it was.
"""

import logging
from collections.abc import Callable, Sequence
from threading import Event, Thread
from typing import Any, NamedTuple
from uuid import UUID

from eventsourcing.application import Application, ProcessingEvent
from eventsourcing.persistence import (
    ApplicationRecorder,
    JSONTranscoder,
    Mapper,
    PersistenceError,
    ProcessRecorder,
    Recording,
    StoredEvent,
    Tracking,
)
from eventsourcing.projection import BaseProjectionRunner, EventSourcedProjection

from infra.campaign_books import ENDED, Books
from infra.store.log import EntryMapper, TableLog

logger = logging.getLogger("hourglass")

TRIED_AGAIN_AFTER = (0.1, 0.5, 2.0)
"""Seconds before an event is tried again that the store refused."""
BEGUN_AGAIN_AFTER_SECONDS = 10.0
"""When an event was tried for the last time, all begins again from it after so long."""

Told = Callable[[UUID], None]
"""Is told the campaign that has moved on, in the follower's thread."""


class Happened(NamedTuple):
    """That something happened, not what: its log is read when it is dealt with."""

    originator_id: UUID
    originator_version: int


class HappenedMapper(Mapper[UUID]):
    """Reads no event, so that one that cannot be read holds up no other."""

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        return Happened(stored_event.originator_id, stored_event.originator_version)  # type: ignore[arg-type]


class CampaignResults(EventSourcedProjection[UUID]):
    """Notes in a campaign what its table came to. A table that cannot be read is left alone, and said in the log."""

    name = "campaigns"
    topics = (ENDED,)

    def __init__(self, log: TableLog, books: Books, told: Told = lambda campaign: None) -> None:
        self._log, self._books, self._told = log, books, told
        self.stopping = Event()
        super().__init__()

    def construct_mapper(self) -> Mapper[UUID]:
        return EntryMapper(self._log.codec)

    def construct_recorder(self) -> ProcessRecorder:
        return self._log.rows

    def process_event(self, domain_event: Any, tracking: Tracking) -> None:
        """Deal with the end of a table, once. Raises PersistenceError if the store refuses it again and again."""
        for seconds in TRIED_AGAIN_AFTER:
            if self.recorder.has_tracking_id(tracking.application_name, tracking.notification_id):
                return
            try:
                super().process_event(domain_event, tracking)
                return
            except PersistenceError as error:
                logger.warning("what table %s came to is noted later: %s", domain_event.originator_id, error)
                self.stopping.wait(seconds)
        super().process_event(domain_event, tracking)

    def policy(self, domain_event: Any, processing_event: ProcessingEvent[UUID]) -> None:
        """Collect what the end of a table means for its campaign; nothing for one that belongs to none."""
        table_id = domain_event.originator_id
        campaign_id = self._log.rows.campaign_of(table_id)
        if campaign_id is None:
            return
        try:
            event = self._books.ending(campaign_id, table_id)
        except PersistenceError:
            raise
        except Exception as error:  # whatever it is, the tables of others go on
            logger.error("campaign %s cannot note what table %s came to: %r", campaign_id, table_id, error)
            return
        if event is not None:
            processing_event.collect_events(event)

    def _notify(self, recordings: list[Recording[UUID]]) -> None:
        for one in recordings:
            self._told(one.domain_event.originator_id)


class Following:
    """Runs the projection in threads of its own, from `start` to `stop`; begins again after an error."""

    def __init__(self, log: TableLog, books: Books, told: Told) -> None:
        self._log = log
        self._results = CampaignResults(log, books, told)
        self._runner: BaseProjectionRunner[Application[UUID]] | None = None
        self._thread = Thread(target=self._run, name="campaigns", daemon=True)

    def start(self) -> None:
        """Catch up with what was ended while nobody followed, then follow."""
        self._thread.start()

    def stop(self) -> None:
        """End it; what is under way is finished or, after the next start, done again."""
        self._results.stopping.set()
        if self._runner is not None:
            self._runner.stop()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._results.stopping.is_set():
            try:
                with runner_of(self._results, self._log) as self._runner:
                    if not self._results.stopping.is_set():
                        self._runner.run_forever()
            except Exception as error:
                logger.error("campaigns are not followed for a while: %s", error)
            self._results.stopping.wait(BEGUN_AGAIN_AFTER_SECONDS)


def runner_of(results: CampaignResults, log: TableLog) -> BaseProjectionRunner[Application[UUID]]:
    """The library's runner, which builds the application that it follows from a class."""

    class Followed(Application[UUID]):
        name = results.name

        def construct_mapper(self) -> Mapper[UUID]:
            return HappenedMapper(JSONTranscoder())

        def construct_recorder(self) -> ApplicationRecorder:
            return log.rows

    topics: Sequence[str] = results.topics
    return BaseProjectionRunner(
        projection=results, application_class=Followed, tracking_recorder=log.rows, topics=topics
    )
