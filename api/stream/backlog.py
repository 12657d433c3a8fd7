"""What a watcher missed, read from the log in blocks: each is read and encoded once for all who catch up about then.

Reading leaves the event loop, and little of it happens at once, so that those who play do not wait for those who come.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple, TypeVar
from uuid import UUID

from api.stream.frames import Batch

T = TypeVar("T")

BLOCK = 200
"""Entries that are read at once; fewer at the end of the log."""
BLOCKS_MAX = 64
"""Blocks kept, of all tables together."""
READS_AT_ONCE = 2
"""More readers wait for their turn."""


class Block(NamedTuple):
    """Some entries of a table as an audience may know them: those after a version, up to another."""

    table: UUID
    seat: int | None
    revealed: bool
    after: int
    upto: int


class Backlog:
    """The blocks that were read last. For one event loop. reads: how often something was read in a thread."""

    def __init__(self) -> None:
        self.reads = 0
        self._blocks: OrderedDict[Block, Batch] = OrderedDict()
        self._turns = asyncio.Semaphore(READS_AT_ONCE)

    async def read(self, look: Callable[[], T]) -> T:
        """What a look at the store finds, in a worker thread, when it is this reader's turn. Raises what it does."""
        async with self._turns:
            self.reads += 1
            return await asyncio.to_thread(look)

    async def of(self, block: Block, made: Callable[[], Batch]) -> Batch:
        """A block, made in a thread if it is not kept. Raises what `made` does."""
        kept = self._blocks.get(block)
        if kept is None:
            async with self._turns:
                kept = self._blocks.get(block)
                if kept is None:
                    self.reads += 1
                    kept = await asyncio.to_thread(made)
                self._blocks[block] = kept
        self._blocks.move_to_end(block)
        while len(self._blocks) > BLOCKS_MAX:
            self._blocks.popitem(last=False)
        return kept


def start_of(after: int) -> int:
    """The version before the block that holds the entry after a version."""
    return after - after % BLOCK


def rest_of(batch: Batch, after: int) -> Batch:
    """The frames of a batch behind the entry of a version; all of them if it does not hold that entry."""
    for index, frame in enumerate(batch.frames):
        if frame.version == after:
            return Batch(*batch.frames[index + 1 :])
    return batch
