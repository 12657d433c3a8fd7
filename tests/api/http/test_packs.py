"""What is printed on a pack's cards, over HTTP: once for each pack and language, to be kept for ever."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from api.app import create_app
from infra.packs.released import released_hashes
from infra.settings import Settings
from projections.board.ids import kind_of
from projections.catalogue import CATALOGUE
from tests.api.clients import problem
from tests.api.openapi.openapi_document import DOCUMENT, faults
from tests.projections.known_ids import ids_in

Http = httpx.AsyncClient
FOR_EVER = "public, max-age=31536000, immutable"
GAMES = pytest.mark.parametrize("game", CATALOGUE)


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[Http]:
    """A client of a service with all games."""
    own = {"store_url": f"sqlite:///{tmp_path / 'tables.db'}", "key_file": tmp_path / "key", "budget": False}
    app = create_app(Settings(**own))  # type: ignore[arg-type]
    transport = httpx.ASGITransport(app=app)
    async with app.router.lifespan_context(app), Http(transport=transport, base_url="http://test") as one:
        yield one


@GAMES
async def test_every_released_pack_tells_its_open_cards_in_both_languages(http: Http, game: str) -> None:
    playing, view = CATALOGUE[game]
    for number, pack in enumerate(released_hashes(playing)):
        language = ("en", "de")[number % 2]
        answer = await http.get(f"/v1/packs/{pack}/cards?lang={language}")
        told = answer.json()
        assert answer.status_code == 200, answer.text
        assert answer.headers["cache-control"] == FOR_EVER
        assert (told["game"], told["pack"], told["language"]) == (game, pack, language)
        assert {kind_of(id) for id in told["cards"]} == view.printing.forms.keys()
        assert faults(DOCUMENT, DOCUMENT["components"]["schemas"]["Cards"], told) == []


@GAMES
async def test_field_67_the_text_of_each_open_card_is_text_in_the_language_of_the_reader(http: Http, game: str) -> None:
    body = {"game": game, "seats": [{"name": "Ada"}]}
    opened = (await http.post("/v1/tables", json=body)).json()
    table, owner = f"/v1/tables/{opened['id']}", {"Authorization": f"Bearer {opened['seats'][0]['token']}"}
    await http.post(f"{table}/start", headers=owner)
    for _ in range(8):
        first = (await http.get(f"{table}/actions", headers=owner)).json()["actions"][0]
        await http.post(f"{table}/actions", headers=owner, json={"command": first["command"]})
    kinds, names = CATALOGUE[game][1].printing.forms.keys(), {}
    for language in ("en", "de"):
        board = (await http.get(f"{table}/board?lang={language}", headers=owner)).json()
        cards = (await http.get(f"/v1/packs/{board['pack']}/cards?lang={language}")).json()["cards"]
        lying = {id for id in ids_in(board) if kind_of(id) in kinds}
        assert lying and lying <= cards.keys()
        names[language] = [cards[id]["name"] for id in sorted(lying)]

    assert all(map(all, names.values())) and names["en"] != names["de"]


async def test_the_cards_of_a_pack_are_made_once_and_never_change(http: Http) -> None:
    pack = next(iter(released_hashes(CATALOGUE["tainted-grail"][0])))
    first = await http.get(f"/v1/packs/{pack}/cards")
    headers = {"If-None-Match": first.headers["etag"]}
    again = await http.get(f"/v1/packs/{pack}/cards", headers=headers)
    german = await http.get(f"/v1/packs/{pack}/cards?lang=de", headers=headers)

    assert (again.status_code, again.headers["cache-control"]) == (304, FOR_EVER)
    assert german.status_code == 200 and german.headers["etag"] != first.headers["etag"]
    assert german.json()["cards"].keys() == first.json()["cards"].keys()


@pytest.mark.parametrize("pack", ["00" * 32, "x", "AA" * 32])
async def test_an_unknown_pack_is_not_found(http: Http, pack: str) -> None:
    problem(await http.get(f"/v1/packs/{pack}/cards"), 404, "pack-not-found")


async def test_an_unknown_language_is_refused(http: Http) -> None:
    problem(await http.get(f"/v1/packs/{'00' * 32}/cards?lang=fr"), 422, "malformed-request")
