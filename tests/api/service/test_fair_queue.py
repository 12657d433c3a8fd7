"""Expensive work runs in a few threads; payers take turns, and each may have only a few requests waiting."""

import asyncio
import sys
from collections.abc import Callable
from threading import Event

import pytest

from api.service import brisk, fair_queue
from api.service.budget import Payer
from api.service.fair_queue import FairQueue, TooManyRequests
from tests.api.serving import until

ADA, BEN, CLEO = Payer("ada"), Payer("ben"), Payer("cleo")


class Desk:
    """A queue whose works note in which order they ran, the first of them only once it is let go."""

    def __init__(self) -> None:
        self.costs: list[tuple[Payer, float]] = []
        self.queue = FairQueue(1, lambda payer, cost: self.costs.append((payer, cost)))
        self.order: list[str] = []
        self.gate = Event()

    def work(self, name: str) -> Callable[[], str]:
        def work() -> str:
            assert self.gate.wait(20)
            self.order.append(name)
            return name

        return work

    def ask(self, payer: Payer, name: str) -> "asyncio.Task[str]":
        return asyncio.create_task(self.queue.run(payer, self.work(name)))


async def test_payers_take_turns_however_much_one_of_them_asks_for() -> None:
    desk = Desk()
    asked = [desk.ask(ADA, f"a{number}") for number in range(5)]
    await until(lambda: desk.queue.waiting == 4)
    asked += [desk.ask(BEN, "b0"), desk.ask(CLEO, "c0"), desk.ask(BEN, "b1")]
    await until(lambda: desk.queue.waiting == 7)
    desk.gate.set()
    await asyncio.gather(*asked)

    assert desk.order == ["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4"]
    assert desk.queue.most == 1 and desk.queue.running == desk.queue.waiting == 0
    assert len(desk.costs) == 8 and all(cost >= 0 for _, cost in desk.costs)


async def test_a_payer_and_all_together_have_only_so_much_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "WAITING_PER_PAYER_MAX", 2)
    monkeypatch.setattr(fair_queue, "WAITING_MAX", 3)
    desk = Desk()
    asked = [desk.ask(ADA, "a") for _ in range(3)]
    await until(lambda: desk.queue.waiting == 2)
    with pytest.raises(TooManyRequests):
        await desk.queue.run(ADA, desk.work("refused"))
    asked.append(desk.ask(BEN, "b"))
    await until(lambda: desk.queue.waiting == 3)
    with pytest.raises(TooManyRequests):
        await desk.queue.run(BEN, desk.work("refused"))
    begun = asyncio.create_task(desk.queue.run(BEN, desk.work("b"), is_begun=True))
    await until(lambda: desk.queue.waiting == 4)
    desk.gate.set()
    await asyncio.gather(*asked, begun)
    assert sorted(desk.order) == ["a", "a", "a", "b", "b"]


async def test_who_fills_the_queue_keeps_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "WAITING_MAX", 4)
    monkeypatch.setattr(fair_queue, "PAYERS_MAX", 3)
    desk = Desk()
    asked = [desk.ask(payer, payer.key) for payer in (ADA, ADA, ADA, BEN, BEN)]
    await until(lambda: desk.queue.waiting == 4)
    asked.append(desk.ask(CLEO, "cleo"))
    await until(lambda: desk.queue.waiting == 5)
    for payer in (CLEO, Payer("dora")):
        with pytest.raises(TooManyRequests):
            await desk.queue.run(payer, desk.work("refused"))
    desk.gate.set()
    await asyncio.gather(*asked)
    assert desk.order == ["ada", "ada", "ben", "cleo", "ada", "ben"]


async def test_who_leaves_while_it_waits_or_is_served_holds_up_nobody() -> None:
    desk = Desk()
    first, second, third = desk.ask(ADA, "a"), desk.ask(BEN, "b"), desk.ask(CLEO, "c")
    await until(lambda: desk.queue.waiting == 2)
    second.cancel()
    first.cancel()
    await asyncio.sleep(0)
    assert desk.queue.running == 1, "its thread still runs"
    desk.gate.set()
    assert await third == "c"
    assert desk.order == ["a", "c"] and desk.queue.running == desk.queue.waiting == 0 and desk.queue.most == 1


async def test_errors_are_raised_where_they_were_asked_for_and_their_work_is_paid_for() -> None:
    desk = Desk()

    def fails() -> str:
        raise KeyError("gone")

    with pytest.raises(KeyError):
        await desk.queue.run(ADA, fails)
    assert [payer for payer, _ in desk.costs] == [ADA] and desk.queue.running == 0


async def test_threads_hold_the_interpreter_shortly_only_beside_work() -> None:
    desk = Desk()
    asked = [desk.ask(ADA, "a"), desk.ask(BEN, "b")]
    await until(lambda: desk.queue.waiting == 1)
    assert sys.getswitchinterval() == pytest.approx(brisk.SWITCH_SECONDS_BESIDE_WORK)

    desk.gate.set()
    await asyncio.gather(*asked)
    await until(lambda: desk.queue.running == 0)
    assert sys.getswitchinterval() == pytest.approx(brisk.SWITCH_SECONDS)
