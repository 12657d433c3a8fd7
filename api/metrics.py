"""The metrics for Prometheus. Labels are bounded: routes, methods, statuses, names of parts; never ids."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from api.service.readiness import NO_STORE, Readiness
from api.service.service import Service
from api.shared.request_metrics import RequestMetrics
from api.stream.streams import Streams
from infra.store.errors import StoreError


class Metrics(Collector):
    """The metrics of one service, read from their sources at each scrape."""

    def __init__(self, service: Service, streams: Streams, times: RequestMetrics) -> None:
        self._service, self._streams, self._times = service, streams, times
        self._readiness = NO_STORE
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._registry.register(self)

    async def text(self) -> bytes:
        """Return all metrics in the text format. A store that does not answer counts as down, and delays nothing."""
        try:
            self._readiness = await self._service.readiness()
        except (StoreError, TimeoutError):
            self._readiness = NO_STORE
        return generate_latest(self._registry)

    def describe(self) -> Iterator[Metric]:
        """Return nothing in advance: this registry has no other names."""
        yield from ()

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics except those of the process."""
        yield self._times.histogram()
        yield from of_tables(self._service)
        yield from of_streams(self._streams)
        yield from of_store(self._service)
        yield from of_readiness(self._readiness)


def counter(name: str, about: str, value: float) -> Metric:
    """Return a counter, from 0 at the start; its name gets the ending `_total`."""
    return CounterMetricFamily(f"hourglass_{name}", about, value)


def gauge(name: str, about: str, value: float) -> Metric:
    """Return a gauge."""
    return GaugeMetricFamily(f"hourglass_{name}", about, value)


def of_tables(service: Service) -> Iterator[Metric]:
    """Yield the metrics of play."""
    yield counter("actions", "Actions taken at tables", service.tables.commands.actions)
    yield counter("entries", "Entries written to tables' logs", service.tables.commands.entries)
    yield gauge("tables_live", "Tables in memory", len(service.tables.cache))
    yield counter("refused", "Requests refused by a budget", service.budget.refused)
    yield gauge("reads_waiting", "Expensive reads that wait", service.reads.waiting + service.checks.waiting)
    yield counter("audits", "Audits that were made, without repeated answers", service.audits.made)


def of_streams(streams: Streams) -> Iterator[Metric]:
    """Yield the metrics of watching."""
    yield gauge("streams_open", "Open streams", len(streams))
    yield gauge("tables_watched", "Tables with an open stream", streams.tables)
    channels = sum(1 for _ in streams.channels())
    yield gauge("channels_open", "Channels: each reads and encodes a table once for all who see the same", channels)


def of_store(service: Service) -> Iterator[Metric]:
    """Yield the metrics of the store."""
    counts = service.recorder.counts()
    yield counter("store_commits", "How often the disk was waited for", counts.commits)
    yield counter("store_requests", "Write requests that were decided, including refused ones", counts.requests)
    yield gauge("store_waiting", "Requests that wait to be written", counts.waiting)


def of_readiness(readiness: Readiness) -> Iterator[Metric]:
    """Yield which parts work, and how far read models are behind."""
    up = GaugeMetricFamily("hourglass_part_up", "1 if this part of the service works", labels=("part",))
    for part, works in readiness.parts.items():
        up.add_metric((part,), float(works))
    yield up
    about = "Ids of the store's events that a read model has still to process"
    behind = GaugeMetricFamily("hourglass_read_model_behind", about, labels=("model",))
    for model, ids in readiness.behind.items():
        behind.add_metric((model,), ids)
    yield behind
