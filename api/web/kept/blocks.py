"""The blocks of data in a kept file: gzip, as base64, written as it comes."""

import zlib
from base64 import b64encode
from hashlib import sha256

GZIP = 16 + zlib.MAX_WBITS
LEVEL = 9


class Block:
    """One block. size: of its text so far, in bytes; digest: SHA-256 of its bytes before base64, once it is closed."""

    def __init__(self) -> None:
        self.size = 0
        self._packer, self._hash, self._left = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP), sha256(), b""

    def add(self, data: bytes) -> bytes:
        """Return the next part of its text."""
        return self._written(self._packer.compress(data))

    def close(self) -> bytes:
        """Return the rest of its text."""
        return self._written(self._packer.flush()) + b64encode(self._left)

    @property
    def digest(self) -> bytes:
        return self._hash.digest()

    def _written(self, packed: bytes) -> bytes:
        self._hash.update(packed)
        ready = self._left + packed
        whole = len(ready) - len(ready) % 3
        self._left = ready[whole:]
        text = b64encode(ready[:whole])
        self.size += len(text)
        return text


def opening(name: str) -> bytes:
    """Return what begins a block of this name."""
    return f'<script type="text/plain" id="{name}">'.encode()


CLOSING = b"</script>\n"
