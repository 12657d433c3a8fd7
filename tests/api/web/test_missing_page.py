"""An address that does not exist: a page for browsers, the problem document for programs."""

import pytest

from tests.api.clients import Client

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"
ASTRAY = ["/foo", "/tables/nonsense", "/tables/7f163e45-4498-49a1-9f66-a721775eb2a1/board", "/a/b/c/d", "/page/no.js"]


@pytest.mark.parametrize("path", ASTRAY)
async def test_a_browser_gets_a_page_with_the_way_to_the_tables(client: Client, path: str) -> None:
    answer = await client.http.get(path, headers={"Accept": BROWSER})
    way = answer.text.partition('<a href="')[2].partition('"')[0]

    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "There is no such page" in answer.text and "{" not in answer.text
    assert answer.url.join(way).path == "/tables"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("languages", "lang"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,de;q=0.9", "en"),
        ("fr,de;q=0.5", "de"),
        ("de;q=0,en", "en"),
        ("fr", "en"),
        ("", "en"),
        ("de;q=x", "en"),
    ],
)
async def test_it_speaks_the_language_of_its_reader(client: Client, languages: str, lang: str) -> None:
    headers = {"Accept": BROWSER, "Accept-Language": languages}
    answer = await client.http.get("/foo", headers=headers)
    named = await client.http.get("/foo?lang=de", headers=headers)

    assert f'<html lang="{lang}">' in answer.text and '<html lang="de">' in named.text


@pytest.mark.parametrize(
    ("path", "accept"),
    [
        ("/foo", "*/*"),
        ("/foo", "application/json"),
        ("/foo", "text/html;q=0.5,application/json"),
        ("/v1/nothing", BROWSER),
        ("/v1/tables/nonsense", BROWSER),
        ("/v1/tables/7f163e45-4498-49a1-9f66-a721775eb2a1/board", BROWSER),
    ],
)
async def test_a_program_gets_the_problem_document(client: Client, path: str, accept: str) -> None:
    answer = await client.http.get(path, headers={"Accept": accept})

    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
    assert answer.json()["code"] in ("not-found", "table-not-found")


async def test_what_the_address_says_is_not_repeated_on_the_page(client: Client) -> None:
    answer = await client.http.get("/%3Cscript%3E?lang=%3Cb%3E", headers={"Accept": BROWSER})

    assert answer.status_code == 404 and "script>" not in answer.text and "<b>" not in answer.text
