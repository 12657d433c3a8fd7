"""The page of a table over HTTP, and that the moments it offers are those at which the table stood."""

import gzip
import json
import re
from collections.abc import Container
from datetime import datetime
from posixpath import dirname, join, normpath

import httpx
import pytest

from api.web.pages import FOLDER, PARTS
from api.web.words import PARTS as WORDED
from domain.kernel.tables.table import TABLE_FACTS
from projections.text.messages import LANGUAGES
from tests.api.clients import Client, TableClient
from tests.api.web.page_modules import Modules

ON_DEMAND = {"around/around.js": 13_000, "table/days.js": 1_000, "table/keylist.js": 1_000}
"""What the page of a table loads only when it is asked for, or when there is something to tell: bytes as gzip."""
ANY = "/tables/7f163e45-4498-49a1-9f66-a721775eb2a1"


async def test_the_page_is_the_same_for_every_private_table_and_for_none(client: Client) -> None:
    table = await client.open(1, private=True)
    own, any = await client.http.get(f"/tables/{table.id}"), await client.http.get(ANY)

    assert own.status_code == 200 and own.headers["content-type"] == "text/html; charset=utf-8"
    assert own.content == any.content == (FOLDER / "table/table.html").read_bytes()
    assert own.headers["etag"] == any.headers["etag"]
    assert (await client.http.get("/tables/no-table")).status_code in (404, 422)


async def test_each_file_is_fenced_in_and_asked_for_once(client: Client) -> None:
    for path in (
        ANY,
        "/tables",
        "/audit",
        ANY.replace("tables", "replay"),
        ANY.replace("tables", "campaigns"),
        "/rules/any",
        "/rules/any/X-1",
        *(f"/page/{name}" for name in PARTS),
    ):
        await fenced_in(client, path)


async def fenced_in(client: Client, path: str) -> None:
    """Check that an answer lets its page load nothing from elsewhere, and is sent again only if it changed."""
    answer = await client.http.get(path)

    assert answer.status_code == 200 and answer.content, path
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["img-src"] == "'self' blob:"
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = await client.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_any_site_may_frame_the_page_that_knows_no_token_and_no_other(client: Client) -> None:
    framed = await client.http.get(ANY.replace("tables", "embed"))

    assert "frame-ancestors *" in framed.headers["content-security-policy"]
    assert framed.content == (FOLDER / "embed/embed.html").read_bytes()
    assert not re.search(r"token: [^n]|seats\.js|storage\.js", (FOLDER / "embed/embed.js").read_text())


@pytest.mark.parametrize(
    "path", ["/page/", "/page/none.js", "/page/..%2fverify.py", "/page/../verify.js", "/page/table"]
)
async def test_there_is_nothing_else_in_the_folder(client: Client, path: str) -> None:
    assert (await client.http.get(path)).status_code == 404


def head_of(html: str) -> list[str]:
    """The lines of a head but for the title, own styles and own scripts, as the page of the root would say them."""
    head = html.partition("<head>\n")[2].partition("</head>")[0].replace("../page/", "page/").replace("{up}", "")
    own = r'<title>|<link rel="stylesheet" href="page/\w+/|<script'
    return [line for line in head.splitlines() if not re.match(own, line)]


def test_all_pages_have_one_head_but_for_their_titles_styles_and_scripts() -> None:
    heads = [head_of(file.read_text()) for file in (FOLDER.parent / "missing.html", *FOLDER.rglob("*.html"))]

    assert len(heads) == 8 and all(head == heads[0] for head in heads)
    assert len(heads[0]) == len(set(heads[0])) > 8


def test_the_page_asks_for_what_there_is_and_holds_no_script_or_style_of_its_own() -> None:
    html = "".join(file.read_text() for file in (FOLDER.parent / "missing.html", *FOLDER.rglob("*.html")))
    asked = set(re.findall(r'(?:src|href)="(?:\.\./|\{up\})?page/([^"]+)"', html))
    kept = FOLDER.parent / "kept"
    modules = {file: file.read_text() for file in (*FOLDER.rglob("*.js"), *kept.glob("*.js"))}
    imported = {
        path.relative_to(FOLDER).as_posix()
        for file, text in modules.items()
        for name in re.findall(r'(?:from |import\()"([^"]+)"', text)
        if (path := (file.parent / name).resolve()).is_relative_to(FOLDER)
    }

    assert not re.search(r"<script>|<style|style=|\son\w+=|https?:", html)
    icons = {icon["src"] for icon in json.loads((FOLDER / "manifest.webmanifest").read_text())["icons"]}
    drawn = set(re.findall(r'"\.\./([\w-]+\.(?:svg|png))"', "".join(modules.values())))
    words = {
        f"{folder}words/{language}.js" for folder in ("", *(f"{part}/" for part in WORDED)) for language in LANGUAGES
    }
    assert asked | imported | icons | drawn | words | {
        "table/table.html",
        "home/home.html",
        "rules/rules.html",
        "audit/audit.html",
        "embed/embed.html",
        "replay/replay.html",
        "campaign/campaign.html",
    } == set(PARTS)
    assert not any(re.search(r"\beval\b|innerHTML|new Function|https?://", text) for text in modules.values())


@pytest.mark.parametrize("page", ["table", "home", "rules", "audit", "embed", "replay", "campaign"])
def test_each_element_that_a_module_looks_for_is_in_its_page(page: str) -> None:
    html = "".join(file.read_text() for file in (FOLDER / page).glob("*.html"))
    sources = "".join(file.read_text() for file in (FOLDER / page).glob("*.js"))

    assert set(re.findall(r'byId\("(\w+)"\)', sources)) <= set(re.findall(r'id="(\w+)"', html))


@pytest.mark.parametrize(
    ("accept", "status"), [("text/html,*/*;q=0.8", 200), ("*/*", 307), ("", 307), ("application/json", 307)]
)
async def test_the_root_is_the_home_page_for_browsers_and_leads_programs_to_the_tables(
    client: Client, accept: str, status: int
) -> None:
    answer = await client.http.get("/", headers={"Accept": accept}, follow_redirects=False)

    assert (answer.status_code, answer.headers.get("location")) == (status, None if status == 200 else "tables")
    assert "Accept" in answer.headers["vary"].split(", ")
    if status == 200:
        assert answer.content == (await client.http.get("/tables")).content


def test_the_scripts_of_a_table_are_small() -> None:
    modules = imported_by("table/table.js", without=ON_DEMAND)

    assert len(modules) > 40
    assert sum(map(size_of, modules)) + size_of_words("") <= 80_000


@pytest.mark.parametrize("name", sorted(ON_DEMAND))
def test_what_a_table_loads_on_demand_is_small_too(name: str) -> None:
    modules = imported_by(name) - imported_by("table/table.js", without=ON_DEMAND)

    assert name in modules
    assert sum(map(size_of, modules)) + (size_of_words("around/") if len(modules) > 1 else 0) <= ON_DEMAND[name]


def imported_by(name: str, without: Container[str] = ()) -> set[str]:
    """The modules that a module loads, at once or later, itself among them. without: what is not followed."""
    found, left = set[str](), [name]
    while left:
        one = left.pop()
        if one not in found and one not in without:
            found.add(one)
            imported = re.findall(r'(?:from |\bimport )"([^"]+)"|\bimport\("([^"]+)"', PARTS[one].body.decode())
            left += [normpath(join(dirname(one), now or later)) for now, later in imported]
    return found


def size_of_words(part: str) -> int:
    """The bytes of a part's words in the language that needs the most."""
    return max(size_of(f"{part}words/{language}.js") for language in LANGUAGES)


def size_of(name: str) -> int:
    """The bytes of a file as gzip."""
    return len(gzip.compress(PARTS[name].body))


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
    assert [one["at"] for one in told] == [since_epoch(one["at"]) for one in story]
    assert len(told) > 8
    for one in told:
        assert (await table.get(f"board?at={one['version']}")).status_code == 200


async def test_the_page_reads_again_the_chapters_that_an_undo_or_redo_changes(client: Client, page: Modules) -> None:
    table = await client.open(1, options={"undo": "free"})
    await table.post("start")
    for key in ("roll:2", "draw", "roll:1"):
        assert (await table.act(key, 0)).status_code == 200
    ways: list[tuple[str, dict[str, int]]] = [
        ("undo", {"to": 2}),
        ("undo", {"to": 0}),
        ("redo", {"to": 2}),
        ("redo", {}),
        ("act", {}),
        ("undo", {"to": 1}),
        ("act", {}),
        ("undo", {"to": 0}),
        ("redo", {}),
        ("redo", {}),
    ]
    for path, body in ways:
        if path == "act":
            assert (await table.act("roll:2", 0)).status_code == 200
            continue
        before = await told(table)
        known = len((await table.log()).splitlines())
        answer = await table.post(path, body)
        assert answer.status_code == 200, answer.text
        after = await told(table)
        changed = {action for action, undone in after.items() if before.get(action, undone) != undone}
        assert changed and set(await turned(table, page, known)) == changed


async def told(table: TableClient) -> dict[int, bool]:
    """Return whether each action that the chronicle tells was undone."""
    chapters = (await table.get("chronicle")).json()["chapters"]
    return {one["action"]: one["undone"] for one in chapters if one["action"] is not None}


async def turned(table: TableClient, page: Modules, known: int) -> list[int]:
    entries = [json.loads(line) for line in (await table.log()).splitlines()]
    found: list[int] = page("turned", entries=entries, known=known)
    return found


def test_a_log_that_undoes_what_there_is_not_ends_no_page(page: Modules) -> None:
    steps = [{"v": at, "type": "rolled", "action": at, "at": "", "by": 0, "data": {}} for at in (1, 3, 2)]
    for to in (-1, 10**15, "all", None, 0.5):
        undone = {"v": 4, "type": "actions-undone", "action": None, "at": "", "by": 0, "data": {"to": to}}
        assert len(page("turned", entries=[*steps, undone, undone], known=0)) < 5


def since_epoch(at: str) -> int:
    """The milliseconds of a time, as the page keeps them."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)


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

    assert not [
        path
        for path in answer.json()["paths"]
        if path.startswith(("/tables", "/page", "/campaigns", "/replay", "/rules", "/worker.js"))
    ]


def test_the_page_knows_the_tables_own_entries() -> None:
    (own,) = re.findall(r"const OWN = new Set\(\[(.*?)\]\)", (FOLDER / "feed/moments.js").read_text(), re.DOTALL)

    assert set(re.findall(r'"([a-z-]+)"', own)) == {fact.__struct_config__.tag for fact in TABLE_FACTS}
