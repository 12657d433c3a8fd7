"""The page's modules, in one Node process for all tests."""

from collections.abc import Iterator

import pytest

from tests.api.web.page_modules import MISSING, NODE, Modules, modules


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Modules]:
    """The modules of the page."""
    if NODE is None:
        pytest.skip(MISSING)
    with modules(tmp_path_factory.mktemp("page")) as one:
        yield one
