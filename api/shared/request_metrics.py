"""How many requests there were and how long they took, as plain numbers: counting costs a request next to nothing."""

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client.core import HistogramMetricFamily

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the groups by duration, in seconds; one more group has none."""


class RouteTimes:
    """The requests of one route, method and status."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def buckets(self) -> Iterator[tuple[str, int]]:
        """Yield how many requests took at most this long, for each bound."""
        total = 0
        for bound, more in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += more
            yield bound, total


class RequestMetrics:
    """All requests since the start. Their kinds are bounded by the number of routes, methods and statuses."""

    def __init__(self) -> None:
        self._kinds: dict[tuple[str, str, int], RouteTimes] = {}

    def add(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a request. route: its template, never its path."""
        kind = route, method, status
        times = self._kinds.get(kind)
        if times is None:
            times = self._kinds[kind] = RouteTimes()
        times.counts[bisect_left(BOUNDS, seconds)] += 1
        times.seconds += seconds

    def histogram(self) -> HistogramMetricFamily:
        """Return all counts as a histogram."""
        about = "Requests by route, method and status, and the seconds until their answer began"
        histogram = HistogramMetricFamily("hourglass_request_seconds", about, labels=("route", "method", "status"))
        for (route, method, status), times in self._kinds.items():
            histogram.add_metric((route, method, str(status)), list(times.buckets()), times.seconds)
        return histogram
