"""The pace of bots: one at a time, in the order in which they came, with rests in proportion to the process's work."""

import asyncio

import pytest

from api.service.seats import pace
from api.service.seats.pace import LOOKED_AFTER, REST_SECONDS_MAX, SHARE_KEPT, Pace

SHARE = 0.2
WORK = 0.01


class Machine:
    """The time, and the processor time of a process. busy: the share of each rest in which the process works."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, busy: float = 0.0) -> None:
        self.now = self.spent = 0.0
        self.busy = busy
        self._sleep = asyncio.sleep
        monkeypatch.setattr(pace.asyncio, "sleep", self._slept)

    def pace(self, share: float = SHARE) -> Pace:
        return Pace(share, lambda: self.spent, lambda: self.now)

    def work(self, seconds: float) -> None:
        """Let the process work, and nothing else."""
        self.spent += seconds
        self.now += seconds

    async def give_way(self) -> None:
        await self._sleep(0)

    async def _slept(self, seconds: float) -> None:
        self.now += seconds
        self.spent += self.busy * seconds
        await self._sleep(0)


async def moved(machine: Machine, one: Pace, work: float = WORK) -> float:
    """How many seconds a move and its rest take."""
    began = machine.now
    async with one.turn():
        machine.work(work)
    return machine.now - began


async def test_bots_move_one_at_a_time_in_the_order_in_which_they_came(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    one, told = machine.pace(), list[str]()

    async def move(name: str) -> None:
        async with one.turn():
            told.append(f"{name} begins")
            await machine.give_way()
            machine.work(WORK)
            told.append(f"{name} ends")

    await asyncio.gather(*map(move, "abc"))
    assert told == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]
    assert machine.now == pytest.approx(3 * WORK / SHARE)


@pytest.mark.parametrize("share", [0.05, 0.15, 0.5])
async def test_bots_take_their_share_of_a_core_where_nothing_else_is_done(
    monkeypatch: pytest.MonkeyPatch, share: float
) -> None:
    machine = Machine(monkeypatch)
    assert await moved(machine, machine.pace(share)) == pytest.approx(WORK / share)


async def test_what_a_move_brings_about_counts_as_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, busy=SHARE / 2)
    seconds = await moved(machine, machine.pace())
    assert seconds > 1.5 * WORK / SHARE
    assert machine.spent / seconds == pytest.approx(SHARE, rel=0.05)


async def test_bots_keep_a_part_of_their_share_however_busy_the_process_is(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, busy=1.0)
    longest = WORK / (SHARE_KEPT * SHARE)
    assert longest - LOOKED_AFTER <= await moved(machine, machine.pace()) <= longest + LOOKED_AFTER


async def test_no_rest_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    assert await moved(machine, machine.pace(), 40.0) == pytest.approx(40.0 + REST_SECONDS_MAX)


async def test_bots_with_a_whole_core_never_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, busy=1.0)
    assert await moved(machine, machine.pace(1.0)) == WORK


async def test_a_move_that_fails_is_paid_for_and_lets_the_next_one_in(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    one = machine.pace()

    async def fail() -> None:
        async with one.turn():
            machine.work(WORK)
            raise KeyError

    with pytest.raises(KeyError):
        await fail()
    assert machine.now == pytest.approx(WORK / SHARE)
    assert await moved(machine, one, 0.0) == 0
