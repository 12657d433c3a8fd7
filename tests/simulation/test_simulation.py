"""The model says the same each time, agrees with the plan made by it, and with what the page says."""

from pathlib import Path
from statistics import median

from tests.simulation.__main__ import COPIES, LARGE, MIDDLE
from tests.simulation.failover import outage
from tests.simulation.model import ROOM, Cluster, run
from tests.simulation.plan import cluster_of, plan

PAGE = Path(__file__).parents[2] / "docs" / "beyond-one-database.md"


def test_a_run_is_the_same_again_with_its_seed() -> None:
    cluster = Cluster(nodes=4, partitions=8)
    assert run(cluster, 300, 1, 7) == run(cluster, 300, 1, 7) != run(cluster, 300, 1, 8)


def test_nodes_that_follow_everything_do_not_add_up_and_those_that_follow_a_part_do() -> None:
    few, many = (run(Cluster(nodes, partitions=64), 500, 1, 1).busy["nodes"] for nodes in (8, 32))
    assert many > 0.4 * few, "four times as many nodes are not even half idle"
    few, many = (run(Cluster(nodes, partitions=64, copies=COPIES), 500, 1, 1).busy["nodes"] for nodes in (8, 32))
    assert many < 0.5 * few


def test_too_many_actions_wait_for_one_another() -> None:
    cluster = Cluster(nodes=8, partitions=64)
    calm, crowded = (run(cluster, rate, 1, 1) for rate in (200, 2_000))
    assert crowded.busy["nodes"] > 1 > calm.busy["nodes"] and crowded.p99 > 20 * calm.p99


def test_a_plan_is_borne_by_the_cluster_that_it_names() -> None:
    made = plan(MIDDLE, COPIES)
    assert made is not None
    seen = run(cluster_of(MIDDLE, made, COPIES), MIDDLE.actions, 4, 1)
    assert max(seen.busy.values()) < 1.3 * ROOM, "on average it is below it; one of many has more by chance"


def test_what_a_table_sees_of_an_outage() -> None:
    seen = [outage(Cluster(2, partitions=8), 2_000, seed) for seed in range(40)]
    assert all(3 <= one.whole <= 18 and one.worst <= one.whole + 0.2 and one.touched < 1 / 3 for one in seen)
    assert 5 < median(one.whole for one in seen) < 8, "`log/failover` measured 6 to 10 seconds"


def test_the_page_says_what_the_model_says() -> None:
    made, page = plan(LARGE, COPIES), PAGE.read_text()
    assert plan(LARGE, 0) is None and "out of reach" in page
    assert made is not None
    for figure in (made.nodes, made.servers, made.partitions, round(made.log_gb), round(made.euro, -3)):
        assert f"{figure:,.0f}" in page, figure
