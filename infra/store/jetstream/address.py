"""Reads the URL of a JetStream store."""

import re
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qsl, urlsplit

NATS = "nats://"
NAME = "hourglass"
PARTITIONS, PARTITIONS_MAX = 8, 64
REPLICAS = 3
_FORM = "must be nats://HOST[:PORT],HOST[:PORT]/NAME with at most these parameters"
_PARAMETERS = ("replicas", "partitions", "monitors", "credentials", "ca")


class Address(NamedTuple):
    """Where the log is.

    servers: URLs without users; user, password: empty for none; name: before the names of all streams; replicas: 1 or
    3 copies of each stream; partitions: of the log, when its streams are made; monitors: base URLs of the servers'
    monitoring; credentials: the file of a user's key; ca: the file of the authority that signed the servers'
    certificates, which also asks for TLS.
    """

    servers: tuple[str, ...]
    user: str = ""
    password: str = ""
    name: str = NAME
    replicas: int = REPLICAS
    partitions: int = PARTITIONS
    monitors: tuple[str, ...] = ()
    credentials: Path | None = None
    ca: Path | None = None


def address_of(url: str) -> Address:
    """Return the parts of `nats://[USER:PASSWORD@]HOST[:PORT],…/NAME?replicas=1`. Raises ValueError, which shows no
    value.
    """
    parts = urlsplit(url)
    user, _, hosts = parts.netloc.rpartition("@")
    name, password = [*user.split(":", 1), ""][:2]
    given = dict(parse_qsl(parts.query, keep_blank_values=True))
    stream = parts.path.removeprefix("/") or NAME
    is_known = set(given) <= set(_PARAMETERS) and not parts.fragment
    if not (url.startswith(NATS) and is_known and re.fullmatch(r"[a-z0-9_-]{1,32}", stream)):
        raise ValueError(f"{_FORM}: {', '.join(_PARAMETERS)}")
    if not all(re.fullmatch(r"(\[[0-9a-f:]+\]|[\w.-]+)(:\d{1,5})?", host) for host in hosts.split(",")):
        raise ValueError(f"{_FORM}: {', '.join(_PARAMETERS)}")
    if given.get("replicas", "3") not in ("1", "3"):
        raise ValueError("replicas must be 3, or 1 for development")
    partitions = given.get("partitions", str(PARTITIONS))
    if not re.fullmatch(r"\d{1,2}", partitions) or not 1 <= int(partitions) <= PARTITIONS_MAX:
        raise ValueError(f"partitions must be a number from 1 to {PARTITIONS_MAX}")
    monitors = tuple(one for one in given.get("monitors", "").split(",") if one)
    if not all(re.fullmatch(r"https?://[^\s/]+", one) for one in monitors):
        raise ValueError("monitors must be http://HOST:PORT, separated by commas")
    return Address(
        tuple(f"{NATS}{host}" for host in hosts.split(",")),
        name,
        password,
        stream,
        int(given.get("replicas", REPLICAS)),
        int(partitions),
        monitors,
        Path(given["credentials"]) if given.get("credentials") else None,
        Path(given["ca"]) if given.get("ca") else None,
    )
