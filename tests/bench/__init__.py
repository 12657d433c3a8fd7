"""`make bench`: what the service takes, as shares of limits that are measured in the same run."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from tests.bench import (
    abuse,
    arenas,
    bots,
    browser,
    cluster,
    cold_open,
    days,
    feed,
    feed_redis,
    fold,
    frames,
    hooks,
    http_action,
    land_frames,
    live_action,
    log,
    looking_back,
    menus,
    patch,
    rules_vs_chess,
    scenarios,
    sizes,
    undo_shape,
    verify,
    workers,
)
from tests.bench.measuring import Effort, Measured, unsettle
from tests.bench.playing import Subject, materia_prima
from tests.bench.report import show, write

Bench = Callable[[Subject, Effort, Path], list[Measured]]

BENCHES: Mapping[str, Bench] = {
    "fold": fold.fold,
    "http-action": http_action.http_action,
    "live-action": live_action.live_action,
    "abuse": abuse.abuse,
    "cluster": cluster.cluster,
    "workers": workers.workers,
    "log": log.log,
    "hooks": hooks.hooks,
    "bots": bots.bots,
    "feed": feed.feed,
    "feed-redis": feed_redis.feed_redis,
    "patch": patch.patch,
    "frames": lambda subject, effort, folder: [
        *frames.frames(subject, effort, folder),
        *land_frames.land(effort, folder / "land"),
    ],
    "undo-shape": undo_shape.undo_shape,
    "cold-open": cold_open.cold_open,
    "verify": verify.verify,
    "rules-vs-chess": rules_vs_chess.rules_vs_chess,
    "scenarios": scenarios.scenarios,
    "sizes": sizes.sizes,
    "arenas": arenas.arenas,
    "days": days.days,
    "menu": menus.menus,
    "since": menus.since,
    "browser": browser.browsing,
    "looking-back": looking_back.looking_back,
}
OUT = Path("build/bench.json")
FULL = Effort()
UNKNOWN = 2


def run(
    names: Sequence[str] = (),
    out: Path = OUT,
    *,
    subject: Callable[[], Subject] = materia_prima,
    effort: Effort = FULL,
    console: Console | None = None,
) -> int:
    """Measure by these benches, all by default; show a table and write the file. Gives the exit code.

    0 also where a limit is missed: the machine may be busy. 2 if there is no bench of a name.
    """
    terminal = console or Console(highlight=False)
    if unknown := [name for name in names if name not in BENCHES]:
        terminal.print(f"no bench {', '.join(unknown)}; there are {', '.join(BENCHES)}")
        return UNKNOWN
    found: list[Measured] = []
    out.parent.mkdir(parents=True, exist_ok=True)
    for name in names or BENCHES:
        # Beside the file, since where temporary files lie there may be no disk to wait for.
        with terminal.status(name), TemporaryDirectory(prefix="bench-", dir=out.parent.absolute()) as folder:
            found += BENCHES[name](subject(), effort, Path(folder))
        unsettle()
    show(found, terminal)
    write(found, out)
    return 0
