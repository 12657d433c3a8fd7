"""The feed as gzip (RFC 1952). Each batch is compressed once for all streams, and each stream is one valid file.

A batch refers to nothing before it, so its bytes fit into any stream. Only the checksum belongs to a stream.
"""

import zlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from api.stream.frames import Frame, FrameBatch

LEVEL = 4
"""Higher levels take a third longer and save two bytes of a hundred."""
HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""The head of a file that names neither a time nor a system."""
LAST = b"\x03\x00"
"""An empty last block."""
SIZE_MASK = 0xFFFFFFFF


class Compressed(NamedTuple):
    """Frames in a form, and the compressed blocks that hold them."""

    plain: bytes
    blocks: bytes


Form = Callable[[Sequence[Frame]], bytes]


@cache
def compressing(form: Form) -> Callable[[Sequence[Frame]], Compressed]:
    """Return the function that encodes frames in a form and compresses them."""

    def compressed(frames: Sequence[Frame]) -> Compressed:
        plain = form(frames)
        compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        return Compressed(plain, compressor.compress(plain) + compressor.flush(zlib.Z_FULL_FLUSH))

    return compressed


class GzipStream:
    """One stream's gzip file, written batch by batch."""

    def __init__(self, form: Form) -> None:
        self._form = compressing(form)
        self._head, self._checksum, self._size = HEAD, 0, 0

    def part(self, batch: FrameBatch) -> bytes:
        """Return the bytes of the next batch. The client can decode all of it at once."""
        plain, blocks = batch.made(self._form)
        head, self._head = self._head, b""
        self._checksum, self._size = zlib.crc32(plain, self._checksum), self._size + len(plain)
        return head + blocks

    def end(self) -> bytes:
        """Return the bytes that end the file."""
        head, self._head = self._head, b""
        sizes = self._checksum.to_bytes(4, "little") + (self._size & SIZE_MASK).to_bytes(4, "little")
        return head + LAST + sizes


def accepts_gzip(accept_encoding: str | None) -> bool:
    """Return whether a client that sent this header names gzip, and does not refuse it. Source: RFC 9110, 12.5.3."""
    for one in (accept_encoding or "").lower().split(","):
        coding, _, weight = one.replace(" ", "").replace("\t", "").partition(";")
        if coding in ("gzip", "x-gzip"):
            return not weight.startswith("q=") or weight.removeprefix("q=").strip("0.") != ""
    return False
