"""Whose word on the end of a stream counts, and who shares a question."""

import asyncio
import json
from time import monotonic
from typing import Any

import msgspec
import pytest

from infra.store.jetstream import barrier as barrier_module
from infra.store.jetstream.address import Address
from infra.store.jetstream.barrier import HEARD_SECONDS_MAX, Barrier, Info
from infra.store.jetstream.lines import Lines

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
    assert (msgspec.json.decode(json.dumps(said), type=Info).certain_seconds > 0) is is_certain


class Servers:
    """Answers how far a stream is written when it is let, and counts the questions."""

    server = "log-1"

    def __init__(self) -> None:
        self.asked = self.end = 0
        self.leader, self.silence = "log-1", 0.5
        self.may_answer = asyncio.Event()

    async def ask(self, subject: str, body: bytes, headers: object) -> bytes:
        self.asked += 1
        end = self.end  # as it is when the question is sent
        await self.may_answer.wait()
        others = [{"active": int(self.silence * SECOND)}, {}]
        cluster = {"leader": self.leader, "replicas": others}
        return json.dumps({"state": {"last_seq": end}, "cluster": cluster}).encode()


def barrier_of(servers: Servers) -> Barrier:
    address = Address((), partitions=2)
    return Barrier(servers, address, Lines(address))  # type: ignore[arg-type]


async def test_a_reader_shares_only_a_question_that_is_sent_after_it_came() -> None:
    servers = Servers()
    barrier = barrier_of(servers)
    early = asyncio.create_task(barrier.end(0))
    while not servers.asked:
        await asyncio.sleep(0)
    servers.end = 5
    late = [asyncio.create_task(barrier.end(0)) for _ in range(10)]
    await asyncio.sleep(0)
    servers.may_answer.set()
    assert [await one for one in (early, *late)] == [0] + [5] * 10
    assert servers.asked == 2


async def test_a_leader_counts_after_it_has_led_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    servers = Servers()
    servers.may_answer.set()
    barrier, since = barrier_of(servers), []
    for servers.leader in ("log-1", "log-1", "log-2", "log-2", "log-1"):
        servers.end += 1
        await barrier.end(0)
        lease = barrier._leases[0]
        assert (lease.leader, lease.end) == (servers.leader, servers.end)
        since.append(lease.since)
    assert since[0] == since[1] < since[2] == since[3] < since[4]
    for seconds, counts in ((0.0, True), (1000.0, False)):
        monkeypatch.setattr(barrier_module, "LED_SECONDS_MIN", seconds)
        assert (barrier.lease(0) is not None) is counts
        assert barrier.lease(1) is None


async def test_a_lease_ends_with_the_time_that_the_leader_was_silent_for_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(barrier_module, "LED_SECONDS_MIN", 0.0)
    servers = Servers()
    servers.may_answer.set()
    barrier, left = barrier_of(servers), 0.2
    servers.silence = HEARD_SECONDS_MAX - left
    began = monotonic()
    await barrier.end(0)
    lease = barrier._leases[0]
    assert began + left <= lease.until <= monotonic() + left
    await asyncio.sleep(left)
    assert barrier.lease(0) is None
    await barrier.end(0)
    assert barrier._leases[0].since > lease.until, "there was a gap, in which another one may have led"
