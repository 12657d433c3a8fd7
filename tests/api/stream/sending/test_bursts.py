"""What is sent at once: one write a burst to each socket, and checkpoints at most so often."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame as SocketFrame
from websockets.streams import StreamReader

from api.server import websocket
from api.stream import channel as channels
from api.stream import socket
from api.stream.frames import Frame, messages, socket_bytes
from tests.api.serving import Played, serving, until
from tests.api.stream.watching import sitting, url_of, watching


def texts_in(data: bytes) -> tuple[str, ...]:
    """The texts of socket messages, read as a client reads them."""
    reader = StreamReader()
    reader.feed_data(data)
    found = []
    while reader.buffer:
        steps = SocketFrame.parse(reader.read_exact, mask=False, max_size=None)
        with pytest.raises(StopIteration) as parsed:
            next(steps)
        assert parsed.value.value.fin and parsed.value.value.opcode == 1
        found.append(bytes(parsed.value.value.data).decode())
    return tuple(found)


@pytest.mark.parametrize("size", [1, 125, 126, 127, 2**16 - 1, 2**16, 2**17])
def test_a_message_of_any_size_is_read_as_it_was_meant(size: int) -> None:
    head = len(messages([Frame("x", b'""')])[0])
    frames = [Frame("x", b'"%b"' % (b"a" * max(0, size - head))), Frame("entry", '"ä"'.encode(), 7)]
    assert texts_in(socket_bytes(frames)) == messages(frames)


async def bursts(table: Played, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The events of an action in each burst to the seat that acts, which gets its answer in time."""
    found: list[list[str]] = []
    send, make = socket.send_burst, socket.encoded

    def events_of(batches: Any) -> list[str]:
        return [frame.event for batch in batches for frame in batch.frames]

    def making(batches: Any) -> bytes:
        found.append(events_of(batches))
        return make(batches)

    async def sending(to: Any, batches: Any) -> None:
        found.append(events_of(batches))
        await send(to, batches)

    async with sitting(table) as player:
        newest = player.known.last
        monkeypatch.setattr(socket, "encoded", making)
        monkeypatch.setattr(socket, "send_burst", sending)
        assert (await player.ask(do="act", command={"key": "roll:2"}))["status"] == 200
        await until(lambda: player.known.last > newest and player.known.board["version"] == player.known.last)
        assert list(player.known.entries.values()) == (await table.here.http.get(f"{table.path}/log")).text.splitlines()
    return [[event for event in one if event != "watchers"] for one in found]


@pytest.mark.parametrize("extension", ["hourglass.burst", "of no server"])
async def test_an_action_and_its_answer_are_one_burst(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, extension: str
) -> None:
    monkeypatch.setattr(websocket, "BURST", extension)
    async with serving(tmp_path) as here:
        told = await bursts(await here.started(), monkeypatch)
    assert ["answer", "entry", "entry", "entry", "board", "entry", "checkpoint"] in told


async def test_a_socket_that_closes_takes_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        async with connect(url_of(table)) as client:
            await client.send(json.dumps({"token": table.tokens[0]}))
            await client.recv()
            client.transport.abort()
        for key in ("roll:2", "draw"):
            await table.act(key)
        await until(lambda: len(here.streams) == 0)


def size_of(checkpoint: str | None) -> int:
    return int((checkpoint or "\n0").split("\n")[1])


async def test_checkpoints_come_seldom_but_who_connects_gets_one_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channels, "CHECKPOINT_SECONDS", 3600)
    async with serving(tmp_path) as here:
        table = await here.started()
        async with watching(table) as one:
            await until(lambda: one.known.checkpoint)
            first, second = [(await table.act(key))["version"] for key in ("roll:2", "draw")]
            await until(lambda: one.known.last == second)
            assert size_of(one.known.checkpoint) == first, "the second one is owed"
            async with watching(table, f"?after={second}") as other:
                await until(lambda: size_of(other.known.checkpoint) == second)
            assert size_of(one.known.checkpoint) == first
            await table.act("finish")
            ended = (await table.post("end"))["version"]
            await until(lambda: one.is_over)
            assert size_of(one.known.checkpoint) == one.known.last == ended, "and comes before the end"


async def test_an_owed_checkpoint_comes_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "CHECKPOINT_SECONDS", 0.1)
    async with serving(tmp_path) as here:
        table = await here.started()
        async with watching(table) as one:
            await until(lambda: one.known.checkpoint)
            newest = [(await table.act(key))["version"] for key in ("roll:2", "draw", "pass")][-1]
            await until(lambda: size_of(one.known.checkpoint) == newest)
            await asyncio.sleep(0.25)
            assert one.got.count(b"event: checkpoint") <= 5
