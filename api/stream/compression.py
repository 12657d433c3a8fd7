"""The feed as gzip (RFC 1952). Each batch is compressed once for all streams, and each stream is one valid file.

A batch refers to the batch before it in the streams that sent that one last, and to nothing in all others. So there are
at most two forms of it, and its bytes fit into any stream. Only the checksum belongs to a stream.
"""

import zlib
from collections.abc import Callable, Sequence

from api.stream.frames import Frame, FrameBatch

LEVEL = 4
"""Higher levels take a third longer and save two bytes of a hundred."""
HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""The head of a file that names neither a time nor a system."""
LAST = b"\x03\x00"
"""An empty last block."""
SIZE_MASK = 0xFFFFFFFF
DICTIONARY_BYTES = 8192
"""How much of the batch before is referred to: about four actions."""

Form = Callable[[Sequence[Frame]], bytes]


def compressed(batch: FrameBatch, form: Form, before: FrameBatch | None) -> bytes:
    """Return the blocks of a batch. before: the batch that was sent last, if this one remembers it as such."""
    dictionary = b"" if before is None else before.made(form)[-DICTIONARY_BYTES:]
    return batch.once((form, bool(dictionary)), lambda: deflated(batch.made(form), dictionary))


def deflated(plain: bytes, dictionary: bytes = b"") -> bytes:
    """Return the blocks of some bytes, which may refer to the dictionary as what was sent just before."""
    raw = LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL, zlib.Z_DEFAULT_STRATEGY
    compressor = zlib.compressobj(*raw, dictionary) if dictionary else zlib.compressobj(*raw)
    return compressor.compress(plain) + compressor.flush(zlib.Z_FULL_FLUSH)


class GzipStream:
    """One stream's gzip file, written batch by batch."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self._head, self._checksum, self._size = HEAD, 0, 0
        self._last: FrameBatch | None = None

    def part(self, batch: FrameBatch) -> bytes:
        """Return the bytes of the next batch. The client can decode all of it at once."""
        plain = batch.made(self._form)
        blocks = compressed(batch, self._form, batch.before if batch.before is self._last else None)
        head, self._head, self._last = self._head, b"", batch
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
