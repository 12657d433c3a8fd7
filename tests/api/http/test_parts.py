"""The derived numbers of a board with their parts, over HTTP."""

import pytest

from tests.api.clients import Client, problem


async def test_a_board_explains_its_numbers_if_it_is_asked_to(client: Client) -> None:
    table = await client.started(seats=1)
    await table.act("draw")
    plain = (await table.get("board")).json()
    explained = (await table.get("board?parts=true")).json()
    (deck,) = explained.pop("numbers")

    assert explained == plain and "numbers" not in plain
    assert deck == {
        "path": "/deck",
        "about": "deck:toy",
        "label": "Cards in the deck",
        "value": plain["deck"],
        "parts": [
            {"label": "the whole deck", "amount": 6, "rule": "TOY-3", "about": None},
            {"label": "cards drawn", "amount": -1, "rule": "TOY-2", "about": None},
        ],
    }
    german = (await table.get("board?parts=true&lang=de")).json()["numbers"]
    assert [part["label"] for part in german[0]["parts"]] == ["der ganze Stapel", "gezogene Karten"]


async def test_an_earlier_board_explains_the_numbers_of_then(client: Client) -> None:
    table = await client.started(seats=1)
    await table.act("draw")
    then = (await table.get("board?at=action:0&parts=true")).json()

    assert [one["value"] for one in then["numbers"]] == [then["deck"]] == [6]


async def test_a_board_with_parts_has_an_etag_of_its_own(client: Client) -> None:
    table = await client.started(seats=1)
    tags = {query: (await table.get(f"board{query}")).headers["etag"] for query in ("", "?parts=true", "?parts=false")}

    assert tags[""] == tags["?parts=false"] != tags["?parts=true"]
    assert (await table.get("board?parts=true", **{"If-None-Match": tags["?parts=true"]})).status_code == 304
    assert (await table.get("board?parts=true", **{"If-None-Match": tags[""]})).status_code == 200
    await table.act("draw")
    assert (await table.get("board?parts=true", **{"If-None-Match": tags["?parts=true"]})).status_code == 200


@pytest.mark.parametrize("value", ["", "perhaps", "2", "attack"])
async def test_other_words_for_parts_are_refused(client: Client, value: str) -> None:
    table = await client.started(seats=1)
    problem(await table.get(f"board?parts={value}"), 422, "malformed-request")
