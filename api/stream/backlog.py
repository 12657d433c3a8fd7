"""Reads what watchers missed from the log, in blocks. Watchers who catch up at the same time share a block.

Worker threads read the blocks, few at once, so that players do not wait for newcomers.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, TypeVar
from uuid import UUID

from api.stream.frames import FrameBatch
from infra.cache import Cache

T = TypeVar("T")

BLOCK = 200
"""Entries in a block; fewer at the end of the log."""
BLOCKS_MAX = 64
"""Cached blocks, of all tables together."""
READS_AT_ONCE = 2
"""Further readers wait for their turn."""


class Block(NamedTuple):
    """A range of a table's entries as an audience may know them: those after a version, up to another."""

    table: UUID
    seat: int | None
    revealed: bool
    after: int
    upto: int


class Backlog:
    """A cache of the blocks used last, for one event loop. reads: how often a thread read something."""

    def __init__(self) -> None:
        self.reads = 0
        self._blocks: Cache[Block, FrameBatch] = Cache(BLOCKS_MAX)
        self._turns = asyncio.Semaphore(READS_AT_ONCE)

    async def read(self, look: Callable[[], T]) -> T:
        """Read the store in a worker thread when it is this reader's turn. Raises what `look` raises."""
        async with self._turns:
            self.reads += 1
            return await asyncio.to_thread(look)

    async def of(self, block: Block, made: Callable[[], FrameBatch]) -> FrameBatch:
        """Return a block; make it in a thread if it is not cached. Raises what `made` raises."""
        cached = self._blocks.get(block)
        if cached is not None:
            return cached
        async with self._turns:
            cached = self._blocks.get(block)  # another reader may have made it meanwhile
            if cached is None:
                self.reads += 1
                cached = self._blocks.put(block, await asyncio.to_thread(made))
            return cached


def start_of(after: int) -> int:
    """Return the version before the block that contains the next entry after a version."""
    return after - after % BLOCK


def rest_of(batch: FrameBatch, after: int) -> FrameBatch:
    """Return the frames of a batch after the entry of a version; all of them if it does not contain that entry."""
    for index, frame in enumerate(batch.frames):
        if frame.version == after:
            return FrameBatch(*batch.frames[index + 1 :])
    return batch
