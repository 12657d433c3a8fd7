"""A service that calls players, and one who is called."""

from collections.abc import AsyncIterator

import pytest

from api.service.hooks import sender
from tests.api.clients import Client, Serve
from tests.api.http.receiving import Receiver, receiving
from tests.hand_clock import HandClock


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notices are sent as soon as they are due."""
    monkeypatch.setattr(sender, "FOUND_EVERY", 0.02)


@pytest.fixture
async def calling(serve: Serve, clock: HandClock, soon: None) -> AsyncIterator[Client]:
    """A service that may call receivers on this machine."""
    async with serve(clock, hooks_allow="127.0.0.1") as one:
        yield one


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    one = Receiver()
    async with receiving(one):
        yield one
