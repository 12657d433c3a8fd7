"""The pace of bots: one at a time, in the order in which they came, with rests in proportion to their work."""

import asyncio

import pytest

from api.service.seats import pace
from api.service.seats.pace import REST, Pace


class Processor:
    """The processor time of a process. rests: how long bots slept."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.spent = 0.0
        self.rests: list[float] = []
        self._sleep = asyncio.sleep
        monkeypatch.setattr(pace.asyncio, "sleep", self._slept)

    async def _slept(self, seconds: float) -> None:
        self.rests.append(seconds)
        await self._sleep(0)


async def test_bots_move_one_at_a_time_in_the_order_in_which_they_came(monkeypatch: pytest.MonkeyPatch) -> None:
    processor = Processor(monkeypatch)
    one, told = Pace(lambda: processor.spent), list[str]()

    async def move(name: str, work: float) -> None:
        async with one.turn():
            told.append(f"{name} begins")
            await processor._sleep(0)
            processor.spent += work
            told.append(f"{name} ends")

    await asyncio.gather(*(move(name, 0.01) for name in "abc"))
    assert told == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]
    assert processor.rests == pytest.approx([REST * 0.01] * 3)


async def test_bots_rest_longer_the_more_the_process_has_to_do_but_never_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    processor = Processor(monkeypatch)
    one = Pace(lambda: processor.spent)
    for work in (0.001, 0.02, 40.0):
        async with one.turn():
            processor.spent += work
    assert processor.rests == pytest.approx([REST * 0.001, REST * 0.02, pace.REST_SECONDS_MAX])


async def test_a_move_that_fails_is_paid_for_and_lets_the_next_one_in(monkeypatch: pytest.MonkeyPatch) -> None:
    processor = Processor(monkeypatch)
    one = Pace(lambda: processor.spent)

    async def fail() -> None:
        async with one.turn():
            processor.spent += 0.01
            raise KeyError

    with pytest.raises(KeyError):
        await fail()
    async with one.turn():
        pass
    assert processor.rests == pytest.approx([REST * 0.01, 0])
