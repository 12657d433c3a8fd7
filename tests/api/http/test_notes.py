"""Notes of a table over HTTP: who reads and writes them, and that nothing else knows of them. Source: TG-2.2.14."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.api.clients import Client, TableClient, problem
from tests.api.sent_archives import send

NOTE = "ask the ferryman – und die Glocke läuten 🔔"


async def write(table: TableClient, revision: int, *notes: str, seat: int | None = 0) -> object:
    answer = await table.client.http.put(
        table.path("notes"), json={"revision": revision, "notes": list(notes)}, headers=table.headers(seat)
    )
    return answer.json() if answer.status_code == 200 else answer


@pytest.mark.rule("TG-2.2.14")
async def test_a_table_has_notes_that_every_seat_writes_and_every_reader_reads(client: Client) -> None:
    table = await client.open(2)
    assert (await table.get("notes", None)).json() == {"revision": 0, "notes": []}
    assert await write(table, 0, NOTE) == {"revision": 1, "notes": [NOTE]}
    assert await write(table, 1, NOTE, "Ben keeps the rope", seat=1) == {
        "revision": 2,
        "notes": [NOTE, "Ben keeps the rope"],
    }
    for reader in (0, 1, None):
        answer = await table.get("notes", reader)
        assert (answer.json()["notes"], answer.headers["etag"]) == ([NOTE, "Ben keeps the rope"], '"2"')
    assert (await table.get("notes", **{"If-None-Match": '"2"'})).status_code == 304
    assert await write(table, 2) == {"revision": 3, "notes": []}


async def test_field_95_two_devices_that_write_at_once_lose_nothing(client: Client) -> None:
    table = await client.open(2)
    answers = await asyncio.gather(*(write(table, 0, f"from {n}", seat=n % 2) for n in range(6)))
    (written,) = [one for one in answers if isinstance(one, dict)]
    for one in answers:
        if one is not written:
            problem(one, 412, "notes-changed")
    assert (await table.get("notes")).json() == written
    problem(await write(table, 7, "from the future"), 412, "notes-changed")


async def test_field_95_who_sends_the_same_again_gets_the_same_answer(client: Client) -> None:
    """As after an answer that was lost; a client cannot know that its notes are written."""
    table = await client.open(2)
    for _ in range(2):
        assert await write(table, 0, NOTE) == {"revision": 1, "notes": [NOTE]}
    assert await write(table, 1, seat=1) == {"revision": 2, "notes": []}
    problem(await write(table, 0, NOTE), 412, "notes-changed")
    assert (await table.get("notes")).json() == {"revision": 2, "notes": []}


async def test_only_seats_write_and_only_who_may_read_a_private_table_reads(client: Client) -> None:
    table = await client.open(2, private=True)
    problem(await write(table, 0, NOTE, seat=None), 404, "table-not-found")
    problem(await table.get("notes", None), 404, "table-not-found")
    watcher = table.opened["watch"]
    assert (await table.get("notes", watcher)).status_code == 200
    answer = await client.http.put(
        table.path("notes"), json={"revision": 0, "notes": []}, headers=table.headers(watcher)
    )
    problem(answer, 403, "not-your-seat")
    public, other = await client.open(1), await client.open(1)
    problem(await write(public, 0, NOTE, seat=None), 401, "token-needed")
    problem(await public.get("notes", other.tokens[0]), 403, "not-your-seat")


async def test_with_a_delay_notes_are_for_the_players_until_the_end(client: Client) -> None:
    table = await client.started(1, options={"delay": 30})
    await write(table, 0, NOTE)
    for _ in range(2):
        problem(await table.get("notes", None), 403, "not-your-seat")
        assert (await table.get("notes", 0)).json()["notes"] == [NOTE]
        await table.post("end")


@pytest.mark.parametrize(
    "notes", [[""], ["a\nb"], ["\x1b[31mred"], ["x" * 401], ["x"] * 41, "x", [7], ["\ud800"]], ids=repr
)
async def test_notes_are_few_short_lines_of_plain_text(client: Client, notes: object) -> None:
    table = await client.open(1)
    answer = await client.http.put(
        table.path("notes"),
        content=json.dumps({"revision": 0, "notes": notes}),
        headers=table.headers(0, **{"Content-Type": "application/json"}),
    )
    assert answer.status_code in (400, 422), answer.text
    assert (await table.get("notes")).json()["revision"] == 0


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("\u202ereversed\u202c and \u2067isolated\u2069", "reversed and isolated"),
        ("no\u200bwhere\ufeff\u2028", "nowhere"),
        ("e" + "\u0301" * 300 + "!", "e" + "\u0301" * 4 + "!"),
        ("👩\u200d🚀 می\u200cخواهم Tiê\u0301ng", "👩\u200d🚀 می\u200cخواهم Tiê\u0301ng"),
    ],
    ids=["turned", "hidden", "stacked", "joined"],
)
async def test_what_turns_or_hides_writing_is_cut(client: Client, typed: str, kept: str) -> None:
    table = await client.started(2, name="x" + typed[:50])
    assert await write(table, 0, typed) == await write(table, 0, typed) == {"revision": 1, "notes": [kept]}
    summary = (await table.get()).json()
    await client.http.patch(table.path("seats/1"), json={"name": typed[:80]}, headers=table.headers(1))
    assert not set("\u202e\u2067\u200b\ufeff\u2028") & set(summary["name"] + (await table.get()).text)


@pytest.mark.parametrize(
    ("note", "words"),
    [("\u0301" * 10_000, "At most 400 characters"), ("\u0301" * 400, "can be seen"), ("\u200b\u2060 ", "can be seen")],
    ids=["many marks", "marks alone", "nothing"],
)
async def test_what_is_no_note_is_refused_in_words(client: Client, note: str, words: str) -> None:
    table = await client.open(2)
    for language, said in (("en", words), ("de", "höchstens 400 Zeichen" if "400" in words else "nichts zu sehen")):
        headers = table.headers(0) | {"Accept-Language": language}
        body = {"revision": 0, "notes": [note]}
        answer = await client.http.put(table.path("notes"), json=body, headers=headers)
        problem(answer, 422, "malformed-request")
        assert said in answer.json()["words"]


async def test_the_largest_notes_fit(client: Client) -> None:
    table = await client.open(1)
    assert await write(table, 0, *["🔔" * 400] * 40) == {"revision": 1, "notes": ["🔔" * 400] * 40}


async def test_nothing_else_knows_of_notes(client: Client) -> None:
    """No entry, no ETag and no archive changes."""
    table = await client.started(2)
    doors = ("", "board", "log", "export", "chronicle", "actions", "journal")
    before = [(one.headers.get("etag"), one.content) for one in [await table.get(door) for door in doors]]
    await write(table, 0, NOTE)
    assert [(one.headers.get("etag"), one.content) for one in [await table.get(door) for door in doors]] == before


async def test_notes_stay_after_the_end_and_an_import_has_none(client: Client) -> None:
    table = await client.started(1)
    await write(table, 0, NOTE)
    await table.post("end")
    assert await write(table, 1, NOTE, "well played") == {"revision": 2, "notes": [NOTE, "well played"]}
    archive = (await table.get("export")).content
    imported = (await send(client, archive)).json()["id"]
    assert (await client.http.get(f"/v1/tables/{imported}/notes")).json() == {"revision": 0, "notes": []}
