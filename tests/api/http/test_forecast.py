"""What the rules will do next, over HTTP."""

from tests.api.clients import Client, problem


async def test_a_forecast_names_the_rule_and_follows_the_game(client: Client) -> None:
    table = await client.open(seats=1)
    assert (await table.get("forecast")).json()["lines"] == []
    await table.post("start")
    first = await table.get("forecast")
    assert first.json()["lines"] == [{"rule": "TOY-3", "text": "After 6 cards the deck is shuffled"}]
    assert (await table.get("forecast", **{"If-None-Match": first.headers["etag"]})).status_code == 304

    await table.act("draw")
    assert (await table.get("forecast?lang=de")).json()["lines"][0]["text"] == "Nach 5 Karten wird gemischt"
    await table.act("finish")
    assert (await table.get("forecast")).json()["lines"] == []


async def test_a_forecast_in_an_unknown_language_is_refused(client: Client) -> None:
    table = await client.started(seats=1)
    problem(await table.get("forecast?lang=fr"), 422, "malformed-request")
