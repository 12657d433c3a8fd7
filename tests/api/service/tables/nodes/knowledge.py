"""What a node knows of tables."""

import asyncio
from typing import Any
from uuid import UUID

from infra.store.errors import StoreError
from tests.api.service.tables.nodes.two_nodes import Node

WITHIN = 20.0  # seconds, else a test fails


async def known(node: Node, table: UUID) -> Any:
    """What a request at this node sees of a table."""
    await node.tables.cache.refresh(table)
    loaded = node.tables.loaded(table)
    return loaded.table.version, loaded.position, loaded.menu, loaded.tree.root(), loaded.lines(0, 1000)


async def reached(node: Node, table: UUID, version: int) -> None:
    """Watch a table as a stream does, until it is known at a version."""
    async with asyncio.timeout(WITHIN):
        while node.tables.loaded(table).table.version < version:
            await node.feed.wait(table, WITHIN)


def broken(*_: Any) -> Any:
    raise StoreError("the server is away")
