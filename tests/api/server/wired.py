"""A connection of a server of the service, without a socket, and actions as clients ask for them."""

import asyncio
import json
from typing import Any, NamedTuple

import uvicorn
from uvicorn.server import ServerState

from api.server.connection import Connection
from tests.api.clients import Client, TableClient
from tests.api.serving import until

DATE = b"Mon, 30 Nov 2026 22:00:00 GMT"
PASS = {"command": {"key": "pass"}}


class Wire(asyncio.Transport):
    """The server's end of a client's connection, which notes what is written. address: the client's."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1000), "sockname": ("127.0.0.1", 8000)})
        self.written = b""
        self.is_closed = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        assert not self.is_closed
        self.written += bytes(data)

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def get_protocol(self) -> Any:
        return self.protocol


class Wired:
    """A connection of a server of the service, without a socket. answers: whether it answers plain actions by itself,
    which the application does otherwise.
    """

    def __init__(self, client: Client, address: str = "192.0.2.7", *, answers: bool = True, **settings: Any) -> None:
        config = uvicorn.Config(
            client.app, lifespan="off", access_log=False, log_config=None, server_header=False, **settings
        )
        config.load()
        self.client = client
        self.state = ServerState()
        self.state.default_headers = [(b"date", DATE)]
        self.wire = Wire(address)
        self.protocol = Connection(config, self.state, {}, connections_max=10, request_seconds=60.0)
        if not answers:
            self.protocol._actions = None
        self.wire.protocol = self.protocol
        self.protocol.connection_made(self.wire)

    async def answered(self, *packets: bytes) -> bytes:
        """What is answered to packets of requests."""
        before = len(self.wire.written)
        for packet in packets:
            self.protocol.data_received(packet)
        await self.idle()
        return self.wire.written[before:]

    async def idle(self) -> None:
        """Wait until the server has nothing more to do for the connection."""
        await until(lambda: not self.state.tasks)

    def close(self) -> None:
        self.protocol.connection_lost(None)


class Asked(NamedTuple):
    """An action as a client asks for it. headers: beside those of every request; seat: whose token it has."""

    body: Any = PASS
    headers: dict[str, str] = {}  # noqa: RUF012
    seat: int | None = 0

    def head_and_body(self, table: TableClient) -> tuple[bytes, bytes]:
        body = self.body if isinstance(self.body, bytes) else json.dumps(self.body).encode()
        headers = {"Host": "x", "X-Request-ID": "mine", "Content-Length": str(len(body))}
        headers |= table.headers(self.seat) | self.headers
        lines = [f"POST {table.path('actions')} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        return "\r\n".join([*lines, "", ""]).encode("latin-1"), body
