"""A campaign over HTTP whose dreams are told only to those who have them: what each door tells others (TG-2.3.9)."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterable, Mapping
from pathlib import Path

import pytest

from domain.kernel.game import Game
from infra.packs.index import shipped
from projections.catalogue import CATALOGUE
from tests.api.clients import Client, TableClient
from tests.api.serving import serving

DOORS = (
    "",
    "board",
    "board?parts=true",
    "board.svg",
    "postcard.svg",
    "board.html",
    "chronicle",
    "chronicle/since",
    "forecast",
    "journal",
    "log",
    "export",
    "undo",
    "actions",
    "actions?all=true",
)
ASKED = """[[dream]]
location = 101
effects = [
  { do = "tg.choose", one = [[{ do = "tg.gain", what = "magic", count = 3 }], [{ do = "tg.gain", what = "wealth" }]] },
  { do = "tg.lose", what = "reputation", count = 7 },
]
"""


def with_a_question(game: Game) -> Iterable[Mapping[str, str]]:
    """The shipped pack, whose dream at the start has a question."""
    (texts, *_) = shipped(game)
    dreams = texts["dreams.toml"].replace("[[dream]]\nlocation = 101\n", ASKED, 1)
    return [{**texts, "dreams.toml": dreams}]


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[TableClient]:
    """Seat 0 is asked in its dream at the first place; seat 1 sleeps elsewhere."""
    games = {"tainted-grail": CATALOGUE["tainted-grail"]}
    async with serving(tmp_path, games, with_a_question) as here:
        options = {"scenario": "the-eighth-tally", "dreams": "own", "undo": "free"}
        table = await Client(here.http, here.app).started(2, game="tainted-grail", options=options)
        await table.act("play:ailei", 0)
        await table.act("play:beor", 1)
        await until_asleep(table)
        yield table


async def until_asleep(table: TableClient) -> None:
    """Let Beor travel once, and both sleep."""
    for _ in range(60):
        for seat in (1, 0):
            menu = (await table.get("actions", seat)).json()
            keys = [one["command"]["key"] for one in menu["actions"]]
            if seat == 0 and "choose:1" in keys:
                return
            if menu["prompt"] is None:
                continue
            usual = next(one["command"]["key"] for one in menu["actions"] if one["default"])
            travels = [key for key in keys if key.startswith("travel:beor")]
            at_home = (await table.get("board")).json()["figures"][1]["place"] == "place:101"
            await table.act(travels[0] if travels and at_home else usual, seat)
            break
    raise AssertionError("nobody dreams")


async def text(table: TableClient, door: str, reader: int | None) -> str:
    """What a door tells a reader; what a seat may do is nothing to a spectator."""
    answer = await table.get(door, reader)
    assert answer.status_code == 200 or (reader is None and door.startswith(("undo", "actions"))), answer.text
    return answer.text


SECRET = re.compile(r"magic.{0,12}3|\+3 Magic|7 Reputation|\breputation\b.{0,12}7|warming", re.IGNORECASE)
"""What the dream says and orders, in the words of any door."""


@pytest.mark.rule("TG-2.3.9")
async def test_no_door_tells_others_what_is_dreamt(table: TableClient) -> None:
    told = {reader: [SECRET.search(await text(table, door, reader)) for door in DOORS] for reader in (0, 1, None)}
    assert set(told[1]) == set(told[None]) == {None}
    assert {door for door, found in zip(DOORS, told[0], strict=True) if found} >= {"board", "chronicle", "journal"}


@pytest.mark.rule("TG-2.3.9")
async def test_others_get_the_same_bytes_whatever_is_dreamt(table: TableClient) -> None:
    """A seat that does not dream is told as much as a spectator, and no ETag differs."""
    for door in ("board", "journal", "chronicle", "forecast"):
        answers = [await table.get(door, reader) for reader in (1, None)]
        assert len({(one.headers["etag"], one.content) for one in answers}) == 1, door
    refused = await table.act("choose:1", 1)
    assert (refused.status_code, refused.json()["rule"]) == (409, "TG-2.3.9")


@pytest.mark.rule("TG-2.3.9")
async def test_the_end_opens_every_dream_and_all_checks_hold(table: TableClient) -> None:
    await table.act("choose:2", 0)
    titles = [one["title"] for one in (await table.get("chronicle", 1)).json()["chapters"]]
    assert "Player 0 answers in a dream" in titles
    running = (await table.get("export", 1)).text
    await table.post("end")
    assert '"dream:101"' in await text(table, "journal", None)
    opened = [line for line in (await text(table, "export", None)).splitlines() if line.startswith('{"opening":')]
    assert {json.loads(line)["path"][0] for line in map(inner, opened)} >= {"kept", "tasks", "location"}
    assert not [line for line in running.splitlines() if line.startswith('{"opening":') and "tasks" in line]
    audit = (await table.get("audit", None)).json()
    verdicts = {one["check"]: one["verdict"] for one in audit["checks"] if one["check"] != "G"}
    assert verdicts == dict.fromkeys("ABCDEF", "ok")


def inner(line: str) -> str:
    """What an archive's line of an opening holds."""
    return json.dumps(json.loads(line)["opening"])
