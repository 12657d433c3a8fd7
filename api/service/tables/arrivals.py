"""When this process saw each entry of a table committed. Delays and idle times count from then.

The times in the log are for display only: a clock that once ran ahead must neither hide later entries nor end a table.
"""

from array import array
from bisect import bisect_right
from threading import Lock
from uuid import UUID

from msgspec import Struct

from domain.kernel.tables.table import DELAY_MAX
from infra.cache import Cache
from infra.clock import Clock
from infra.store.recorder import StoreRecorder

MARKS_MAX = 512
"""Marks of one table. Beyond this, older marks become coarser: an entry is then shown later, never earlier."""
TABLES_MAX = 10_000
"""Tables with marks, besides those in memory. The one that left memory longest ago is dropped first."""
DELAY_MAX_MILLISECONDS = DELAY_MAX * 1000


class Start(Struct, frozen=True):
    """When this process started. steady, wall: that moment by its two clocks, in milliseconds.

    notification: the id of the store's newest event then.
    """

    steady: int
    wall: int
    notification: int


class Marked(Struct, frozen=True):
    """Versions of a table and the steady times at which they were seen, both ascending. Both only grow.

    The first version is the table's at the start, 0 if it was opened later, or one so old that every reader may see it.
    """

    versions: "array[int]"
    times: "array[int]"


class Marks:
    """When one table's entries were seen here. For any number of threads."""

    def __init__(self, clock: Clock, start: Start, version: int) -> None:
        """version: the table's version at the start."""
        self._clock, self._start = clock, start
        self._marked = Marked(array("q", [version]), array("q", [start.steady]))
        self._changing = Lock()

    @property
    def version(self) -> int:
        """The newest version that was seen."""
        return self._marked.versions[-1]

    @property
    def idle_seconds(self) -> float:
        """How long this process has run since it saw the newest entry."""
        return (self._clock.steady() - self._marked.times[-1]) / 1000

    def saw(self, version: int) -> None:
        """Record that all entries up to a version have been seen by now."""
        with self._changing:
            versions, times = self._marked.versions, self._marked.times
            if version <= versions[-1]:
                return
            seen = self._clock.steady()
            versions.append(version)  # first: readers look for a version by its time
            times.append(seen)
            if times[1] <= (long_ago := seen - DELAY_MAX_MILLISECONDS):
                aged = bisect_right(times, long_ago) - 1
                versions, times = versions[aged:], times[aged:]
            if len(versions) > MARKS_MAX:
                versions, times = thinned(versions), thinned(times)
            if versions is not self._marked.versions:
                self._marked = Marked(versions, times)

    def upto(self, time: int) -> int | None:
        """Return the newest version seen by a steady time; None for a time before this process started."""
        marked = self._marked
        index = bisect_right(marked.times, time) - 1
        return marked.versions[index] if index >= 0 else None

    def seen_after(self, version: int) -> int | None:
        """Return when the entry after a version was seen; None if no such entry was."""
        marked = self._marked
        index = bisect_right(marked.versions, version)
        return marked.times[index] if index < len(marked.times) else None

    @property
    def at_start(self) -> int:
        """The version up to which entries count from their own time or from the start, whichever is earlier."""
        return self._marked.versions[0]

    def wall(self, time: int) -> int:
        """Convert a steady time before the start to log time, milliseconds since 1970, by the clock at the start."""
        return self._start.wall + time - self._start.steady

    def steady(self, wall: int) -> int:
        """Return when the delay of an entry from before the start begins: at its own time or the start, the earlier."""
        return self._start.steady + min(wall - self._start.wall, 0)


def thinned(marked: "array[int]") -> "array[int]":
    """Return the marks without every second one of the older half; the first one stays."""
    half = len(marked) // 2
    return marked[:1] + marked[2:half:2] + marked[half:]


class Arrivals:
    """The marks of all tables of a store. They outlive a table in memory. For any number of threads."""

    def __init__(self, recorder: StoreRecorder) -> None:
        """Create it before anything is written. Raises OperationalError."""
        self._recorder, self._clock = recorder, recorder.clock
        self._start = Start(self._clock.steady(), self._clock.now(), recorder.max_notification_id() or 0)
        self._marks: Cache[UUID, Marks] = Cache(TABLES_MAX)

    def of(self, table_id: UUID) -> Marks:
        """Return a table's marks. Asks the store once for the table's version at the start. Raises OperationalError."""
        marks = self._marks.get(table_id)
        if marks is None:
            before = self._recorder.version_at(table_id, self._start.notification)
            marks = Marks(self._clock, self._start, before)
        return self.remember(table_id, marks)

    def opened(self, table_id: UUID, version: int) -> None:
        """Record that a table was opened just now, with entries up to a version."""
        self.remember(table_id, Marks(self._clock, self._start, 0)).saw(version)

    def remember(self, table_id: UUID, marks: Marks) -> Marks:
        """Store a table's marks unless it has some. Return the stored ones."""
        return self._marks.add(table_id, marks)
