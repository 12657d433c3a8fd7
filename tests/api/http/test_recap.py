"""What happened since a version: own things first, equal ones as one, and no more work than that needs."""

from collections.abc import Iterator
from typing import Any

import pytest

from api.service.tables.reader_view import ReaderView
from api.shared.chronicle import recaps
from projections.recaps import recap as recapped
from tests.api.clients import Client, TableClient, problem


async def lines_of(table: TableClient, query: str = "", seat: int | None = 0) -> list[dict[str, Any]]:
    """The lines of a recap. seat: the reader's, None for a spectator."""
    answer = await table.get(f"chronicle/since{query}", seat)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["lines"]
    return found


async def test_own_things_come_first_and_equal_events_are_one(client: Client) -> None:
    table = await client.started(seats=2)
    for seat, key in ((0, "roll:3"), (1, "take"), (0, "take"), (1, "roll:3"), (0, "pass")):
        await table.act(key, seat=seat)
    points = (await table.get("board")).json()["points"]
    mine, theirs, watching = [await lines_of(table, "?version=0", seat) for seat in (0, 1, None)]

    assert [one["own"] for one in mine] == [True, False, False]
    assert [one["own"] for one in theirs] == [True, False, False]
    assert [one["own"] for one in watching] == [False] * 3
    assert mine[0]["text"].startswith("0 takes") and theirs[0]["text"].startswith("1 takes")
    assert mine[-1]["text"] == f"{points} points in all" and mine[-1]["count"] == points
    assert mine[1]["text"] == "1 takes ?" == watching[0]["text"], "nobody else knows the card"
    assert (await lines_of(table, "?version=0&lang=de"))[-1]["text"] == f"Insgesamt {points} Punkte"


async def test_without_a_version_it_begins_after_the_seats_last_action(client: Client) -> None:
    table = await client.started(seats=2)
    await table.act("take", seat=0)
    since = (await table.get("chronicle/since", 0)).json()
    await table.act("take", seat=1)
    after = (await table.get("chronicle/since", 0)).json()

    assert since["lines"] == [] and since["since"] == after["since"] == since["version"]
    assert [one["text"] for one in after["lines"]] == ["1 takes ?"]


async def test_it_says_why_it_begins_where_it_does(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await client.open(seats=2)
    assert (await table.get("chronicle/since")).json()["begins"] == "start"
    await table.post("start")
    await table.act("take", seat=0)
    asked = [("", 0), ("", 1), ("?version=0", 0), (f"?version={(await table.get('')).json()['version']}", 1)]
    begun = [(await table.get(f"chronicle/since{query}", seat)).json()["begins"] for query, seat in asked]
    assert begun == ["own-action", "start", "start", "asked"]

    await table.act("take", seat=1)
    monkeypatch.setattr(recaps, "ENTRIES_MAX", 1)
    assert (await table.get("chronicle/since", 0)).json()["begins"] == "bound"


async def test_what_was_undone_is_not_told_but_the_undo_is(client: Client) -> None:
    table = await client.started(seats=1, options={"undo": "free"})
    await table.act("take")
    await table.act("take")
    await table.post("undo", {"to": 1})
    once = await lines_of(table, "?version=0")
    await table.act("roll:1")
    await table.post("undo", {"to": 1})
    twice = await lines_of(table, "?version=0")

    assert [one["count"] for one in once] == [1, 1] and len(twice) == 2
    assert once[1]["text"] == "The hourglass was turned back to action 1."
    assert twice[1]["text"] == "The hourglass was turned back twice." and twice[1]["count"] == 2


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("version=1000", "invalid-request"),
        ("version=-1", "malformed-request"),
        ("version=%2B0.0", "malformed-request"),
        ("version=0x1", "malformed-request"),
        ("lang=fr", "malformed-request"),
    ],
)
async def test_bad_questions_are_refused(client: Client, query: str, code: str) -> None:
    table = await client.started(seats=1)
    problem(await table.get(f"chronicle/since?{query}"), 422, code)


async def test_a_table_that_is_not_started_has_nothing_to_tell(client: Client) -> None:
    table = await client.open(seats=1)
    assert await lines_of(table) == []


async def test_a_recap_is_told_again_only_when_something_happened(client: Client) -> None:
    table = await client.started(seats=1)
    tag = (await table.get("chronicle/since?version=0")).headers["etag"]
    assert (await table.get("chronicle/since?version=0", **{"If-None-Match": tag})).status_code == 304
    await table.act("take")
    assert (await table.get("chronicle/since?version=0", **{"If-None-Match": tag})).status_code == 200


async def test_field_92_forty_actions_of_others_are_told_in_at_most_twelve_lines(client: Client) -> None:
    table = await client.started(seats=2, options={"undo": "free"})
    left_at = (await table.act("take", seat=0)).json()["version"]
    for _ in range(20):
        await table.act("take", seat=1)
        await table.act("show:0", seat=0)
        await table.act("roll:1", seat=1)
        await table.act("take", seat=0)
    lines = await lines_of(table, f"?version={left_at}")

    assert len(lines) == recapped.LINES_MAX
    assert [one["own"] for one in lines] == [True] * recapped.OWN_FIRST + [False] * 4


async def test_a_long_time_is_told_with_few_sentences_and_each_entry_followed_once(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much happened, the work is bounded: entries beyond the limit are not read."""
    table = await client.started(seats=1, options={"undo": "free"})
    for _ in range(60):
        await table.act("take")
        await table.act("show:0")
    told: list[Any] = []
    followed: list[Any] = []
    evolvers = {kind: counting(followed, one) for kind, one in recapped.EVOLVERS.items()}
    monkeypatch.setattr(recapped, "EVOLVERS", evolvers)
    monkeypatch.setattr(recapped, "text_of", counting(told, recapped.text_of))
    whole = (await table.get("chronicle/since?version=0")).json()

    assert len(whole["lines"]) == recapped.LINES_MAX
    assert len(told) <= 2 * recapped.LINES_MAX
    assert 60 < len(followed) <= whole["version"] - whole["since"]
    monkeypatch.setattr(recaps, "ENTRIES_MAX", 50)
    part = (await table.get("chronicle/since?version=0&lang=de")).json()
    assert part["version"] - 50 <= part["since"] < part["version"]


def counting(calls: list[Any], function: Any) -> Any:
    """A function that notes its calls."""

    def counted(*given: Any) -> Any:
        calls.append(given)
        return function(*given)

    return counted


async def test_entries_of_undone_actions_are_not_read(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await client.started(seats=1, options={"undo": "free"})
    for _ in range(3):
        await table.act("take")
        await table.act("roll:3")
        await table.post("undo", {"to": 0})
    kept = [(await table.act("take")).json() for _ in range(2)]
    read: list[int] = []
    entries = ReaderView.changes_after

    def noted(self: ReaderView, *versions: int) -> Iterator[Any]:
        for entry in entries(self, *versions):
            read.append(entry.action)
            yield entry

    monkeypatch.setattr(ReaderView, "changes_after", noted)
    lines = await lines_of(table, "?version=0")

    assert {action for action in read if action} == {one["action"] for one in kept}
    assert [one["count"] for one in lines] == [1, 1, 3]
