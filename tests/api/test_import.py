"""Archives over HTTP: what is taken in can be read in every way and played in none; what is hostile changes nothing."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgpack
import pytest

from api.http import importing
from api.imports import AT_ONCE
from infra.packed import pack, unpack
from projections.audit import jcs, write_archive
from tests.api.conftest import Client, Serve, TableClient
from tests.api.test_http import problem
from tests.corpus import FOLDER

NDJSON, PACKED = "application/x-ndjson", "application/vnd.msgpack"


async def send(client: Client, archive: Any, media: str = NDJSON, **headers: str) -> httpx.Response:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return await client.http.post("/v1/tables/import", content=archive, headers={"Content-Type": media} | names)


async def played(client: Client, end: bool = True) -> TableClient:
    table = await client.started(options={"undo": "free"})
    await table.act("roll:2")
    await table.act("draw", seat=1)
    await table.post("undo", seat=1)
    await table.act("draw", seat=1)
    await table.act("finish", seat=1)
    if end:
        await table.post("end")
    return table


async def imported(client: Client, archive: bytes, media: str = NDJSON) -> TableClient:
    answer = await send(client, archive, media)
    assert answer.status_code == 201, answer.text
    return TableClient(client, answer.json() | {"seats": []})


def tables_in(client: Client) -> int:
    return len(client.service.recorder.tables(None, 1000))


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
    assert (await table.get(path, seat=None)).content == (await source.get(path, seat=None)).content


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
    "undo/consent": {"grant": True},
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
    """A key alone is no proof of who asks."""
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


def changed(archive: bytes, line: int, *change: bytes) -> bytes:
    """The archive with a change in one line, and leaves and root that fit."""
    lines = archive.splitlines()[:-2]
    assert change[0] in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(*change, 1)
    return write_archive(lines)


HOSTILE = {
    "nothing": (lambda archive: b"", None),
    "more entries than may be": (lambda archive: b"{}\n" * 50_001, None),
    "no archive": (lambda archive: b"not json\n", 1),
    "cut off in a line": (lambda archive: b"".join(archive.splitlines(keepends=True)[:4])[:-9], 4),
    "cut off after a line": (lambda archive: b"".join(archive.splitlines(keepends=True)[:5]), None),
    "two lines reordered": (
        lambda archive: write_archive([*archive.splitlines()[:3], *archive.splitlines()[5:3:-1]]),
        4,
    ),
    "a member twice": (lambda archive: changed(archive, 3, b'{"action":0', b'{"action":0,"action":0'), 3),
    "a huge integer": (lambda archive: changed(archive, 3, b'"action":0', b'"action":' + b"9" * 5000), 3),
    "a fraction": (lambda archive: changed(archive, 3, b'"action":0', b'"action":0.0'), 3),
    "not a number": (lambda archive: changed(archive, 3, b'"action":0', b'"action":NaN'), 3),
    "nested deeply": (
        lambda archive: changed(archive, 3, b'"data":{', b'"data":{"a":' + b"[" * 90_000 + b"]" * 90_000 + b","),
        3,
    ),
    "half a character": (lambda archive: changed(archive, 1, b'"by":null', b'"by":"\\ud800"'), 1),
    "no UTF-8": (lambda archive: changed(archive, 1, b'"by":null', b'"by":"\xff"'), 1),
    "a NUL": (lambda archive: changed(archive, 1, b'"by":null', b'"by":"\0"'), 1),
    "a line of more than it may have": (
        lambda archive: changed(archive, 1, b'"by":null', b'"by":"' + b"x" * 2**20 + b'"'),
        1,
    ),
}


@pytest.mark.parametrize("case", HOSTILE)
async def test_hostile_lines_are_refused_and_nothing_is_stored(client: Client, archive: bytes, case: str) -> None:
    make, entry = HOSTILE[case]
    before = tables_in(client)
    told = problem(await send(client, make(archive)), 422, "invalid-archive")
    assert told.get("entry") == entry, told
    assert tables_in(client) == before


BOMBS = {
    "arrays that claim to be huge": b"\xdd\xff\xff\xff\xff" * 10_000,
    "maps that claim to be huge": b"\xdf\xff\xff\xff\xff" * 10_000,
    "nested deeply": b"\x91" * 1_000_000 + b"\x01",
    "a text that claims to be huge": b"\x81\xdb\xff\xff\xff\xff" + b"x" * 1000,
    "control characters, which are longer as lines": b"\x81\xa1a\xdb\x00\x18\x00\x00" + b"\x01" * 0x180000,
    "many small objects": b"\x80" * 500_000,
    "cut off": b"\x81\xa1v",
    "an extension": b"\x81\xa1a\xd4\x05x",
    "lines after all": b'{"a":1}\n',
}


@pytest.mark.parametrize("case", BOMBS)
async def test_hostile_messagepack_is_refused_and_nothing_is_stored(client: Client, case: str) -> None:
    problem(await send(client, BOMBS[case], PACKED), 422, "invalid-archive")
    assert tables_in(client) == 0


async def test_a_messagepack_stream_that_was_cut_or_changed_is_refused(client: Client, archive: bytes) -> None:
    packed = pack(archive)
    problem(await send(client, packed[:-1], PACKED), 422, "invalid-archive")
    problem(await send(client, packed + packed, PACKED), 422, "invalid-archive")
    objects = [jcs.decode(line) for line in archive.splitlines()]
    objects[3]["by"] = 1
    problem(await send(client, b"".join(map(msgpack.packb, objects)), PACKED), 422, "invalid-archive")


@pytest.mark.parametrize(
    ("media", "headers"),
    [
        ("application/json", {}),
        ("", {}),
        ("application/gzip", {}),
        (NDJSON, {"Content_Encoding": "gzip"}),
        (PACKED, {"Content_Encoding": "br"}),
    ],
)
async def test_other_forms_and_compressed_ones_are_not_read(
    client: Client, archive: bytes, media: str, headers: dict[str, str]
) -> None:
    problem(await send(client, gzip.compress(archive), media, **headers), 415, "unsupported-media-type")


async def test_what_was_compressed_unsaid_is_no_archive(client: Client) -> None:
    """Ten megabytes of zeros are ten kilobytes compressed; they are never unfolded."""
    problem(await send(client, gzip.compress(bytes(10 * 2**20))), 422, "invalid-archive")


async def test_a_parameter_of_the_media_type_does_not_matter(client: Client, archive: bytes) -> None:
    assert (await send(client, archive, f"{NDJSON}; charset=utf-8")).status_code == 201


async def test_more_bytes_than_may_be_are_refused_while_they_arrive(serve: Serve) -> None:
    async with serve(import_bytes_max=2048) as client:
        sent = 0

        async def endless() -> AsyncIterator[bytes]:
            nonlocal sent
            while sent < 2**20:
                sent += 1024
                yield b"x" * 1024

        told = problem(await send(client, endless()), 413, "body-too-large")
        assert told["detail"] == "a body has at most 2048 bytes"
        problem(await send(client, b"x" * 3000), 413, "body-too-large")
        big = await client.http.post("/v1/tables", content=b" " * 70_000, headers={"Content-Type": "application/json"})
        assert problem(big, 413, "body-too-large")["detail"] == "a body has at most 65536 bytes"


async def test_who_sends_a_little_at_a_time_gives_its_place_up(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "PATIENCE_SECONDS", 0.05)
    sent = 0

    async def drops() -> AsyncIterator[bytes]:
        nonlocal sent
        while True:
            sent += 1
            yield b"{"
            await asyncio.sleep(0.01)

    problem(await send(client, drops()), 408, "body-too-slow")
    assert sent > 1 and client.service.imports.under_way == 0


async def test_a_body_that_does_not_arrive_gives_its_place_up(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "PATIENCE_SECONDS", 0.05)

    async def never() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(60)

    problem(await send(client, never()), 408, "body-too-slow")
    with client.service.imports.admitted():
        pass


async def test_only_some_are_taken_in_at_once(client: Client, archive: bytes) -> None:
    go = asyncio.Event()

    async def held() -> AsyncIterator[bytes]:
        await go.wait()
        yield archive

    waiting = [asyncio.create_task(send(client, held())) for _ in range(AT_ONCE)]
    await asyncio.sleep(0)
    while client.service.imports.under_way < AT_ONCE:
        await asyncio.sleep(0)
    refused = await send(client, archive)
    problem(refused, 429, "too-many-imports")
    assert refused.headers["retry-after"]
    go.set()
    assert [(await one).status_code for one in waiting] == [201] * AT_ONCE
    assert (await send(client, archive)).status_code == 201


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
