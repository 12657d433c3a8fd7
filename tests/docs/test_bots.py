"""docs/bots.md does what it says: its bots are run as they stand, against a real service."""

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from hourglass.client import Seat, Service
from tests import ROOT
from tests.api.http.waiting import eventually
from tests.api.serving import serving

PROGRAMS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)
LINES_MAX = 30


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game has an option that never ends, so that services can be tried with it; bots leave it alone."""
    pick: Callable[[Sequence[Any]], Any] = random.Random(7).choice
    monkeypatch.setattr(random, "choice", lambda some: pick([one for one in some if one["command"]["key"] != "loop"]))


def program(number: int) -> dict[str, Any]:
    """The names that a program of the page defines."""
    names: dict[str, Any] = {"__name__": "bot"}
    exec(compile(PROGRAMS[number], "docs/bots.md", "exec"), names)
    return names


def passing(seat: Seat) -> None:
    """Play a seat by passing."""
    seat.start()
    for _ in seat.turns():
        seat.act("pass")


def test_the_programs_are_short() -> None:
    assert [len(one.splitlines()) > LINES_MAX for one in PROGRAMS] == [False] * 3


async def test_the_bot_joins_a_table_and_plays_it_to_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as here:
        with Service(here.url) as service:
            table = await asyncio.to_thread(service.open_table, "toy", ["Ada", {"open": True}])
            joined = asyncio.to_thread(program(0)["main"], here.url, table["id"], table["seats"][1]["invite"])
            bot = asyncio.create_task(joined)
            host = service.seats(table)[0]
            while "Marvin" not in [one["name"] for one in (await asyncio.to_thread(host.summary))["seats"]]:
                await asyncio.sleep(0.02)
            await asyncio.gather(bot, asyncio.to_thread(passing, host))

    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("My token is ") and told[-1] == "The game is over: success" and len(told) > 2


async def test_several_bots_play_a_table_in_one_event_loop(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path) as here:
        await program(1)["main"](here.url, "toy", "3")

    assert capsys.readouterr().out.splitlines()[-1].startswith("The game is over: ")


async def test_the_watcher_tells_the_stories_of_running_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        await table.act("roll:2")
        await eventually(here.http, bool, state="running")  # the list of tables follows the log
        source = PROGRAMS[2].replace("http://localhost:8000", here.url)
        await asyncio.to_thread(exec, compile(source, "docs/bots.md", "exec"), {})

    assert len(capsys.readouterr().out.splitlines()) >= 2
