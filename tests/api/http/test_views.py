"""Several views in one answer: each is what its own route tells."""

import pytest

from tests.api.clients import Client, problem


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_each_view_is_what_its_own_route_tells(client: Client, lang: str) -> None:
    table = await client.started(2)
    before = await table.version()
    (asked, *_) = (await table.get()).json()["next"]
    await table.act("roll:2", asked)
    now = await table.version()
    told = (await table.get(f"views?after={before}&at={now}&since={before}&menu=true&lang={lang}", asked)).json()

    assert told == {
        "version": now,
        "story": (await table.get(f"chronicle?after={before}&lang={lang}", asked)).json(),
        "board": (await table.get(f"board.html?at={now}&since={before}&lang={lang}", asked)).text,
        "menu": (await table.get(f"actions?all=true&lang={lang}", asked)).json(),
    }
    assert told["story"]["chapters"]


async def test_only_what_is_asked_for_is_told_and_a_menu_to_its_seat_alone(client: Client) -> None:
    table = await client.started(1)
    version = await table.version()

    assert (await table.get("views?menu=true", None)).json() == {"version": version}
    assert set((await table.get("views?menu=true", 0)).json()) == {"version", "menu"}
    assert set((await table.get("views?after=0&limit=1", 0)).json()) == {"version", "story"}


async def test_views_that_cannot_be_are_refused(client: Client) -> None:
    table = await client.open(1)

    problem(await table.get("views?at=1"), 409, "wrong-state")
    assert (await table.get("views?after=0")).json()["story"] == (await table.get("chronicle")).json()
    await table.post("start")
    problem(await table.get("views?at=9999"), 422, "invalid-request")
    problem(await table.get("views?at=first"), 422, "malformed-request")
    problem(await table.get("views?after=-1"), 422, "malformed-request")
    problem(await table.get("views?menu=true&at=1", "nobody"), 401, "token-needed")
