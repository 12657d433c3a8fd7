"""The bound on request bodies, kept while they arrive, so that no body is ever held that is too large."""

from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.http.problems import problem


class BodyTooLarge(Exception):
    """More came than is allowed."""


class BodyLimit:
    """Answers 413 as soon as a request's body is larger than `bytes_max`."""

    def __init__(self, app: ASGIApp, bytes_max: int) -> None:
        self.app = app
        self.bytes_max = bytes_max

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        announced = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        if announced.isdigit() and int(announced) > self.bytes_max:
            await self._refuse(scope, receive, send)
            return
        got, answered = 0, False

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self.bytes_max:
                raise BodyTooLarge
            return message

        async def noted(message: Message) -> None:
            nonlocal answered
            answered = True
            await send(message)

        try:
            await self.app(scope, counted, noted)
        except BodyTooLarge:
            if not answered:
                await self._refuse(scope, receive, send)

    async def _refuse(self, scope: Any, receive: Receive, send: Send) -> None:
        answer = problem(413, "body-too-large", f"a body has at most {self.bytes_max} bytes", {"Connection": "close"})
        await answer(scope, receive, send)
