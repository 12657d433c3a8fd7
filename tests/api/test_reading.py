"""A table read over HTTP: its chronicle, earlier boards, log and archive, page by page."""

import json
from typing import Any

from tests.api.conftest import Client, problem


async def test_the_chronicle_pages_without_gap_or_repetition(client: Client) -> None:
    table = await client.started(seats=1)
    for key in ("draw", "roll:1", "draw", "pass"):
        await table.act(key)
    await table.post("undo", {"to": 3})
    await table.post("end")
    seen, after = [], ""
    while True:
        page = (await table.get(f"chronicle?limit=2{after}")).json()
        seen += page["chapters"]
        if page["next"] is None:
            break
        after = f"&after={page['next']}"
    assert [chapter["action"] for chapter in seen] == [0, 1, 2, 3, 4, None, None, None]
    assert [chapter["undone"] for chapter in seen] == [False, False, False, False, True, False, False, False]
    assert seen[5]["title"] == "The hourglass was turned back to action 3."
    whole = (await table.get("chronicle")).json()["chapters"]
    assert seen == whole
    newest = seen[-1]["version"]
    assert (await table.get(f"chronicle?after={newest}")).json()["chapters"] == []
    for after in range(newest):
        rest = (await table.get(f"chronicle?after={after}")).json()["chapters"]
        assert rest == [chapter for chapter in whole if chapter["version"] > after][-len(rest) :]
        assert len(rest) in (len([one for one in whole if one["version"] > after]) - n for n in (0, 1))


async def test_any_earlier_board_stays_as_it_was_seen(client: Client) -> None:
    table = await client.started(seats=1)
    seen: dict[str, Any] = {}
    for key in ("draw", "roll:3", "draw", "roll:1"):
        await table.act(key)
        board = (await table.get("board")).json()
        seen[str(board["version"])] = board
    await table.post("undo", {"to": 1})
    await table.act("draw")
    for at, board in seen.items():
        assert (await table.get(f"board?at={at}")).json() == board
    last = (await table.get("board?at=action:4")).json()
    assert last == list(seen.values())[-1]
    german = (await table.get("board?at=action:4&lang=de")).json()
    assert german["digest"] == last["digest"]
    for wrong, code in [
        ("999", "invalid-request"),
        ("0", "invalid-request"),
        ("action:9", "invalid-request"),
        ("x", "malformed-request"),
    ]:
        problem(await table.get(f"board?at={wrong}"), 422, code)


async def test_polling_is_cheap(client: Client) -> None:
    table = await client.started()
    for rest in ("board", "actions", "chronicle"):
        first = await table.get(rest)
        tag = first.headers["etag"]
        assert "Authorization" in first.headers["vary"]
        again = await client.http.get(table.path(rest), headers=table.headers(0) | {"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
    await table.act("pass")
    changed = await client.http.get(table.path("board"), headers=table.headers(0) | {"If-None-Match": tag})
    assert changed.status_code == 200


async def test_the_log_pages_by_version_and_the_export_is_an_archive(client: Client) -> None:
    table = await client.started(seats=1)
    await table.act("roll:2")
    lines = (await table.log()).split(b"\n")[:-1]
    assert [json.loads(line)["v"] for line in lines] == list(range(1, len(lines) + 1))
    rest = (await table.get("log?after=3")).content.split(b"\n")[:-1]
    assert rest == lines[3:]
    archive = (await table.get("export")).content.split(b"\n")
    assert archive[: len(lines)] == lines
    assert set(json.loads(archive[len(lines)])) == {"leaves", "root"}
