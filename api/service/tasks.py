"""Tasks that work beside requests, and their end."""

import asyncio
from collections.abc import Iterable
from typing import Any

CANCELLED_EVERY = 0.5
"""Seconds until a task that goes on is cancelled again."""


async def end_all(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancel tasks until all have ended. The client of Redis can swallow a cancellation, and then read for ever."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=CANCELLED_EVERY)
