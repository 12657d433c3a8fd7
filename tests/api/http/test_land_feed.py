"""A campaign over HTTP: changes lead to the board, archives come whole, and nothing that goes on is branched."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from projections.catalogue import CATALOGUE
from tests.api.clients import Client, problem
from tests.api.sent_archives import imported
from tests.api.serving import Here, Played, serving, until
from tests.api.stream.watching import watching

ACTIONS = 40
DOORS = ("log", "export", "journal", "board", "chronicle")


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with serving(tmp_path, CATALOGUE) as here:
        yield here


async def campaign(here: Here, **options: str) -> Played:
    chosen = {"scenario": "the-eighth-tally", "undo": "free", **options}
    return await here.started(2, game="tainted-grail", options=chosen, plays=[["ailei"], ["beor"]])


async def wander(table: Played, random: Random) -> None:
    """Let whoever is asked take any option."""
    seat = random.choice((await table.get())["next"])
    menu = (await table.here.http.get(f"{table.path}/actions", headers=table.headers(seat))).json()
    keys = [one["command"]["key"] for one in menu["actions"] if one["mark"] is None]
    await table.act(random.choice([key for key in keys if not key.startswith("mode:")]), seat)


@pytest.mark.parametrize("hands", ["own", "open"])
async def test_who_applies_the_changes_has_exactly_the_board(here: Here, hands: str) -> None:
    """A seat and a spectator, through days, fights, verses and undos."""
    table, random = await campaign(here, hands=hands, dreams="own"), Random(hands)
    async with watching(table, "?after=0", **table.headers(0)) as own, watching(table, "?after=0") as other:
        for step in range(ACTIONS):
            if step % 8 == 7:
                await table.post("undo", {"to": 1} if step > ACTIONS // 2 else {})
            else:
                await wander(table, random)
        version = (await table.get())["version"]
        await until(lambda: own.known.last == other.known.last == version)
    for watcher, headers in ((own, table.headers(0)), (other, {})):
        board = (await here.http.get(f"{table.path}/board", headers=headers)).json()
        assert watcher.known.board == board


async def test_a_part_of_an_archive_or_a_journal_is_never_sent_in_its_place(here: Here) -> None:
    """A range is not supported, so the whole is sent; nothing is cut through the middle of an entry."""
    table, random = await campaign(here), Random("range")
    for _ in range(6):
        await wander(table, random)
    for door in DOORS:
        whole = await here.http.get(f"{table.path}/{door}")
        for asked in ("bytes=0-99", "bytes=-50", "bytes=99999999-", "bytes=5-1,0-0"):
            part = await here.http.get(f"{table.path}/{door}", headers={"Range": asked})
            assert (part.status_code, part.content) == (200, whole.content), (door, asked)
            assert "content-range" not in part.headers


async def test_nothing_of_a_campaign_that_goes_on_can_be_branched_or_imported(here: Here) -> None:
    table, random = await campaign(here, hands="open"), Random("closed")
    for _ in range(6):
        await wander(table, random)
    at = (await table.get())["version"]
    for more in ({}, {"at": at}, {"at": "action:1"}):
        refused = await here.http.post(f"{table.path}/branch", json=more, headers=table.headers(0))
        assert (refused.status_code, refused.json()["code"]) == (409, "wrong-state"), more
    archive = (await here.http.get(f"{table.path}/export")).content
    copy = await imported(Client(here.http, here.app), archive)
    problem(await copy.post("branch", {}, seat=None), 409, "wrong-state")
