"""A table as a file to keep: what it holds, for whom, and that nothing more is in it."""

import re
from hashlib import sha256
from typing import Any

import pytest

from api.web.kept import route
from infra.keys.signer import verifies
from projections.audit import Keyring
from tests.api.clients import Client, TableClient, keyring_of, problem
from tests.api.web.kept.reading import Kept, read


async def kept(table: TableClient, seat: int | None = None) -> Kept:
    answer = await table.get("export.html", seat)
    assert answer.status_code == 200, answer.text
    return read(answer.content)


async def played(client: Client, **more: Any) -> TableClient:
    """A table with a die, open and hidden cards, and an undo."""
    table = await client.started(2, **more)
    for key in ("roll:2", "draw", "roll:1"):
        (asked, *_) = (await table.get()).json()["next"]
        assert (await table.act(key, asked)).status_code == 200
    return table


async def test_a_file_has_the_archive_the_chronicle_and_every_board(client: Client) -> None:
    table = await played(client, name="Friday")
    await table.post("undo", {"to": 1})
    await table.consent(1)
    found = await kept(table)
    story = (await table.get("chronicle?lang=de", None)).json()["chapters"]

    assert found.archive == (await table.get("export", None)).content
    assert [one["de"] for one in found.chapters] == story
    assert {*found.boards["en"]} == {*found.boards["de"]} == {one["version"] for one in story}
    for lang, boards in found.boards.items():
        for version, html in boards.items():
            assert html == (await table.get(f"board.html?at={version}&lang={lang}", None)).text
    assert (found.head["name"], found.head["seats"]) == ("Friday", ["Player 0", "Player 1"])


async def test_each_board_has_the_day_that_it_shows_and_not_that_on_which_its_action_began(client: Client) -> None:
    table = await client.started(1, options={"undo": "free"})
    for key in ("draw", "draw"):
        assert (await table.act(key)).status_code == 200
    await table.post("undo", {"to": 1})
    found = await kept(table)

    assert [*found.days["en"].values()] == ["Card 0", "Card 1", "Card 2", "Card 1"]
    assert [*found.days["de"]] == [*found.boards["de"]]


async def test_the_service_signs_what_the_file_shows(client: Client) -> None:
    table = await played(client)
    found = await kept(table)
    [key] = (await keyring_of(client.http)).keys

    assert Keyring((key,), verifies).signed(found.note)
    assert found.note.origin == f"{key.name}/tables/{table.id}/kept"
    assert (found.note.size, found.note.root) == (await table.version(), sha256(found.packed).digest())
    assert found.head["key"] == key.vkey
    assert f'"root":"{found.head["root"]}"'.encode() in found.archive


async def test_a_seat_keeps_what_it_sees_and_nobody_more(client: Client) -> None:
    table = await client.started(2)
    for seat in (0, 1):
        assert (await table.act("take", seat)).status_code == 200
    files = {seat: await kept(table, seat) for seat in (0, 1, None)}

    for seat, file in files.items():
        assert file.archive == (await table.get("export", seat)).content
        assert file.head["seat"] == seat
        for version, html in file.boards["en"].items():
            assert html == (await table.get(f"board.html?at={version}", seat)).text
    assert len({file.archive for file in files.values()}) == 3


async def test_a_private_table_is_kept_by_its_players_alone(client: Client) -> None:
    table = await client.started(1, private=True)

    problem(await table.get("export.html", None), 404, "table-not-found")
    assert (await table.get("export.html", 0)).status_code == 200


async def test_a_table_that_has_not_begun_has_nothing_to_keep(client: Client) -> None:
    problem(await (await client.open(1)).get("export.html"), 409, "wrong-state")


async def test_a_file_may_load_nothing_and_runs_one_script(client: Client) -> None:
    answer = await (await client.started(1)).get("export.html")
    html = answer.text
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', html)

    assert answer.headers["content-security-policy"] == policy
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe" not in policy and "connect-src" not in policy
    assert len(re.findall(r"<script>", html)) == 1
    assert not re.search(r'(?:src|href)="(?!data:)|url\(|@import', html.partition("<script")[0])


async def test_the_last_boards_are_left_out_where_they_have_no_room(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(client)
    whole = (await table.get("export.html", None)).content
    monkeypatch.setattr(route, "BOARDS_AT_ONCE", 2)
    monkeypatch.setattr(route, "FILE_BYTES_MAX", 0)
    file = (await table.get("export.html", None)).content
    short = read(file)

    assert len(short.boards["en"]) == 2 < len(read(whole).boards["en"])
    assert len(short.chapters) == len(read(whole).chapters)
    assert max(short.boards["en"]) < short.head["version"] == max(read(whole).boards["en"])
