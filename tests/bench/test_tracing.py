"""How the times of a trace are told apart."""

from typing import Any

from tests.bench.tracing import is_script, own_times, sizes


def event(name: str, ts: int, dur: int) -> dict[str, Any]:
    """An event that computes all the time that it lasts. ts, dur: microseconds."""
    return {"name": name, "ts": ts, "dur": dur, "tdur": dur}


def test_the_time_of_an_event_is_without_those_inside_it() -> None:
    times = own_times([event("FunctionCall", 0, 100), event("Layout", 20, 30), event("MinorGC", 60, 10)])

    assert times == {"FunctionCall": 60, "Layout": 30, "MinorGC": 10}
    assert [name for name in times if is_script(name)] == ["FunctionCall", "MinorGC"]


def test_what_the_bench_asks_is_no_script_of_the_page() -> None:
    asked = [event("EvaluateScript", 0, 50), event("FunctionCall", 10, 20), event("v8.run", 12, 8)]
    times = own_times([*asked, event("FunctionCall", 60, 5)])

    assert times == {"EvaluateScript": 50, "FunctionCall": 5}
    assert not is_script("EvaluateScript")


def test_a_snapshot_is_summed_by_kinds() -> None:
    meta = {"node_fields": ["type", "name", "self_size"], "node_types": [["object", "code"], "string", "number"]}
    snapshot = {"snapshot": {"meta": meta}, "nodes": [0, 0, 16, 1, 0, 500, 0, 0, 4]}

    assert sizes(snapshot) == {"object": 20, "code": 500}
