"""Answer HEAD wherever GET is answered (RFC 9110, 9.3.2)."""

import asyncio
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.shared.observation import STRAIGHT

DISCONNECT: Message = {"type": "http.disconnect"}
SEEN = ("route", "path_params")
"""The parts of a scope that routing adds, for the request's log line."""


class HeadAsGet:
    """An application that answers HEAD like GET, without the body.

    The answer ends after its head. An endless body, such as a stream, receives a disconnect.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            await Head(scope, receive, send).answer_with(self._app)
        else:
            await self._app(scope, receive, send)


class Head:
    """One HEAD request."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope, self._receive, self._send = scope, receive, send
        self._answered = asyncio.Event()
        self._is_read = False
        self._as_get: dict[str, Any] = {**scope, "method": "GET", STRAIGHT: self._sending}

    async def answer_with(self, app: ASGIApp) -> None:
        """Send the head of the application's answer to the same GET."""
        await app(self._as_get, self._receiving, self._sending)

    async def _receiving(self) -> Message:
        if self._is_read:
            await self._answered.wait()
            return DISCONNECT
        message = await self._receive()
        self._is_read = not message.get("more_body", False)
        return message

    async def _sending(self, message: Message) -> None:
        if message["type"] != "http.response.start":
            return
        self._scope.update((name, self._as_get[name]) for name in SEEN if name in self._as_get)
        await self._send(message)
        await self._send({"type": "http.response.body", "body": b""})
        self._answered.set()
