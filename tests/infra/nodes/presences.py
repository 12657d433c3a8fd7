"""Who is known to watch."""

import asyncio
from uuid import UUID

from infra.nodes.presence import Presence, Present

WITHIN = 20.0  # seconds, else a test fails


async def known(presence: Presence, table: UUID, present: Present) -> None:
    """Wait until a node knows this of a table. Raises TimeoutError."""
    async with asyncio.timeout(WITHIN):
        while presence.everywhere(table) != present:
            await asyncio.sleep(0.02)
