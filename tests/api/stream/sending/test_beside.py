"""The feed says when something beside the log has changed: notes, seats, proposals about seats."""

import asyncio
from pathlib import Path

from tests.api.serving import Here, Played, serving, until
from tests.api.stream.feed_client import parsed


class Listener:
    """A watcher who counts how often it was told so, once it has heard the board."""

    def __init__(self, here: Here, table: Played, **query: int) -> None:
        self._here, self._table, self._query = here, table, query
        self._got = b""

    @property
    def names(self) -> list[str]:
        """The names of the events so far."""
        return [name for name, _, _ in parsed(self._got)]

    async def listen(self) -> None:
        async with self._here.http.stream("GET", f"{self._table.path}/stream", params=self._query) as answer:
            async for part in answer.aiter_bytes():
                self._got += part


async def write(table: Played, revision: int, *notes: str) -> int:
    body = {"revision": revision, "notes": notes}
    return (await table.here.http.put(f"{table.path}/notes", json=body, headers=table.headers())).status_code


async def act_again(table: Played) -> None:
    """Take the first action of a seat that is asked."""
    (seat, *_) = (await table.get())["next"]
    menu = await table.here.http.get(f"{table.path}/actions", headers=table.headers(seat))
    await table.post("actions", {"command": menu.json()["actions"][0]["command"]}, seat)


async def test_notes_and_proposals_are_told_at_once_but_to_nobody_with_a_delay(tmp_path: Path) -> None:
    async with serving(tmp_path, idle_seconds=0, bot_pause_seconds=60) as here:
        table = await here.started(3)
        live, late = Listener(here, table), Listener(here, table, delay=5)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one.listen()) for one in (live, late)]
            await until(lambda: "board" in live.names and "watchers" in late.names)
            assert await write(table, 0, "Ada keeps the rope") == 200
            await until(lambda: live.names.count("beside") == 1)
            assert await write(table, 0, "Ben keeps it") == 412, "nothing was written, so nothing is told"
            (asked,) = (await table.get())["next"]
            by = next(seat for seat in range(3) if seat != asked)
            path = f"{table.path}/seats/{asked}/bot"
            proposed = await here.http.put(path, json={"bot": "greedy"}, headers=table.headers(by))
            assert proposed.status_code == 202
            await until(lambda: live.names.count("beside") == 2)
            await table.act("roll:1")
            await until(lambda: live.names.count("beside") == 3)  # the action has ended the proposal
            await act_again(table)
            await until(lambda: live.names.count("board") == 3)
            assert live.names.count("beside") == 3, "nothing was proposed any more"
            assert "beside" not in late.names
            for one in tasks:
                one.cancel()
