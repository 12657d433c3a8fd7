"""What watchers missed, read from the log in blocks. Watchers who catch up at the same time share a block.

Blocks are read in worker threads, few at once, so that players do not wait for newcomers.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, TypeVar
from uuid import UUID

from api.stream.frames import Batch
from infra.cache import Cache

T = TypeVar("T")

BLOCK = 200
"""Entries of a block; fewer at the end of the log."""
BLOCKS_MAX = 64
"""Blocks kept, of all tables together."""
READS_AT_ONCE = 2
"""Further readers wait for their turn."""


class Block(NamedTuple):
    """Some entries of a table as an audience may know them: those after a version, up to another."""

    table: UUID
    seat: int | None
    revealed: bool
    after: int
    upto: int


class Backlog:
    """The blocks used last. For one event loop. reads: how often a thread read something."""

    def __init__(self) -> None:
        self.reads = 0
        self._blocks: Cache[Block, Batch] = Cache(BLOCKS_MAX)
        self._turns = asyncio.Semaphore(READS_AT_ONCE)

    async def read(self, look: Callable[[], T]) -> T:
        """Look at the store in a worker thread when it is this reader's turn. Raises what `look` does."""
        async with self._turns:
            self.reads += 1
            return await asyncio.to_thread(look)

    async def of(self, block: Block, made: Callable[[], Batch]) -> Batch:
        """A block, made in a thread if it is not kept. Raises what `made` does."""
        kept = self._blocks.get(block)
        if kept is not None:
            return kept
        async with self._turns:
            kept = self._blocks.get(block)  # another reader may have made it meanwhile
            if kept is None:
                self.reads += 1
                kept = self._blocks.put(block, await asyncio.to_thread(made))
            return kept


def start_of(after: int) -> int:
    """The version before the block that contains the entry after a version."""
    return after - after % BLOCK


def rest_of(batch: Batch, after: int) -> Batch:
    """The frames of a batch after the entry of a version; all of them if it does not contain that entry."""
    for index, frame in enumerate(batch.frames):
        if frame.version == after:
            return Batch(*batch.frames[index + 1 :])
    return batch
