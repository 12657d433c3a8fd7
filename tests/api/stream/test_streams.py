"""What a stream sends does not pass the framework's layers, of which each would cost every watcher."""

import asyncio
from pathlib import Path

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.app import create_app
from api.service.command import Command
from infra.settings import Settings
from tests.api.serving import TOYS, packs_of, until


class Counting:
    """A layer of the framework's that notes what passes it on its way out."""

    def __init__(self, app: ASGIApp, passed: list[Message]) -> None:
        self._app, self._passed = app, passed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def noted(message: Message) -> None:
            self._passed.append(message)
            await send(message)

        await self._app(scope, receive, noted)


async def test_only_the_head_and_the_end_of_a_stream_pass_the_layers(tmp_path: Path) -> None:
    passed: list[Message] = []
    sent: list[Message] = []
    app = create_app(
        Settings(store_url=f"sqlite:///{tmp_path / 'tables.db'}", key_file=tmp_path / "key"), TOYS, packs_of
    )
    app.add_middleware(Counting, passed=passed)  # type: ignore[arg-type]

    async def send(message: Message) -> None:
        sent.append(message)

    async with app.router.lifespan_context(app):
        tables = app.state.service.tables
        table = (await tables.open("toy", ["A"], [()])).id
        await tables.start(table, Command(0))
        newest = tables.loaded(table).table.version
        path = f"/v1/tables/{table}/stream"
        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"after=%d" % newest, "headers": []}
        watching = asyncio.create_task(app(scope, asyncio.Event().wait, send))  # type: ignore[arg-type]
        await until(lambda: any(b"event: board" in message.get("body", b"") for message in sent))
        await tables.act(table, Command(0), "roll:2")
        await until(lambda: any(b"event: entry" in message.get("body", b"") for message in sent))
        await tables.end(table, Command(0))
        await watching
    assert [message["type"] for message in passed] == ["http.response.start", "http.response.body"]
    assert passed[-1] == sent[-1] == {"type": "http.response.body", "body": b""}
    assert sent[0]["headers"][-1][0] == b"x-request-id"
