"""The bound on request bodies, kept while they arrive, so that no body is ever held that is too large."""

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class BodyLimit:
    """Lets reading a request's body fail with 413 as soon as it is larger than `bytes_max`.

    The framework's own limit answers in plain text; this one is told like every other error.
    """

    def __init__(self, app: ASGIApp, bytes_max: int) -> None:
        self.app = app
        self.bytes_max = bytes_max

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        announced = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        got = 0

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self.bytes_max or (announced.isdigit() and int(announced) > self.bytes_max):
                detail = f"a body has at most {self.bytes_max} bytes"
                raise HTTPException(413, detail, {"Connection": "close"})
            return message

        await self.app(scope, counted, send)
