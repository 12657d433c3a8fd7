"""A thing of the board in words, over HTTP."""

from pathlib import Path

import httpx

from api.app import create_app
from infra.settings import Settings
from tests.api.clients import Client, problem


async def test_of_what_has_no_words_nothing_is_told(client: Client) -> None:
    table = await client.open(seats=1)
    problem(await table.get("surroundings"), 409, "wrong-state")
    await table.post("start")
    for query in ("", "?of=hex:0,0"):
        told = (await table.get(f"surroundings{query}")).json()
        assert (told["name"], told["lines"], told["story"], told["map"]) == (None, [], None, None)
    problem(await table.get(f"surroundings?of={'x' * 201}"), 422, "malformed-request")


async def test_a_place_of_a_map_is_told_with_what_lies_around_it(tmp_path: Path) -> None:
    app = create_app(Settings(store_url=f"sqlite:///{tmp_path / 'tables.db'}", key_file=tmp_path / "key", budget=False))
    transport = httpx.ASGITransport(app=app)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        table = await Client(http, app).started(1, game="materia-prima", options={"layout": "crooked-coast"})
        while not (await table.get("board")).json()["hexes"]:
            (action, *_) = (await table.get("actions")).json()["actions"]
            assert (await table.post("actions", {"command": action["command"]})).status_code == 200
        answer = await table.get("surroundings?of=hex:0,0&lang=de")
        told = answer.json()
        assert told["map"]["id"] == "hex:0,0" and "Nordosten" in told["map"]["around"]
        assert told["name"] == "Feld (0, 0)" and told["lines"]
        same = {"If-None-Match": answer.headers["etag"]}
        assert (await table.get("surroundings?of=hex:0,0&lang=de", **same)).status_code == 304
