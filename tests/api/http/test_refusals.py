"""Refusals in the reader's language: as the game's menu says it, else by the code."""

import pytest

from api.shared.openapi.error_codes import CODES
from api.shared.words.refusals import words_of
from projections.text.messages import LANGUAGES, Messages, catalogue
from tests.api.clients import Client, problem

GERMAN = {"accept-language": "de-AT,de;q=0.9,en;q=0.5"}


async def test_a_forbidden_action_says_what_is_missing_in_the_readers_language(client: Client) -> None:
    table = await client.started(2)
    path, own = table.path("actions"), table.headers(0)
    told = {}
    for language in ("de", "en", None):
        headers = own | ({"accept-language": language} if language else {})
        answer = await client.http.post(path, json={"command": {"key": "roll:9"}}, headers=headers)
        problem(answer, 409, "illegal-action")
        told[language] = answer.json().get("words")
        assert answer.json()["rule"].startswith("TOY-")
    assert told == {"de": "Die Regeln erlauben das nicht.", "en": "The rules do not allow this.", None: None}


async def test_a_seat_that_is_not_asked_hears_who_is(client: Client) -> None:
    table = await client.started(2)
    headers = table.headers(1) | GERMAN
    answer = await client.http.post(table.path("actions"), json={"command": {"key": "roll:1"}}, headers=headers)
    problem(answer, 409, "illegal-action")
    assert "Player 0" in answer.json()["words"]


async def test_what_is_chosen_beside_a_question_waits_for_nobody(client: Client) -> None:
    """Who is asked does not matter for it, so that is not what is missing."""
    table = await client.started(2)
    assert (await table.act("quit", 1)).status_code == 200
    headers = table.headers(1) | {"accept-language": "en"}
    answer = await client.http.post(table.path("actions"), json={"command": {"key": "quit"}}, headers=headers)
    problem(answer, 409, "illegal-action")
    assert answer.json()["words"] == "The rules do not allow this."


async def test_other_refusals_are_worded_by_their_code(client: Client) -> None:
    table = await client.open(2)
    for lang, words in (("de", "Das geht am Tisch gerade nicht"), ("en", "This is not possible at the table now")):
        early = await client.http.get(table.path("board"), params={"lang": lang})
        problem(early, 409, "wrong-state")
        assert early.json()["words"].startswith(words)
    unknown = await client.http.get("/v1/tables/7f163e45-4498-49a1-9f66-a721775eb2a1", headers=GERMAN)
    assert unknown.json()["words"] == "Diesen Tisch gibt es nicht, oder er ist privat."
    assert "Accept-Language" in unknown.headers["vary"], "a cache keeps each language apart"
    invalid = await client.http.post("/v1/tables", json={"game": "toy", "seats": []}, headers=GERMAN)
    assert "words" not in invalid.json(), "what only a program does wrong is told in English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_worded_are_codes_and_the_same_in_each_language(language: str) -> None:
    messages = Messages(language, catalogue("refusals", language))
    worded = {code for code in CODES if code in messages}
    assert worded == {code for code in CODES if words_of(code, "en")}
    assert catalogue("refusals", language).count(" = ") == len(worded) > 15
