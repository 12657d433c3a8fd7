"""Who pays for a request: a seat by its token, anyone else by the network that the request comes from."""

from functools import lru_cache, partial
from ipaddress import AddressValueError, IPv6Address, IPv6Network

from starlette.types import Scope

from api.budget import SEAT_TIMES, Payer
from infra.cache import Cache
from infra.store.recorder import StoreRecorder
from infra.tokens import token_hash

SEATS_KNOWN_MAX = 20_000
IPV6_PREFIX = 64
"""Bits of an IPv6 address that identify a customer, who usually has all addresses with this prefix."""
ADDRESS_MAX = 64
"""Characters. The address is kept as a key, and a proxy may send anything."""
UNKNOWN = "unknown"
"""Stands for a malformed address."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """The network that pays for an address: an IPv4 address itself, the /64 of an IPv6 address."""
    if ":" not in address:
        return address or UNKNOWN
    try:
        found = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return UNKNOWN
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, IPV6_PREFIX), strict=False))


def address_of(scope: Scope) -> str:
    """The network that a request comes from."""
    client = scope.get("client")
    return network_of(client[0][:ADDRESS_MAX]) if client else UNKNOWN


class Payers:
    """Finds who pays. Only a seat's token pays for itself, since anyone can invent other tokens."""

    def __init__(self, recorder: StoreRecorder) -> None:
        self._recorder = recorder
        self._seats: Cache[bytes, Payer] = Cache(SEATS_KNOWN_MAX)

    def known(self, scope: Scope) -> tuple[Payer, bytes | None]:
        """Who pays, and the hash of the token if the store must be asked about it first."""
        hashed = _token_of(scope)
        seat = None if hashed is None else self._seats.get(hashed)
        return (Payer(address_of(scope)), hashed) if seat is None else (seat, None)

    async def looked_up(self, hashed: bytes) -> Payer | None:
        """The seat whose token has this hash, None if there is none. Raises StoreError."""
        if not await self._recorder.aside(partial(self._recorder.has_seat, hashed)):
            return None
        return self._seats.put(hashed, Payer(hashed, SEAT_TIMES))


def _token_of(scope: Scope) -> bytes | None:
    """The hash of the bearer's token, if one was sent."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.partition(b" ")
            return token_hash(token.strip().decode("latin-1")) if scheme.lower() == b"bearer" else None
    return None
