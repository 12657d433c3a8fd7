"""Refusals in the reader's language: as the game's menu says it, by the code, or by what is wrong with a form."""

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

from api.shared.openapi.error_codes import CODES
from api.shared.words.faults import KINDS, words_of_faults, words_of_reason
from api.shared.words.refusals import words_of
from projections.text.messages import LANGUAGES, Messages, catalogue
from tests import ROOT
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
    assert invalid.json()["words"] == "Hier ist mindestens ein Eintrag nötig."
    unknown_game = await client.http.post("/v1/tables", json={"game": "chess", "seats": [{}]}, headers=GERMAN)
    assert "words" not in unknown_game.json(), "what only a program does wrong is told in English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_worded_are_codes_and_the_same_in_each_language(language: str) -> None:
    messages = Messages(language, catalogue("refusals", language))
    worded = {code for code in CODES if code in messages}
    assert worded == {code for code in CODES if words_of(code, "en")}
    assert catalogue("refusals", language).count(" = ") == len(worded) > 15


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"name": "n" * 81}, "Hier sind höchstens 80 Zeichen möglich."),
        ({"name": "Freitag\n"}, "Diese Zeichen sind hier nicht möglich."),
        ({"seats": [{}] * 33}, "Hier sind höchstens 32 Einträge möglich."),
        ({"game": None}, "Mit diesem Wert kann der Dienst nichts anfangen."),
        ({"seats": [{"plays": ["black", "black"]}]}, None),
    ],
)
async def test_what_a_person_fills_in_wrongly_is_told_in_the_readers_language(
    client: Client, body: dict[str, Any], told: str | None
) -> None:
    whole = {"game": "toy", "seats": [{}]} | body
    answer = await client.http.post("/v1/tables", json=whole, headers=GERMAN)
    assert answer.json().get("words") == told
    plain = await client.http.post("/v1/tables", json=whole)
    assert "words" not in plain.json()


async def test_seats_that_cannot_all_be_are_refused_in_the_readers_language(client: Client) -> None:
    body = {"game": "toy", "seats": [{}] * 20}
    answer = await client.http.post("/v1/tables", json=body, headers=GERMAN)
    problem(answer, 422, "invalid-request")
    assert answer.json()["words"] == "Für so viele Plätze ist das Spiel nicht gedacht."


def reasons_in(source: str) -> Iterator[str]:
    """The reasons that a module gives for invalid requests."""
    for one in ast.walk(ast.parse(source)):
        match one:
            case ast.Call(ast.Name("InvalidRequest"), [_, ast.Constant(str(reason))]):
                yield reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fault_that_is_named_is_worded_and_no_other(language: str) -> None:
    worded = set(re.findall(r"^([a-z-]+) = ", catalogue("faults", language), re.M))
    sources = [path.read_text() for folder in ("api", "domain") for path in (ROOT / folder).rglob("*.py")]
    reasons = {reason for source in sources if "InvalidRequest(" in source for reason in reasons_in(source)}
    assert worded == reasons | {*KINDS.values(), "form"}
    assert len(reasons) > 8 and all(words_of_reason(one, language) for one in reasons)


def test_a_fault_beside_the_body_is_told_in_english_alone() -> None:
    assert words_of_faults([{"loc": ("query", "at"), "type": "missing"}], "de") is None
