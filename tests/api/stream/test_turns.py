"""The feed says whose turn it became, also outside the turns: a client can notify its player by the feed alone."""

import json
from pathlib import Path

from tests.api.serving import serving, until
from tests.api.stream.feed_client import Follower, parsed
from tests.api.stream.watching import watching

KEYS = ("roll:1", "take", "pass", "aside")
"""`aside` asks all seats at once."""


async def test_field_76_the_feed_names_a_seat_whenever_next_gains_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        table = await here.started(3, options={"undo": "free"})
        async with watching(table, **table.headers(2)) as one:
            await until(lambda: one.known.checkpoint)
            asked, gained = set(one.known.board["next"]), 0
            for number in range(12):
                start, before = len(one.got), one.known.board["next"]
                if number % 5 == 4:
                    await table.post("undo", {"to": 0})
                else:
                    seat = before[0]
                    offered = await here.http.get(f"{table.path}/actions", headers=table.headers(seat))
                    keys = [each["command"]["key"] for each in offered.json()["actions"]]
                    await table.act(next((key for key in KEYS[number % 4 :] if key in keys), keys[0]), seat)
                newest = await table.get()
                await until(lambda version=newest["version"]: one.known.last == version)
                now = set(newest["next"])
                assert set(one.known.board["next"]) == now
                if now - asked:
                    gained += 1
                    names = [name for name, *_ in parsed(one.got[start:]) if name in ("entry", "board")]
                    assert names[-2:] == ["board", "entry"], "before the action's last entry"
                    changes = [json.loads(data) for name, _, data in parsed(one.got[start:]) if name == "board"]
                    assert any(change["path"].startswith("/next") for change in changes[-1]["patch"])
                asked = now
            assert gained > 3
            assert Follower().hear(parsed(one.got)).board["next"] == sorted(now)
