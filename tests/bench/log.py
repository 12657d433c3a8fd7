"""`log`: durable actions in a log on three NATS servers, beside the same in one PostgreSQL database.

All servers wait for the disk at each write, and lie on the disk of this machine. The recorders are asked directly, so
this is what a store takes, not what the service does.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from time import perf_counter, process_time, sleep
from typing import NamedTuple
from uuid import UUID, uuid4

from eventsourcing.persistence import IntegrityError, PersistenceError, StoredEvent

from infra.store.opening import migrated
from infra.store.recorder import StoreRecorder
from tests.bench.cluster_servers import postgres
from tests.bench.measuring import Effort, Measured, Wanted, settle
from tests.bench.playing import Subject
from tests.infra.store.jetstream.nats_server import NatsCluster, nats_cluster

EVENTS = 5
STATE = b"s" * 120
"""An ordinary action: so many entries of so many bytes."""
AGAIN_AFTER_SECONDS = 0.02
KNOWN_SECONDS = 4.0
"""At full effort."""
READ = Wanted(bound=1.3, falling=True)


def log(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Actions a second, CPU an action, one action after another, reads, and the time until another server leads."""
    with ExitStack() as stack:
        servers, database = stack.enter_context(nats_cluster()), stack.enter_context(postgres())
        stores = [stack.enter_context(closing(migrated(url))) for url in (servers.url(), database)]
        settle()
        loads = [[many(store, effort) for store in stores] for _ in range(effort.rounds + 1)][1:]
        alone = [times_of(partial(act, store, uuid4()), effort.line) for store in stores]
        tables = [uuid4() for _ in range(effort.tables)]
        reads = [times_of(partial(read, known(store, tables, effort), tables), effort.line) for store in stores]
        seen_at_once = [[read_many(store, tables, effort) for store in stores] for _ in range(effort.rounds + 1)][1:]
        changes = sorted(failover(servers, stores[0], turn) for turn in range(effort.failovers))
    rate, limit = (max(load[which].rate for load in loads) for which in (0, 1))
    cost, least = (min(load[which].cpu for load in loads) * 1e6 for which in (0, 1))
    read_rate, read_limit = (max(load[which].rate for load in seen_at_once) for which in (0, 1))
    read_cpu = " and ".join(f"{min(load[which].cpu for load in seen_at_once) * 1e6:.0f}" for which in (0, 1))
    (one, best), (seen, least_seen) = (map(middle, times) for times in (alone, reads))
    worst = f"p99 {late(alone[0]):.1f} and {late(alone[1]):.1f} ms"
    change = f"median of {len(changes)}, worst {changes[-1]:.1f} s: a server killed, until all partitions write again"
    return [
        Measured("log", rate, limit, "actions/s", f"{effort.tables} tables at once, limit: one PostgreSQL"),
        Measured("log/cpu", cost, least, "CPU µs/action", "of the node alone"),
        Measured("log/alone", one, best, "ms", f"one action after another, p50; {worst}"),
        Measured("log/read", seen, least_seen, "ms", "what is new at a table, p50", READ),
        Measured(
            "log/reads", read_rate, read_limit, "reads/s", f"at {effort.tables} tables at once; CPU µs {read_cpu}"
        ),
        Measured("log/failover", middle(changes), None, "s", change),
    ]


class Load(NamedTuple):
    """What a load took. rate: a second; cpu: seconds of this process for each."""

    rate: float
    cpu: float


def many(store: StoreRecorder, effort: Effort) -> Load:
    """Write to several tables at once."""
    return at_once(lambda table, turn: act(store, table, turn), [uuid4() for _ in range(effort.tables)], effort)


def read_many(store: StoreRecorder, tables: Sequence[UUID], effort: Effort) -> Load:
    """Ask what is new at several tables at once."""
    return at_once(lambda table, turn: store.newest_state(table), tables, effort)


def at_once(work: Callable[[UUID, int], object], tables: Sequence[UUID], effort: Effort) -> Load:
    """Do something again and again at each of several tables."""
    each = effort.line // 4 + 1
    began, cpu = perf_counter(), process_time()

    def repeat(table: UUID) -> None:
        for turn in range(each):
            work(table, turn)

    with ThreadPoolExecutor(len(tables)) as pool:
        list(pool.map(repeat, tables))
    count = len(tables) * each
    return Load(count / (perf_counter() - began), (process_time() - cpu) / count)


def act(store: StoreRecorder, table: UUID, turn: int) -> None:
    """Write one action of a table."""
    first = turn * EVENTS + 1
    store.insert_events([StoredEvent(table, version, "mp.moved", STATE) for version in range(first, first + EVENTS)])


def known(store: StoreRecorder, tables: Sequence[UUID], effort: Effort) -> StoreRecorder:
    """Write to tables, and read them until the node knows their leaders, as it does while people play."""
    for table in tables:
        act(store, table, 0)
    until = perf_counter() + KNOWN_SECONDS * effort.line / Effort().line
    while perf_counter() < until:
        for table in tables:
            store.newest_state(table)
        sleep(AGAIN_AFTER_SECONDS)
    return store


def read(store: StoreRecorder, tables: Sequence[UUID], turn: int) -> None:
    """Ask what is new at one of some tables."""
    store.newest_state(tables[turn % len(tables)])


def times_of(work: Callable[[int], object], count: int) -> Sequence[float]:
    """Return the milliseconds of each turn, ascending."""
    times = []
    for turn in range(count):
        began = perf_counter()
        work(turn)
        times.append((perf_counter() - began) * 1e3)
    return sorted(times)


def failover(servers: NatsCluster, store: StoreRecorder, turn: int) -> float:
    """Kill a server, and return the seconds until a log in each partition was written to."""
    killed = servers.servers[turn % len(servers.servers)]
    killed.kill()
    began = perf_counter()
    for table in [uuid4() for _ in range(32)]:  # enough to meet each of the partitions
        while not is_written(store, table):
            sleep(AGAIN_AFTER_SECONDS)
    seconds = perf_counter() - began
    killed.start()
    return seconds


def is_written(store: StoreRecorder, table: UUID) -> bool:
    """Write to a table, and return whether that or an earlier try of it was written."""
    try:
        act(store, table, 0)
    except IntegrityError:
        return True
    except PersistenceError:
        return False
    return True


def middle(times: Sequence[float]) -> float:
    """Return the median of ascending times."""
    return times[len(times) // 2]


def late(times: Sequence[float]) -> float:
    """Return the 99th percentile of ascending times."""
    return times[int(len(times) * 0.99)]
