"""Limit request bodies while they arrive, so that a body that is too large is never held in memory."""

from collections.abc import Mapping

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class BodyLimit:
    """Fail with 413 as soon as a request's body is larger than `bytes_max`.

    larger: larger limits, by path. The framework's own limit would answer in plain text; this one answers with a
    problem document, like every other error.
    """

    def __init__(self, app: ASGIApp, bytes_max: int, larger: Mapping[str, int] | None = None) -> None:
        self.app = app
        self.bytes_max = bytes_max
        self.larger = larger or {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        announced = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        bytes_max = self.larger.get(scope["path"], self.bytes_max)
        got = 0

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > bytes_max or (announced.isdigit() and int(announced) > bytes_max):
                detail = f"the body is too large; send at most {bytes_max} bytes"
                raise HTTPException(413, detail, {"Connection": "close"})
            return message

        await self.app(scope, counted, send)
