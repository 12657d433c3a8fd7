"""Reading a table again: 304 while nothing of what is said of it has changed, whatever makes a new version or none."""

from re import fullmatch
from uuid import UUID

import httpx
import pytest

from infra.nodes.presence import NOBODY, Present
from tests.api.clients import Client, TableClient, problem


async def again(table: TableClient, *tags: str, seat: int | None = 0) -> httpx.Response:
    """The table's summary, if the reader has none of these."""
    return await table.get("", seat, **{"If-None-Match": ", ".join(tags)})


async def changed(table: TableClient, tag: str) -> httpx.Response:
    """The summary, which is another than the one of this tag, and the one of its own."""
    answer = await again(table, tag)
    assert answer.status_code == 200 and answer.headers["etag"] != tag
    same = await again(table, answer.headers["etag"])
    assert (same.status_code, same.content) == (304, b"")
    return answer


async def test_the_tag_is_the_version_while_there_is_nothing_beside_the_log_to_tell(client: Client) -> None:
    table = await client.open()
    for command in ("start", "", ""):
        first = await table.get("")
        tag = first.headers["etag"]
        assert tag == f'"{first.json()["version"]}"'
        same = await again(table, tag)
        assert (same.status_code, same.content) == (304, b"")
        for name in ("etag", "vary", "cache-control"):
            assert same.headers[name] == first.headers[name], "as the whole answer has it"
        done = await (table.post(command) if command else table.act("pass", seat=first.json()["next"][0]))
        assert done.status_code == 200
        await changed(table, tag)


async def test_a_renamed_seat_is_never_missed_and_makes_no_version(client: Client) -> None:
    table = await client.started()
    first = await table.get("")
    tags = [first.headers["etag"]]
    for seat, name in ((1, "Grete"), (0, "Grete"), (1, "Otto"), (1, "Grete")):
        await client.http.patch(table.path(f"seats/{seat}"), json={"name": name}, headers=table.headers(0))
        answer = await changed(table, tags[-1])
        tags.append(answer.headers["etag"])
        assert answer.json()["seats"][seat]["name"] == name and answer.json()["version"] == first.json()["version"]
    assert tags[2] == tags[4] and len(set(tags)) == 4, "the same tag for the same names alone"
    for tag in tags[1:]:
        assert fullmatch(r'"{version}\.[0-9a-f]{{16}}"'.format(**first.json()), tag), "the version, and a short digest"


async def test_the_first_names_given_back_are_not_taken_for_what_was_never_changed(client: Client) -> None:
    table = await client.started()
    first = await table.get("")
    for name in ("Otto", "Player 1"):
        await client.http.patch(table.path("seats/1"), json={"name": name}, headers=table.headers(1))
        last = await again(table, first.headers["etag"])
        assert last.status_code == 200
    await table.post("seats/1/token")
    told = await table.get("")
    assert told.headers["etag"] != f'"{told.json()["version"]}"', "also after a new token"


async def test_watchers_who_come_and_go_are_told(client: Client) -> None:
    table = await client.started()
    tag = plain = (await table.get("")).headers["etag"]
    for present in (Present(1), Present(2, (0,)), NOBODY):
        client.service.presence.is_here(UUID(table.id), present)
        answer = await changed(table, tag)
        assert answer.json()["watchers"] == present.count
        tag = answer.headers["etag"]
    assert tag == plain


@pytest.mark.parametrize(
    ("given", "status"),
    [
        (["{tag}"], 304),
        (["W/{tag}"], 304),
        (['"1"', "{tag}"], 304),
        (['"x"', "W/{tag}", '"y"'], 304),
        (["*"], 304),
        (['"1"'], 200),
        (['"{bare}.0"'], 200),
        (["{bare}"], 200),
        (['W/"{bare}0"'], 200),
        (['"*"'], 200),
        ([""], 200),
    ],
)
async def test_lists_and_weak_tags_and_the_star(client: Client, given: list[str], status: int) -> None:
    table = await client.started()
    tag = (await table.get("")).headers["etag"]
    tags = [one.format(tag=tag, bare=tag.strip('"')) for one in given]
    assert (await again(table, *tags)).status_code == status
    sent = [("Authorization", f"Bearer {table.tokens[0]}"), *(("If-None-Match", one) for one in tags)]
    assert (await client.http.get(table.path(""), headers=sent)).status_code == status, "a line each"
    for rest in ("board", "chronicle", "actions"):
        asked = {"If-None-Match": ", ".join(tags)}
        assert (await table.get(rest, 0, **asked)).status_code == status


async def test_another_reader_is_told_what_that_one_may_see(client: Client) -> None:
    table = await client.started(options={"delay": 3600})
    mine = await table.get("", 0)
    assert "Authorization" in mine.headers["vary"]
    theirs = await again(table, mine.headers["etag"], seat=None)
    assert (theirs.status_code, theirs.json()["version"], theirs.headers["etag"]) == (200, 0, '"0"')
    assert (await again(table, '"0"', seat=None)).status_code == 304
    assert (await again(table, '"0"', seat=0)).status_code == 200
    hidden = await client.started(private=True)
    tag = (await hidden.get("", 0)).headers["etag"]
    for given in (tag, "*"):
        problem(await again(hidden, given, seat=None), 404, "table-not-found")


async def test_a_write_takes_the_tag_by_its_version(client: Client) -> None:
    table = await client.started()
    await client.http.patch(table.path("seats/1"), json={"name": "Grete"}, headers=table.headers(1))
    tag = (await table.get("")).headers["etag"]
    await client.http.patch(table.path("seats/1"), json={"name": "Otto"}, headers=table.headers(1))
    body = {"command": {"key": "pass"}}
    done = await client.http.post(table.path("actions"), json=body, headers=table.headers(0) | {"If-Match": tag})
    assert done.status_code == 200, "no name is written by it"
    stale = await client.http.post(table.path("actions"), json=body, headers=table.headers(1) | {"If-Match": tag})
    problem(stale, 412, "stale-version")
    for wrong in ('".5f"', '"x.1"', '"1-5f"'):
        headers = table.headers(1) | {"If-Match": wrong}
        problem(await client.http.post(table.path("actions"), json=body, headers=headers), 422, "malformed-request")


async def test_the_chronicle_calls_players_by_their_names_and_tells_anew_when_one_is_renamed(client: Client) -> None:
    table = await client.started()
    await table.post("seats/1/token")
    first = await table.get("chronicle", 0)
    assert first.json()["chapters"][-1]["title"] == "Player 1 has a new token for this table."
    await client.http.patch(table.path("seats/1"), json={"name": "Grete"}, headers=table.headers(0))
    again = await table.get("chronicle", 0, **{"If-None-Match": first.headers["etag"]})
    assert again.status_code == 200
    assert again.json()["chapters"][-1]["title"] == "Grete has a new token for this table."
