"""A table with hands over HTTP: who is shown what, by every door (audit protocol 3.6, TG-2.3.6)."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from domain.kernel.chance import fate
from tests.api.serving import Here, Played, serving, until
from tests.api.stream.feed_client import parsed
from tests.api.stream.watching import read_up_to, watching

SECRETS = set("UVWXYZ")
READS = (
    "",
    "board",
    "board?parts=true",
    "board.svg",
    "postcard.svg",
    "board.html",
    "chronicle",
    "chronicle/since",
    "forecast",
    "luck",
    "log",
    "export",
)
DOORS = (*READS, "undo", "actions", "actions?all=true")


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with serving(tmp_path) as here:
        yield here


@pytest.fixture
async def table(here: Here) -> Played:
    """Each of two seats has taken a card."""
    table = await here.started(2, options={"undo": "free"})
    await table.act("take", 0)
    await table.act("take", 1)
    return table


def hands(board: dict[str, Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = board["hands"]
    return found


async def board(table: Played, seat: int | None, **query: Any) -> dict[str, Any]:
    headers = {} if seat is None else table.headers(seat)
    answer = await table.here.http.get(f"{table.path}/board", params=query, headers=headers)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


async def text(table: Played, door: str, seat: int | None) -> str:
    answer = await table.here.http.get(
        f"{table.path}/{door}".rstrip("/"), headers={} if seat is None else table.headers(seat)
    )
    return answer.text


async def test_each_seat_sees_its_own_hand_and_a_spectator_none(table: Played) -> None:
    own = [hands(await board(table, seat)) for seat in (0, 1)]
    assert own[0]["0"][0] in SECRETS and own[0]["1"] == ["?secret"]
    assert own[1]["1"][0] in SECRETS and own[1]["0"] == ["?secret"]
    assert hands(await board(table, None)) == {"0": ["?secret"], "1": ["?secret"]}


async def test_field_39_digests_are_over_what_a_reader_may_know_at_table_after_table(here: Here) -> None:
    """Three tables in a row with the same people: nothing widens a view."""
    for _ in range(3):
        table = await here.started(2)
        await table.act("take", 0)
        spectator, owner, other = [await board(table, seat) for seat in (None, 0, 1)]
        assert spectator["digest"] == other["digest"] != owner["digest"]


async def test_field_18_no_door_tells_a_spectator_or_another_seat_a_hidden_card(table: Played) -> None:
    card = hands(await board(table, 0))["0"][0]
    for door in DOORS:
        for reader in (None, 1):
            shown = await text(table, door, reader)
            assert f'"{card}"' not in shown.replace('"cards":["U","V","W","X","Y","Z"]', ""), (door, reader)


async def test_an_answer_tells_its_seat_what_it_took_and_no_outcome(here: Here) -> None:
    table = await here.started(2)
    done = await table.act("take", 0)
    drawn = next(event["data"] for event in done["events"] if event["type"] == "cards-drawn")
    assert drawn["cards"][0] in SECRETS and drawn["fate"][0][3] == -1


async def test_the_stream_opens_to_each_seat_its_own_cards_before_their_entries(table: Played) -> None:
    card = hands(await board(table, 0))["0"][0]
    own = parsed(await read_up_to(table, 0, b"event: checkpoint", **table.headers(0)))
    opened = [json.loads(data) for name, _, data in own if name == "opening"]
    assert opened and {one["value"] for one in opened} == {card} and all(one["nonce"] for one in opened)
    at = next(place for place, (name, _, _) in enumerate(own) if name == "opening")
    assert own[at + 1][0] == "entry" and int(own[at + 1][1] or 0) == opened[0]["v"]
    spectator = parsed(await read_up_to(table, 0, b"event: checkpoint"))
    assert not [one for one in spectator if one[0] == "opening"]
    assert [one for one in own if one[0] == "entry"] == [one for one in spectator if one[0] == "entry"]


async def test_what_is_new_is_opened_while_a_seat_watches_and_to_no_one_else(table: Played) -> None:
    async with watching(table, "?after=0", **table.headers(0)) as own, watching(table, "?after=0") as other:
        await until(lambda: own.known.checkpoint and other.known.checkpoint)
        done = await table.act("take", 0)
        await until(lambda: own.known.last == other.known.last == done["version"])
    card = hands(await board(table, 0))["0"][1]
    assert [json.loads(data)["value"] for name, _, data in parsed(own.got) if name == "opening"][-1] == card
    assert own.known.board["hands"]["0"][1] == card and other.known.board["hands"]["0"] == ["?secret", "?secret"]
    assert b"event: opening" not in other.got
    digests = [(await board(table, seat))["digest"] for seat in (0, None)]
    assert [own.known.board["digest"], other.known.board["digest"]] == digests


async def test_field_38_readers_of_one_table_do_not_change_what_others_see(table: Played) -> None:
    seats = [None, 0, 1] * 10
    before = await asyncio.gather(*(board(table, seat) for seat in seats))
    async with watching(table, "", **table.headers(1)), watching(table):
        during = await asyncio.gather(*(board(table, seat) for seat in reversed(seats)))
    assert during == before[::-1]


async def test_field_28_a_past_view_stays_as_it_was_seen_without_hindsight(table: Played) -> None:
    then = await board(table, None)
    at = str(then["version"])
    assert (await table.here.http.get(f"{table.path}/board", params={"at": at, "hindsight": True})).status_code == 409
    await table.act("show:0", 0)
    assert await board(table, None, at=at) == then
    await table.post("end")
    assert await board(table, None, at=at) == then
    assert hands(await board(table, None, at=at, hindsight=True))["0"][0] in SECRETS


async def test_field_44_the_chronicle_tells_what_its_reader_may_know(table: Played) -> None:
    card = hands(await board(table, 0))["0"][0]
    assert card in await text(table, "chronicle", 0)
    assert f"takes {card}" not in await text(table, "chronicle", None)
    await table.act("show:0", 0)
    assert card in await text(table, "chronicle", None)


async def test_after_the_end_everything_is_opened_to_everyone(table: Played) -> None:
    await table.act("finish", 0)
    await table.post("end")
    opened = [line for line in (await text(table, "export", None)).splitlines() if line.startswith('{"opening":')]
    assert len(opened) == 6
    audit = await table.get("audit")
    assert {one["check"]: one["verdict"] for one in audit["checks"]}["F"] == "ok"


async def test_twin_tables_that_differ_in_hidden_cards_alone_look_the_same(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Public views of the same choices differ in seals alone, to the byte."""
    seen: list[list[Any]] = []
    for shift in (0, 1):
        monkeypatch.setattr(fate.SealedFate, "outcome", lambda self, stream, n, m, shift=shift: (n + shift) % m)
        table = await here.started(2)
        for seat in (0, 1, 0):
            await table.act("take", seat)
        seen.append(
            [await board(table, None), *[await text(table, door, None) for door in ("", "chronicle", "luck", "log")]]
        )
    (one, *texts), (other, *others) = seen
    assert one == other
    for mine, theirs in zip(texts, others, strict=True):
        assert len(mine) == len(theirs)
        assert plain(mine) == plain(theirs)


def plain(shown: str) -> str:
    """A text without what is different at any two tables: ids, seals, times, digests, commitments."""
    shown = re.sub(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}", "#", shown)
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "@", shown)
