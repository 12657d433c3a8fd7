"""Which receivers may be called: public addresses over https, and those that the operator names."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM
from typing import NamedTuple
from urllib.parse import urlsplit

URL_MAX = 500
"""Characters of a receiver's URL."""
PORTS = {"https": 443, "http": 80}
TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 addresses, whichever those are."""

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
"""Returns the addresses of a host. Raises OSError."""


class ReceiverRefused(Exception):
    """This receiver must not be called. The message says why, without secrets."""


class Receiver(NamedTuple):
    """A receiver, taken apart. named: whether the operator names it; path: with its query."""

    scheme: str
    host: str
    port: int
    path: str
    named: bool

    @property
    def origin(self) -> str:
        """The scheme and host, as the web names who is asked."""
        return f"{self.scheme}://{self.authority}"

    @property
    def authority(self) -> str:
        """The host as requests name it, with the port unless it is usual."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def receiver_of(url: str, named: frozenset[str]) -> Receiver:
    """Take a receiver's URL apart. named: those that the operator allows, as host or host:port in small letters.

    Raises ReceiverRefused for what is no plain https URL, unless it is named.
    """
    if len(url) > URL_MAX or not url.isascii() or any(char <= " " or char == "\x7f" for char in url):
        raise ReceiverRefused(f"send an https URL of at most {URL_MAX} ASCII characters without blanks")
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise ReceiverRefused("this is no URL; send an https URL") from None
    if parts.scheme not in PORTS or not host or port == 0:
        raise ReceiverRefused("this is no web address; send an https URL")
    if parts.username is not None or parts.password is not None:
        raise ReceiverRefused("send a URL without a user name or password")
    port = PORTS[parts.scheme] if port is None else port
    is_named = bool({host, f"{host}:{port}"} & named)
    if parts.scheme != "https" and not is_named:
        raise ReceiverRefused("notices are sent only over https; send an https URL")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Receiver(parts.scheme, host, port, path, is_named)


async def address_for(receiver: Receiver, resolve: Resolve) -> str:
    """Return the address to connect to: resolved once, so that the name cannot mean another one afterwards.

    Raises ReceiverRefused if any address of the host is not public, OSError if it has none.
    """
    found = await resolve(receiver.host, receiver.port)
    if not found:
        raise OSError("the host has no address")
    if not receiver.named and not all(map(is_public, found)):
        raise ReceiverRefused("this host is not on the public internet")
    return found[0]


async def resolve(host: str, port: int) -> Sequence[str]:
    """Return the addresses of a host, by this machine's resolver. Raises OSError."""
    if is_address(host):
        return [host]
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=SOCK_STREAM)
    except UnicodeError as error:
        raise OSError("the host has no address") from error
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def is_address(host: str) -> bool:
    """Return whether a host is an IP address as standards write it, which needs no resolver."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(text: str) -> bool:
    """Return whether an address is on the public internet, and so is each IPv4 address that it stands for."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast and not one.is_reserved for one in meant_by(address))


def meant_by(address: IPv4Address | IPv6Address) -> Sequence[IPv4Address | IPv6Address]:
    """Return the addresses at which a connection to an address may end."""
    if isinstance(address, IPv4Address):
        return [address]
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    if address in TRANSLATED:
        return [IPv4Address(int(address) & 0xFFFFFFFF)]
    if address.sixtofour is not None:
        return [address, address.sixtofour]
    return [address] if address.teredo is None else [address, *address.teredo]
