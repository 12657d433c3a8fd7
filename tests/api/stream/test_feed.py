"""The feed: encoded once for all, exact wherever it is cut, and nothing left behind by a reader that goes."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from api.stream import channel as channels
from api.stream.frames import Frame, FrameBatch, sse
from api.stream.route import EVENTS, FORMS
from api.stream.watcher import BATCHES_MAX
from tests.api.serving import Played, open_sockets, serving, until
from tests.api.stream.feed_client import Follower, parsed
from tests.api.stream.watching import many, read_up_to, watching


async def test_events_are_encoded_once_for_all_their_watchers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    formed: list[int | None] = []

    def counted(frames: Sequence[Frame]) -> bytes:
        formed.extend(frame.version for frame in frames)
        return sse(frames)

    monkeypatch.setitem(FORMS, EVENTS, counted)
    async with serving(tmp_path) as here:
        table = await here.started()
        async with many(table, 30) as ones:
            (channel,) = here.streams.channels()
            told_before, before, heard = channel.encoded, channel.version, [len(one.got) for one in ones]
            formed.clear()
            for key in ("roll:2", "draw", "pass"):
                newest = (await table.act(key))["version"]
            await until(lambda: all(f"\n{newest}\n" in str(one.known.checkpoint) for one in ones))
            news = [parsed(one.got[start:]) for one, start in zip(ones, heard, strict=True)]
            told = [[event for event in each if event[0] != "watchers"] for each in news]
            assert channel.encoded - told_before == len(told[0]) > newest - before
            assert all(each == told[0] for each in told)
            assert [version for version in formed if version] == list(range(before + 1, newest + 1))


async def test_a_channel_looks_once_for_each_action(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "CHECKPOINT_SECONDS", 0.0)  # else it wakes once more for what it owes
    async with serving(tmp_path, heartbeat_seconds=300) as here:
        table = await here.started()
        async with many(table, 1) as (one,):
            (channel,) = here.streams.channels()
            before = channel.looks
            for key in ("roll:2", "draw", "pass"):
                newest = (await table.act(key))["version"]
                await until(lambda: one.known.last == newest)  # noqa: B023
            assert channel.looks - before == 3


async def test_only_the_newest_batch_remembers_the_one_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[FrameBatch] = []
    async with serving(tmp_path) as here:
        table = await here.started()
        async with many(table, 1) as (one,):
            (channel,) = here.streams.channels()
            give = channel.give
            monkeypatch.setattr(channel, "give", lambda batch: given.append(batch) or give(batch))
            for key in ("roll:2", "pass", "roll:3"):
                newest = (await table.act(key))["version"]
                await until(lambda: one.known.last == newest)  # noqa: B023
    told = [batch for batch in given if {frame.event for frame in batch.frames} & {"entry", "checkpoint"}]
    assert len(told) >= 3 and told[-1].before is told[-2]
    assert all(batch.before is None for batch in told[:-1]), "or all that was ever sent would stay in memory"


async def test_an_action_s_board_is_made_once_for_all_its_watchers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    board_at = channels.board_at
    async with serving(tmp_path) as here:
        table = await here.started()
        async with many(table, 5) as ones:
            monkeypatch.setattr(channels, "board_at", lambda *of: made.append(of[3]) or board_at(*of))
            newest = [(await table.act(key))["version"] for key in ("roll:2", "pass")]
            await until(lambda: all(one.known.last == newest[-1] for one in ones))
        assert made == newest


async def test_a_patch_comes_before_the_last_entry_of_its_action(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        newest = (await table.get())["version"]
        async with watching(table, f"?after={newest}") as one:
            await until(lambda: b"checkpoint" in one.got)
            start = len(one.got)
            done = await table.act("roll:2")
            await until(lambda: b"checkpoint" in one.got[start:])
            names = [(name, id) for name, id, _ in parsed(one.got[start:]) if name != "watchers"]
            (patch,) = [json.loads(data) for name, _, data in parsed(one.got[start:]) if name == "board"]
        versions = [str(event["v"]) for event in done["events"]]
        entries = [("entry", version) for version in versions]
        assert names == [*entries[:-1], ("board", None), entries[-1], ("checkpoint", None)]
        assert (patch["from"], patch["to"]) == (newest, done["version"])


async def recorded(table: Played) -> bytes:
    """A whole small game as its watcher was sent it, from before the start to the end."""
    async with watching(table) as one:
        await until(lambda: one.known.checkpoint)
        await table.post("start")
        for key in ("roll:2", "draw", "take", "roll:3"):
            await table.act(key)
        await table.post("undo", {"to": 1})
        await table.post("redo", {})
        for key in ("draw", "finish"):
            await table.act(key)
        await table.post("end")
        await until(lambda: one.known.has_ended)
        return one.got


async def test_a_client_cut_off_at_any_byte_ends_with_the_servers_digest(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.opened()
        stream = await recorded(table)
        board = await table.get("board")
        lines = (await here.http.get(f"{table.path}/log")).text.splitlines()
        resumed = {after: parsed(await read_up_to(table, after, b"event: ended")) for after in range(len(lines) + 1)}
        between = 0
        for cut in range(len(stream) + 1):
            known = Follower().hear(parsed(stream[:cut]))
            between += known.board is not None and known.board["version"] > known.last
            known.hear(resumed[known.last])
            assert list(known.entries.values()) == lines, cut
            assert known.board == board and known.has_ended, cut
        assert between > 500, "often between a patch and the last entry of its action"


async def test_field_54_each_client_dropped_at_an_entry_gets_the_missing_ones_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        for key in ("roll:2", "draw", "pass", "roll:1"):
            await table.act(key)
        newest = (await table.get())["version"]
        async with AsyncExitStack() as stack:
            back = [
                await stack.enter_async_context(watching(table, **{"Last-Event-ID": str(after)}))
                for after in range(newest + 1)
            ]
            await until(lambda: all(b"checkpoint" in one.got for one in back))
            last = (await table.act("draw"))["version"]
            await until(lambda: all(f"id: {last}\n".encode() in one.got for one in back))
            for after, one in enumerate(back):
                ids = [int(id) for name, id, _ in parsed(one.got) if name == "entry" and id]
                assert ids == list(range(after + 1, last + 1))


async def test_watchers_are_told_as_a_state_and_again_after_each_connect(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        async with watching(table) as one:
            await until(lambda: one.known.watchers)
            assert one.known.watchers["count"] == 1
            async with watching(table), watching(table, **table.headers()):
                await until(lambda: one.known.watchers["count"] == 3)
                assert one.known.watchers["seats"] == [0]
                assert (await table.get())["watchers"] == 3
            await until(lambda: one.known.watchers["count"] == 1)
            assert one.known.watchers["seats"] == []


async def test_field_58_who_is_back_is_known_after_a_reconnect(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(2)
        async with watching(table, **table.headers(0)) as mine:
            async with watching(table, **table.headers(1)):
                await until(lambda: mine.known.watchers and mine.known.watchers["seats"] == [0, 1])
            await until(lambda: mine.known.watchers["seats"] == [0])
            away = mine.known.watchers["state"]
        back, again = watching(table, **table.headers(1)), watching(table, **table.headers(0))
        async with back, again as mine:  # one comes back while the other is cut off
            await until(lambda: mine.known.watchers)
            assert mine.known.watchers["seats"] == [0, 1]
            assert mine.known.watchers["state"] > away


async def check_refused(table: Played, **headers: str) -> None:
    """One more stream is refused, and it is said when to come again."""
    async with table.here.http.stream("GET", f"{table.path}/stream", headers=headers) as refused:
        assert refused.status_code == 429
        assert json.loads(await refused.aread())["code"] == "too-many-streams"
        assert int(refused.headers["retry-after"]) >= 1


async def test_field_57_many_streams_of_one_token_up_to_a_limit_and_none_is_closed_for_another(tmp_path: Path) -> None:
    async with serving(tmp_path, streams_per_token_max=3) as here:
        table = await here.started()
        async with AsyncExitStack() as stack:
            ones = [await stack.enter_async_context(watching(table, **table.headers())) for _ in range(3)]
            await until(lambda: all(one.known.checkpoint for one in ones))
            for _ in range(3):
                await check_refused(table, **table.headers())
            newest = (await table.act("draw"))["version"]
            await until(lambda: all(one.known.last == newest for one in ones))


async def test_streams_are_limited_by_address(tmp_path: Path) -> None:
    async with serving(tmp_path, streams_per_address_max=2) as here:
        first, second = await here.started(), await here.started()
        async with watching(first), watching(second):
            await until(lambda: len(here.streams) == 2)
            await check_refused(second)
        await until(lambda: len(here.streams) == 0)
        async with watching(second) as again:
            await until(lambda: again.known.checkpoint)


FORGED = ("-1", "x", "1.5", "+1", "1_0", "0x1", "9" * 21, "1;2", "\u0663".encode(), b"\xb2", b"\xff")


async def test_a_forged_cursor_is_a_typed_error_and_opens_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        asked = [{"headers": {"Last-Event-ID": one}} for one in FORGED]
        asked += [{"params": {"after": one}} for one in ("-1", "x", "1.5", "9" * 400)]
        for how in asked:
            async with here.http.stream("GET", f"{table.path}/stream", **how) as refused:
                assert refused.status_code == 422, how
                assert json.loads(await refused.aread())["code"] == "malformed-request"
        assert not list(here.streams.channels())


@pytest.mark.parametrize("cursor", ["9" * 20, str(2**53), "1000"])
async def test_a_cursor_beyond_the_log_is_told_where_the_log_ends(tmp_path: Path, cursor: str) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        async with watching(table, **{"Last-Event-ID": cursor}) as one:
            await until(lambda: one.known.checkpoint)
            newest = (await table.act("draw"))["version"]
            await until(lambda: one.known.last == newest)
            assert one.known.board == await table.get("board")


async def test_a_stream_whose_token_is_replaced_ends(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(2)
        async with watching(table, **table.headers(1)) as theirs, watching(table, **table.headers(0)) as mine:
            await until(lambda: theirs.known.checkpoint and mine.known.checkpoint)
            await table.post("seats/1/token")
            await until(lambda: theirs.is_over)
            newest = (await table.act("draw"))["version"]
            await until(lambda: mine.known.last == newest)
            assert theirs.known.last < newest and not theirs.known.has_ended
            assert theirs.got.endswith(b"retry: 1000\n\n")


async def test_the_host_of_a_campaign_watches_its_table_as_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        body = {"game": "toy", "seats": [{"name": "A"}]}
        campaign = (await here.http.post("/v1/campaigns", json=body)).raise_for_status().json()
        host = {"Authorization": f"Bearer {campaign['seats'][0]['token']}"}
        opened = await here.http.post(f"/v1/campaigns/{campaign['id']}/tables", headers=host)
        table = Played(here, opened.raise_for_status().json())
        async with watching(table, **host) as one:
            await until(lambda: one.known.watchers)
            assert one.known.watchers["seats"] == [0]
            await table.post("start")
            newest = (await table.act("draw"))["version"]
            await until(lambda: one.known.last == newest)
            await table.post("seats/0/token")
            await until(lambda: one.known.last == newest + 1)


async def test_field_40_a_stream_with_a_bad_token_is_sent_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table, other = await here.started(private=True), await here.started()
        for path, token, status in (
            (table.path, "bad", 404),
            (table.path, other.tokens[0], 404),
            (other.path, "x", 401),
        ):
            headers = {"Authorization": f"Bearer {token}"}
            async with here.http.stream("GET", f"{path}/stream", headers=headers) as answer:
                assert answer.status_code == status
                await table.act("draw")
                body = await answer.aread()
            assert answer.headers["content-type"] == "application/problem+json" and b"entry" not in body
        assert len(here.streams) == 0


async def test_a_watcher_who_reads_nothing_is_sent_away_and_holds_up_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path, heartbeat_seconds=2) as here:
        table = await here.started()
        _, writer = await asyncio.open_connection("127.0.0.1", int(here.url.rsplit(":", 1)[1]), limit=1)
        writer.write(f"GET {table.path}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        await until(lambda: len(here.streams) == 1)
        (channel,) = here.streams.channels()
        filler = FrameBatch(Frame("filler", b'"%b"' % (b"x" * 1_000_000)))
        await until(lambda: channel.count == 1)
        for _ in range(BATCHES_MAX * 3):
            channel.give(filler)
            await asyncio.sleep(0)
        assert channel.count == 0 and len(here.streams) == 1, "it is closed, and its last bytes are not taken"
        async with watching(table) as other:
            newest = (await table.act("draw"))["version"]
            await until(lambda: other.known.last == newest)
            await until(lambda: len(here.streams) == 1)
            assert other.known.watchers is not None and not other.is_over
        writer.close()


async def test_a_thousand_connects_leave_nothing_behind(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        await connected_and_gone(table, 20)
        tasks, sockets = len(asyncio.all_tasks()), open_sockets()
        for _ in range(20):
            await connected_and_gone(table, 50)
        assert len(asyncio.all_tasks()) <= tasks and open_sockets() <= sockets
        assert not list(here.streams.channels())
        assert not here.service.feed.is_awaited


async def connected_and_gone(table: Played, count: int) -> None:
    """Connections closed at once, each at another point of the answer."""
    streams, port = table.here.streams, int(table.here.url.rsplit(":", 1)[1])
    request = f"GET {table.path}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    for number in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request)
        if number % 3:
            await reader.read(1 << number % 12)
        writer.transport.abort()
    await until(lambda: len(streams) == 0)
    await until(lambda: not list(streams.channels()))
    await asyncio.sleep(0.05)


async def test_silence_is_broken_by_signs_of_life(tmp_path: Path) -> None:
    async with serving(tmp_path, heartbeat_seconds=0.05) as here:
        table = await here.started()
        async with watching(table) as one:
            await until(lambda: one.got.count(b": alive\n\n") >= 3)


async def test_the_same_feed_as_lines_of_json(tmp_path: Path) -> None:
    async with serving(tmp_path, heartbeat_seconds=0.05) as here:
        table = await here.started()
        newest = (await table.act("draw"))["version"]
        async with watching(table, "?after=2", accept="application/x-ndjson") as one:
            await until(lambda: b"alive" in one.got)
            assert one.answer.headers["content-type"] == "application/x-ndjson"
            *events, _ = [json.loads(line) for line in one.got.decode().rpartition("\n")[0].split("\n")]
        assert events[0] == {"event": "retry", "data": 1000}
        entries = [event for event in events if event["event"] == "entry"]
        assert [event["id"] for event in entries] == [event["data"]["v"] for event in entries]
        assert [event["id"] for event in entries] == list(range(3, newest + 1))
        (board,) = [event["data"] for event in events if event["event"] == "board"]
        assert board == {"to": newest, "board": await table.get("board")}


async def test_the_board_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        async with watching(table, "?lang=de") as german, watching(table) as english:
            await until(lambda: german.known.checkpoint and english.known.checkpoint)
            newest = (await table.act("draw"))["version"]
            await until(lambda: german.known.last == english.known.last == newest)
            assert german.known.board == await table.get("board", lang="de")
            assert len(list(here.streams.channels())) == 2


async def test_streams_end_with_a_hint_when_the_service_stops(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started()
        async with watching(table) as one:
            await until(lambda: one.known.checkpoint)
            here.streams.end()
            await until(lambda: one.is_over)
            assert one.got.endswith(b"retry: 1000\n\n") and not one.known.has_ended


async def test_field_38_watchers_of_other_audiences_are_independent(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(2)
        async with watching(table) as steady:
            await until(lambda: steady.known.checkpoint)
            for number in range(50):
                headers = table.headers(number % 2) if number % 3 else {}
                async with watching(table, f"?lang={'de' if number % 2 else 'en'}", **headers) as other:
                    await until(lambda other=other: other.known.checkpoint)
                await table.act("pass", number % 2)
            newest = (await table.get())["version"]
            await until(lambda: steady.known.last == newest)
            assert steady.known.board == await table.get("board")
            assert [name for name, _, data in parsed(steady.got) if name == "board" and "to" in data].count(
                "board"
            ) == 51
