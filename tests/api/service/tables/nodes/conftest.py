"""Two nodes on one PostgreSQL database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.api.service.tables.nodes.two_nodes import Node, nodes


@pytest.fixture
def two(url: str, tmp_path: Path) -> Iterator[list[Node]]:
    """Two nodes that share a store."""
    with nodes(url, tmp_path) as both:
        yield both
