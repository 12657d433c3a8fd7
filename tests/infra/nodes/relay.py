"""A relay in front of a server, which can reset its connections as a firewall or a balancer does."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress

RESET = struct.pack("ii", 1, 0)
"""SO_LINGER without a time to wait: a close sends RST."""


class Relay:
    """Passes bytes on between clients and one port of this machine. For the loop that it was made in."""

    def __init__(self, port: int) -> None:
        self._port, self._loop = port, asyncio.get_running_loop()
        self._clients: set[asyncio.StreamWriter] = set()
        self.is_holding = False
        """Whether new connections wait, as for a server that is about to start. Any thread may set it."""

    @property
    def connections(self) -> int:
        """How many clients are connected."""
        return len(self._clients)

    def reset(self) -> None:
        """Reset all connections of clients."""
        for client in self._clients:
            client.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            client.transport.abort()
        self._clients.clear()

    def reset_soon(self) -> None:
        """Reset all connections of clients, from any thread."""
        self._loop.call_soon_threadsafe(self.reset)

    async def serve(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        """Relay one connection to its end."""
        self._clients.add(client)
        try:
            while self.is_holding and not client.is_closing():
                await asyncio.sleep(0.05)
            server_reader, server = await asyncio.open_connection("127.0.0.1", self._port)
            with closing(server):
                await asyncio.gather(pumped(reader, server), pumped(server_reader, client))
        except ConnectionRefusedError:
            client.close()
        finally:
            self._clients.discard(client)


async def pumped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass bytes on to the end of what is read."""
    with suppress(OSError, RuntimeError):
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()


@asynccontextmanager
async def relay(port: int) -> AsyncIterator[tuple[Relay, int]]:
    """A relay to a port, and its own port."""
    made = Relay(port)
    async with await asyncio.start_server(made.serve, "127.0.0.1", 0) as listening:
        yield made, listening.sockets[0].getsockname()[1]
        made.reset()
