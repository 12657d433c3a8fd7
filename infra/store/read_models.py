"""Runs the read models: each is a projection of the library in its own threads, and continues after an error."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from threading import Event, Thread
from typing import Any, ClassVar, Protocol, cast

from eventsourcing.application import Application
from eventsourcing.persistence import ApplicationRecorder, IntegrityError, JSONTranscoder, Mapper, StoredEvent
from eventsourcing.projection import BaseProjectionRunner

from infra.store.recorder import StoreRecorder
from infra.store.rows.records import Row, TrackingRow
from infra.store.tracking import BatchRecorder

logger = logging.getLogger("hourglass")

BEGUN_AGAIN_AFTER_SECONDS = 5.0
"""After an error a read model waits this long, then continues from its place in the store."""

OVERTAKEN_SECONDS = 1.0
"""How long to wait after another process was first."""

OVERTAKEN_MAX = 10
"""How often another process may be first before a rebuild gives up."""

Runner = BaseProjectionRunner[Application[Any]]


class ReadModel(Protocol):
    """A `Projection` over the store's recorder whose events come as `Batch`es.

    name: under which it is tracked; shape: version of its rows, 1 at first, see `renew`; topics: of the events that it
    needs, empty for all; rows: its own kinds of row, deleted when it is rebuilt; faults: what it could not read, at
    most `limit` of it.
    """

    name: str
    shape: int
    topics: tuple[str, ...]
    rows: ClassVar[tuple[type[Row], ...]]

    def process_event(self, domain_event: Any, tracking: Any) -> None: ...
    def faults(self, limit: int) -> list[str]: ...


class ReadModels:
    """The read models of a store. `start` returns at once; they catch up in the background."""

    def __init__(self, recorder: StoreRecorder, models: Sequence[ReadModel]) -> None:
        self._recorder = recorder
        self.models = tuple(models)
        self._followers = [Follower(recorder, model) for model in self.models]

    def start(self) -> None:
        """Make all of them follow the store."""
        for one in self._followers:
            one.start()

    def stop(self) -> None:
        """Stop them, each after its current write. Nothing is lost: they continue from there after the next start."""
        for one in self._followers:
            one.stop()

    def parts(self) -> dict[str, bool]:
        """Return which of them follow the store and have left nothing out. Raises StoreError."""
        return {one.model.name: one.is_following and not one.model.faults(1) for one in self._followers}

    def behind(self) -> dict[str, int]:
        """Return how many ids each has to process until the newest event that it needs. Raises StoreError."""
        return {model.name: behind(self._recorder, model) for model in self.models}

    def rebuild(self) -> None:
        """Rebuild all of them from the whole log; other processes may continue. Raises StoreError."""
        for model in self.models:
            renew(self._recorder, model)
            self._recorder.forget(model.name, model.rows)
            catch_up(self._recorder, model)


class Follower:
    """Keeps one read model up to date, from `start` to `stop`."""

    def __init__(self, recorder: StoreRecorder, model: ReadModel) -> None:
        self.model = model
        self.is_following = False
        self._recorder = recorder
        self._runner: Runner | None = None
        self._stopping = Event()
        self._thread = Thread(target=self._run, name=f"read-model-{model.name}", daemon=True)

    def start(self) -> None:
        """Catch up, then follow."""
        self.is_following = True
        self._thread.start()

    def stop(self) -> None:
        """Stop it, even if it never started."""
        self._stopping.set()
        if self._runner is not None:
            self._runner.stop()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            self.is_following = True
            try:
                self._follow()
            except Exception as error:  # whatever it was, the tables must go on
                logger.error("the read model %s pauses after an error: %s", self.model.name, error)
            self.is_following = False
            self._stopping.wait(BEGUN_AGAIN_AFTER_SECONDS)

    def _follow(self) -> None:
        """Follow until stopped. If another process was first, continue from its place."""
        renew(self._recorder, self.model)
        while not self._stopping.is_set():  # `stop` may have come before there was a runner
            stood = self._recorder.max_tracking_id(self.model.name)
            try:
                with runner_of(self._recorder, self.model) as self._runner:
                    if not self._stopping.is_set():
                        self._runner.run_forever()
                return
            except IntegrityError:
                if self._recorder.max_tracking_id(self.model.name) == stood:
                    raise
                self._stopping.wait(OVERTAKEN_SECONDS)


class AsItIs(Mapper[Any]):
    """Decodes no event, so that an unreadable one blocks no other: read models decode what they need."""

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        return stored_event


def runner_of(recorder: StoreRecorder, model: ReadModel) -> Runner:
    """Return the library's runner from the model's place. It makes the application that it follows from a class."""

    class Followed(Application[Any]):
        name = model.name

        def construct_mapper(self) -> Mapper[Any]:
            return AsItIs(JSONTranscoder())

        def construct_recorder(self) -> ApplicationRecorder:
            return cast(ApplicationRecorder, BatchRecorder(recorder))

    return BaseProjectionRunner(
        projection=cast(Any, model), application_class=Followed, tracking_recorder=recorder, topics=model.topics
    )


def renew(recorder: StoreRecorder, model: ReadModel) -> None:
    """Delete the rows that an earlier release made in another form, so that they are made again. Raises StoreError."""
    mark = f"{model.name}-shape"
    if (recorder.max_tracking_id(mark) or 1) < model.shape:
        recorder.forget(model.name, model.rows)
        recorder.insert_events([], rows=[TrackingRow(mark, model.shape)])


def behind(recorder: StoreRecorder, model: ReadModel) -> int:
    """Return how many ids of the store a read model has to process; most are of events that it does not need."""
    stands = recorder.max_tracking_id(model.name) or 0
    return max(0, (recorder.max_notification_id(model.topics) or 0) - stands)


def catch_up(recorder: StoreRecorder, model: ReadModel) -> None:
    """Process everything that was in the store when this was called. Raises StoreError.

    Another process may do the same: each batch is processed by the one that is first.
    """
    newest = recorder.max_notification_id(model.topics)
    overtaken = 0
    while not recorder.has_tracking_id(model.name, newest):
        try:
            with suppress(TimeoutError), runner_of(recorder, model) as runner:
                runner.wait(newest)
        except IntegrityError:
            overtaken += 1
            if overtaken == OVERTAKEN_MAX:
                raise
