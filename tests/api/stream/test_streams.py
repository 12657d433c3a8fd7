"""What a stream sends: past the framework's layers, of which each would cost every watcher, and as gzip.

A compressed stream is one valid file, of which each batch can be read at once.
"""

import asyncio
import gzip
import zlib
from pathlib import Path

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.app import create_app
from api.service.command import Command
from api.stream.compression import HEAD, Form, GzipStream, accepts_gzip
from api.stream.frames import ALIVE, ENDED, RETRY, Frame, FrameBatch, entry, ndjson, sse
from infra.settings import Settings
from tests.api.serving import TOYS, Played, packs_of, serving, until

LINES = [b'{"data":{"count":%d},"type":"tg.paid","v":%d}' % (number, number) for number in range(1, 300)]
BATCHES = [RETRY, FrameBatch(*(entry(1, line) for line in LINES)), ALIVE, FrameBatch(entry(2, LINES[0])), ENDED]


class Counting:
    """A layer of the framework's that notes what passes it on its way out."""

    def __init__(self, app: ASGIApp, passed: list[Message]) -> None:
        self._app, self._passed = app, passed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def noted(message: Message) -> None:
            self._passed.append(message)
            await send(message)

        await self._app(scope, receive, noted)


async def test_only_the_head_and_the_end_of_a_stream_pass_the_layers(tmp_path: Path) -> None:
    passed: list[Message] = []
    sent: list[Message] = []
    app = create_app(
        Settings(store_url=f"sqlite:///{tmp_path / 'tables.db'}", key_file=tmp_path / "key"), TOYS, packs_of
    )
    app.add_middleware(Counting, passed=passed)  # type: ignore[arg-type]

    async def send(message: Message) -> None:
        sent.append(message)

    async with app.router.lifespan_context(app):
        tables = app.state.service.tables
        table = (await tables.open("toy", ["A"], [()])).id
        await tables.start(table, Command(0))
        newest = tables.loaded(table).table.version
        path = f"/v1/tables/{table}/stream"
        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"after=%d" % newest, "headers": []}
        watching = asyncio.create_task(app(scope, asyncio.Event().wait, send))  # type: ignore[arg-type]
        await until(lambda: any(b"event: board" in message.get("body", b"") for message in sent))
        await tables.act(table, Command(0), "roll:2")
        await until(lambda: any(b"event: entry" in message.get("body", b"") for message in sent))
        await tables.end(table, Command(0))
        await watching
    assert [message["type"] for message in passed] == ["http.response.start", "http.response.body"]
    assert passed[-1] == sent[-1] == {"type": "http.response.body", "body": b""}
    assert sent[0]["headers"][-1][0] == b"x-request-id"


@pytest.mark.parametrize("form", [sse, ndjson])
def test_each_batch_can_be_read_as_soon_as_it_comes(form: Form) -> None:
    stream, reader = GzipStream(form), zlib.decompressobj(16 + zlib.MAX_WBITS)

    for batch in BATCHES:
        assert reader.decompress(stream.part(batch)) == batch.made(form)
    assert reader.decompress(stream.end()) == b""
    assert reader.eof
    assert not reader.unused_data


def test_a_stream_that_begins_later_is_a_valid_file_too() -> None:
    early, late = GzipStream(sse), GzipStream(sse)
    for batch in BATCHES[:2]:
        early.part(batch)

    sent = b"".join(late.part(batch) for batch in BATCHES[2:]) + late.end()

    assert gzip.decompress(sent) == b"".join(sse(batch.frames) for batch in BATCHES[2:])
    assert gzip.decompress(GzipStream(sse).end()) == b""


def test_a_batch_refers_to_the_one_before_it_where_that_was_sent_last() -> None:
    first = FrameBatch(*(entry(1, line) for line in LINES))
    second = FrameBatch(*(entry(2, line) for line in LINES), before=first)
    followed, begun, disturbed = GzipStream(sse), GzipStream(sse), GzipStream(sse)
    sent = [stream.part(first) for stream in (followed, disturbed)]
    sent[1] += disturbed.part(ALIVE)
    parts = [stream.part(second) for stream in (followed, begun, disturbed)]

    assert len(parts[0]) < len(parts[2]) == len(parts[1]) - len(HEAD)
    assert gzip.decompress(sent[0] + parts[0] + followed.end()) == sse(first.frames) + sse(second.frames)
    assert gzip.decompress(parts[1] + begun.end()) == sse(second.frames)
    second.before = None
    late = GzipStream(sse)
    late.part(first)
    assert late.part(second) == parts[2], "what nobody remembers is not referred to"


def test_a_batch_is_compressed_once_for_all_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    compressor = zlib.compressobj
    monkeypatch.setattr(zlib, "compressobj", lambda *given: made.append(1) or compressor(*given))
    batch = FrameBatch(Frame("alive", b"{}"))

    parts = {GzipStream(sse).part(batch) for _ in range(5)}

    assert len(made) == len(parts) == 1


@pytest.mark.parametrize("header", ["gzip", "br, GZIP ;q=0.5", "deflate,gzip;q=1.0", "x-gzip"])
def test_who_names_gzip_gets_it(header: str) -> None:
    assert accepts_gzip(header)


@pytest.mark.parametrize("header", [None, "", "br", "*", "gzip;q=0", "gzip; q=0.000", "gzipped", "identity;q=1, *;q=0"])
def test_who_does_not_gets_the_plain_feed(header: str | None) -> None:
    assert not accepts_gzip(header)


async def read(table: Played, accept: str, encoding: str) -> tuple[bytes, dict[str, str]]:
    """The bytes of a whole stream as they are sent, and its headers."""
    headers = {"Accept": accept, "Accept-Encoding": encoding}
    async with table.here.http.stream("GET", f"{table.path}/stream", headers=headers) as answer:
        return b"".join([chunk async for chunk in answer.aiter_raw()]), dict(answer.headers)


@pytest.mark.parametrize("accept", ["text/event-stream", "application/x-ndjson"])
async def test_a_whole_stream_is_the_same_as_gzip(tmp_path: Path, accept: str) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        for key in ("roll:2", "draw", "finish"):
            await table.act(key)
        await here.http.post(f"{table.path}/end", headers=table.headers())

        plain, told = await read(table, accept, "identity")
        zipped, named = await read(table, accept, "gzip")

    lines = [line for line in plain.splitlines() if b"state" not in line]
    assert [line for line in gzip.decompress(zipped).splitlines() if b"state" not in line] == lines
    assert len(zipped) < len(plain) / 2
    assert named["content-encoding"] == "gzip"
    assert "content-encoding" not in told
    assert "Accept-Encoding" in told["vary"]
