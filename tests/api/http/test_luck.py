"""Luck over HTTP: what came beside what even chances give, and nothing that is not open to everybody yet."""

import json
from collections import Counter
from typing import Any
from uuid import UUID

import pytest

from api.service.tables.views import luck as cached
from domain.kernel.chance import fate
from domain.kernel.fact import CardsDrawn, DiceRolled
from projections.luck.names import LuckNames
from tests.api.clients import Client, TableClient, problem
from tests.toy.view import TOY_VIEW


async def luck(table: TableClient, **query: Any) -> Any:
    """The luck at a table."""
    answer = await table.get(f"luck?lang={query.get('lang', 'en')}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def faces(holder: Any) -> dict[int, int]:
    """How often each face of the die came to a holder."""
    return {face["face"]: face["came"] for die in holder["dice"] for face in die["faces"]}


def logged(client: Client, table: TableClient, kind: type[Any]) -> list[Any]:
    """The facts of a kind in a table's log."""
    entries = client.service.tables.log.entries(UUID(table.id), 0)
    return [entry.fact for entry in entries if isinstance(entry.fact, kind)]


async def test_each_roll_counts_once_for_its_seat_and_for_the_table(client: Client) -> None:
    table = await client.started(2)
    for seat, key in ((0, "roll:3"), (1, "roll:1"), (0, "roll:2")):
        await table.act(key, seat)
    told = await luck(table)
    whole, first, second = told["holders"]
    came = Counter(face for roll in logged(client, table, DiceRolled) for face in roll.rolled)
    assert {face: count for face, count in faces(whole).items() if count} == came
    assert [holder["name"] for holder in told["holders"]] == ["The whole table", "Player 0", "Player 1"]
    assert [sum(faces(holder).values()) for holder in (first, second)] == [5, 1]
    assert whole["dice"][0]["measures"][0]["text"].startswith("The whole table rolled 6 dice: on average ")
    assert told["values"] == sum(len(die["measures"]) for holder in told["holders"] for die in holder["dice"])


async def test_what_was_undone_and_came_again_counts_once(client: Client) -> None:
    table = await client.started(1, options={"undo": "free"})
    await table.act("roll:3")
    await table.act("draw")
    before = await luck(table)
    await table.post("undo", {"to": 0})
    undone = await luck(table)
    await table.act("roll:3")
    await table.act("draw")
    again = await luck(table)
    for told in (before, undone, again):
        told.pop("version")
    assert before == undone == again
    assert before["holders"][0]["decks"][0]["drawn"] == 1


async def test_a_branch_tells_the_luck_that_it_came_with_and_its_own(client: Client) -> None:
    table = await client.started(1)
    await table.act("roll:3")
    branch = TableClient(client, (await table.post("branch", {"at": "action:1"})).json())
    assert (await luck(branch))["holders"] == (await luck(table))["holders"]
    await branch.post("start")
    await branch.act("roll:2")
    assert sum(faces((await luck(branch))["holders"][0]).values()) == 5


async def test_hidden_draws_count_only_after_the_end(client: Client) -> None:
    table = await client.started(2)
    for seat in (0, 1):
        await table.act("take", seat)
    running = await luck(table)
    assert (running["hidden"], running["revealed"], running["values"]) == (2, False, 0)
    assert running["notes"][-1].startswith("2 draws count only once the table has ended")
    await table.post("end")
    ended = await luck(table)
    assert (ended["hidden"], ended["revealed"]) == (0, True)
    assert sum(deck["drawn"] for deck in ended["holders"][0]["decks"]) == len(logged(client, table, CardsDrawn)) == 2


async def test_all_readers_get_the_same_bytes(client: Client) -> None:
    table = await client.started(2)
    for seat, key in ((0, "take"), (1, "roll:2"), (0, "take")):
        await table.act(key, seat)
    answers = [await table.get("luck", reader) for reader in (None, 0, 1)]
    assert len({(answer.headers["etag"], answer.content) for answer in answers}) == 1


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_nothing_depends_on_what_is_hidden_or_will_be_rolled(
    client: Client, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Tables whose hidden cards and later dice differ give the same bytes until a die is rolled openly."""
    names = LuckNames(kind_of=lambda pack, deck, card: "early" if card in "UVW" else "late")
    monkeypatch.setitem(client.service.views, "toy", TOY_VIEW._replace(luck=names))
    seen: list[list[Any]] = []
    for shift in (0, 1):
        monkeypatch.setattr(fate.SealedFate, "outcome", lambda self, stream, n, m, shift=shift: (n + shift) % m)
        table, told = await client.started(2), []
        for seat in (0, 1, 0, 1, 0):
            await table.act("take", seat)
            answers = [await table.get(f"luck?lang={lang}", reader) for reader in (None, 0, 1)]
            told += [(answer.headers["etag"], answer.content) for answer in answers]
        await table.act("roll:2", 1)
        told.append(("rolled", (await table.get("luck")).content))
        told.append(("drawn", json.dumps([draw.cards for draw in logged(client, table, CardsDrawn)]).encode()))
        seen.append(told)
    one, other = seen
    assert one[:-2] == other[:-2]
    assert one[-2] != other[-2] and one[-1] != other[-1], "the dice and the hidden cards differ"


async def test_german_is_told_in_german_and_other_languages_are_refused(client: Client) -> None:
    table = await client.started(1)
    await table.act("roll:3")
    german = await luck(table, lang="de")
    assert "Der ganze Tisch hat 3 Würfel geworfen: im Mittel " in german["holders"][0]["dice"][0]["measures"][0]["text"]
    problem(await table.get("luck?lang=fr"), 422, "malformed-request")
    problem(await client.http.get(f"/v1/tables/{UUID(int=7)}/luck"), 404, "table-not-found")


async def test_before_the_start_nothing_came(client: Client) -> None:
    table = await client.open(1)
    told = await luck(table)
    assert told["notes"] == [
        "Nothing has been rolled or drawn yet.",
        "The whole table (Dice): not rolled yet; luck can be told from 3 rolls on.",
        "The whole table (disc): not rolled yet; luck can be told from 5 rolls on.",
    ]


async def test_a_version_is_folded_once_for_all_readers_and_languages(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await client.started(2)
    await table.act("roll:2")
    folded: list[int] = []
    gathered = cached.gathered
    monkeypatch.setattr(cached, "gathered", lambda *given: (folded.append(1), gathered(*given))[1])
    for reader in (None, 0, 1):
        for lang in ("en", "de"):
            await table.get(f"luck?lang={lang}", reader)
    assert len(folded) == 1
    await table.act("roll:1", 1)
    await table.get("luck")
    assert len(folded) == 2


async def test_a_new_name_changes_the_tag(client: Client) -> None:
    table = await client.started(2)
    await table.act("roll:1", 0)
    await table.act("roll:1", 1)
    first = await table.get("luck")
    await client.http.patch(table.path("seats/1"), json={"name": "Cleo"}, headers=table.headers(0))
    after = await table.get("luck", 0, **{"If-None-Match": first.headers["etag"]})
    assert after.status_code == 200 and after.json()["holders"][2]["name"] == "Cleo"
    assert (await table.get("luck", 0, **{"If-None-Match": after.headers["etag"]})).status_code == 304


async def test_the_evenings_of_a_campaign_are_told_together(client: Client) -> None:
    campaign = await client.campaign()
    tables = []
    for rolls in (("roll:3", "roll:2"), ("roll:1",)):
        table = await campaign.table()
        await table.post("start")
        for key in (*rolls, "finish"):
            (asked, *_) = (await table.get()).json()["next"]
            await table.act(key, asked)
        await table.post("end")
        tables.append(table)
    running = await campaign.table(scenario="toy")
    await running.post("start")
    each = [faces((await luck(table))["holders"][0]) for table in tables]
    answer = await campaign.get("luck")
    told = answer.json()

    assert Counter(faces(told["holders"][0])) == Counter(each[0]) + Counter(each[1])
    assert (told["tables"], sum(faces(told["holders"][0]).values())) == (3, 6)
    assert [holder["seat"] for holder in told["holders"]] == [None, 0, 1]
    assert "revealed" not in told
    assert (await campaign.get("luck", **{"If-None-Match": answer.headers["etag"]})).status_code == 304
    await running.act("roll:1")
    later = (await campaign.get("luck?lang=de", **{"If-None-Match": answer.headers["etag"]})).json()
    assert sum(faces(later["holders"][0]).values()) == 7
