"""What an operator of NATS servers hands out: certificates for TLS, and files of credentials for users."""

import json
import os
from base64 import b32encode, urlsafe_b64encode
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

import nkeys
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

UNLIMITED = dict.fromkeys(("subs", "data", "payload", "imports", "exports", "conn", "leaf"), -1)
STORING = dict.fromkeys(("mem_storage", "disk_storage", "streams", "consumer"), -1)
CREDENTIALS = """-----BEGIN NATS USER JWT-----
{jwt}
------END NATS USER JWT------

-----BEGIN USER NKEY SEED-----
{seed}
------END USER NKEY SEED------
"""


class Certified(NamedTuple):
    """A server's certificate and key, and the certificate of the authority that signed it."""

    ca: Path
    certificate: Path
    key: Path

    @property
    def settings(self) -> str:
        """Lines of a server's configuration."""
        return f'tls {{ cert_file: "{self.certificate}", key_file: "{self.key}" }}'


SIGNS = x509.BasicConstraints(ca=True, path_length=None)
"""What an authority's certificate says."""


def certified(folder: Path) -> Certified:
    """Make an authority, and a certificate for a server at 127.0.0.1, in a new folder."""
    folder.mkdir()
    authority, own = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    at = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    of_authority = signed("authority", authority, authority, SIGNS)
    of_server = signed("server", own, authority, x509.BasicConstraints(ca=False, path_length=None), at)
    made = Certified(folder / "ca.pem", folder / "server.pem", folder / "key.pem")
    made.ca.write_bytes(of_authority.public_bytes(serialization.Encoding.PEM))
    made.certificate.write_bytes(of_server.public_bytes(serialization.Encoding.PEM))
    form = serialization.PrivateFormat.PKCS8
    made.key.write_bytes(own.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()))
    return made


def signed(
    name: str, key: ec.EllipticCurvePrivateKey, by: ec.EllipticCurvePrivateKey, *said: x509.ExtensionType
) -> x509.Certificate:
    """Return a certificate that is valid for a day, with all that Python 3.13 asks of one. Source: RFC 5280, 4.2.1."""
    now, is_authority = datetime.now(UTC), SIGNS in said
    usage = x509.KeyUsage(not is_authority, False, False, False, False, is_authority, is_authority, False, False)
    named = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    signer = x509.AuthorityKeyIdentifier.from_issuer_public_key(by.public_key())
    made = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]))
        .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "authority")]))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(usage, critical=True)
        .add_extension(named, critical=False)
        .add_extension(signer, critical=False)
    )
    for one in said:
        made = made.add_extension(one, critical=isinstance(one, x509.BasicConstraints))
    return made.sign(by, hashes.SHA256())


class Key:
    """A key of an operator, an account or a user."""

    def __init__(self, kind: int) -> None:
        self.seed = nkeys.encode_seed(os.urandom(32), kind).decode()
        self._pair = nkeys.from_seed(bytearray(self.seed.encode()))
        self.public: str = self._pair.public_key.decode()

    def vouch(self, subject: str, kind: str, **claims: Any) -> str:
        """Return a token in which this key says something of another one."""
        said = {"iat": 1, "iss": self.public, "name": kind, "sub": subject}
        said["nats"] = claims | {"type": kind, "version": 2}
        said["jti"] = b32encode(sha256(json.dumps(said).encode()).digest()).decode().rstrip("=")
        head = {"typ": "JWT", "alg": "ed25519-nkey"}
        body = b".".join(_encoded(json.dumps(part).encode()) for part in (head, said))
        return (body + b"." + _encoded(bytes(self._pair.sign(body)))).decode()


class Operator:
    """An operator of servers with one account that may keep streams."""

    def __init__(self) -> None:
        self._account = Key(nkeys.PREFIX_BYTE_ACCOUNT)
        operator, system = Key(nkeys.PREFIX_BYTE_OPERATOR), Key(nkeys.PREFIX_BYTE_ACCOUNT)
        limits = {"limits": UNLIMITED | STORING | {"wildcards": True}}
        account = operator.vouch(self._account.public, "account", **limits)
        of_system = operator.vouch(system.public, "account", limits=UNLIMITED | {"wildcards": True})
        self.settings = (
            f"operator: {operator.vouch(operator.public, 'operator')}\n"
            f"system_account: {system.public}\nresolver: MEMORY\n"
            f"resolver_preload {{ {self._account.public}: {account}, {system.public}: {of_system} }}"
        )
        """Lines of a server's configuration."""

    def credentials(self, file: Path) -> Path:
        """Write the credentials of a new user to a file."""
        user = Key(nkeys.PREFIX_BYTE_USER)
        token = self._account.vouch(user.public, "user", subs=-1, data=-1, payload=-1)
        file.write_text(CREDENTIALS.format(jwt=token, seed=user.seed))
        return file


def _encoded(body: bytes) -> bytes:
    return urlsafe_b64encode(body).rstrip(b"=")
