"""Members of a shared replay, each at a socket."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.api.serving import Played, until

Json = dict[str, Any]
ROOM = "abcdefgh"


class Joined:
    """A member at its socket, who reads all the time."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection, self.heard = connection, list[Json]()

    async def read(self) -> None:
        async for text in self.connection:
            self.heard.append(json.loads(text))

    async def do(self, what: str, **values: Any) -> None:
        await self.connection.send(json.dumps({"do": what, **values}))

    def told(self, event: str) -> list[Json]:
        """The data of all events of a name, oldest first."""
        return [one["data"] for one in self.heard if one["event"] == event]

    @property
    def room(self) -> Json:
        """Who is there, as told last."""
        return self.told("room")[-1]

    @property
    def present(self) -> list[str]:
        return [one["name"] for one in self.room["members"] if one["present"]]


def url_of(table: Played) -> str:
    return at_node(table.here.url, table.path)


def at_node(url: str, path: str) -> str:
    """The address of the sockets of a table at a node."""
    return f"{url.replace('http', 'ws')}{path}/replay"


def hello(name: str, **more: Any) -> Json:
    """The first message of a member, whose key follows from the name."""
    return {"room": ROOM, "name": name, "key": f"key-of-{name}".ljust(16, "-")} | more


@asynccontextmanager
async def member(table: Played | str, name: str, **more: Any) -> AsyncIterator[Joined]:
    """A member who has been told who is there. table: or the address of its sockets."""
    async with connect(table if isinstance(table, str) else url_of(table)) as connection:
        await connection.send(json.dumps(hello(name, **more)))
        one = Joined(connection)
        reading = asyncio.create_task(one.read())
        try:
            await until(lambda: one.told("room"))
            yield one
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)


async def refused(table: Played, message: Json) -> str:
    """The code with which a first message is refused."""
    async with connect(url_of(table)) as connection:
        await connection.send(json.dumps(message))
        told = json.loads(await connection.recv())
        assert told["event"] == "problem"
        return str(told["data"]["code"])
