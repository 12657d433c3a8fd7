"""Every bench runs, in a tiny size, and reports what it should. No time is asserted."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import pytest
from rich.console import Console

from api.service.tables.loaded_table import LoadedTable
from tests.api.processes.warm import Forked, fork
from tests.api.web.browser.chromium import CHROMIUM
from tests.bench import BENCHES, browser, http_servers, run
from tests.bench.frames import AUDIENCES
from tests.bench.http_load import Connection, NotAnswered, length_of
from tests.bench.land_frames import LIMITS
from tests.bench.measuring import Effort, Measured, Wanted, race_each
from tests.bench.playing import materia_prima
from tests.bench.report import line_of
from tests.bench.scenarios import menus_made
from tests.bench.ways import ways
from tests.bench.workers import Cost, cores, cpu_of, descendants, is_roomy, report

TINY = Effort(
    rounds=1,
    games=1,
    actions=30,
    long=130,
    short=20,
    tables=2,
    line=6,
    answers=40,
    samples=3,
    spectators=5,
    idle=200,
    past=40,
    entries=60,
    updates=8,
    failovers=1,
    notices=20,
    crowd=2,
    seconds=0.2,
)

RATE, ACTIONS, COST, TIME, SIZE = "requests/s", "actions/s", "CPU µs/action", "ms", "bytes"
LOOKS = ("kept", "kept-step", "replay", "replay-step", "board", "audit")
LIVE = {"": ACTIONS, "/joined": ACTIONS, "/starlette": ACTIONS, "/p99": TIME, "/cpu": COST}
LONG = ("looking-back", "hooks", "bots", "workers")
"""Benches that take long even in a tiny size."""
MEASURES: dict[str, dict[str, str]] = {
    "fold": {"fold": "events/s"},
    "http-action": {f"{way.prefix}{name}": RATE for way in ways() for name in ("http-action", "http-action/models")},
    "live-action": {f"{way.prefix}live-action{name}": unit for way in ways() for name, unit in LIVE.items()},
    "patch": {"patch": "µs", "patch/board": "µs"},
    "abuse": {f"abuse/{one}": TIME for one in ("archives", "chronicle", "openings", "pictures")},
    "cluster": {"cluster": COST, "cluster/rate": RATE},
    "workers": {"workers": ACTIONS, "workers/cpu": COST}
    if is_roomy(cores())
    else {"workers": COST, "workers/rate": ACTIONS},
    "log": {"log": ACTIONS, "log/cpu": COST, "log/alone": TIME, "log/read": TIME, "log/reads": "reads/s"},
    "hooks": {"hooks": "notices/CPU s", "hooks/p99": TIME},
    "bots": {"bots": TIME},
    "feed": {"feed": TIME, "feed/p99": TIME, "feed/cpu": "deliveries/CPU s", "feed/reconnect": "µs"},
    "feed-redis": {"feed-redis": TIME, "feed-redis/p99": TIME},
    "frames": {
        **{f"frames/{game}/{who}": SIZE for game in ("materia-prima", "tainted-grail") for who in AUDIENCES},
        **{f"frames/land/{kind}": SIZE for kind in LIMITS},
    },
    "undo-shape": {"undo-shape": "µs", "undo-shape/ten": "µs", "undo-shape/events": "events"},
    "cold-open": {"cold-open": TIME, "cold-open/undo": TIME},
    "verify": {"verify": "lines/s"},
    "rules-vs-chess": {"rules-vs-chess": "actions/s"},
    "scenarios": {"menu-largest": "options", "menu-p99": "µs", "menu-closed": "µs", "menus-made": "menus"},
    "sizes": {},
    "arenas": {"arena/rules-vs-chess": "actions/s", "arena/fold": "events/s", "arena/menu": "µs"},
    "days": {"days/board": SIZE, "days/fold": "events/s", "days/menu": "µs", "days/rules": "µs"},
    "menu": {"menu/materia-prima": "µs", "menu/tainted-grail": "µs"},
    "since": {"since": TIME, "since/all-count": TIME},
    "browser": {}
    if CHROMIUM is None
    else {"browser/begin": "CPU ms", "browser/update": "CPU ms", "browser/memory": "KiB", "browser/nodes": "nodes"},
    "looking-back": dict.fromkeys((f"looking-back/{one}" for one in LOOKS) if CHROMIUM else (), "CPU ms"),
}
"""What each bench measures against a limit."""
TOLD: dict[str, dict[str, str]] = {
    "log": {"log/failover": "s"},
    "live-action": {"live-action/watched": ACTIONS},
    "feed": {"feed/idle": "KiB"},
    "verify": {"verify/audit": "lines/s"},
    "scenarios": {"scenario": "tables/s"},
    "sizes": {
        "bytes-per-event": SIZE,
        "lines": "lines/s",
        "memory-per-live-table": "KiB",
        "memory-per-1000-states": "KiB",
        "menu-size": "options",
        "menu-time": "µs",
    },
    "arenas": {"arena/awaiting": SIZE, "arena/awaiting-largest": SIZE},
    "browser": {"browser/update-whole": "CPU ms", "browser/memory-whole": "KiB"}
    if CHROMIUM
    else {"browser": "skipped"},
    "looking-back": {} if CHROMIUM else {"looking-back": "skipped"},
}
"""What each only tells."""
UNPAIRED = ("rules-vs-chess", "arena/rules-vs-chess")
"""Measures whose limit comes from games of its own."""


STARTED_ANEW = "abuse"
"""The bench whose server starts as in a real run."""


def forked(kind: str, listener: int, told: Sequence[str], env: Mapping[str, str]) -> Forked:
    """A server as `http_servers.started` makes it, which need not import the service; standard input is its socket."""
    return fork((http_servers.SERVED, kind, "0", *told), env, stdin=listener)


@pytest.fixture(autouse=True)
def servers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork the servers of most benches, or this file would take a minute of imports."""
    if STARTED_ANEW not in request.node.name:
        monkeypatch.setattr(http_servers, "started", forked)


@cache
def measured(bench: str) -> tuple[list[dict[str, Any]], str]:
    """What a tiny run of a bench wrote and showed."""
    with TemporaryDirectory() as folder:
        out, screen = Path(folder) / "build" / "bench.json", StringIO()
        assert run((bench,), out, effort=TINY, console=Console(file=screen, width=220)) == 0
        assert [one.name for one in out.parent.iterdir()] == ["bench.json"], "nothing else is left behind"
        return json.loads(out.read_text("utf-8")), screen.getvalue()


@pytest.mark.parametrize(
    "bench", [pytest.param(one, marks=[pytest.mark.soak] if one in LONG else []) for one in BENCHES]
)
def test_every_bench_says_what_it_measured(bench: str) -> None:
    """A line has ours, its limit and their ratio."""
    lines, shown = measured(bench)
    told = TOLD.get(bench, {})
    assert {line["name"]: line["unit"] for line in lines} == MEASURES[bench] | told
    assert len(lines) == len(MEASURES[bench] | told) and all(line["name"] in shown for line in lines)
    for line in lines:
        assert set(line) - {"note"} == {"name", "ours", "limit", "unit", "ratio"}
        assert line["ours"] > 0 or line["name"] in ("feed/idle", "browser", "looking-back")
        if line["name"] in told:
            assert line["limit"] is None and line["ratio"] is None
        elif line["name"] not in UNPAIRED:
            assert line["ratio"] == pytest.approx(line["ours"] / line["limit"])


def test_an_undo_in_a_long_log_is_one_event() -> None:
    (line,) = [line for line in measured("undo-shape")[0] if line["name"] == "undo-shape/events"]
    assert line["ours"] == line["limit"] == 1


def test_the_whole_menu_is_never_made_twice_for_one_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, needed = menus_made(materia_prima(), TINY, tmp_path)
    assert made == needed >= TINY.short

    monkeypatch.setattr(LoadedTable, "offered", lambda self, position: None)
    (tmp_path / "again").mkdir()
    again, needed = menus_made(materia_prima(), TINY, tmp_path / "again")
    assert again > needed


def test_no_menu_is_longer_than_it_may_be() -> None:
    (line,) = [line for line in measured("scenarios")[0] if line["name"] == "menu-largest"]
    assert line["ours"] <= line["limit"] == 500


def test_without_chromium_the_bench_of_the_page_says_why_it_was_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "CHROMIUM", None)
    (line,) = browser.browsing(materia_prima(), TINY, tmp_path)
    assert (line.unit, line.ratio) == ("skipped", None) and "no Chromium is installed" in line.note


def test_the_latencies_are_told() -> None:
    (line,) = [line for line in measured("http-action")[0] if line["name"] == "http-action"]
    assert "p50" in line["note"] and "p99" in line["note"] and "at least 0.22, aim 0.27" in line["note"]


def test_workers_are_measured_by_their_rate_where_each_has_a_core_else_by_what_an_action_costs() -> None:
    one, two = [Cost(0.001, 900.0, (1.0,))], [Cost(0.0012, 1600.0, (0.6, 0.4)), Cost(0.0011, 1500.0, (0.5, 0.5))]

    few, rate = report(one, two, 2)
    assert (few.unit, rate.unit, rate.wanted) == (COST, ACTIONS, None) and few.ratio == pytest.approx(1.1)
    assert few.wanted is not None and few.wanted.bound == 1.15 and few.note.startswith("2 cores, which")

    many, cost = report(one, two, 8)
    assert (many.unit, cost.unit, cost.wanted) == (ACTIONS, COST, None) and many.ratio == pytest.approx(16 / 9)
    assert many.wanted is not None and many.wanted.bound == 1.7
    assert many.note == "8 cores, a core for each worker; the workers took 60% and 40% of the CPU time"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what each process took")
def test_the_time_of_a_process_has_that_of_all_it_started() -> None:
    code = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'input()'])"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE) as parent:
        while not (found := descendants(parent.pid)):
            sleep(0.05)
        assert set(cpu_of(parent.pid)) == {parent.pid, *found} and len(found) == 1


def test_some_benches_can_be_chosen_but_no_unknown_one(tmp_path: Path) -> None:
    screen = StringIO()
    assert run(["fold"], tmp_path / "fold.json", effort=TINY, console=Console(file=screen)) == 0
    assert [line["name"] for line in json.loads((tmp_path / "fold.json").read_bytes())] == ["fold"]
    assert run(["fold", "sloth"], tmp_path / "none.json", console=Console(file=screen)) == 2
    assert "sloth" in screen.getvalue() and all(name in screen.getvalue() for name in BENCHES)
    assert not (tmp_path / "none.json").exists()


def test_benches_are_named_on_the_command_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.bench", "sloth", "--out", str(tmp_path / "none.json")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2 and "no bench sloth" in ended.stdout and not list(tmp_path.iterdir())


def test_a_ratio_is_held_against_what_is_wanted() -> None:
    rate, cost = Wanted(0.2, 0.4), Wanted(1.5, falling=True)
    assert rate.met_by(0.2) and not rate.met_by(0.19) and cost.met_by(1.5) and not cost.met_by(1.6)
    assert str(rate) == "at least 0.2, aim 0.4" and str(cost) == "at most 1.5"


def test_what_nothing_limits_has_no_ratio() -> None:
    line = line_of(Measured("x", 3.0, None, "bytes"))
    assert line == {"name": "x", "ours": 3.0, "limit": None, "unit": "bytes", "ratio": None}
    assert line_of(Measured("x", 3.0, 4.0, "ms", "why"))["note"] == "why"


class Wire(asyncio.Transport):
    """A connection's other end, which keeps what was sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))


async def test_a_connection_sends_the_next_request_when_the_whole_answer_is_there() -> None:
    one, wire = Connection([b"first", b"second"]), Wire()
    one.connection_made(wire)
    one.begin()
    for part in (b"HTTP/1.1 200 OK\r\nContent-", b"Length: 4\r\n\r", b"\nab"):
        one.data_received(part)
        assert wire.sent == [b"first"]
    one.data_received(b"cd")
    assert wire.sent == [b"first", b"second"] and not one.done.done()
    one.data_received(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
    assert one.done.result() == b"ok" and len(one.latencies) == 2


async def test_a_refused_request_and_a_lost_connection_end_the_load() -> None:
    ends: tuple[Callable[[Connection], None], ...] = (
        lambda one: one.data_received(b"HTTP/1.1 409 Conflict\r\nContent-Length: 0\r\n\r\n"),
        lambda one: one.connection_lost(None),
    )
    for end in ends:
        one = Connection([b"first", b"second"])
        one.connection_made(Wire())
        one.begin()
        end(one)
        with pytest.raises(NotAnswered):
            one.done.result()


def test_an_answer_says_how_long_it_is() -> None:
    head = b"HTTP/1.1 200 OK\r\nDate: now\r\nContent-Length: 12\r\n\r\n"
    assert length_of(head + b"part") == len(head) + 12
    with pytest.raises(NotAnswered):
        length_of(b"HTTP/1.1 200 OK\r\n\r\n")


def test_whoever_runs_first_runs_last_the_next_time() -> None:
    ran: list[str] = []
    ours, limit = ([lambda name=f"{name}{number}": ran.append(name) for number in range(2)] for name in "ab")
    race_each(2, ours, limit)

    assert ran == ["a0", "b0", "a1", "b1", "b0", "a0", "b1", "a1"]
