"""What the main thread of a page does and what its scripts keep, by Chromium's own trace and snapshots."""

import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from tests.api.web.browser.chromium import Tab

CATEGORIES = (
    "toplevel",
    "v8",
    "blink",
    "blink_style",
    "rail",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-v8.gc",
)
"""Of events that take time. What is inside scripts, such as styles and layout that they ask for, is among them."""
SCRIPTS = {
    "BlinkScheduler_PerformMicrotaskCheckpoint",
    "RunMicrotasks",
    "FunctionCall",
    "FireAnimationFrame",
    "TimerFire",
    "ParseHTML",
    "MinorGC",
    "MajorGC",
}
"""Events in which scripts run, parse what they were sent, or collect garbage."""
ASKED = "EvaluateScript"
"""An event in which the browser runs what the bench itself asks; the page has evaluated its own scripts before."""

NOT_KEPT = {"code", "native", "hidden", "synthetic"}
"""Kinds of memory that scripts do not keep: what they are compiled to, and what the browser keeps for itself."""


async def kept(tab: Tab) -> float:
    """KiB that the scripts of a page keep in objects, texts and functions, after a collection."""
    tab.heap.clear()
    await tab.ask("HeapProfiler.enable")
    await tab.ask("HeapProfiler.takeHeapSnapshot", reportProgress=False)
    await tab.ask("HeapProfiler.disable")
    return sum(size for kind, size in sizes(json.loads("".join(tab.heap))).items() if kind not in NOT_KEPT) / 1024


def sizes(snapshot: dict[str, Any]) -> Counter[str]:
    """Bytes by kind of what is in a snapshot of memory."""
    meta, nodes = snapshot["snapshot"]["meta"], snapshot["nodes"]
    fields, kinds = meta["node_fields"], meta["node_types"][0]
    found = Counter[str]()
    for kind, size in zip(nodes[:: len(fields)], nodes[fields.index("self_size") :: len(fields)], strict=True):
        found[kinds[kind]] += size
    return found


async def scripting(tab: Tab, doing: Callable[[], Awaitable[None]]) -> float:
    """CPU milliseconds that the busiest main thread of the browser spends in scripts while something is done.

    Styles, layout and painting are no part of it, even where a script asks for them; nor is what the bench asks.
    """
    tab.traced.clear()
    tab.is_traced.clear()
    wanted = {"includedCategories": [*CATEGORIES], "excludedCategories": ["*"]}
    await tab.ask("Tracing.start", traceConfig=wanted, transferMode="ReportEvents")
    await doing()
    await tab.ask("Tracing.end")
    await tab.is_traced.wait()
    threads: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for event in tab.traced:
        if event["ph"] == "X" and "tdur" in event:
            threads.setdefault((event["pid"], event["tid"]), []).append(event)
    return max(sum(took for name, took in own_times(one).items() if is_script(name)) for one in threads.values()) / 1000


def is_script(name: str) -> bool:
    return name in SCRIPTS or name.lower().startswith("v8.")


def own_times(events: Iterable[dict[str, Any]]) -> Counter[str]:
    """CPU microseconds of the events of a thread by their names, without those inside them.

    What the bench asks is one event with all that is inside it.
    """
    times = Counter[str]()
    around: list[dict[str, Any]] = []
    for one in sorted(events, key=lambda one: (one["ts"], -one["dur"])):
        while around and around[-1]["ts"] + around[-1]["dur"] <= one["ts"]:
            around.pop()
        if around and around[-1]["name"] == ASKED:
            continue
        times[one["name"]] += one["tdur"]
        if around:
            times[around[-1]["name"]] -= one["tdur"]
        around.append(one)
    return times
