"""What other sites show of a link to a table: nothing that a stranger may not know, and nothing that runs."""

import re
from html import unescape
from pathlib import Path

import pytest

from api.web import previews
from api.web.pages import FOLDER
from infra.store.errors import StoreError
from tests.api.serving import Here, Played, serving
from tests.hand_clock import HandClock

DELAY = 60
NAME = '"><script>alert(1)</script> & more'
PAGES = {"tables": "table/table.html", "replay": "replay/replay.html"}


async def preview(here: Here, table: Played, page: str = "tables", **headers: str) -> dict[str, str]:
    """What the page of a table tells other sites."""
    answer = (await here.http.get(f"/{page}/{table.id}", headers=headers)).raise_for_status()
    told = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', answer.text)
    assert re.sub(r"<meta property=.*\n", "", answer.text) == (FOLDER / PAGES[page]).read_text()
    return {name: unescape(text) for name, text in told}


@pytest.mark.parametrize("page", PAGES)
async def test_a_link_to_a_public_table_shows_its_name_and_how_it_stands(tmp_path: Path, page: str) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(name=NAME)
        told = await preview(here, table, page)
        assert (told["og:title"], told["og:image"]) == (NAME, f"{here.url}/page/icon-512.png")
        assert told["og:description"] == "Toy · Card 0 · The dice were sealed before the first move."
        german = await preview(here, table, page, **{"Accept-Language": "de"})
        assert german["og:description"].endswith("Die Würfel waren vor dem ersten Zug versiegelt.")
        await table.act("finish")
        assert "won" in (await preview(here, table, page))["og:description"]
        await table.post("end")
        assert "anyone can check them" in (await preview(here, table, page))["og:description"]
        picture = await here.http.get(told["og:image"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")


async def test_a_preview_tells_nothing_of_a_private_table_and_nothing_younger_than_the_delay(
    tmp_path: Path, clock: HandClock
) -> None:
    async with serving(tmp_path, clock=clock) as here:
        private = await here.started(name="Hidden", private=True)
        own = {"Authorization": f"Bearer {private.tokens[0]}"}
        assert await preview(here, private) == await preview(here, private, **own) == {}
        delayed = await here.started(options={"delay": DELAY})
        clock.pass_by(DELAY + 1)
        before = await preview(here, delayed)
        assert before
        await delayed.act("finish")
        await delayed.post("end")
        assert await preview(here, delayed) == before
        clock.pass_by(DELAY + 1)
        assert "won" in (await preview(here, delayed))["og:description"]


async def test_a_page_is_sent_without_a_preview_while_its_table_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise StoreError("disk gone")

    async with serving(tmp_path) as here:
        table = await here.started()
        assert await preview(here, table)
        monkeypatch.setattr(previews, "read_by", away)
        assert await preview(here, table) == {}
