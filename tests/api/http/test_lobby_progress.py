"""What the lobby tells of how far tables are, and of those whose readers are behind."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from api.service.read_models import lobby
from api.service.read_models.lobby import Lobby
from projections.catalogue import CATALOGUE
from tests.api.serving import TOYS, Here, Played, serving
from tests.hand_clock import HandClock

DELAY, SECOND = 60, 1000
IN_WORDS = ("scenario", "day", "phase", "turn")
TOLD = ("state", "result", "version", "action", *IN_WORDS)


@pytest.fixture
async def here(tmp_path: Path, clock: HandClock) -> AsyncIterator[Here]:
    async with serving(tmp_path, clock=clock) as one:
        yield one


async def caught_up(here: Here) -> None:
    """Wait until the read model has seen all that is in the store."""
    async with asyncio.timeout(20):
        while here.service.read_models.behind()["lobby"]:
            await asyncio.sleep(0.02)


async def listed(here: Here, **query: Any) -> dict[str, dict[str, Any]]:
    answer = (await here.http.get("/v1/tables", params=query)).raise_for_status()
    return {one["id"]: one for one in answer.json()["tables"]}


async def public_summary(table: Played, **query: str) -> dict[str, Any]:
    answer = await table.here.http.get(table.path, params=query)
    return dict(answer.raise_for_status().json())


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_each_table_says_how_far_it_is_in_words(here: Here, lang: str) -> None:
    opened, running, ended = await here.opened(), await here.started(), await here.started()
    await running.act("draw")
    await ended.post("end")
    await caught_up(here)
    found = await listed(here, lang=lang)

    for table in (opened, running, ended):
        summary = await public_summary(table, lang=lang)
        assert {name: found[table.id][name] for name in TOLD} == {name: summary[name] for name in TOLD}
    assert found[opened.id]["scenario"] == {"en": "Toy", "de": "Spiel"}[lang] and found[opened.id]["day"] is None
    assert found[running.id]["day"].startswith({"en": "Card ", "de": "Karte "}[lang])
    assert found[running.id]["day"] != found[ended.id]["day"]


async def test_what_was_taken_back_is_taken_back_in_the_lobby(here: Here) -> None:
    table = await here.started()
    before = await public_summary(table)
    await table.act("draw")
    await caught_up(here)
    there = (await listed(here))[table.id]
    await table.post("undo")
    await caught_up(here)
    back = (await listed(here))[table.id]

    assert there["day"] != before["day"] == back["day"]
    assert back["action"] == 0


@pytest.mark.parametrize("game", CATALOGUE)
async def test_every_game_says_how_far_it_is(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path, {**CATALOGUE, **TOYS}) as here:
        table = await here.opened(2, game=game)
        await table.post("start")
        for _ in range(60):
            summary = await table.get()
            if summary["turn"] or not summary["next"]:
                break
            seat = summary["next"][0]
            headers = table.headers(seat)
            menu = (await here.http.get(f"{table.path}/actions", headers=headers)).json()
            command = next((one for one in menu["actions"] if one["default"]), menu["actions"][0])["command"]
            await table.post("actions", {"command": command}, seat)
        await caught_up(here)
        english, german = [(await listed(here, lang=lang))[table.id] for lang in ("en", "de")]

        assert all(english[name] and german[name] for name in IN_WORDS), (english, german)
        assert all(english[name] != german[name] for name in ("day", "turn"))


async def test_a_table_with_a_delay_is_listed_as_its_readers_may_know_it(here: Here, clock: HandClock) -> None:
    other = await here.started()
    table = await here.opened(options={"delay": DELAY})
    opened_at = clock.at
    moments = [(opened_at, 1)]
    for key in ("start", "roll:2", "draw", "finish", "end"):
        clock.pass_by(10)
        done = await (table.post(key) if key in ("start", "end") else table.act(key))
        moments.append((clock.at, done["version"]))
    await caught_up(here)

    clock.at = opened_at + DELAY * SECOND - 1
    assert list(await listed(here)) == list(await listed(here, limit=1)) == [other.id]
    behind = (await here.http.get("/v1/tables", params={"after": table.id})).json()
    assert [one["id"] for one in behind["tables"]] == [other.id], "anyone who may ask for its summary knows its id"
    assert (await here.http.get("/v1/tables?limit=1")).json()["next"] is None
    for at, version in moments:
        clock.at = at + DELAY * SECOND
        own = (await listed(here))[table.id]
        summary = await public_summary(table)
        assert {name: own[name] for name in TOLD} == {name: summary[name] for name in TOLD}
        assert own["version"] == version
        for state in ("open", "running", "finished"):
            assert (table.id in await listed(here, state=state)) == (own["state"] == state)


async def test_pages_with_delayed_tables_miss_none_and_end(here: Here, clock: HandClock) -> None:
    seen = [(await here.opened(options={"delay": DELAY} if number % 2 else {})).id for number in range(9)]
    clock.pass_by(DELAY + 1)
    unseen = [(await here.opened(options={"delay": DELAY})).id for _ in range(4)]
    await caught_up(here)
    found: list[str] = []
    query: dict[str, Any] = {"limit": 2}
    while query:
        page = (await here.http.get("/v1/tables", params=query)).json()
        found += [one["id"] for one in page["tables"]]
        query = {"limit": 2, "after": page["next"]} if page["next"] else {}

    assert found == seen[::-1] and not set(found) & set(unseen)


async def test_delayed_tables_that_are_not_shown_hide_no_other(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "DELAYED_MAX", 3)
    first = await here.opened()
    for _ in range(8):
        await here.opened(options={"delay": DELAY})
    second = await here.opened()
    await caught_up(here)
    for state in ({}, {"state": "open"}):
        for limit in (1, 2, 20):
            found: list[str] = []
            query: dict[str, Any] | None = {}
            while query is not None:
                page = (await here.http.get("/v1/tables", params={"limit": limit} | state | query)).json()
                found += [one["id"] for one in page["tables"]]
                query = {"after": page["next"]} if page["next"] else None
            assert found == [second.id, first.id]


async def test_a_store_of_an_earlier_release_lists_its_delayed_tables(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.opened(options={"delay": 1})
        await caught_up(here)
        here.service.read_models.stop()
        for follower in ("lobby-shape", "nobody"):
            here.service.recorder.forget(follower, Lobby.rows)  # as that release left it: no row of the table
    async with serving(tmp_path) as here, asyncio.timeout(20):
        while table.id not in await listed(here):
            await asyncio.sleep(0.05)
