"""What a table sees when a server of the log dies, in virtual time.

The servers' own constants: a leader says something every second, and a follower that has heard nothing for 4 to 9
seconds, by chance, asks to lead instead.
"""

import random
from typing import NamedTuple

from infra.store.jetstream.connection import AGAIN_AFTER_SECONDS
from tests.simulation.model import Cluster

HEARTBEAT_SECONDS = 1.0
PATIENCE_SECONDS = (4.0, 9.0)
SAME_SECONDS = 0.02
"""Two followers that ask within so little time share the votes, and wait again."""
ACTS_EVERY_SECONDS = 20.0
"""How often somebody acts at a table."""


class Outage(NamedTuple):
    """The death of one server. touched: the part of all tables that had an action wait for it; p50, worst: seconds that
    those waited; whole: seconds until every partition was written to again.
    """

    touched: float
    p50: float
    worst: float
    whole: float


def led_after(chance: random.Random) -> float:
    """Return the seconds from a leader's death to the next leader."""
    heard = chance.uniform(0, HEARTBEAT_SECONDS)
    first, second = (chance.uniform(*PATIENCE_SECONDS) for _ in range(2))
    waited = min(first, second)
    if abs(first - second) < SAME_SECONDS:
        waited += chance.uniform(*PATIENCE_SECONDS)
    return waited - heard


def outage(cluster: Cluster, tables: int, seed: int) -> Outage:
    """Kill a server, while somebody acts at each table now and then."""
    chance = random.Random(seed)
    led = {one: led_after(chance) for one in range(cluster.partitions) if cluster.holders(one)[0] == 0}
    waits = []
    for _ in range(tables):
        ready = led.get(chance.randrange(cluster.partitions), 0.0)
        acted = chance.uniform(0, ACTS_EVERY_SECONDS)
        if acted < ready:
            tries = int((ready - acted) / AGAIN_AFTER_SECONDS) + 1
            waits.append(tries * AGAIN_AFTER_SECONDS)
    waits.sort()
    middle, last = (waits[len(waits) // 2], waits[-1]) if waits else (0.0, 0.0)
    return Outage(len(waits) / tables, middle, last, max(led.values()))
