"""Archives as MessagePack streams: the same bytes back, and nothing hostile taken in."""

import tracemalloc

import msgpack
import pytest

from domain.log.archive import ArchiveError
from infra.archive_msgpack import is_packed, pack, unpack
from tests.corpus import FOLDER, stored

CANONICAL = sorted(name for name, report in stored().items() if report["checks"]["A"][0] == "ok")


@pytest.mark.parametrize("name", CANONICAL)
def test_an_archive_comes_back_as_it_was(name: str) -> None:
    archive = (FOLDER / name).read_bytes()
    packed = pack(archive)
    assert is_packed(packed) and not is_packed(archive)
    assert unpack(packed) == archive


def test_any_messagepack_library_reads_it_line_by_line() -> None:
    archive = (FOLDER / "ended-won.ndjson").read_bytes()
    unpacker = msgpack.Unpacker()
    unpacker.feed(pack(archive))
    objects = list(unpacker)
    assert len(objects) == archive.count(b"\n")
    assert objects[0]["type"] == "table-opened"
    assert objects[-1].keys() == {"leaves", "root"}


HOSTILE = {
    "cut off": (b"\x81\xa1v", "line 1: the archive is cut off; send it again"),
    "cut off in the second": (b"\x80\x81\xa1v", "line 2: the archive is cut off; send it again"),
    "arrays that claim to be huge": (b"\xdd\xff\xff\xff\xff" * 50, "line 1: the archive is cut off; send it again"),
    "maps that claim to be huge": (b"\xdf\xff\xff\xff\xff" * 50, "line 1: the archive is cut off; send it again"),
    "a text that claims to be huge": (b"\x81\xdb\xff\xff\xff\xff", "line 1: the archive is cut off; send it again"),
    "nested too deeply": (b"\x91" * 100_000 + b"\x01", "line 1: not MessagePack: StackError"),
    "a byte that begins nothing": (b"\xc1", "line 1: not MessagePack: FormatError"),
    "a member twice": (b"\x82\xa1a\x01\xa1a\x02", "line 1: an object has the same member twice"),
    "a member that is a number": (b"\x81\x01\x02", "line 1: int is not allowed"),
    "bytes": (b"\x81\xa1a\xc4\x01x", "line 1: has no canonical form"),
    "an extension": (b"\x81\xa1a\xd4\x05x", "line 1: extension types are not allowed: 5"),
    "a time": (b"\x81\xa1a\xd6\xff\x00\x00\x00\x00", "line 1: has no canonical form"),
    "a fraction": (b"\x81\xa1a\xcb" + bytes(8), "line 1: has no canonical form: a number that is not an integer"),
    "a huge integer": (b"\x81\xa1a\xcf" + b"\xff" * 8, "line 1: has no canonical form: an integer of more than 53"),
    "half a character": (b"\x81\xa1a\xa3\xed\xa0\x80", "line 1: 'utf-8' codec"),
    "a name that is not ASCII": (b"\x81\xa2\xc3\xa4\x01", "line 1: has no canonical form: a member name"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_what_is_hostile_is_refused_and_its_place_named(case: str) -> None:
    packed, why = HOSTILE[case]
    with pytest.raises(ArchiveError) as raised:
        unpack(packed)
    assert str(raised.value).startswith(why)


def test_what_grows_as_lines_is_cut_short() -> None:
    """One byte of a control character is six in JSON."""
    packed = b"\x81\xa1a\xda\x40\x00" + b"\x01" * 0x4000
    with pytest.raises(ArchiveError, match="more than 20000 bytes as lines"):
        unpack(packed * 2, 20_000)


def test_a_bomb_takes_no_more_memory_than_its_bytes() -> None:
    """Each array says that it has 4 billion elements, the first of which is the next array."""
    bomb = b"\xdd\xff\xff\xff\xff" * 200
    tracemalloc.start()
    try:
        with pytest.raises(ArchiveError):
            unpack(bomb)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 2**20


def test_long_leaves_come_back_and_nothing_else_that_is_long() -> None:
    leaves = b'{"leaves":[' + b",".join([b'"%064x"' % number for number in range(20_000)]) + b'],"root":""}\n'
    assert len(pack(leaves)) > 2**20
    assert unpack(pack(leaves)) == leaves
    for other in (b'{"other":"' + b"x" * 2**20 + b'"}\n', b'{"leaves":[' + b"[]," * 2**20 + b'[]],"root":""}\n'):
        with pytest.raises(ArchiveError, match="line 1: "):
            unpack(pack(other))


def test_too_many_objects_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("infra.archive_msgpack.LINES_MAX", 1_000)
    assert unpack(b"\x80" * 1_000)
    with pytest.raises(ArchiveError, match="more than 1000 lines"):
        unpack(b"\x80" * 1_001)
