"""Two real nodes on real servers: whatever is killed, nothing acknowledged is lost or doubled, and all agree."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from infra.store.opening import migrated
from tests.api.nodes.clusters.cluster_survived import Again, Nodes, survive
from tests.infra.nodes.redis_server import RedisServer, redis_server
from tests.infra.store.postgres_server import PostgresServer, database, postgres_server

ROUNDS, ROUNDS_OF_SOAK = 10, 200


class Cluster(Nodes):
    """Two nodes, and the servers that they stand on."""

    def __init__(self, folder: Path, postgres: PostgresServer, redis: RedisServer, store_url: str) -> None:
        self.postgres, self.redis = postgres, redis
        super().__init__(folder, STORE_URL=store_url, REDIS_URL=redis.url)

    def kill_redis(self, chance: random.Random) -> Again:
        self.redis.kill()
        return self.redis.start

    def kill_postgres(self, chance: random.Random) -> Again:
        self.postgres.kill()
        return self.postgres.start


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(postgres_server()), stack.enter_context(redis_server())
        store_url = stack.enter_context(database(postgres.url))
        migrated(store_url).close()
        running = Cluster(folder, postgres, redis, store_url)
        stack.callback(running.end)
        yield running


async def killed(folder: Path, rounds: int) -> None:
    with cluster(folder) as running:
        await survive(running, (running.kill_node, running.kill_redis, running.kill_postgres), rounds, random.Random())


async def test_field_46_nodes_redis_and_postgres_are_killed_in_turn_and_nothing_is_lost(tmp_path: Path) -> None:
    await killed(tmp_path, ROUNDS)


@pytest.mark.soak
async def test_nodes_redis_and_postgres_are_killed_two_hundred_times(tmp_path: Path) -> None:
    await killed(tmp_path, ROUNDS_OF_SOAK)
