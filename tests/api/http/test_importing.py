"""Archives over HTTP: what is taken in can be read in every way and played in none."""

import json
from pathlib import Path
from typing import Any

import pytest

from domain.kernel import jcs
from infra.archive_msgpack import unpack
from tests.api.clients import Client, Serve, TableClient, problem, without_names
from tests.api.sent_archives import NDJSON, PACKED, changed, imported, played, send, tables_in
from tests.corpus import FOLDER


@pytest.fixture
async def source(client: Client) -> TableClient:
    return await played(client)


@pytest.fixture
async def archive(source: TableClient) -> bytes:
    return (await source.get("export")).content


async def test_it_is_a_table_under_a_new_id_with_the_root_of_its_source(
    client: Client, source: TableClient, archive: bytes
) -> None:
    answer = await send(client, archive)
    told = answer.json()
    proof = (await source.get("proof/inclusion?v=1")).json()
    assert (answer.status_code, answer.headers["location"]) == (201, f"/v1/tables/{told['id']}")
    assert answer.headers["etag"] == f'"{told["version"]}"'
    assert told["id"] != source.id
    assert told["root"] == proof["root"]
    assert told["imported"] == {"table": source.id, "origin": f"hourglass.local/tables/{source.id}"}


async def test_it_says_that_it_is_imported_and_from_where(client: Client, source: TableClient, archive: bytes) -> None:
    table = await imported(client, archive)
    mine, theirs = (await table.get(seat=None)).json(), (await source.get(seat=None)).json()
    assert mine["imported"] == {"table": source.id, "origin": f"hourglass.local/tables/{source.id}"}
    assert theirs["imported"] is None
    named = ("id", "seats", "imported")
    assert {key: mine[key] for key in mine if key not in named} == {
        key: theirs[key] for key in theirs if key not in named
    }
    assert [seat["name"] for seat in mine["seats"]] == ["", ""]


@pytest.mark.parametrize(
    "path", ["board?lang=de", "board?at=9", "board?at=action:1", "chronicle?lang=de", "log", "export"]
)
async def test_it_is_read_as_its_source_is(client: Client, source: TableClient, archive: bytes, path: str) -> None:
    table = await imported(client, archive)
    mine, its = [(await one.get(path, seat=None)).content for one in (table, source)]
    assert without_names(mine) == without_names(its)


async def test_it_is_audited_as_its_source_is(client: Client, source: TableClient, archive: bytes) -> None:
    table = await imported(client, archive)
    report = (await table.get("audit", seat=None)).json()
    assert report == (await source.get("audit")).json()
    assert report["verdict"] == "ok"


async def test_its_log_is_proved_under_its_own_id(client: Client, archive: bytes) -> None:
    """The service vouches for what it holds; that it was played there, only the checkpoint of its source says."""
    table = await imported(client, archive)
    text = (await table.get("checkpoint", seat=None)).text
    assert text.startswith(f"hourglass.local/tables/{table.id}\n{table.opened['version']}\n")
    proof = (await table.get("proof/inclusion?v=3", seat=None)).json()
    assert proof["root"] == table.opened["root"]


@pytest.mark.parametrize("end", [True, False])
async def test_its_stream_ends_since_nothing_more_can_come(client: Client, end: bool) -> None:
    archive = (await (await played(client, end)).get("export")).content
    table = await imported(client, archive)
    stream = (await table.get("stream?after=2", seat=None)).text
    assert stream.count("event: entry") == table.opened["version"] - 2
    assert stream.endswith("event: ended\ndata: {}\n\n")


async def test_one_that_still_runs_asks_nobody(client: Client) -> None:
    source = await client.started()
    table = await imported(client, (await source.get("export")).content)
    summary = (await table.get(seat=None)).json()
    assert (summary["state"], summary["next"], summary["revealed"]) == ("running", [], False)
    assert (await table.get("audit", seat=None)).json()["verdict"] == "sealed"


COMMANDS: dict[str, Any] = {
    "actions": {"command": {"key": "pass"}},
    "start": None,
    "seeds": {"sealed": "00" * 32},
    "default": {"seat": 0},
    "undo": {},
    "redo": {},
    "undo/consent": {"proposal": 1, "grant": True},
    "end": None,
    "seats/0/token": None,
}


@pytest.mark.parametrize("path", COMMANDS)
@pytest.mark.parametrize("token", ["none", "of the source", "unknown"])
async def test_every_command_is_refused(client: Client, path: str, token: str) -> None:
    """Also with the token of a seat at its source: nobody sits at an imported table."""
    source = await client.started()
    table = await imported(client, (await source.get("export")).content)
    seat = {"none": None, "of the source": source.tokens[0], "unknown": "nobody"}[token]
    problem(await table.post(path, COMMANDS[path], seat), 409, "table-imported")
    assert (await table.get(seat=None)).json()["version"] == table.opened["version"]


async def test_names_cannot_be_given_and_actions_not_asked_for(client: Client, archive: bytes) -> None:
    table = await imported(client, archive)
    answer = await client.http.patch(table.path("seats/0"), json={"name": "Ada"})
    problem(answer, 409, "table-imported")
    problem(await table.get("actions", seat=None), 409, "table-imported")
    problem(await table.get("undo", seat=None), 409, "table-imported")


async def test_all_of_it_is_there_after_a_restart(serve: Serve) -> None:
    async with serve() as client:
        source = await played(client)
        archive = (await source.get("export")).content
        table = await imported(client, archive)
    async with serve() as client:
        again = TableClient(client, table.opened | {"seats": []})
        assert (await again.get("export", seat=None)).content == archive
        assert (await again.get(seat=None)).json()["imported"]["table"] == source.id


async def test_another_service_takes_it_and_knows_no_key_that_signed_it(
    serve: Serve, archive: bytes, tmp_path: Path
) -> None:
    elsewhere = {"store_url": f"sqlite:///{tmp_path / 'other.db'}", "key_file": tmp_path / "other-key"}
    async with serve(**elsewhere) as other:
        table = await imported(other, archive)
        report = (await table.get("audit", seat=None)).json()
        assert (report["verdict"], (await table.get("export", seat=None)).content) == ("unsigned", archive)


async def test_done_each_time_whatever_the_idempotency_key(client: Client, archive: bytes) -> None:
    """A key alone does not prove who asks."""
    one, other = [(await send(client, archive, Idempotency_Key="same")).json() for _ in range(2)]
    assert one["id"] != other["id"]
    assert one["root"] == other["root"]


async def test_messagepack_goes_out_and_comes_in(client: Client, source: TableClient, archive: bytes) -> None:
    packed = await source.get("export", Accept=PACKED)
    assert packed.headers["content-type"] == PACKED
    assert packed.headers["vary"].startswith("Authorization, Accept")
    assert packed.headers["content-disposition"] == f'attachment; filename="{source.id}.msgpack"'
    assert unpack(packed.content) == archive
    table = await imported(client, packed.content, PACKED)
    assert (await table.get("export", seat=None)).content == archive


@pytest.mark.parametrize(
    ("accept", "media"),
    [
        ("*/*", NDJSON),
        (f"{PACKED}, {NDJSON}", NDJSON),
        (f"{NDJSON};q=0.5, {PACKED};q=0.8", PACKED),
        (f"{PACKED};q=0", NDJSON),
        (f"{PACKED};q=much", NDJSON),
        (f"text/html, {PACKED.upper()}", PACKED),
        ("", NDJSON),
    ],
)
async def test_the_form_is_the_one_preferred(source: TableClient, accept: str, media: str) -> None:
    assert (await source.get("export", Accept=accept)).headers["content-type"] == media


async def test_a_signature_of_ours_that_is_false_is_found(client: Client, archive: bytes) -> None:
    lines = archive.splitlines(keepends=True)
    checkpoint = json.loads(lines[-1])["checkpoint"]
    head, _, signature = checkpoint.partition("\n\n")
    other = json.loads((await (await played(client)).get("export")).content.splitlines()[-1])["checkpoint"]
    forged = {"checkpoint": f"{head}\n\n{other.partition(chr(10) * 2)[2]}"}
    assert signature not in forged["checkpoint"]
    told = problem(await send(client, b"".join(lines[:-1]) + jcs.encode(forged) + b"\n"), 422, "invalid-archive")
    assert "check B of its audit fails" in told["detail"]


async def test_what_is_not_installed_is_said(client: Client) -> None:
    told = problem(await send(client, (FOLDER / "ended-won.ndjson").read_bytes()), 422, "not-installed")
    assert told["detail"] == "'cards' of rules version 1 is not installed here"
    assert tables_in(client) == 0


async def test_a_game_that_its_rules_would_not_have_played_is_refused(client: Client, archive: bytes) -> None:
    """All hashes and outcomes fit; only deciding every action again shows it."""
    told = problem(
        await send(client, changed(archive, 5, b'"rule":"TOY-2"', b'"rule":"TOY-3"')), 422, "invalid-archive"
    )
    assert told["detail"].startswith("check F of its audit fails: entry 5:")
    assert tables_in(client) == 1


async def test_field_08_undone_moves_are_in_the_archive_and_in_the_story_of_what_it_becomes(client: Client) -> None:
    source = await played(client)
    archive = (await source.get("export")).content
    undone = [json.loads(line) for line in archive.splitlines() if b'"actions-undone"' in line]
    story = (await (await imported(client, archive)).get("chronicle", seat=None)).json()["chapters"]
    assert [(one["data"], one["by"]) for one in undone] == [({"to": 1}, 1)]
    marked = [chapter for chapter in story if chapter["undone"]]
    assert [(chapter["action"], chapter["seat"], chapter["at"] != "") for chapter in marked] == [(2, 1, True)]


async def test_field_43_an_archive_and_what_it_becomes_hold_no_token(client: Client) -> None:
    source = await played(client)
    archive = (await source.get("export")).content
    table = await imported(client, archive)
    read = [(await table.get(path, seat=None)).text for path in ("", "log", "export", "audit", "chronicle", "stream")]
    for token in source.tokens:
        assert token not in archive.decode()
        assert not any(token in text for text in read)
