"""A guided evening over HTTP: what is due to a seat, and what the table has learnt of it."""

from tests.api.clients import Client, TableClient, problem
from tests.toy.guide import SCENARIO

GUIDED = {"scenario": SCENARIO, "undo": "free"}


async def learnt(table: TableClient, seat: int | None = 0) -> dict[str, bool | None]:
    lessons = (await table.get("guide", seat=seat)).json()["lessons"]
    return {one["id"]: one["learnt"] for one in lessons}


async def due(table: TableClient, seat: int | None = 0) -> list[str]:
    return [one["id"] for one in (await table.get("guide", seat=seat)).json()["due"]]


async def test_a_hint_tells_in_both_languages_what_to_look_at(client: Client) -> None:
    table = await client.started(1, options=GUIDED)
    [hint] = (await table.get("guide")).json()["due"]
    german = (await table.get("guide?lang=de")).json()

    assert (hint["id"], hint["title"], hint["text"], hint["read"]) == ("roll", "Roll", "Roll some dice.", False)
    assert hint["look"] == ["deck:all"], "an option that is about nothing but a player marks nothing"
    assert (german["title"], german["due"][0]["title"]) == ("Eine Spielzeuglektion", "Würfle")
    assert (await table.get()).json()["guide"] is True


async def test_what_is_learnt_follows_the_log_through_undo_and_redo(client: Client) -> None:
    table = await client.started(1, options=GUIDED)
    first = await table.get("guide")
    assert await learnt(table) == {"roll": False, "points": None}

    await table.act("roll:3")
    assert await learnt(table) == {"roll": True, "points": None}
    assert await due(table) == ["points"], "what is only read comes as soon as it has happened"
    assert (await table.get("guide", **{"If-None-Match": first.headers["etag"]})).status_code == 200

    await table.post("undo")
    assert (await learnt(table))["roll"] is False
    assert await due(table) == ["roll"]
    await table.post("redo")
    again = await table.get("guide")
    assert (await learnt(table))["roll"] is True
    assert (await table.get("guide", **{"If-None-Match": again.headers["etag"]})).status_code == 304


async def test_hints_are_due_to_the_seat_that_is_asked_alone(client: Client) -> None:
    table = await client.open(2, options=GUIDED)
    assert await due(table) == []
    await table.post("start")
    asked = int((await table.get()).json()["next"][0])

    assert await due(table, asked) == ["roll"]
    assert await due(table, 1 - asked) == []
    assert await due(table, None) == []
    assert await learnt(table, None) == {"roll": False, "points": None}
    await table.post("end")
    assert await due(table, asked) == []


async def test_a_table_without_a_guided_evening_says_so(client: Client) -> None:
    table = await client.started(1)

    problem(await table.get("guide"), 404, "no-guide")
    assert (await table.get()).json()["guide"] is False
    guided = await client.started(1, options=GUIDED)
    problem(await guided.get("guide?lang=fr"), 422, "malformed-request")
