"""Awaiting whose first step is done at once."""

import asyncio

import pytest

from api.stream.run_now import begun


async def test_what_waits_for_nothing_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("all")

    assert begun(work()) is None and done == ["all"]


async def test_what_waits_is_gone_on_with_when_it_is_awaited() -> None:
    done: list[str] = []
    gate = asyncio.Event()

    async def work() -> None:
        done.append("first")
        await gate.wait()
        await asyncio.sleep(0)
        done.append("last")

    rest = begun(work())
    assert rest is not None and done == ["first"]
    waiting = asyncio.create_task(asyncio.wait_for(rest, 5))
    await asyncio.sleep(0)
    assert done == ["first"]
    gate.set()
    await waiting
    assert done == ["first", "last"]


async def test_what_is_given_up_is_closed() -> None:
    closed: list[bool] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            closed.append(True)

    rest = begun(work())
    assert rest is not None
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(rest, 0.01)
    assert closed == [True]


async def test_an_error_at_once_is_raised_at_once() -> None:
    async def work() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        begun(work())
