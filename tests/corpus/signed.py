"""Checkpoints signed with a key made for the corpus, and the archives that carry them."""

from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tests.corpus import HONEST, SEALED
from tests.corpus.honest import Case, played
from tests.projections.audit.log_writer import TABLE, archive_of, jcs, leaves_of, root

SERVICE = "hourglass.example"
ORIGIN = f"{SERVICE}/tables/{TABLE}"
KEY = Ed25519PrivateKey.from_private_bytes(sha256(b"the corpus").digest())
PUBLIC = b"\x01" + KEY.public_key().public_bytes_raw()
KEY_HASH = sha256(f"{SERVICE}\n".encode() + PUBLIC).digest()[:4]
VKEY = f"{SERVICE}+{KEY_HASH.hex()}+{b64encode(PUBLIC).decode()}"
"""For `verify.py --key`."""


def checkpoint(lines: list[bytes], size: int, origin: str = ORIGIN) -> str:
    """The root over the first `size` lines, signed."""
    text = f"{origin}\n{size}\n{b64encode(root(leaves_of(lines[:size]))).decode()}\n"
    return f"{text}\n\u2014 {SERVICE} {b64encode(KEY_HASH + KEY.sign(text.encode())).decode()}\n"


def with_checkpoint(lines: list[bytes], text: str) -> bytes:
    return archive_of(lines) + jcs({"checkpoint": text}) + b"\n"


def signed() -> Iterator[Case]:
    """Archives with an honest checkpoint; without the key it counts for nothing."""
    lines = played().lines()
    yield "signed-whole", with_checkpoint(lines, checkpoint(lines, 32)), HONEST
    yield "signed-in-part", with_checkpoint(lines, checkpoint(lines, 20)), HONEST
    yield "signed-while-sealed", with_checkpoint(lines[:29], checkpoint(lines, 29)), SEALED
    signature = checkpoint(lines, 31).rpartition("\n\n")[2]
    yield (
        "signed-falsely",
        with_checkpoint(lines, checkpoint(lines, 32).partition("\n\n")[0] + "\n\n" + signature),
        HONEST,
    )
