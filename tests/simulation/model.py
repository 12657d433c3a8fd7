"""Nodes, servers, partitions and watchers of a log on NATS in virtual time: who has to wait for whom.

A resource does one thing after another. An action waits for the node that plays it, then for the stream of its
partition, whose leader and one more server must have it on their disks. Then every node with a copy of that partition
writes it to its copy, and sends it to its watchers.
"""

import heapq
import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

ROOM = 0.6
"""How much of its time a resource may be busy, so that those who wait for it do not wait long."""


class Costs(NamedTuple):
    """Seconds of a resource. play, write, follow and replicate were measured on two cores that did much other work; the
    others are assumed.

    play: rules, HTTP and answer of an action at its node; write: its trial, its message and its place in the copy;
    follow: a message of another node in the copy; deliver: one watcher; forward: a request for another node;
    replicate: a message at a server; sync: one wait for a disk with a capacitor.
    """

    play: float = 1.6e-3
    write: float = 1.9e-3
    follow: float = 0.8e-3
    deliver: float = 50e-6
    forward: float = 0.3e-3
    replicate: float = 0.65e-3
    sync: float = 50e-6


MEASURED = Costs()


class Cluster(NamedTuple):
    """What serves. nodes: processes of one core; servers: of the log; cores: of each server; partitions: streams of the
    log; copies: nodes that follow a partition, 0 for all; updates: watchers of a table, each of whom gets every action.
    """

    nodes: int
    servers: int = 3
    cores: int = 8
    partitions: int = 64
    copies: int = 0
    updates: float = 10

    def followers(self, partition: int) -> range | list[int]:
        """Return the nodes that follow a partition."""
        if not 0 < self.copies < self.nodes:
            return range(self.nodes)
        return [(partition * self.copies + one) % self.nodes for one in range(self.copies)]

    def holders(self, partition: int) -> list[int]:
        """Return the servers that hold a partition, its leader first."""
        return [(partition + one) % self.servers for one in range(min(3, self.servers))]


class Seen(NamedTuple):
    """What a run shows. rate: actions a second; busy: the busiest of each kind, as a part of its time.

    p50, p99: seconds from a request to its answer.
    """

    rate: float
    busy: dict[str, float]
    p50: float
    p99: float

    @property
    def bottleneck(self) -> str:
        """The kind that is busiest."""
        return max(self.busy, key=lambda kind: self.busy[kind])


class Queues:
    """Resources, each with a queue. until: when each is idle; busy: how long each was not."""

    def __init__(self) -> None:
        self.until: dict[tuple[str, int], float] = {}
        self.busy: Counter[tuple[str, int]] = Counter()

    def take(self, kind: str, number: int, at: float, seconds: float) -> float:
        """Have a resource do something from a time on, and return when it is done."""
        key = kind, number
        done = max(at, self.until.get(key, 0.0)) + seconds
        self.until[key] = done
        self.busy[key] += seconds  # type: ignore[assignment]
        return done


def run(cluster: Cluster, rate: float, seconds: float, seed: int, costs: Costs = MEASURED) -> Seen:
    """Let so many actions a second come in, at any moment and at any table, for so long."""
    chance, queues, times = random.Random(seed), Queues(), []
    steps: list[tuple[float, int, str, float, int, int]] = []
    for number, at in enumerate(arrivals(chance, rate, seconds)):
        partition = chance.randrange(cluster.partitions)
        node = chance.choice(cluster.followers(partition))
        heapq.heappush(steps, (at, number, "play", at, partition, node))
    while steps:
        at, number, step, came, partition, node = heapq.heappop(steps)
        if step == "play":
            at = queues.take("nodes", node, at, costs.play + costs.write + (costs.forward if cluster.copies else 0))
            heapq.heappush(steps, (at, number, "write", came, partition, node))
        elif step == "write":
            at = written(cluster, queues, partition, at, costs)
            heapq.heappush(steps, (at, number, "show", came, partition, node))
        else:
            times.append(at - came)
            show(cluster, queues, partition, at, node, costs)
    times.sort()
    busy: dict[str, float] = {}
    for (kind, _), spent in queues.busy.items():
        busy[kind] = max(busy.get(kind, 0.0), spent / seconds)
    return Seen(rate, busy, times[len(times) // 2], times[int(len(times) * 0.99)])


def arrivals(chance: random.Random, rate: float, seconds: float) -> Iterator[float]:
    """Yield the moments at which actions come."""
    at = chance.expovariate(rate)
    while at < seconds:
        yield at
        at += chance.expovariate(rate)


def written(cluster: Cluster, queues: Queues, partition: int, at: float, costs: Costs) -> float:
    """Write a message, and return when its leader and another server have it on their disks."""
    at = queues.take("streams", partition, at, costs.replicate + costs.sync)
    done = []
    for server in cluster.holders(partition):
        ready = queues.take("servers", server, at, costs.replicate / cluster.cores)
        done.append(queues.take("disks", server, ready, costs.sync))
    return max(done[0], min(done[1:], default=0.0))


def show(cluster: Cluster, queues: Queues, partition: int, at: float, writer: int, costs: Costs) -> None:
    """Have every node that follows a partition write a message to its copy, and send it to its watchers."""
    followers = cluster.followers(partition)
    share = cluster.updates / len(followers) * costs.deliver
    for node in followers:
        queues.take("nodes", node, at, share + (0 if node == writer else costs.follow))


def most(cluster: Cluster, seed: int, costs: Costs = MEASURED) -> Seen:
    """Return what is seen at the highest rate at which no resource is busier than it should be."""
    few = run(cluster, 200.0, 2.0, seed, costs)
    rate = ROOM * few.rate / mean_busy(cluster, costs, few.rate)
    return run(cluster, rate, min(2.0, 20_000 / rate), seed, costs)


def mean_busy(cluster: Cluster, costs: Costs, rate: float) -> float:
    """Return how busy the busiest kind is on average at a rate, without the chance of a run."""
    copies = len(cluster.followers(0))
    forward = costs.forward if cluster.copies else 0.0
    node = costs.play + costs.write + forward + cluster.updates * costs.deliver + (copies - 1) * costs.follow
    held = min(3, cluster.servers)
    return rate * max(
        node / cluster.nodes,
        (costs.replicate + costs.sync) / cluster.partitions,
        held * costs.replicate / cluster.cores / cluster.servers,
        held * costs.sync / cluster.servers,
    )
