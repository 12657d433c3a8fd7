"""What the main thread of a page does, by Chromium's own trace."""

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
