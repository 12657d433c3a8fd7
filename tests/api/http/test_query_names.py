"""A query parameter that a route does not know is refused on every route, by name, and costs others nothing."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from uuid import uuid4

import httpx
import pytest
from websockets.asyncio.client import connect

from api.shared.query_names import query_names
from tests.api.clients import problem
from tests.api.http.page_paths import PAGES
from tests.api.openapi.openapi_document import DOCUMENT, OPERATIONS, names_known
from tests.api.serving import Here, serving


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with serving(tmp_path) as one:
        yield one


@pytest.mark.parametrize("origin", [{}, {"Origin": "https://elsewhere.example"}])
async def test_every_described_route_names_what_it_does_not_know_and_what_it_knows(
    here: Here, origin: dict[str, str]
) -> None:
    for name, operation in OPERATIONS.items():
        method, _, path = name.partition(" ")
        filled = re.sub(r"{\w+}", str(uuid4()), path)
        answer = await here.http.request(method, filled, params={"langage": "de", "lang": "de"}, headers=origin)
        detail = problem(answer, 422, "unknown-parameter")["detail"]
        known = names_known(DOCUMENT, operation)
        assert "'langage'" in detail, name
        assert detail.endswith(f"choose from {', '.join(sorted(known))}" if known else "this route takes none"), name
        assert ("'lang'" in detail) == ("lang" not in known), name


async def test_pages_their_files_and_documents_ignore_it(here: Here) -> None:
    table = await here.started()
    for path in (*PAGES, "/openapi.json", "/asyncapi.json"):
        filled = path.format(table_id=table.id, campaign_id=uuid4())
        plain, tracked = [await here.http.get(filled, params=more) for more in ({}, {"utm_source": "letter"})]
        assert (plain.status_code, plain.content) == (tracked.status_code, tracked.content), path
        assert plain.status_code in (200, 307), path


async def test_two_values_of_one_parameter_are_refused_as_they_contradict_each_other(here: Here) -> None:
    table = await here.started()
    for path, twice in (("board", "lang=en&lang=de"), ("board", "parts=true&parts=false"), ("luck", "lang=de&lang=en")):
        answer = await here.http.get(f"{table.path}/{path}?{twice}")
        detail = problem(answer, 422, "malformed-request")["detail"]
        assert detail == f"several values for {twice.partition('=')[0]}; send one"
    assert (await here.http.get("/v1/games?lang=de&lang=de")).status_code == 200


async def test_an_error_repeats_no_more_than_a_few_short_names(here: Here) -> None:
    answer = await here.http.get("/v1/tables", params={f"{number:02}{'x' * 60}": "" for number in range(40)})
    detail = problem(answer, 422, "unknown-parameter")["detail"]

    assert "02xxx" in detail and "03xxx" not in detail and len(detail) < 250


async def test_a_socket_refuses_it_with_its_reason(here: Here) -> None:
    table = await here.started()
    url = f"{here.url.replace('http', 'ws')}{table.path}/ws"

    async with connect(f"{url}?afer=3") as socket:
        await socket.send(json.dumps({"token": table.tokens[0]}))
        told = json.loads(await socket.recv())
    async with connect(f"{url}?after=0") as socket:
        await socket.send(json.dumps({"token": table.tokens[0]}))
        greeted = json.loads(await socket.recv())

    assert (told["event"], told["data"]["code"]) == ("problem", "unknown-parameter")
    assert told["data"]["detail"] == "unknown query parameter 'afer'; choose from after"
    assert greeted["event"] == "retry"


async def test_the_known_names_of_a_route_are_listed_once(here: Here) -> None:
    table = await here.started()
    before = query_names.cache_info().misses
    for _ in range(5):
        await table.get("board", lang="de", at="action:0")
    after_query = query_names.cache_info()
    await table.get("board")

    assert after_query.misses - before <= 1
    assert query_names.cache_info() == after_query, "a request without a query is not looked at"
    answer = await here.http.get(f"{table.path}/board", params=httpx.QueryParams("lang=de&lang=de"))
    assert answer.status_code == 200
