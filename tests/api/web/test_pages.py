"""The page of a table over HTTP, and that the moments it offers are those at which the table stood."""

import json
import re
from pathlib import Path

import httpx
import pytest

from api.web.pages import FOLDER, PARTS
from domain.kernel.tables.table import TABLE_FACTS
from tests.api.clients import Client, TableClient
from tests.api.web.page_modules import Modules

ANY = "/tables/7f163e45-4498-49a1-9f66-a721775eb2a1"


async def test_the_page_is_the_same_for_every_table(client: Client) -> None:
    table = await client.open(1, private=True)
    own, any = await client.http.get(f"/tables/{table.id}"), await client.http.get(ANY)

    assert own.status_code == 200 and own.headers["content-type"] == "text/html; charset=utf-8"
    assert own.content == any.content == (FOLDER / "table.html").read_bytes()
    assert own.headers["etag"] == any.headers["etag"]
    assert (await client.http.get("/tables/no-table")).status_code in (404, 422)


@pytest.mark.parametrize("path", [ANY, "/tables", *(f"/watch/{name}" for name in PARTS)])
async def test_each_file_is_fenced_in_and_asked_for_once(client: Client, path: str) -> None:
    answer = await client.http.get(path)

    assert answer.status_code == 200 and answer.content
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["img-src"] == "'self' blob:"
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = await client.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/watch/", "/watch/none.js", "/watch/..%2fverify.py", "/watch/../verify.js"])
async def test_there_is_nothing_else_in_the_folder(client: Client, path: str) -> None:
    assert (await client.http.get(path)).status_code == 404


def test_the_page_asks_for_what_there_is_and_holds_no_script_or_style_of_its_own() -> None:
    html = "".join(file.read_text() for file in FOLDER.glob("*.html"))
    asked = {Path(link).name for link in re.findall(r'(?:src|href)="(?:\.\./)?watch/([^"]+)"', html)}
    modules = {file.name: file.read_text() for file in FOLDER.glob("*.js")}
    imported = {name for text in modules.values() for name in re.findall(r'from "\./([^"]+)"', text)}

    assert not re.search(r"<script>|<style|style=|\son\w+=|https?:", html)
    assert asked | imported | {"table.html", "lobby.html"} == set(PARTS)
    assert not any(re.search(r"\beval\b|innerHTML|new Function|https?://", text) for text in modules.values())


@pytest.mark.parametrize(("page", "own"), [("table.html", "watch.js"), ("lobby.html", "lobby.js")])
def test_each_element_that_a_module_looks_for_is_in_its_page(page: str, own: str) -> None:
    html = (FOLDER / page).read_text()
    others = {"watch.js", "lobby.js", "frame.js"} - {own, *(["frame.js"] if own == "watch.js" else [])}
    sources = "".join(file.read_text() for file in FOLDER.glob("*.js") if file.name not in others)

    assert set(re.findall(r'byId\("(\w+)"\)', sources)) <= set(re.findall(r'id="(\w+)"', html))


async def test_the_moments_are_those_of_the_chronicle(client: Client, page: Modules) -> None:
    table = await client.open(2)
    await table.post("start")
    for key in ("roll:2", "draw", "roll:1", "pass"):
        (asked, *_) = (await table.get()).json()["next"]
        assert (await table.act(key, asked)).status_code == 200
    await table.post("undo", {"to": 1})
    await table.consent(1)
    await table.post("redo")
    await table.post("seats/1/token", seat=1)
    told = await moments(table, page)
    story = (await table.get("chronicle")).json()["chapters"]

    assert [one["version"] for one in told] == [one["version"] for one in story]
    assert [one["at"] for one in told] == [one["at"] for one in story]
    assert len(told) > 8
    for one in told:
        assert (await table.get(f"board?at={one['version']}")).status_code == 200


async def test_there_are_no_moments_before_the_start(client: Client, page: Modules) -> None:
    assert await moments(await client.open(2), page) == []


async def test_the_moments_of_a_branch_begin_with_those_it_was_given(client: Client, page: Modules) -> None:
    table = await client.started(1)
    for key in ("roll:2", "draw", "roll:1"):
        await table.act(key)
    opened = await client.http.post(table.path("branch"), json={"at": "action:2"}, headers=table.headers(0))
    assert opened.status_code == 201, opened.text
    branch = TableClient(client, opened.json())
    before = await moments(branch, page)
    assert [one["action"] for one in before] == [0, 1, 2]
    for one in before:
        assert (await branch.get(f"board.svg?at={one['version']}")).status_code == 200
    await branch.post("start")
    await branch.act("draw")
    told = await moments(branch, page)
    story = (await branch.get("chronicle")).json()["chapters"]

    assert [one["version"] for one in told] == [one["version"] for one in story]
    assert [one["action"] for one in told] == [0, 1, 2, 0, 3]


async def moments(table: TableClient, page: Modules) -> list[dict[str, object]]:
    entries = [json.loads(line) for line in (await table.log()).splitlines()]
    found: list[dict[str, object]] = page("moments", entries=entries)
    return found


async def test_the_page_is_no_part_of_the_described_routes(client: Client) -> None:
    answer: httpx.Response = await client.http.get("/openapi.json")

    assert not [path for path in answer.json()["paths"] if path.startswith(("/tables", "/watch"))]


def test_the_page_knows_the_tables_own_entries() -> None:
    (own,) = re.findall(r"const OWN = new Set\(\[(.*?)\]\)", (FOLDER / "moments.js").read_text(), re.DOTALL)

    assert set(re.findall(r'"([a-z-]+)"', own)) == {fact.__struct_config__.tag for fact in TABLE_FACTS}
