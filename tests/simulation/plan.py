"""How much a service of a given size takes, by the costs of the model."""

from math import ceil
from typing import NamedTuple

from tests.simulation.model import MEASURED, ROOM, Cluster, Costs

MESSAGE_BYTES = 800
UPDATE_BYTES = 400
WATCHERS_OF_A_NODE_MAX = 10_000
"""Connections of one process; more would need more memory than a core's share of a machine."""
CORES_OF_A_SERVER = 32
STREAM_BUSY_MAX = 0.3
MONTH_SECONDS = 30 * 24 * 3600


class Load(NamedTuple):
    """What a service has to do. actions: a second; watchers: who follow one table each, spread evenly."""

    tables: int
    actions: float
    watchers: int
    actions_of_a_table: int = 2_000


class Prices(NamedTuple):
    """Euro a month for a core with 4 GB, and for a GB of disk; euro for a TB that leaves. Put in your own."""

    core: float = 12.0
    disk_gb: float = 0.08
    traffic_tb: float = 2.0


PRICES = Prices()


class Plan(NamedTuple):
    """What it takes. copy_gb: on the disk of each node; log_gb: on each server; euro: a month."""

    nodes: int
    bound_by: str
    partitions: int
    servers: int
    copy_gb: float
    log_gb: float
    out_tb: float
    euro: float


def plan(load: Load, copies: int, costs: Costs = MEASURED, prices: Prices = PRICES) -> Plan | None:
    """Return what a load takes if so many nodes follow each partition, 0 for all; None if it is out of reach."""
    updates = load.watchers / load.tables
    own = load.actions * (costs.play + costs.write + updates * costs.deliver + (costs.forward if copies else 0))
    if copies:
        busy = own + load.actions * (copies - 1) * costs.follow
        by_cpu = ceil(busy / ROOM)
    else:
        rest = ROOM - load.actions * costs.follow
        if rest <= 0:
            return None
        by_cpu = ceil(own / rest)
    by_sockets = ceil(load.watchers / WATCHERS_OF_A_NODE_MAX)
    nodes = max(by_cpu, by_sockets, 2)
    partitions = ceil(load.actions * (costs.replicate + costs.sync) / STREAM_BUSY_MAX)
    cpu = load.actions * 3 * costs.replicate / CORES_OF_A_SERVER / ROOM
    servers = max(3, ceil(cpu), ceil(load.actions * 3 * costs.sync / ROOM))
    log_gb = load.tables * load.actions_of_a_table * MESSAGE_BYTES / 1e9
    copy_gb = log_gb * min(1.0, copies / nodes) if copies else log_gb
    out_tb = load.actions * updates * UPDATE_BYTES * MONTH_SECONDS / 1e12
    held_gb = log_gb * 3
    disks = held_gb + copy_gb * nodes
    cores = nodes + servers * CORES_OF_A_SERVER
    euro = cores * prices.core + disks * prices.disk_gb + out_tb * prices.traffic_tb
    bound_by = "CPU" if by_cpu >= by_sockets else "connections"
    return Plan(nodes, bound_by, partitions, servers, copy_gb, held_gb / servers, out_tb, euro)


def cluster_of(load: Load, made: Plan, copies: int) -> Cluster:
    """Return the cluster of a plan, to be run."""
    updates = load.watchers / load.tables
    return Cluster(made.nodes, made.servers, CORES_OF_A_SERVER, made.partitions, copies, updates)
