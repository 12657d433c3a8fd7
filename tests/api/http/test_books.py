"""The rules of a game over HTTP: its book, a search in it, and one rule."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from xml.etree.ElementTree import fromstring

import httpx
import pytest

from api.app import create_app
from api.shared.etag import RELEASE_CACHED
from infra.settings import Settings
from projections.book.search import FOUND_MAX, QUERY_MAX
from projections.catalogue import CATALOGUE
from tests.api.clients import problem
from tests.api.openapi.openapi_document import DOCUMENT, faults
from tests.toy.view import TOY_VIEW

Http = httpx.AsyncClient
GAMES = {**CATALOGUE, TOY_VIEW.game.id: (TOY_VIEW.game, TOY_VIEW)}
WITH_BOOK = [game for game, (_, view) in CATALOGUE.items() if view.book]
GAME = pytest.mark.parametrize("game", WITH_BOOK)
LANGUAGE = pytest.mark.parametrize("lang", ["en", "de"])


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[Http]:
    """A client of a service with all games, and with one that has no book."""
    own = {"store_url": f"sqlite:///{tmp_path / 'tables.db'}", "key_file": tmp_path / "key", "budget": False}
    app = create_app(Settings(**own), GAMES)  # type: ignore[arg-type]
    transport = httpx.ASGITransport(app=app)
    async with app.router.lifespan_context(app), Http(transport=transport, base_url="http://test") as one:
        yield one


@GAME
@LANGUAGE
async def test_the_book_and_each_of_its_rules_can_be_read(http: Http, game: str, lang: str) -> None:
    book = (await http.get(f"/v1/games/{game}/rules?lang={lang}")).json()
    rules = [rule for chapter in book["chapters"] for section in chapter["sections"] for rule in section["rules"]]
    assert faults(DOCUMENT, DOCUMENT["components"]["schemas"]["RuleBook"], book) == []
    assert (book["game"], book["language"], book["found"]) == (game, lang, None)
    titles = {one["id"]: one["title"] for one in rules}
    for rule in rules:
        told = (await http.get(f"/v1/games/{game}/rules/{rule['id']}?lang={lang}")).json()
        assert told["rule"] == rule
        assert told["near"] == [{"id": one, "title": titles[one]} for one in rule["near"]]
    assert faults(DOCUMENT, DOCUMENT["components"]["schemas"]["RuleInBook"], told) == []


@GAME
@LANGUAGE
async def test_a_search_finds_few_rules_the_best_first(http: Http, game: str, lang: str) -> None:
    path = f"/v1/games/{game}/rules"
    book = (await http.get(path, params={"lang": lang})).json()
    wanted = book["chapters"][0]["sections"][0]["rules"][0]
    by_id = (await http.get(path, params={"lang": lang, "q": wanted["id"].lower()})).json()
    by_title = (await http.get(path, params={"lang": lang, "q": wanted["title"]})).json()
    everything = (await http.get(path, params={"lang": lang, "q": "e"})).json()
    nothing = (await http.get(path, params={"lang": lang, "q": "xyzzy"})).json()

    assert by_id["found"][0] == by_title["found"][0] == wanted
    assert (by_id["chapters"], by_id["played"]) == ([], [])
    assert len(everything["found"]) == FOUND_MAX
    assert nothing["found"] == []


@GAME
async def test_a_book_is_cached_by_language_and_search(http: Http, game: str) -> None:
    path = f"/v1/games/{game}/rules"
    whole = await http.get(path)
    others = [await http.get(f"{path}?lang=de"), await http.get(f"{path}?q=e"), await http.get(f"{path}?q=a")]
    again = await http.get(path, headers={"If-None-Match": whole.headers["etag"]})

    assert whole.headers["cache-control"] == RELEASE_CACHED
    assert len({one.headers["etag"] for one in (whole, *others)}) == 4
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", whole.headers["etag"])


async def test_what_is_missing_is_refused_in_clear_words(http: Http) -> None:
    game = WITH_BOOK[0]
    problem(await http.get("/v1/games/chess/rules"), 404, "game-not-found")
    problem(await http.get("/v1/games/chess/rules/X-1.1.1"), 404, "game-not-found")
    problem(await http.get(f"/v1/games/{TOY_VIEW.game.id}/rules"), 404, "no-book")
    words = (await http.get(f"/v1/games/{TOY_VIEW.game.id}/words")).json()
    assert (words["words"], words["names"]) == ([], [])
    problem(await http.get(f"/v1/games/{game}/rules/X-1.1.1"), 404, "rule-not-found")
    problem(await http.get(f"/v1/games/{game}/rules?lang=fr"), 422, "malformed-request")
    problem(await http.get(f"/v1/games/{game}/rules?q="), 422, "malformed-request")
    problem(await http.get(f"/v1/games/{game}/rules?q={'a' * (QUERY_MAX + 1)}"), 422, "malformed-request")
    problem(await http.get(f"/v1/games/{game}/rules?words=mine"), 422, "unknown-parameter")
    problem(await http.get(f"/v1/games/{game}/rules/{'X' * 41}"), 422, "malformed-request")


@GAME
@LANGUAGE
async def test_the_words_of_a_game_are_told_with_the_names_that_confuse(http: Http, game: str, lang: str) -> None:
    answer = await http.get(f"/v1/games/{game}/words?lang={lang}")
    told = answer.json()
    book = (await http.get(f"/v1/games/{game}/rules?lang={lang}")).json()

    assert faults(DOCUMENT, DOCUMENT["components"]["schemas"]["GameWords"], told) == []
    assert told["words"] == book["words"] and len(told["words"]) > 30
    assert told["names"] == sorted(told["names"]) and told["names"]
    again = await http.get(f"/v1/games/{game}/words?lang={lang}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@GAME
async def test_a_rule_tells_the_words_of_the_game_that_it_names(http: Http, game: str) -> None:
    rule = next(one for one in CATALOGUE[game][1].book()["en"].places.values() if one.rule.example)  # type: ignore[misc]
    told = (await http.get(f"/v1/games/{game}/rules/{rule.rule.id}")).json()
    text = f"{rule.rule.text} {rule.rule.example}".lower()

    assert told["words"] and all(any(form.lower() in text for form in one["forms"]) for one in told["words"])


@GAME
@LANGUAGE
async def test_the_pictures_of_a_book_are_drawn_in_its_language(http: Http, game: str, lang: str) -> None:
    book = (await http.get(f"/v1/games/{game}/rules?lang={lang}")).json()
    drawn = [one for one in book["played"] if one["picture"]]
    assert len(drawn) >= 2
    for one in drawn:
        path = f"/rules/{game}/pictures/{one['picture']}?lang={lang}"
        answer = await http.get(path)
        root = fromstring(answer.text)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert (root.get("lang"), root.findtext("{*}title")) == (lang, one["alt"])
        assert (await http.get(path, headers={"If-None-Match": answer.headers["etag"]})).status_code == 304
    assert (await http.get(f"/rules/{game}/pictures/none")).status_code == 404
    assert (await http.get("/rules/chess/pictures/map")).status_code == 404


async def test_an_answer_is_encoded_once(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[object] = []
    monkeypatch.setattr("api.http.books.encode", lambda answer: encoded.append(answer) or b"{}")
    for query in ("", "?q=mine", "?q=mine&lang=de", "?q=mine", ""):
        assert (await http.get(f"/v1/games/{WITH_BOOK[0]}/rules{query}")).status_code == 200

    assert len(encoded) == 3
