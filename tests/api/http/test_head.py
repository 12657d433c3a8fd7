"""HEAD on every route that has GET: the same status and headers, no body, and an end also where GET has none."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.routing import Route

from tests.api.http.page_paths import PAGES
from tests.api.serving import Here, Played, serving

OWN = ("x-request-id", "date", "transfer-encoding", "content-length")
"""Headers that may differ; a length that GET tells is compared beside them."""
ENDLESS = ("/stream",)
BESIDE = (*PAGES, "/openapi.json", "/asyncapi.json", "/docs/oauth2-redirect")
QUERIES = {"inclusion": "v=1&size=2", "consistency": "from=1&to=2"}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with serving(tmp_path) as one:
        yield one


async def paths_of(here: Here, table: Played) -> list[str]:
    """The path of every route that has GET, for one table and one campaign."""
    body = {"game": "toy", "seats": [{"name": "A"}]}
    campaign = (await here.http.post("/v1/campaigns", json=body)).raise_for_status().json()["id"]
    pack = (await table.get())["pack"]
    described = (await here.http.get("/openapi.json")).json()["paths"]
    wanted = [path for path, operations in described.items() if "get" in operations]
    of = {"table_id": table.id, "campaign_id": campaign, "pack": pack, "game": "toy", "rule": "TOY-2", "seat": 0}
    filled = [path.format(**of) for path in [*wanted, *BESIDE]]
    return [f"{path}?{QUERIES[last]}" if (last := path.rpartition("/")[2]) in QUERIES else path for path in filled]


async def test_each_route_answers_head_like_get(here: Here) -> None:
    table = await here.started()
    paths = await paths_of(here, table)
    assert len(paths) > 20

    for path in [*paths, "/nowhere", "/v1/tables/no-table", f"{table.path}/nothing"]:
        head = await here.http.head(path, headers=table.headers())
        async with here.http.stream("GET", path, headers=table.headers()) as get:
            assert head.status_code == get.status_code, path
            assert told(head) == told(get), path
            length = get.headers.get("content-length")
            assert head.headers.get("content-length") == length or path == "/metrics", path
            assert length is not None or path.endswith((*ENDLESS, "/log", "/export.html")), path
        assert head.content == b"", path


def told(answer: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name not in OWN}


async def test_every_route_of_the_application_was_among_them(here: Here) -> None:
    table = await here.started()
    paths = [path.partition("?")[0] for path in await paths_of(here, table)]
    routes = [one for one in here.app.routes if isinstance(one, Route) and "GET" in (one.methods or ())]

    for route in routes:
        assert any(route.path_regex.match(path) for path in paths), route.path


async def test_a_reader_who_has_it_is_told_so_also_by_head(here: Here) -> None:
    table = await here.started()
    for path in (table.path, f"{table.path}/board", f"{table.path}/log", f"{table.path}/export", "/tables"):
        tag = (await here.http.head(path)).headers["etag"]
        answer = await here.http.head(path, headers={"If-None-Match": tag})
        assert (answer.status_code, answer.headers["etag"], answer.content) == (304, tag, b""), path


async def test_a_stream_that_was_asked_for_its_head_is_not_kept(here: Here) -> None:
    table = await here.started()
    for _ in range(3):
        assert (await here.http.head(f"{table.path}/stream")).headers["content-type"].startswith("text/event-stream")
    assert (await table.get())["watchers"] == 0


async def test_a_route_that_only_writes_allows_no_head(here: Here) -> None:
    table = await here.started()
    written = await here.http.head(f"{table.path}/start")
    other = await here.http.delete(f"{table.path}/board")

    assert (written.status_code, written.headers["allow"]) == (405, "POST")
    assert (other.status_code, other.headers["allow"]) == (405, "GET, HEAD")
