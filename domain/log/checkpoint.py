"""Checkpoints: what a log was at some size, and whether a known key signed it.

Source: audit protocol 3.4; the formats are C2SP tlog-checkpoint and signed-note. The Ed25519 verifier is passed in.
"""

import re
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable
from hashlib import sha256

from msgspec import Struct

from domain.log.line import Flawed

_FORM = re.compile(
    r"(?P<text>(?P<origin>[^\n]+)\n(?P<size>0|[1-9][0-9]{0,15})\n(?P<root>[A-Za-z0-9+/]{43}=)\n"
    r"(?:[^\n]+\n)*)\n(?P<signatures>(?:\u2014 [^\n ]+ [A-Za-z0-9+/=]+\n)+)"
)
_SIGNATURE = re.compile(r"\u2014 ([^\n ]+) ([A-Za-z0-9+/]{91}=)\n")
_KEY = re.compile(r"([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})")
ED25519 = b"\1"
KEY_HASH_BYTES = 4

Verify = Callable[[bytes, bytes, bytes], bool]
"""(public key, signature, message) -> whether this Ed25519 key signed this message."""


class Signature(Struct, frozen=True):
    """A signature. key: the hash of the key that it names; made: 64 bytes."""

    name: str
    key: bytes
    made: bytes


class Checkpoint(Struct, frozen=True):
    """A checkpoint. origin: service name and table; size: in entries; root: over the first `size` lines; text: what is
    signed.

    signatures: those in Ed25519's form.
    """

    origin: str
    size: int
    root: bytes
    text: bytes
    signatures: tuple[Signature, ...]


class Key(Struct, frozen=True):
    """A service's public Ed25519 key, under the service's name."""

    name: str
    public: bytes

    @property
    def hash(self) -> bytes:
        """The hash that its signatures begin with."""
        return sha256(f"{self.name}\n".encode() + ED25519 + self.public).digest()[:KEY_HASH_BYTES]

    @property
    def vkey(self) -> str:
        """The key in the verifier format of signed notes."""
        return f"{self.name}+{self.hash.hex()}+{b64encode(ED25519 + self.public).decode()}"


class Keyring(Struct, frozen=True):
    """The keys that a verifier trusts, and the function that verifies their signatures."""

    keys: tuple[Key, ...]
    verify: Verify

    def signed(self, checkpoint: Checkpoint) -> bool:
        """Return whether one of the keys signed it. Signatures of other keys are ignored.

        Raises Flawed if a signature under one of the keys is false, or the key's service is not the checkpoint's.
        """
        known = {(key.name, key.hash): key for key in self.keys}
        pairs = [(known.get((one.name, one.key)), one.made) for one in checkpoint.signatures]
        found = [(key, made) for key, made in pairs if key]
        for key, made in found:
            if not checkpoint.origin.startswith(f"{key.name}/tables/"):
                raise Flawed("the checkpoint is of another service")
            if not self.verify(key.public, made, checkpoint.text):
                raise Flawed("the checkpoint's signature is false")
        return bool(found)


def read_checkpoint(text: str) -> Checkpoint:
    """Read a checkpoint. Raises Flawed if it is malformed."""
    form = _FORM.fullmatch(text)
    if not form or b64encode(root := b64decode(form["root"])).decode() != form["root"]:
        raise Flawed("the checkpoint is malformed")
    signatures = tuple(_signature(*one) for one in _SIGNATURE.findall(form["signatures"]))
    return Checkpoint(form["origin"], int(form["size"]), root, form["text"].encode(), signatures)


def checkpoint_text(origin: str, size: int, root: bytes) -> str:
    """Return the text that a key signs. size: in entries; root: 32 bytes."""
    return f"{origin}\n{size}\n{b64encode(root).decode()}\n"


def signed_note(text: str, key: Key, made: bytes) -> str:
    """Return a text with its signature, as a signed note."""
    return f"{text}\n\u2014 {key.name} {b64encode(key.hash + made).decode()}\n"


def read_key(vkey: str) -> Key:
    """Read a key in its verifier format. Raises ValueError if it is malformed, or not an Ed25519 key."""
    form = _KEY.fullmatch(vkey)
    if form and (data := b64decode(form[3])).startswith(ED25519):
        key = Key(form[1], data[len(ED25519) :])
        if key.vkey == vkey:
            return key
    raise ValueError("not an Ed25519 verifier key: <name>+<8 hex digits>+<base64>")


def read_keys(vkeys: Iterable[str], verify: Verify) -> Keyring:
    """Read a keyring of these keys. Raises ValueError if one is malformed."""
    return Keyring(tuple(map(read_key, vkeys)), verify)


def _signature(name: str, encoded: str) -> Signature:
    data = b64decode(encoded)
    return Signature(name, data[:KEY_HASH_BYTES], data[KEY_HASH_BYTES:])
