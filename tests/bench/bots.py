"""`bots`: an action of people beside tables at which bots play with people who are there, and quiet."""

from asyncio import run
from collections import Counter
from pathlib import Path
from random import Random
from time import perf_counter, sleep

import httpx

from tests.bench.abuse import line_again
from tests.bench.crowd import crowd
from tests.bench.hooks import DOUBLED, late
from tests.bench.http_action import Rehearsed, apart, rehearsed
from tests.bench.http_servers import serving
from tests.bench.measuring import Effort, Measured, settle
from tests.bench.playing import Subject, service_in

WITHIN_SECONDS = 120
SETTLED = 0.3
"""How long the tables play before anything is measured, in times of what is measured: opening them is no play."""


def bots(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """The p99 of an action of a person at a table without bots, while they play at others, beside a quiet one."""
    with service_in(folder, subject) as service:
        player = run(rehearsed(service.tables, subject, effort.line, Random(0)))
    answer = folder / "answer.json"
    answer.write_bytes(b"{}")
    settle()
    with apart() as core, serving("ours", folder, core, subject.where, answer) as port:
        quiet = lines_for(effort.seconds, port, player)
        url = f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=url) as http, crowd(url, subject.game.id, effort.crowd):
            await_crowd(http, effort.crowd)
            sleep(SETTLED * effort.seconds)
            before, began = told(http, "actions_total"), perf_counter()
            noisy = lines_for(effort.seconds, port, player)
            moves = told(http, "actions_total") - before - len(noisy)
            rate = moves / (perf_counter() - began)
    note = f"{2 * effort.crowd} bots at {effort.crowd} tables, which saw {rate:.0f} actions a second"
    return [Measured("bots", late(noisy), late(quiet), "ms", note, DOUBLED)]


def lines_for(seconds: float, port: int, player: Rehearsed) -> list[float]:
    """The latencies of a player's line that is taken again and again for so long."""
    found: list[float] = []
    until = perf_counter() + seconds
    while not found or perf_counter() < until:
        found += line_again(port, player, [], "127.0.1", Counter()).latencies
    return found


def await_crowd(http: httpx.Client, tables: int) -> None:
    """Wait until people follow all tables. Raises TimeoutError."""
    until = perf_counter() + WITHIN_SECONDS
    while told(http, "streams_open") < tables:
        if perf_counter() > until:
            raise TimeoutError(f"no {tables} tables were opened in {WITHIN_SECONDS} seconds")
        sleep(0.05)


def told(http: httpx.Client, metric: str) -> float:
    """What the service tells of itself."""
    lines = http.get("/metrics").raise_for_status().text.splitlines()
    return next(float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"hourglass_{metric} "))
