"""Deliver a notice: one POST to a pinned address, without redirects, in bounded time, with a bounded answer.

h11 writes the request and reads the answer. The connection is our own, since clients with one of theirs look a name up
again when they connect, and then it may have another address than the one that was checked.
"""

import asyncio
import ssl
from functools import cache, partial
from typing import cast

import h11

from infra.hooks.receivers import Receiver, ReceiverRefused, Resolve, address_for, resolve

SECONDS_MAX = 10.0
"""For the whole of a delivery."""
HEAD_MAX = 16_384
"""Bytes of an answer's head. The connection is cut as soon as the head is read, so no body is."""
GONE = (404, 410)
"""Answers of a push service after which a subscription is over. Source: RFC 8030, 7.3."""


class NotDelivered(Exception):
    """The receiver was not reached, or did not accept the notice. The message says why, for the seat."""

    def __init__(self, why: str, status: int = 0) -> None:
        """status: of the answer, 0 without one."""
        super().__init__(why)
        self.status = status


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
    except (OSError, h11.ProtocolError):
        raise NotDelivered("the receiver cannot be reached") from None
    if 300 <= status < 400:
        raise NotDelivered(f"the receiver answered {status}; redirects are not followed", status)
    if not 200 <= status < 300:
        raise NotDelivered(f"the receiver answered {status}", status)
    return status


async def _sent(receiver: Receiver, body: bytes, headers: dict[str, str], find: Resolve) -> int:
    address = await address_for(receiver, find)
    is_secure = receiver.scheme == "https"
    transport, exchange = await asyncio.get_running_loop().create_connection(
        partial(Exchange, receiver, body, headers),
        address,
        receiver.port,
        ssl=_tls() if is_secure else None,
        server_hostname=receiver.host if is_secure else None,
    )
    try:
        return await exchange.status
    finally:
        transport.abort()  # whatever the receiver still sends


class Exchange(asyncio.Protocol):
    """A request and its answer, over one connection. status: of the answer. Raises OSError, h11.ProtocolError."""

    def __init__(self, receiver: Receiver, body: bytes, headers: dict[str, str]) -> None:
        """headers: besides the usual ones."""
        self.status: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._http = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD_MAX)
        usual = {
            "Host": receiver.authority,
            "User-Agent": "Hourglass",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
        }
        request = h11.Request(method="POST", target=receiver.path, headers=list((usual | headers).items()))
        parts = (request, h11.Data(data=body), h11.EndOfMessage())
        self._request = b"".join(self._http.send(part) or b"" for part in parts)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the request."""
        cast(asyncio.Transport, transport).write(self._request)  # uvloop's is no asyncio.Transport by its class

    def data_received(self, data: bytes) -> None:
        """Read on until the final answer's head is there."""
        if self.status.done():
            return
        try:
            self._http.receive_data(data)
            while isinstance(event := self._http.next_event(), h11.InformationalResponse):
                pass
        except h11.ProtocolError as error:
            self.status.set_exception(error)
            return
        if isinstance(event, h11.Response):
            self.status.set_result(event.status_code)

    def connection_lost(self, exc: Exception | None) -> None:
        """Say that no answer comes any more."""
        if not self.status.done():
            self.status.set_exception(OSError("the connection ended"))
