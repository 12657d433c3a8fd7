"""Deliver a notice: one POST to a pinned address, without redirects, in bounded time, with a bounded answer."""

import asyncio
import ssl
from functools import cache

from infra.hooks.receivers import Receiver, ReceiverRefused, Resolve, address_for, resolve

SECONDS_MAX = 10.0
"""For the whole of a delivery."""
LINE_MAX = 1024
"""Bytes of the answer that are read: its first line. All that follows is left unread."""


class NotDelivered(Exception):
    """The receiver was not reached, or did not accept the notice. The message says why, for the seat."""


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def deliver(
    receiver: Receiver, body: bytes, headers: dict[str, str], find: Resolve = resolve, seconds: float = SECONDS_MAX
) -> int:
    """Send a notice as JSON, and return the status of the answer, 200 to 299. Raises NotDelivered."""
    try:
        async with asyncio.timeout(seconds):
            status = await _sent(receiver, body, headers, find)
    except TimeoutError:
        raise NotDelivered(f"no answer within {seconds:g} seconds") from None
    except ReceiverRefused as refused:
        raise NotDelivered(str(refused)) from None
    except ssl.SSLError:
        raise NotDelivered("no secure connection: the receiver's certificate is not valid") from None
    except (OSError, ValueError, asyncio.LimitOverrunError):
        raise NotDelivered("the receiver cannot be reached") from None
    if 300 <= status < 400:
        raise NotDelivered(f"the receiver answered {status}; redirects are not followed")
    if not 200 <= status < 300:
        raise NotDelivered(f"the receiver answered {status}")
    return status


async def _sent(receiver: Receiver, body: bytes, headers: dict[str, str], find: Resolve) -> int:
    address = await address_for(receiver, find)
    is_secure = receiver.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        receiver.port,
        limit=LINE_MAX,
        ssl=_tls() if is_secure else None,
        server_hostname=receiver.host if is_secure else None,
    )
    try:
        writer.write(request_of(receiver, body, headers))
        await writer.drain()
        return status_in(await reader.readuntil(b"\n"))
    except asyncio.IncompleteReadError as error:
        raise OSError("the connection ended") from error
    finally:
        writer.transport.abort()  # whatever the receiver still sends


def request_of(receiver: Receiver, body: bytes, headers: dict[str, str]) -> bytes:
    """Return a whole request. headers: besides the usual ones, of ASCII without line breaks."""
    usual = {
        "Host": receiver.authority,
        "User-Agent": "Hourglass",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    lines = [f"POST {receiver.path} HTTP/1.1", *(f"{name}: {value}" for name, value in (usual | headers).items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def status_in(line: bytes) -> int:
    """Return the status of an answer's first line. Raises ValueError if it is none of HTTP."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError("this is no answer of HTTP/1")
    return int(rest[:3])
