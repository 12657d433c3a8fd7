"""An archive as a MessagePack stream: each line is one object, in the same order. Source: audit protocol 3.8."""

from collections.abc import Iterator
from typing import Any, Never

import msgpack
import msgspec
from msgspec import Struct

from domain.kernel import jcs
from domain.log.archive import ARCHIVE_BYTES_MAX, LINE_BYTES_MAX, LINES_MAX, ArchiveError

MAP_HEADS = frozenset((*range(0x80, 0x90), 0xDE, 0xDF))
"""The first bytes of an object in a stream. No line of JSON begins with one."""


class _Leaves(Struct, forbid_unknown_fields=True):
    """The only line of an archive that may be longer than an entry. Decoded as exactly this, so it cannot swell."""

    leaves: list[str]
    root: str


def is_packed(archive: bytes) -> bool:
    """Return whether an archive is a MessagePack stream rather than a file of lines, judged by its first byte."""
    return archive[:1] != b"" and archive[0] in MAP_HEADS


def pack(archive: bytes) -> bytes:
    """Convert one of our archives from lines to a MessagePack stream."""
    encode = msgspec.msgpack.Encoder().encode
    return b"".join(encode(msgspec.json.decode(line)) for line in archive.splitlines())


def unpack(packed: bytes, bytes_max: int = ARCHIVE_BYTES_MAX) -> bytes:
    """Convert an archive from a MessagePack stream to lines. Their content is not checked yet.

    bytes_max: of the lines, which may be longer than the stream. Raises ArchiveError, with the object's line number,
    for a stream that is cut off, holds what JSON cannot express, is nested too deeply, or has too many objects.
    """
    lines = bytearray()
    for number, span in enumerate(_spans(packed), 1):
        if number > LINES_MAX:
            raise ArchiveError(f"the archive has more than {LINES_MAX} lines, which is the limit")
        try:
            lines += jcs.encode(_value(packed[span])) + b"\n"
        except (ValueError, msgpack.UnpackException) as error:
            raise ArchiveError(str(error) or type(error).__name__, number) from error
        if len(lines) > bytes_max:
            raise ArchiveError(f"the archive has more than {bytes_max} bytes as lines, which is the limit")
    return bytes(lines)


def _spans(packed: bytes) -> Iterator[slice]:
    """Yield where each object lies, without decoding any: an object that only claims to be large takes no memory."""
    unpacker = msgpack.Unpacker(max_buffer_size=max(len(packed), 1))
    unpacker.feed(packed)
    number = start = 0
    while start < len(packed):
        number += 1
        try:
            unpacker.skip()
        except msgpack.OutOfData:
            raise ArchiveError("the archive is cut off; send it again", number) from None
        except (ValueError, msgpack.UnpackException) as error:
            raise ArchiveError(f"not MessagePack: {type(error).__name__}", number) from error
        yield slice(start, unpacker.tell())
        start = unpacker.tell()


def _value(packed: bytes) -> Any:
    if len(packed) > LINE_BYTES_MAX:
        return msgspec.to_builtins(msgspec.msgpack.decode(packed, type=_Leaves))
    return msgpack.unpackb(packed, object_pairs_hook=_object, ext_hook=_no_extension, strict_map_key=True)


def _object(members: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(members)
    if len(value) != len(members):
        raise ValueError("an object has the same member twice")
    return value


def _no_extension(code: int, data: bytes) -> Never:
    raise ValueError(f"extension types are not allowed: {code}")
