"""Archives made to swell, at a real process: what they take is measured by the system, as no allocator tells it."""

from collections.abc import Iterator

import httpx
import pytest

from api.shared.media import NDJSON, PACKED
from tests import ROOT
from tests.api.processes import served
from tests.api.server.servers import MEGABYTE, Server

MOST = 320 * MEGABYTE
"""Beyond what the process had before the first: docs/settings.md, IMPORT_BYTES_MAX."""


def array(count: int, item: bytes) -> bytes:
    """A MessagePack array of so many equal items."""
    return b"\xdd" + count.to_bytes(4, "big") + item * count


BOMBS = {
    "a line of empty maps": (PACKED, b"\x81\xa1a" + array(1_000_000, b"\x80")),
    "a line of empty arrays": (PACKED, b"\x81\xa1a" + array(1_000_000, b"\x90")),
    "lines of small maps": (PACKED, (b"\x81\xa1a" + array(200_000, b"\x81\xa1a\xc0")) * 3),
    "leaves that are empty": (PACKED, b"\x82\xa6leaves" + array(8_000_000, b"\xa0") + b"\xa4root\xa0"),
    "leaves that are maps": (PACKED, b"\x82\xa6leaves" + array(8_000_000, b"\x80") + b"\xa4root\xa0"),
    "arrays that claim to be huge": (PACKED, b"\x81\xa1a" + b"\xdd\xff\xff\xff\xff" * 1_600_000),
    "control characters": (PACKED, (b"\x81\xa1a\xdb" + (10**6).to_bytes(4, "big") + b"\x01" * 10**6) * 8),
    "leaves as lines": (NDJSON, b'{"leaves":[' + b"[]," * 2_700_000 + b'[]],"root":""}\n'),
    "lines of empty objects": (NDJSON, (b'{"a":[' + b"{}," * 340_000 + b"{}]}\n") * 8),
}


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, int]]:
    """A server with the limits that it has if nobody sets them, and the most memory that it had so far."""
    with served(tmp_path_factory.mktemp("served")) as (process, url):
        server = Server(process.pid, url)
        yield server, server.memory()


ALIKE = {"a line of empty arrays", "leaves that are empty", "lines of small maps"}
"""Those beside which a heavier one of the same kind is always tried."""


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=pytest.mark.soak) if case in ALIKE else case for case in BOMBS]
)
def test_an_archive_that_swells_takes_no_more_than_is_said(begun: tuple[Server, int], case: str) -> None:
    server, before = begun
    media, bomb = BOMBS[case]
    told = httpx.post(f"{server.url}/v1/tables/import", content=bomb, headers={"Content-Type": media}, timeout=60)

    assert (told.status_code, told.json()["code"]) == (422, "invalid-archive")
    assert server.memory() - before < MOST
    assert httpx.get(f"{server.url}/v1/tables").json()["tables"] == []
    assert server.is_well()


def test_the_page_of_settings_says_how_much_that_is() -> None:
    page = (ROOT / "docs" / "settings.md").read_text()

    assert f"{MOST // MEGABYTE} MiB" in page
