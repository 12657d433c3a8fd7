"""Strangers who send expensive requests as fast as they are answered, each from its own address."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle

from tests.bench.http_load import END_OF_HEAD, Script, length_of

CHUNKED = b"transfer-encoding: chunked"
LAST_CHUNK = b"\r\n0\r\n\r\n"
BODY_BYTES_MAX = 2**26


def get(path: str, **headers: str) -> bytes:
    """A GET, as bytes."""
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


@asynccontextmanager
async def abused(port: int, scripts: Sequence[Script], address: str) -> AsyncIterator[Counter[int]]:
    """Let each script be sent again and again meanwhile, from its own address; gives the answers by status.

    address: what the addresses begin with, `127.0.1`; 127.0.0.0/8 is this machine on Linux alone.
    """
    statuses: Counter[int] = Counter()
    abusers = [
        asyncio.create_task(abuse(port, script, f"{address}.{number}", statuses))
        for number, script in enumerate(scripts, start=1)
    ]
    try:
        yield statuses
    finally:
        for one in abusers:
            one.cancel()
        await asyncio.gather(*abusers, return_exceptions=True)


async def abuse(port: int, script: Script, address: str, statuses: Counter[int]) -> None:
    """Send the script's requests for ever. A connection that was closed is made again."""
    requests = cycle(script)
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), limit=BODY_BYTES_MAX)
        try:
            while True:
                writer.write(next(requests))
                statuses[await answered(reader)] += 1
        except (ConnectionError, asyncio.IncompleteReadError):
            continue
        finally:
            writer.close()


async def answered(reader: asyncio.StreamReader) -> int:
    """Read an answer whole. Gives its status."""
    head = await reader.readuntil(END_OF_HEAD)
    if CHUNKED in head.lower():
        await reader.readuntil(LAST_CHUNK)
    else:
        await reader.readexactly(length_of(head) - len(head))
    return int(head[9:12])
