"""Archives over HTTP that are hostile, too large or too slow change nothing."""

import asyncio
import gzip
from collections.abc import AsyncIterator

import msgpack
import pytest

from api.http import importing
from api.service.archives.imports import AT_ONCE
from domain.kernel import jcs
from infra.archive_msgpack import pack
from projections.audit import write_archive
from tests.api.clients import Client, Serve, problem
from tests.api.sent_archives import NDJSON, PACKED, archived, changed, send, tables_in


@pytest.fixture
async def archive(client: Client) -> bytes:
    return await archived(client)


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
        assert told["detail"] == "the body is too large; send at most 2048 bytes"
        problem(await send(client, b"x" * 3000), 413, "body-too-large")
        big = await client.http.post("/v1/tables", content=b" " * 70_000, headers={"Content-Type": "application/json"})
        assert problem(big, 413, "body-too-large")["detail"] == "the body is too large; send at most 65536 bytes"


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
