"""`cluster`: what an action costs two nodes on one PostgreSQL database, beside one node with the same load.

The tables are rehearsed as for `http-action`. With two nodes each serves every other table, and takes up the undo that
the first one wrote.
"""

from asyncio import run
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from tests.bench.cluster_servers import CPU, postgres
from tests.bench.http_action import Rehearsed, rehearsed
from tests.bench.http_load import load, post
from tests.bench.http_servers import serving
from tests.bench.measuring import Effort, Measured, Wanted, settle
from tests.bench.playing import Subject, service_in

NODES = 2
WANTED = Wanted(bound=1.25, falling=True)


class Cost(Struct, frozen=True):
    """What a load took. cpu: seconds of all nodes an action; rate: actions a second."""

    cpu: float
    rate: float


def cluster(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """CPU seconds an action, and actions a second, of two nodes beside one."""
    answer = folder / "answer.json"
    answer.write_bytes(b"{}")
    with postgres() as store_url, ExitStack() as stack:
        with service_in(folder, subject, store_url) as service:
            tables = [run(rehearsed(service.tables, subject, effort.line, Random(n))) for n in range(effort.tables)]
        served = (serving("node", folder, None, subject.where, answer, store_url) for _ in range(NODES))
        ports = [stack.enter_context(one) for one in served]
        settle()
        costs = [(cost_of(ports[:1], tables), cost_of(ports, tables)) for _ in range(effort.rounds + 1)]
    return report(costs[1:])  # the first round warms up


def cost_of(ports: Sequence[int], tables: Sequence[Rehearsed]) -> Cost:
    """Take all lines once at these nodes."""
    turned = load(ports[0], [table.turn_back() for table in tables])
    versions = [int(msgspec.json.decode(body)["version"]) for body in turned.last]
    scripts = [table.actions(version) for table, version in zip(tables, versions, strict=True)]
    before = cpu_of(ports)
    found = load(ports[0], scripts, *ports[1:])
    actions = len(found.latencies)
    return Cost((cpu_of(ports) - before) / actions, actions / found.seconds)


def cpu_of(ports: Sequence[int]) -> float:
    """CPU seconds that these nodes have taken so far."""
    told = (load(port, [[post(CPU, b"", "")]]).last[0] for port in ports)
    return sum(float(msgspec.json.decode(one)["seconds"]) for one in told)


def report(costs: Sequence[tuple[Cost, Cost]]) -> list[Measured]:
    """The best of each."""
    one, two = (min(cost.cpu for cost in side) * 1e6 for side in zip(*costs, strict=True))
    alone, together = (max(cost.rate for cost in side) for side in zip(*costs, strict=True))
    note = "two nodes, which share the cores of this machine with the database and the load"
    return [
        Measured("cluster", two, one, "CPU µs/action", "two nodes beside one", WANTED),
        Measured("cluster/rate", together, alone, "requests/s", note),
    ]
