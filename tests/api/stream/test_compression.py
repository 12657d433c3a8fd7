"""The compressed feed: one valid gzip file for each stream, of which each batch can be read at once."""

import gzip
import zlib
from pathlib import Path

import pytest

from api.stream.compression import Form, GzipStream, accepts_gzip
from api.stream.frames import ALIVE, ENDED, RETRY, Frame, FrameBatch, entry, ndjson, sse
from tests.api.serving import Played, serving

LINES = [b'{"data":{"count":%d},"type":"tg.paid","v":%d}' % (number, number) for number in range(1, 300)]
BATCHES = [RETRY, FrameBatch(*(entry(1, line) for line in LINES)), ALIVE, FrameBatch(entry(2, LINES[0])), ENDED]


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
