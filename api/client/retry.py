"""Retries requests: when the connection is cut, or the service says that it is busy."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from uuid import uuid4

import httpx

from api.client.answers import BUSY, asked_pause

PAUSES = (1.0, 2.0, 4.0, 8.0)
"""Seconds between one try and the next."""

Say = Callable[[str, float], None]
"""Called with why it did not work, and the seconds until the next try."""


def say_nothing(why: str, seconds: float) -> None:
    """Try again without a word."""


class RetryingTransport(httpx.BaseTransport):
    """Sends a request again some times. All tries of a POST have one key, so that it is carried out once."""

    def __init__(
        self, inner: httpx.BaseTransport, say: Say = say_nothing, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        """say: called before each pause."""
        self._inner, self._say, self._sleep = inner, say, sleep

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Return the answer of the first try that has one, else of the last. Raises httpx.TransportError."""
        give_key(request)
        for pause in PAUSES:
            try:
                answer = self._sent(request)
            except httpx.TransportError as error:
                why, wait = str(error), pause
            else:
                if answer.status_code not in BUSY:
                    return answer
                why, wait = f"HTTP {answer.status_code}", max(pause, asked_pause(answer))
            self._say(why, wait)
            self._sleep(wait)
        return self._sent(request)

    def close(self) -> None:
        self._inner.close()

    def _sent(self, request: httpx.Request) -> httpx.Response:
        answer = self._inner.handle_request(request)
        try:
            answer.read()  # here, so that an answer that breaks off is requested again
        finally:
            answer.close()
        return answer


class AsyncRetryingTransport(httpx.AsyncBaseTransport):
    """Sends requests again like RetryingTransport, in an event loop, and without a word."""

    def __init__(self, inner: httpx.AsyncBaseTransport) -> None:
        self._inner = inner

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Return the answer of the first try that has one, else of the last. Raises httpx.TransportError."""
        give_key(request)
        for pause in PAUSES:
            wait = pause
            with suppress(httpx.TransportError):
                answer = await self._sent(request)
                if answer.status_code not in BUSY:
                    return answer
                wait = max(pause, asked_pause(answer))
            await asyncio.sleep(wait)
        return await self._sent(request)

    async def aclose(self) -> None:
        await self._inner.aclose()

    async def _sent(self, request: httpx.Request) -> httpx.Response:
        answer = await self._inner.handle_async_request(request)
        try:
            await answer.aread()
        finally:
            await answer.aclose()
        return answer


def give_key(request: httpx.Request) -> None:
    """Give a POST its key, unless it has one."""
    if request.method == "POST":
        request.headers.setdefault("Idempotency-Key", uuid4().hex)
