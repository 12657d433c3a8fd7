"""The players' socket: the feed, commands and their answers over one connection."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from api.stream import socket
from api.stream.frames import Frame, FrameBatch
from api.stream.watcher import BATCHES_MAX
from tests.api.serving import Here, Played, open_sockets, serving, until
from tests.api.stream.watching import sitting, url_of


async def left_alone(here: Here) -> None:
    await until(lambda: len(here.streams) == 0)


async def test_a_whole_game_over_a_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.opened(2)
        async with sitting(table) as host, sitting(table, 1) as other:
            assert (await host.ask(do="start", ref=1))["status"] == 200
            done = await host.ask(do="act", ref="mine", command={"key": "roll:2"})
            assert (done["ref"], done["status"], done["body"]["action"]) == ("mine", 200, 1)
            assert (await other.ask(do="act", command={"key": "draw"}))["ref"] is None
            proposed = await other.ask(do="undo", to=0)
            assert proposed["status"] == 202
            version = proposed["body"]["version"]
            assert (await host.ask(do="consent", proposal=version, grant=True))["status"] == 200
            assert (await host.ask(do="redo", to=2))["status"] == 200
            await other.ask(do="act", command={"key": "finish"})
            ended = await host.ask(do="end")
            await until(lambda: host.known.has_ended and other.known.has_ended)
            lines = (await here.http.get(f"{table.path}/log")).text.splitlines()
            for player in (host, other):
                assert list(player.known.entries.values()) == lines
                assert player.known.board == await table.get("board")
            assert ended["body"]["version"] == len(lines)
            await other.connection.wait_closed()
            assert other.connection.close_code == 1000
        await left_alone(here)


async def test_field_48_every_refused_command_gets_its_problem_document(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(2)
        async with sitting(table, 1) as player:
            newest = (await table.act("roll:1"))["version"]
            await until(lambda: player.known.last == newest)
            refused = {
                "illegal-action": {"do": "act", "command": {"key": "roll:9"}},
                "stale-version": {"do": "act", "command": {"key": "draw", "version": newest - 1}},
                "malformed-request": {"do": "act", "command": {"key": "draw"}, "colour": "red"},
                "undo-refused": {"do": "withdraw"},
                "proposal-changed": {"do": "consent", "proposal": newest, "grant": True},
                "not-your-seat": {"do": "start"},
            }
            for code, asked in refused.items():
                answer = await player.ask(**asked)
                assert answer["body"]["code"] == code and answer["status"] == answer["body"]["status"]
            await player.connection.send("no JSON")
            await until(lambda: player.answers()[-1]["body"]["code"] == "malformed-request")
            assert (await table.get())["version"] == newest


async def test_a_key_is_the_same_request_here_and_over_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        async with sitting(table) as player:
            first = await player.ask(do="act", key="k", command={"key": "draw"})
            again = await player.ask(do="act", key="k", command={"key": "draw"}, expected_version=1)
            assert first["body"] == again["body"]
            headers = table.headers() | {"Idempotency-Key": "k"}
            over = await here.http.post(f"{table.path}/actions", json={"command": {"key": "draw"}}, headers=headers)
            assert over.json() == first["body"]
            other = await player.ask(do="act", key="k", command={"key": "pass"})
            assert other["body"]["code"] == "request-changed"


async def test_the_socket_resumes_after_a_version(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        newest = (await table.act("draw"))["version"]
        async with sitting(table, after=newest) as player:
            assert player.known.entries == {}
            assert player.known.board == await table.get("board")


@pytest.mark.parametrize("hello", ["", "[]", "{}", '{"token":"bad"}', '{"token":7}', '{"after":-1}', "watch", "other"])
async def test_who_may_not_play_is_told_why_and_gets_nothing(tmp_path: Path, hello: str) -> None:
    async with serving(tmp_path) as here:
        table, other = await here.started(private=True), await here.started()
        tokens = {"watch": table.opened["watch"], "other": other.tokens[0]}
        async with connect(url_of(table)) as connection:
            await connection.send(json.dumps({"token": tokens[hello]}) if hello in tokens else hello)
            told = json.loads(await connection.recv())
            await table.act("draw")
            with pytest.raises(ConnectionClosed):
                await connection.recv()
        assert told["event"] == "problem" and told["data"]["status"] in (401, 403, 404, 422)
        assert connection.close_code == 1008 and len(here.streams) == 0


async def test_who_says_nothing_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    async with serving(tmp_path) as here:
        table = await here.started()
        async with connect(url_of(table)) as connection:
            assert json.loads(await connection.recv())["data"]["code"] == "malformed-request"
            with pytest.raises(ConnectionClosed):
                await connection.recv()


async def test_there_is_no_socket_at_a_table_that_is_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        async with connect(url_of(table)[:-4] + "x/ws") as connection:
            assert json.loads(await connection.recv())["data"]["code"] == "table-not-found"


@pytest.mark.parametrize("message", ["x" * 1025, b"bytes"])
async def test_a_message_too_large_or_of_bytes_closes_the_socket(tmp_path: Path, message: str | bytes) -> None:
    async with serving(tmp_path, body_bytes_max=1024) as here:
        table = await here.started()
        async with sitting(table) as player:
            await player.connection.send(message)
            await player.connection.wait_closed()
            assert player.connection.close_code in (1008, 1009)
        await left_alone(here)


async def test_a_socket_whose_token_is_replaced_ends(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(2)
        async with sitting(table, 1) as player:
            await table.post("seats/1/token")
            await player.connection.wait_closed()
            assert player.connection.close_code == 1013
            newest = (await table.act("draw"))["version"]
            assert player.known.last < newest
        await left_alone(here)


async def test_commands_of_a_flood_are_carried_out_one_after_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        async with sitting(table) as player:
            for ref in range(10):
                await player.connection.send(json.dumps({"do": "act", "ref": ref, "command": {"key": "pass"}}))
            await until(lambda: len(player.answers()) == 10)
            assert [one["ref"] for one in player.answers()] == list(range(10))
            versions = [one["body"]["version"] for one in player.answers()]
            assert versions == sorted(set(versions))


async def test_a_socket_counts_as_a_stream_of_its_token(tmp_path: Path) -> None:
    async with serving(tmp_path, streams_per_token_max=1) as here:
        table = await here.started()
        async with sitting(table) as player, connect(url_of(table)) as second:
            await second.send(json.dumps({"token": table.tokens[0]}))
            assert json.loads(await second.recv())["data"]["code"] == "too-many-streams"
            assert (await player.ask(do="act", command={"key": "draw"}))["status"] == 200


async def test_the_host_answers_for_an_absent_seat_over_its_socket(tmp_path: Path) -> None:
    async with serving(tmp_path, idle_seconds=0) as here:
        table = await here.started(2)
        await table.act("roll:2")
        async with sitting(table) as host, sitting(table, 1) as absent:
            refused = await absent.ask(do="default", seat=1)
            assert refused["body"]["code"] == "not-your-seat"
            wrong = await host.ask(do="default", seat=0)
            assert wrong["body"]["code"] == "wrong-state"
            done = await host.ask(do="default", seat=1)
            assert done["status"] == 200 and done["body"]["action"] == 2
            assert done["body"]["events"][0]["data"]["seat"] == 1


async def test_a_player_who_reads_nothing_is_sent_away_and_holds_up_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path, heartbeat_seconds=0.5) as here:
        table = await here.started(2)
        async with connect(url_of(table), compression=None) as deaf:
            await deaf.send(json.dumps({"token": table.tokens[0]}))
            await until(lambda: any(channel.count for channel in here.streams.channels()))
            deaf.transport.pause_reading()
            (channel,) = here.streams.channels()
            filler = FrameBatch(Frame("filler", b'"%b"' % (b"x" * 1_000_000)))
            for _ in range(BATCHES_MAX * 3):
                channel.give(filler)
                await asyncio.sleep(0)
            assert channel.count == 0
            async with sitting(table, 1) as other:
                assert (await other.ask(do="act", command={"key": "draw"}))["status"] in (200, 409)
                await until(lambda: len(here.streams) == 1)
            deaf.transport.abort()


async def test_sockets_that_are_cut_off_leave_nothing_behind(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        await connected_and_gone(table, 20)
        tasks, sockets = len(asyncio.all_tasks()), open_sockets()
        for _ in range(4):
            await connected_and_gone(table, 50)
        assert len(asyncio.all_tasks()) <= tasks and open_sockets() <= sockets
        assert not list(here.streams.channels())
        assert not here.service.feed.is_awaited


async def connected_and_gone(table: Played, count: int) -> None:
    """Sockets cut off at once: unsaid whose they are, just said, while the feed is sent, with a command under way."""
    for number in range(count):
        connection = await connect(url_of(table), compression=None)
        if number % 4:
            await connection.send(json.dumps({"token": table.tokens[0]}))
        if number % 4 > 1:
            await connection.recv()
        if number % 4 > 2:
            await connection.send(json.dumps({"do": "act", "command": {"key": "pass"}}))
        connection.transport.abort()
        await connection.wait_closed()
    await left_alone(table.here)
    await until(lambda: not list(table.here.streams.channels()))
    await asyncio.sleep(0.05)
