"""A browser and a service for all tests of a process, and services that tests of a module share and may stop."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.api.processes import SERVICE
from tests.api.web.browser.chromium import CHROMIUM, MISSING, Tab, browser, new_tab
from tests.api.web.browser.pages import Here


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests of this folder where there is no browser."""
    if CHROMIUM is None:
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=MISSING))


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """The service with the toy game."""
    with Here(tmp_path_factory.mktemp("served") / "store") as one:
        yield one


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """The service with the games of the catalogue."""
    with Here(tmp_path_factory.mktemp("house") / "store", SERVICE) as one:
        yield one


@pytest.fixture(scope="session")
def protocol(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The browser, by the address of its protocol."""
    with browser(tmp_path_factory.mktemp("browser")) as address:
        yield address


@pytest.fixture
async def alone(protocol: str) -> AsyncIterator[Callable[[], Awaitable[Tab]]]:
    """Opens pages that share no storage, as if each were in a browser of its own."""
    async with AsyncExitStack() as stack:
        yield lambda: stack.enter_async_context(new_tab(protocol, is_alone=True))


@pytest.fixture
async def page(protocol: str) -> AsyncIterator[Tab]:
    async with new_tab(protocol) as one:
        yield one


@pytest.fixture
async def other(protocol: str) -> AsyncIterator[Tab]:
    async with new_tab(protocol) as one:
        yield one
