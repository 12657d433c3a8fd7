"""Tasks that work beside requests, and their end."""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

CANCELLED_EVERY = 0.5
"""Seconds until a task that goes on is cancelled again."""


async def until_one_ends(*works: Coroutine[Any, Any, None]) -> None:
    """Run all of these at the same time; when one ends, end all. What they raise is ignored."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def end_all(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancel tasks until all have ended. The client of Redis can swallow a cancellation, and then read for ever."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=CANCELLED_EVERY)
