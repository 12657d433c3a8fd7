"""Web Push: a notice that one browser can read, and a signed word about its sender. Source: RFC 8291, RFC 8292."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve's group. Source: SEC 2, 2.4.2."""
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD_BYTES = 4096
PLAIN_MAX = 3993
"""Bytes of a notice, so that it fits into one record. Source: RFC 8291, 4."""
LASTS_SECONDS = 24 * 60 * 60
"""How long a push service keeps a notice for a browser that is away."""
SIGNED_SECONDS = 12 * 60 * 60
"""How long a signed word counts; a day at most. Source: RFC 8292, 2."""


class NoSubscription(ValueError):
    """These are not the keys of a browser's subscription. The message says what they should be."""


class Subscription(NamedTuple):
    """The keys of a browser that wants notices. point: its public key; auth: what only it and its sender know."""

    point: bytes
    auth: bytes


def subscription_of(p256dh: str, auth: str) -> Subscription:
    """Read the keys of a subscription as browsers tell them. Raises NoSubscription."""
    try:
        found = Subscription(from_base64(p256dh), from_base64(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.point)
    except ValueError:
        found = Subscription(b"", b"")
    if (len(found.point), len(found.auth)) != (POINT_BYTES, AUTH_BYTES):
        raise NoSubscription("send the keys `p256dh` and `auth` of the browser's subscription as it tells them")
    return found


def sealed(
    subscription: Subscription,
    plain: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a notice for a browser. own, salt: made anew for each notice."""
    own, salt = own or ec.generate_private_key(CURVE), salt or token_bytes(SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, subscription.point)
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    both = b"WebPush: info\0" + subscription.point + point
    root = derived(own.exchange(ec.ECDH(), theirs), subscription.auth, both, 32)
    key = derived(root, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(root, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + bytes([POINT_BYTES]) + point
    return head + AESGCM(key).encrypt(nonce, plain[:PLAIN_MAX] + b"\x02", None)


class PushKey:
    """The key by which push services know this service. public: as browsers want it when they subscribe."""

    def __init__(self, seed: bytes) -> None:
        """seed: 32 secret bytes; the same ones make the same key on every node and after every start."""
        number = int.from_bytes(derived(seed, b"", b"hourglass/push", 48)) % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, CURVE)
        self.public = base64(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def headers(self, origin: str, subject: str, id: str, now: int) -> dict[str, str]:
        """Return the headers of a notice. origin: of the push service; subject: a URL about the sender; id: of the
        notice, which replaces one with the same id; now: seconds since 1970.
        """
        said = {"aud": origin, "exp": now + SIGNED_SECONDS, "sub": subject}
        signed = ".".join(base64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, said))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        word = f"{signed}.{base64(r.to_bytes(32) + s.to_bytes(32))}"
        return {
            "Authorization": f"vapid t={word}, k={self.public}",
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS_SECONDS),
            "Urgency": "high",
            "Topic": id[:32],
        }


def derived(secret: bytes, salt: bytes, purpose: bytes, size: int) -> bytes:
    """Derive a key of this many bytes."""
    return HKDF(SHA256(), size, salt, purpose).derive(secret)


def base64(data: bytes) -> str:
    """Write bytes as Base64 for URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Read Base64 for URLs, with or without padding. Raises ValueError."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
