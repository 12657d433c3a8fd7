"""`python -m tests.simulation [SEED]`: where a service on NATS meets its first limit, and what a table sees then."""

import sys

from tests.simulation.failover import outage
from tests.simulation.model import Cluster, most
from tests.simulation.plan import Load, plan

NODES = (10, 100, 1000)
COPIES = 3
TABLES, OUTAGES = 20_000, 20
LARGE = Load(tables=1_000_000, actions=100_000, watchers=10_000_000)
MIDDLE = Load(tables=20_000, actions=500, watchers=200_000)


def main(seed: int) -> None:
    print("nodes  copies of a partition  actions/s  first limit  p50 ms  p99 ms")
    for nodes in NODES:
        for copies in (0, COPIES):
            cluster = Cluster(nodes, max(3, nodes // 20), partitions=max(64, nodes), copies=copies)
            seen = most(cluster, seed)
            said = f"{copies or 'at all nodes':>21}  {seen.rate:9,.0f}  {seen.bottleneck:>11}"
            print(f"{nodes:5}  {said}  {seen.p50 * 1e3:6.1f}  {seen.p99 * 1e3:6.1f}")
    print("\na server dies: tables that wait, their wait p50 and worst, until all partitions are written to")
    for servers, partitions in ((3, 8), (3, 64), (50, 1000)):
        cluster = Cluster(2, servers, partitions=partitions)
        seen_all = sorted((outage(cluster, TABLES, seed + turn) for turn in range(OUTAGES)), key=lambda one: one.whole)
        one = seen_all[OUTAGES // 2]
        said = f"{one.touched:5.1%}  {one.p50:.1f} s  {one.worst:.1f} s  {one.whole:.1f} s"
        print(f"{servers:3} servers, {partitions:4} partitions: {said}")
    for load in (MIDDLE, LARGE):
        print(f"\n{load.tables:,} tables, {load.actions:,.0f} actions/s, {load.watchers:,} watchers")
        for copies in (0, COPIES):
            made = plan(load, copies)
            print(f"  each partition at {copies or 'all'} nodes:", made or "out of reach: following alone fills a node")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 1)
