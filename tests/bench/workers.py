"""`workers`: `hourglass serve --workers 2` beside `--workers 1`, on one PostgreSQL database and one Redis server.

The tables are rehearsed as for `http-action`; the load's connections go to the workers as the system deals them. Where
each worker can have a core, rates are compared. Elsewhere the workers share cores with the database and the load, so
that rates would say little: there it is the CPU time of an action.
"""

import os
import socket
import subprocess
import sys
from asyncio import run
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep

import msgspec
from msgspec import Struct

from api.server.server import listening
from tests.bench.cluster_servers import postgres, redis
from tests.bench.http_action import Rehearsed, rehearsed
from tests.bench.http_load import load
from tests.bench.http_servers import NotServing, environment, stop
from tests.bench.measuring import Effort, Measured, Wanted, settle
from tests.bench.playing import Subject, service_in

WORKERS = 2
PASSES = 2
"""How often both are started, in turn."""
START_SECONDS = 120
"""How long the command may take to begin, on a busy machine."""
ROOMY = WORKERS + 2
"""Cores with which each worker has one to itself, beside the database and the load."""
FASTER = Wanted(bound=1.7, aim=1.9)
AS_CHEAP = Wanted(bound=1.15, falling=True)
PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Cost(Struct, frozen=True):
    """What a load took. cpu: seconds of all processes an action; rate: actions a second; shares: of each process."""

    cpu: float
    rate: float
    shares: tuple[float, ...]


def workers(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Actions a second and CPU seconds an action, of two workers beside one."""
    with postgres() as store_url, redis(folder) as redis_url:
        with service_in(folder, subject, store_url) as service:
            tables = [run(rehearsed(service.tables, subject, effort.line, Random(n))) for n in range(effort.tables)]
        settle()
        env = environment(folder, store_url, redis_url) | {"LOG_LEVEL": "warning"}
        costs: dict[int, list[Cost]] = defaultdict(list)
        for count in [*range(1, WORKERS + 1)] * PASSES:
            with started(count, env) as (pid, port):
                found = [cost_of(pid, port, tables) for _ in range(effort.rounds // PASSES + 2)]
                costs[count] += found[1:]  # the first one warms up
    return report(costs[1], costs[WORKERS], cores())


@contextmanager
def started(count: int, env: dict[str, str]) -> Iterator[tuple[int, int]]:
    """The process of the command and its port, till the end of the `with`. Raises NotServing."""
    with listening("127.0.0.1", 0) as free:
        port = int(free.getsockname()[1])
    command = [sys.executable, "-m", "api.cli", "serve", "--workers", str(count)]
    process = subprocess.Popen(command, env=env | {"PORT": str(port)}, stdout=subprocess.DEVNULL)
    try:
        until = monotonic() + START_SECONDS
        while not _is_serving(process.pid, port, count):
            if process.poll() is not None or monotonic() > until:
                raise NotServing(f"{' '.join(command)} did not start; exit code {process.returncode}")
            sleep(0.1)
        yield process.pid, port
    finally:
        stop(process)


def cost_of(pid: int, port: int, tables: Sequence[Rehearsed]) -> Cost:
    """Take all lines once."""
    turned = load(port, [table.turn_back() for table in tables])
    versions = [int(msgspec.json.decode(body)["version"]) for body in turned.last]
    scripts = [table.actions(version) for table, version in zip(tables, versions, strict=True)]
    before = cpu_of(pid)
    found = load(port, scripts)
    spent = {one: seconds - before.get(one, 0.0) for one, seconds in cpu_of(pid).items()}
    actions, total = len(found.latencies), sum(spent.values())
    shares = sorted((seconds / total for seconds in spent.values() if total), reverse=True)
    return Cost(total / actions, actions / found.seconds, tuple(shares))


def cpu_of(pid: int) -> dict[int, float]:
    """CPU seconds that a process and each one that it started have taken so far; nothing where no system tells."""
    found = {}
    for one in (pid, *descendants(pid)):
        if fields := _stat(one):
            found[one] = (int(fields[11]) + int(fields[12])) / TICKS
    return found


def descendants(pid: int) -> list[int]:
    """The processes that a process and its descendants have started and that still run."""
    children = defaultdict(list)
    for folder in PROC.glob("[0-9]*"):
        if fields := _stat(int(folder.name)):
            children[int(fields[1])].append(int(folder.name))
    found, left = [], [pid]
    while left:
        left += (own := children[left.pop()])
        found += own
    return found


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_roomy(count: int) -> bool:
    """Whether each worker can have one of so many cores to itself."""
    return count >= ROOMY


def report(one: Sequence[Cost], two: Sequence[Cost], count: int) -> list[Measured]:
    """The best of each. count: of cores."""
    shares = " and ".join(f"{share:.0%}" for share in max(two, key=lambda cost: cost.rate).shares[:WORKERS])
    where = f"{count} cores, " + (
        "a core for each worker" if is_roomy(count) else "which the workers share with the database and the load"
    )
    note = f"{where}; the workers took {shares} of the CPU time"
    rates = max(cost.rate for cost in two), max(cost.rate for cost in one), "actions/s", note
    costs = min(cost.cpu for cost in two) * 1e6, min(cost.cpu for cost in one) * 1e6, "CPU µs/action", note
    if is_roomy(count):
        return [Measured("workers", *rates, FASTER), Measured("workers/cpu", *costs)]
    return [Measured("workers", *costs, AS_CHEAP), Measured("workers/rate", *rates)]


def _stat(pid: int) -> list[str]:
    """The fields that the system tells of a process, from its state on; none once it has ended."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _is_serving(pid: int, port: int, count: int) -> bool:
    """Whether connections are taken, and, as far as the system tells, all workers run."""
    if PROC.exists() and len(descendants(pid)) < (count if count > 1 else 0):
        return False
    with suppress(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port)).close()
        return True
    return False
