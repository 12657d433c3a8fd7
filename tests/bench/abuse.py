"""`abuse`: one durable action over HTTP while four strangers ask for what costs most, beside a quiet service."""

import asyncio
from asyncio import run
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from uuid import UUID

import msgspec
import uvicorn

from api.service.service import Service
from domain.kernel.tables.timeline import Timeline
from tests.bench.abuse_load import abused, get
from tests.bench.http_action import Rehearsed, apart, rehearsed
from tests.bench.http_load import Load, Script, carried_out, load, post
from tests.bench.http_servers import serving
from tests.bench.measuring import Effort, Measured, Wanted, settle
from tests.bench.playing import Subject, played, service_in

WANTED = Wanted(bound=3, falling=True)
ABUSERS = 4
VARIANTS = 50
SHARE = 0.95
"""Which percentile of an action's latency is told."""
SPENT = {"BUDGET": "on", "BUDGET_BURST": "500"}
"""Budgets as they are shipped but for a burst that is spent within the first rounds, as it is in a long abuse."""
REFUSED = 429

Latencies = list[float]


def abuse(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """The 95th percentile of an action under each kind of abuse, and without any."""
    return run_all(subject, effort, folder, SPENT)


def run_all(subject: Subject, effort: Effort, folder: Path, budget: Mapping[str, str]) -> list[Measured]:
    """All kinds of abuse in turn. budget: settings; `{"BUDGET": "off"}` tells what turns do alone."""
    with service_in(folder, subject) as service:
        player = run(rehearsed(service.tables, subject, effort.line, Random(0)))
        long = run(played(service.tables, subject, effort.long // 4, Random(1)))
        scripts = scripts_of(subject, service, long)
    answer = folder / "answer.json"
    answer.write_bytes(b"{}")
    settle()
    with apart() as core, serving("ours", folder, core, subject.where, answer, **budget) as port:
        return [
            measured(port, player, effort.rounds, name, script, f"127.0.{number}")
            for number, (name, script) in enumerate(scripts.items(), start=1)
        ]


def scripts_of(subject: Subject, service: Service, table: UUID) -> Mapping[str, Script]:
    """The kinds of abuse by name: each many requests for what costs much, of many variants."""
    path, timeline = f"/v1/tables/{table}", service.tables.loaded(table).table.timeline
    version, chance = service.tables.loaded(table).table.version, Random(2)
    ats = [chance.randint(timeline.start, version) for _ in range(VARIANTS)]
    opened = msgspec.json.encode({"game": subject.game.id, "seats": [{"name": "A"}, {"name": "B"}]})
    return {
        "chronicle": [get(f"{path}/chronicle?limit=1000&after={at}") for at in (0, *ats)],
        "pictures": [get(f"{path}/board.svg?at={at}") for at in ats] + [get(f"{path}/board?at={at}") for at in ats],
        "archives": [get(f"{path}/{rest}") for rest in ("audit", "export", "log", "proof/inclusion?v=7&size=900")],
        "openings": [post("/v1/tables", opened, ""), post(f"{path}/branch", branch_body(timeline), "")],
    }


def branch_body(timeline: Timeline) -> bytes:
    """A branch from the middle of a log."""
    return msgspec.json.encode({"at": f"action:{timeline.length // 2}"})


def measured(port: int, player: Rehearsed, rounds: int, name: str, script: Script, address: str) -> Measured:
    """The player's line taken again and again, quiet and abused in turn."""
    quiet: Latencies = []
    noisy: Latencies = []
    statuses: Counter[int] = Counter()
    turns = [number * len(script) // ABUSERS for number in range(ABUSERS)]
    scripts = [script[turn:] + script[:turn] for turn in turns]
    for _ in range(rounds):
        quiet += line_again(port, player, [], address, statuses).latencies
        noisy += line_again(port, player, scripts, address, statuses).latencies
    note = f"95 % of actions, {ABUSERS} abusers, {statuses[REFUSED]} of their {statuses.total()} requests refused"
    return Measured(f"abuse/{name}", percentile(noisy), percentile(quiet), "ms", note, WANTED)


def line_again(port: int, player: Rehearsed, abuses: Sequence[Script], address: str, statuses: Counter[int]) -> Load:
    """Turn the player's line back, then take it again while the abusers do what they do."""
    turned = load(port, [player.turn_back()])
    script = player.actions(int(msgspec.json.decode(turned.last[0])["version"]))
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(disturbed(port, script, abuses, address, statuses))


async def disturbed(port: int, script: Script, abuses: Sequence[Script], address: str, statuses: Counter[int]) -> Load:
    """A player's script beside the abusers'."""
    async with abused(port, abuses, address) as found:
        done = await carried_out([port], [script])
    statuses += found
    return done


def percentile(latencies: Latencies) -> float:
    """The latency in milliseconds within which most are."""
    ordered = sorted(latencies)
    return 1000 * ordered[min(len(ordered) - 1, int(SHARE * len(ordered)))]
