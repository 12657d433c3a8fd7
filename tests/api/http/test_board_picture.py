"""The board as a picture over HTTP."""

from pathlib import Path
from uuid import UUID

from api.service.tables.views.pictures import PICTURES_MAX, Pictures, Subject
from projections.catalogue import CATALOGUE
from tests.api.clients import Client
from tests.api.serving import serving


async def test_the_picture_is_of_the_moment_asked_for(client: Client) -> None:
    table = await client.started(1)
    before = (await table.get("board.svg")).text
    await table.act("roll:2")
    now = await table.get("board.svg")

    assert now.headers["content-type"] == "image/svg+xml"
    assert now.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'"
    assert now.headers["etag"] == f'"{await table.version()}"'
    assert (await table.get("board.svg?at=action:0")).text == before != now.text
    assert 'lang="de"' in (await table.get("board.svg?lang=de")).text
    assert (await table.get("board.svg", **{"If-None-Match": now.headers["etag"]})).status_code == 304


async def test_a_campaign_is_drawn_as_a_map(tmp_path: Path) -> None:
    async with serving(tmp_path, CATALOGUE) as here:
        client = Client(here.http, here.app)
        table = await client.started(1, game="tainted-grail", options={"scenario": "the-eighth-tally"})
        await table.act("play:ailei")
        drawn = (await table.get("board.svg?lang=de")).text

    assert all(f'data-id="{id}"' in drawn for id in ("place:101", "menhir:101", "figure:ailei", "character:ailei"))
    assert 'lang="de"' in drawn and "prefers-color-scheme" in drawn


async def test_a_game_without_a_page_shows_its_picture_as_one_part(client: Client) -> None:
    table = await client.started(1)
    laid_out = await table.get("board.html?lang=de")

    assert laid_out.headers["content-type"] == "text/html; charset=utf-8"
    assert laid_out.text.startswith('<div class="parts" lang="de" data-game="toy"><section class="part part-board"')
    assert (await table.get("board.html", **{"If-None-Match": laid_out.headers["etag"]})).status_code == 304


async def test_a_page_can_be_asked_for_by_what_changed(tmp_path: Path) -> None:
    async with serving(tmp_path, CATALOGUE) as here:
        client = Client(here.http, here.app)
        table = await client.started(1, game="materia-prima", options={"scenario": "black-work"})
        before = await table.version()
        await table.act((await table.get("actions")).json()["actions"][0]["command"]["key"])
        whole = (await table.get("board.html")).text
        changes = await table.get(f"board.html?since={before}")
        again = (await table.get(f"board.html?since={await table.version()}")).text
        refused = [(await table.get(f"board.html?since={since}")).json()["code"] for since in ("9999", "x")]

    assert 'data-same=""' in changes.text and "data-same" not in whole
    assert len(again) < len(changes.text) < len(whole) / 4
    assert '<section data-part="map" data-same="sheets scenario"></section>' in again, "no part changed"
    assert refused == ["invalid-request", "malformed-request"]


async def test_there_is_no_picture_before_the_start_nor_for_strangers(client: Client) -> None:
    table = await client.open(1, private=True)

    assert (await table.get("board.svg")).json()["code"] == "wrong-state"
    assert (await table.get("board.svg", seat=None)).json()["code"] == "table-not-found"


def test_a_moment_is_drawn_once_for_all_who_may_see_the_same() -> None:
    pictures, drawn = Pictures[str](), list[int]()

    def look(version: int, seat: int | None = None) -> str:
        def draw() -> str:
            drawn.append(version)
            return f"{version} {seat}"

        return pictures.of(Subject(UUID(int=1), version, "en", seat), draw)

    assert [look(1), look(1), look(1, 0), look(1, 1)] == ["1 None", "1 None", "1 0", "1 1"]
    assert drawn == [1, 1, 1]
    for version in range(2, PICTURES_MAX + 2):
        look(version)
    drawn.clear()
    assert (look(PICTURES_MAX + 1), look(1)) == (f"{PICTURES_MAX + 1} None", "1 None")
    assert drawn == [1], "only what was drawn long ago is drawn again"
    pictures.of(Subject(UUID(int=2), 1, "en", None), lambda: "other")
    for version in range(100):
        look(version)
    assert pictures.of(Subject(UUID(int=2), 1, "en", None), lambda: "again") == "other", (
        "each table has room of its own"
    )
