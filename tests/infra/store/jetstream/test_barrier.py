"""Whose word on the end of a stream counts, and who shares a question."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from infra.store.jetstream.address import Address
from infra.store.jetstream.barrier import Barrier, Info

SECOND = 1_000_000_000


@pytest.mark.parametrize(
    ("others", "is_certain"),
    [
        ([], True),
        ([{"active": SECOND}, {"active": 60 * SECOND}], True),
        ([{"active": 3 * SECOND}, {"active": 60 * SECOND}], False),
        ([{"active": 0}, {"active": 0}], False),
        ([{"active": SECOND, "offline": True}, {}], False),
        ([{"active": SECOND}, {}, {}, {}], False),
        ([{"active": SECOND}, {"active": SECOND}, {}, {}], True),
    ],
    ids=["alone", "one heard", "both silent", "never heard", "offline", "one of four", "two of four"],
)
def test_a_leader_is_certain_while_it_hears_from_enough_others(others: list[Any], is_certain: bool) -> None:
    said = {"state": {"last_seq": 7}, "cluster": {"leader": "log-1", "replicas": others}}
    assert msgspec.json.decode(json.dumps(said), type=Info).is_certain is is_certain


class Servers:
    """Answers how far a stream is written when it is let, and counts the questions."""

    server = "log-1"

    def __init__(self) -> None:
        self.asked = self.end = 0
        self.may_answer = asyncio.Event()

    async def ask(self, subject: str, body: bytes, headers: object) -> bytes:
        self.asked += 1
        end = self.end  # as it is when the question is sent
        await self.may_answer.wait()
        return json.dumps({"state": {"last_seq": end}}).encode()


async def test_a_reader_shares_only_a_question_that_is_sent_after_it_came() -> None:
    servers = Servers()
    barrier = Barrier(servers, Address((), partitions=2))  # type: ignore[arg-type]
    early = asyncio.create_task(barrier.end(0))
    while not servers.asked:
        await asyncio.sleep(0)
    servers.end = 5
    late = [asyncio.create_task(barrier.end(0)) for _ in range(10)]
    await asyncio.sleep(0)
    servers.may_answer.set()
    assert [await one for one in (early, *late)] == [0] + [5] * 10
    assert servers.asked == 2
