"""Retries requests: when the connection is cut, or the service says that it is busy."""

import time
from collections.abc import Callable
from uuid import uuid4

import httpx

from api.client.api_client import asked_pause

PAUSES = (1.0, 2.0, 4.0, 8.0)
"""Seconds between one try and the next."""
BUSY = (429, 503)

Say = Callable[[str, float], None]
"""Called with why it did not work, and the seconds until the next try."""


class RetryingTransport(httpx.BaseTransport):
    """Sends a request again some times. All tries of a POST have one key, so that it is carried out once."""

    def __init__(self, inner: httpx.BaseTransport, say: Say, sleep: Callable[[float], None] = time.sleep) -> None:
        """say: called before each pause."""
        self._inner, self._say, self._sleep = inner, say, sleep

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Return the answer of the first try that has one, else of the last. Raises httpx.TransportError."""
        if request.method == "POST":
            request.headers.setdefault("Idempotency-Key", uuid4().hex)
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
