"""What a table shows on other sites: its badge and its postcard."""

from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest

from projections.catalogue import CATALOGUE
from projections.posting.postcard import HEIGHT, WIDTH
from tests.api.clients import Client
from tests.api.serving import serving

SVG = "{http://www.w3.org/2000/svg}"


def said(svg: str) -> list[str]:
    """All texts of a picture, in order."""
    return ["".join(one.itertext()) for one in fromstring(svg).iter(f"{SVG}text")]


async def test_the_badge_says_who_checked_what_once_the_table_has_ended(client: Client) -> None:
    table = await client.started(1)
    before = await table.get("badge.svg", seat=None)
    await table.act("roll:2")
    await table.post("end")
    after = await table.get("badge.svg?lang=de", seat=None)
    audit = (await table.get("audit")).json()

    assert said(before.text) == ["Hourglass", "dice sealed"]
    assert said(after.text) == ["Hourglass", "alles nachgeprüft"]
    title = fromstring(after.text).findtext(f"{SVG}title") or ""
    held = ", ".join(one["check"] for one in audit["checks"] if one["verdict"] not in ("failed", "skipped"))
    assert f"{audit['entries']} Einträge geprüft ({held})" in title and client.service.signer.key.name in title
    assert after.headers["cross-origin-resource-policy"] == "cross-origin"
    again = await table.get("badge.svg?lang=de", seat=None, **{"If-None-Match": after.headers["etag"]})
    assert again.status_code == 304


async def test_a_strangers_badge_of_a_private_table_is_missing(client: Client) -> None:
    table = await client.open(1, private=True)

    for picture in ("badge.svg", "postcard.svg"):
        assert (await table.get(picture, seat=None)).json()["code"] == "table-not-found"
    assert (await table.get("postcard.svg")).json()["code"] == "wrong-state"


async def test_a_postcard_tells_its_moment_and_no_later_one(client: Client) -> None:
    table = await client.started(2, name="The Long Winter <b>")
    first = (await table.get("postcard.svg?at=action:0")).text
    await table.act("roll:2", int((await table.get()).json()["next"][0]))
    now = (await table.get("postcard.svg?lang=de")).text

    root = fromstring(now)
    assert (root.get("width"), root.get("height"), root.get("lang")) == (str(WIDTH), str(HEIGHT), "de")
    assert "The Long Winter <b>" in said(now) and "roll:2" in " ".join(said(now))
    assert "roll:2" not in " ".join(said(first)) and (await table.get("postcard.svg?at=action:0")).text == first


async def test_an_ended_table_says_on_its_postcard_that_its_dice_can_be_checked(client: Client) -> None:
    table = await client.started(1)
    await table.post("end")

    assert "The dice are revealed: anyone can check them." in said((await table.get("postcard.svg")).text)


@pytest.mark.parametrize(
    ("game", "options", "id"),
    [
        ("materia-prima", {"scenario": "black-work"}, None),
        ("tainted-grail", {"scenario": "the-eighth-tally"}, "place:101"),
    ],
)
async def test_a_postcard_shows_the_map_alone(
    game: str, options: dict[str, str], id: str | None, tmp_path: Path
) -> None:
    async with serving(tmp_path, CATALOGUE) as here:
        table = await Client(here.http, here.app).started(1, game=game, options=options)
        for _ in range(3):
            await table.act((await table.get("actions")).json()["actions"][0]["command"]["key"])
        drawn = fromstring((await table.get("postcard.svg")).text)
    (scene,) = drawn.findall(f"{SVG}svg")

    assert ids_in(scene) and (id is None or id in ids_in(scene))
    assert not any(one.startswith(("sheet", "character:")) for one in ids_in(scene)), "the sheets stay at home"


def ids_in(drawn: Element) -> set[str]:
    """The ids of the things in a picture."""
    return {id for one in drawn.iter() if (id := one.get("data-id"))}
