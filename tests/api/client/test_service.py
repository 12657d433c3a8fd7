"""The client library: what it asks, how it resumes a broken feed, and that it believes no other log."""

import asyncio
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest

from api.client.async_service import AsyncSeat, AsyncService, AsyncTable
from api.client.feed_reader import Event, follow, follow_async
from api.client.service import Seat, Service, Table
from api.client.witness import ShortMemory, Witness
from domain.log.line import Flawed
from domain.log.proofs import Rewritten
from hourglass.client import Overtaken, Refused
from infra.keys.signer import Signer
from tests.api.http.waiting import eventually
from tests.api.serving import serving, until

TABLE = "6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5"


def offered(kind: type) -> dict[str, list[str]]:
    """The public methods of a class, each with its parameters."""
    methods = inspect.getmembers(kind, inspect.isfunction)
    return {name: list(inspect.signature(one).parameters) for name, one in methods if not name.startswith("_")}


@pytest.mark.parametrize(("plain", "looped"), [(Service, AsyncService), (Table, AsyncTable), (Seat, AsyncSeat)])
def test_both_clients_offer_the_same(plain: type, looped: type) -> None:
    assert offered(plain) == offered(looped)


async def test_a_seat_is_asked_for_each_moment_once_and_agrees_to_undos(tmp_path: Path) -> None:
    """One seat plays in a thread, the other one in the loop; each is told in turn, with an undo between them."""
    async with serving(tmp_path) as here, AsyncService(here.url) as service:
        opened = await service.open_table("toy", ["Ada", "Ben"], options={"undo": "unanimous"})
        ada, ben = service.seats(opened)
        await ada.start()

        def ben_plays() -> int:
            with Service(here.url) as plain:
                seat = plain.seat(ben.id, str(ben.token))
                asked = 0
                for asked, menu in enumerate(seat.turns(), start=1):
                    assert menu["seat"] == 1
                    seat.act("draw" if asked == 1 else "pass")
                return asked

        ben_asked = asyncio.create_task(asyncio.to_thread(ben_plays))
        asked = []
        async for menu in ada.turns():
            asked.append(menu["version"])
            if len(asked) == 3:
                await ada.undo()  # Ben agrees to it, and is asked once more
                continue
            await ada.act("finish" if len(asked) == 4 else "pass")
        assert asked == sorted(set(asked)) and len(asked) == 4
        assert await ben_asked >= 3


async def test_a_seat_that_waits_agrees_to_a_bot_for_somebody_absent(tmp_path: Path) -> None:
    async with serving(tmp_path, idle_seconds=0, bot_pause_seconds=60) as here, AsyncService(here.url) as service:
        ada, _, cleo = service.seats(await service.open_table("toy", ["Ada", "Ben", "Cleo"]))
        await ada.start()
        await ada.act("roll:2")
        waiting = asyncio.create_task(anext(cleo.turns()))
        proposed = await ada.propose_bot(1)
        assert proposed["waiting"] == [2]
        async with asyncio.timeout(20):
            while (await ada.get())["seats"][1]["holder"] != "away":
                await asyncio.sleep(0.01)
        with pytest.raises(Overtaken):
            await ada.consent_about(1, proposed["proposal"], grant=False)
        waiting.cancel()


async def test_a_menu_that_somebody_else_emptied_is_not_yielded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as here, AsyncService(here.url) as service:
        (ada,) = service.seats(await service.open_table("toy", ["Ada"]))
        await ada.start()
        whole, asked = ada.menu, list[Any]()

        async def menu() -> Any:
            asked.append(await whole())
            return asked[-1] | ({"actions": []} if len(asked) == 1 else {})

        monkeypatch.setattr(ada, "menu", menu)
        yielded = asyncio.create_task(anext(ada.turns()))
        await until(lambda: asked)
        await ada.act("draw")
        assert (await yielded)["version"] > asked[0]["version"] and (await yielded)["actions"]


async def test_notes_that_others_wrote_meanwhile_are_not_lost(tmp_path: Path) -> None:
    async with serving(tmp_path) as here, AsyncService(here.url) as service:
        ada, ben = service.seats(await service.open_table("toy", ["Ada", "Ben"]))
        await ada.write_notes(0, ["Ada keeps the rope"])
        with pytest.raises(Overtaken):
            await ben.write_notes(0, ["Ben keeps the rope"])
        assert await ben.notes() == {"revision": 1, "notes": ["Ada keeps the rope"]}


async def test_an_answer_to_another_question_is_overtaken(tmp_path: Path) -> None:
    async with serving(tmp_path) as here, AsyncService(here.url) as service:
        opened = await service.open_table("toy", ["Ada"])
        (ada,) = service.seats(opened)
        await ada.start()
        option = (await ada.menu())["actions"][0]
        await ada.act("draw")
        with pytest.raises(Overtaken):
            await ada.act(option)
        with pytest.raises(Refused) as refused:
            await service.seat(ada.id, "no token")
        assert refused.value.status == 401


def feed_of(*connections: bytes) -> tuple[httpx.MockTransport, list[int]]:
    """A service that sends these bytes, one connection after another, and where each was asked to begin."""
    begun: list[int] = []

    def answer(request: httpx.Request) -> httpx.Response:
        begun.append(int(request.url.params["after"]))
        return httpx.Response(200, content=connections[len(begun) - 1])

    return httpx.MockTransport(answer), begun


def line(event: str, **more: Any) -> bytes:
    return json.dumps({"event": event, **more}).encode() + b"\n"


QUICK = line("retry", data=1)
BROKEN = (
    QUICK + line("entry", id=1) + line("entry", id=2) + line("entry", id=3)[:-5],
    QUICK + line("entry", id=3),
    QUICK + line("ended", data={}),
)
READ = [Event("entry", None, 1), Event("entry", None, 2), Event("entry", None, 3), Event("ended", {})]


def without_retries(events: Iterator[Event] | list[Event]) -> list[Event]:
    return [one for one in events if one.event != "retry"]


def test_a_feed_that_breaks_in_a_line_is_resumed_after_the_last_whole_entry() -> None:
    transport, begun = feed_of(*BROKEN)
    with httpx.Client(base_url="http://here", transport=transport) as http:
        assert without_retries(follow(http, TABLE)) == READ
    assert begun == [0, 2, 3]


async def test_so_it_is_in_an_event_loop() -> None:
    transport, begun = feed_of(*BROKEN)
    async with httpx.AsyncClient(base_url="http://here", transport=transport) as http:
        assert without_retries([one async for one in follow_async(http, TABLE)]) == READ
    assert begun == [0, 2, 3]


async def test_no_client_believes_a_log_that_was_rewritten(tmp_path: Path) -> None:
    """A checkpoint that was kept has another root than the log shows now."""
    async with serving(tmp_path) as here:
        table = await here.started()
        size = len((await here.http.get(f"{table.path}/log")).text.splitlines())
        other = Signer("hourglass.local", tmp_path / "key.signing").checkpoint(UUID(table.id), size, b"x" * 32)
        kept = tmp_path / "seen"
        kept.mkdir()
        (kept / f"{table.id}.checkpoint").write_text(other, "utf-8")
        with Service(here.url, memory=kept) as service, pytest.raises(Rewritten):
            await asyncio.to_thread(list, service.table(table.id).events())
        async with AsyncService(here.url, memory=kept) as service:
            with pytest.raises(Rewritten):
                async for _ in service.table(table.id).events():
                    pass


async def test_of_two_feeds_the_slower_one_sees_no_other_log(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        await table.act("roll:1")
        earlier, newest = [
            (await here.http.get(f"{table.path}/checkpoint", params={"size": size})).text
            for size in (3, (await table.get())["version"])
        ]
        memory = ShortMemory()

        def seen(*texts: str) -> list[int]:
            with httpx.Client(base_url=here.url) as http:
                return [Witness(http, table.id, memory).check(text).size for text in texts]

        assert (await asyncio.to_thread(seen, newest, earlier))[1] == 3
        kept = memory.newest(table.id)
        assert kept is not None and kept.size > 3, "the newest stays"
        signer = Signer("hourglass.local", tmp_path / "key.signing")
        memory.keep(table.id, signer.checkpoint(UUID(table.id), kept.size + 2, b"x" * 32))
        with pytest.raises(Rewritten):
            await asyncio.to_thread(seen, earlier)


def test_the_keys_are_asked_for_once_and_again_only_when_another_one_signs(tmp_path: Path) -> None:
    signers = [Signer("here", tmp_path / name) for name in ("old", "new")]
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.path)
        return httpx.Response(200, json={"keys": [{"vkey": one.key.vkey} for one in signers[: len(asked)]]})

    def checkpoint(signer: Signer) -> str:
        return signer.checkpoint(UUID(TABLE), 3, b"x" * 32)

    with httpx.Client(base_url="http://here", transport=httpx.MockTransport(answer)) as http:
        witness = Witness(http, TABLE, ShortMemory())
        for signer, times in ((signers[0], 1), (signers[0], 1), (signers[1], 2), (signers[0], 2)):
            witness.check(checkpoint(signer))
            assert asked == ["/v1/keys"] * times
        with pytest.raises(Flawed, match="no key"):
            witness.check(checkpoint(Signer("here", tmp_path / "foreign")))


async def test_a_watcher_reads_what_a_seat_does_and_keeps_its_checkpoint(tmp_path: Path) -> None:
    kept = tmp_path / "seen"
    async with serving(tmp_path) as here, AsyncService(here.url, memory=kept) as service:
        table = await here.started()
        await table.act("finish")
        await table.post("end")
        watched = service.table(table.id)
        versions = [one.id async for one in watched.events() if one.event == "entry"]
        assert versions == list(range(1, (await watched.summary())["version"] + 1))
        assert (await watched.board())["version"] == versions[-1]
        assert (await watched.chronicle())["chapters"] and await watched.export()
        await eventually(here.http, lambda listed: len(listed) == 1, state="finished")
        assert [one["id"] for one in (await service.tables(state="finished"))["tables"]] == [table.id]
        assert "toy" in [one["id"] for one in await service.games()]
    assert [one.name for one in kept.iterdir()] == [f"{table.id}.checkpoint"]
