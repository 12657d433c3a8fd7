"""Find who pays for a request: a seat by its token, anyone else by network address."""

from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import AddressValueError, IPv6Address, IPv6Network
from time import monotonic
from typing import NamedTuple

from starlette.types import Scope

from api.service.budget import HOUSE_TIMES, SEAT_TIMES, Payer
from infra.cache import Cache
from infra.keys.tokens import token_hash
from infra.store.recorder import StoreRecorder

TOKENS_KNOWN_MAX = 20_000
KNOWN_SECONDS = 10.0
"""How long a token's seat is cached: a replaced token can charge its seat no longer than this."""
IPV6_PREFIX = 64
"""Bits of an IPv6 address that identify a customer, who usually has all addresses with this prefix."""
ADDRESS_MAX = 64
"""In characters. The address is a cache key, and a proxy may send anything."""
UNKNOWN = "unknown"
"""Stands for a malformed address."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the network that pays for an address: an IPv4 address itself, the /64 of an IPv6 address."""
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
    """Return the network that a request comes from."""
    client = scope.get("client")
    return network_of(client[0][:ADDRESS_MAX]) if client else UNKNOWN


def house_of(scope: Scope, payer: Payer) -> Payer | None:
    """Return the shared payer of all seats at the network of a seat's request; None if the payer is not a seat."""
    return Payer(address_of(scope), HOUSE_TIMES) if payer.times > 1 else None


class Known(NamedTuple):
    """The cached seat of a token. until: by the steady clock, in seconds."""

    seat: Payer
    until: float


class Payers:
    """Finds who pays. A seat pays only for requests with its token, since anyone can invent tokens.

    The seat pays whichever token it has: a new token is no new budget.
    """

    def __init__(self, recorder: StoreRecorder, clock: Callable[[], float] = monotonic) -> None:
        """clock: steady, in seconds."""
        self._recorder, self._clock = recorder, clock
        self._tokens: Cache[bytes, Known] = Cache(TOKENS_KNOWN_MAX)

    def known(self, scope: Scope, hashed: bytes | None) -> tuple[Payer, bytes | None]:
        """Return who pays, and the token's hash if the store must be asked about it first. hashed: as `token_in`."""
        known = None if hashed is None else self._tokens.get(hashed)
        if known is None or self._clock() >= known.until:
            return Payer(address_of(scope)), hashed
        return known.seat, None

    async def looked_up(self, hashed: bytes) -> Payer | None:
        """Return the seat whose token has this hash; None if there is none. Raises StoreError."""
        row = await self._recorder.in_thread(partial(self._recorder.seat_with, hashed))
        if row is None:
            return None
        seat = Payer(f"{row.table}/{row.seat}", SEAT_TIMES)
        self._tokens.put(hashed, Known(seat, self._clock() + KNOWN_SECONDS))
        return seat


def token_in(scope: Scope) -> bytes | None:
    """Return the hash of the bearer's token, if one was sent."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.partition(b" ")
            return token_hash(token.strip().decode("latin-1")) if scheme.lower() == b"bearer" else None
    return None
