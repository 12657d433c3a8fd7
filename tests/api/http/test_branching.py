"""A table that goes on from any moment of another: with copies of what led there, and chance of its own."""

import asyncio
import json
from uuid import UUID

import pytest

from projections.audit import parse
from tests.api.clients import Client, Serve, TableClient, problem, without_names
from tests.api.http.branches import acted, archive, archive_of, audited, branched, forged, gone_on, lines, said
from tests.api.sent_archives import imported, played
from tests.hand_clock import HandClock


@pytest.fixture
async def table(client: Client) -> TableClient:
    """Rolled (1), drew (2), which was undone, drew again (3) and finished (4)."""
    return await played(client, end=False)


@pytest.mark.parametrize("action", [0, 1, 2, 3, 4])
async def test_it_stands_where_it_was_branched_off_also_on_an_undone_line(table: TableClient, action: int) -> None:
    branch = await branched(table, f"action:{action}")
    there = (await table.get(f"board?at=action:{action}")).json()
    here = (await branch.get("board")).json()
    assert {**here, "version": 0} == {**there, "version": 0}
    assert here["version"] == branch.opened["version"] == (await branch.get()).json()["version"]


async def test_it_begins_with_what_counted_there_and_nothing_else(table: TableClient) -> None:
    theirs, branch = await lines(table), await branched(table, "action:3")
    opened, *copies = await lines(branch)
    last = max(line["v"] for line in theirs if line["action"] == 3)
    own = ("table-opened", "table-started", "actions-undone")
    counted = [line for line in theirs if line["action"] in (0, 1, 3) and line["type"] not in own]
    assert [said(line) for line in copies] == [said(line) for line in counted]
    assert [line["v"] for line in copies] == list(range(2, len(copies) + 2))
    proof = (await table.get(f"proof/consistency?from=1&to={last}")).json()
    origin = {"table": table.id, "version": last, "root": proof["roots"][1], "entries": len(copies)}
    assert opened["data"]["origin"] == origin == (await branch.get()).json()["origin"]
    assert (await table.get()).json()["origin"] is None
    assert {line["at"] for line in copies} == {opened["at"]} and opened["at"] > theirs[-1]["at"]


async def test_its_seats_options_and_names_are_those_of_its_table(client: Client) -> None:
    table = await client.started(options={"undo": "free"}, name="Thursday")
    mine = (await (await branched(table)).get()).json()
    theirs = (await table.get()).json()
    same = ("name", "private", "game", "rules", "pack", "options", "seats", "undo")
    assert [mine[name] for name in same] == [theirs[name] for name in same]
    assert (mine["state"], mine["next"], mine["commitment"] == theirs["commitment"]) == ("open", [], False)
    named = await branched(table, name="Friday", seats=[{"name": "Cleo"}, {"name": "Dan", "plays": []}])
    told = (await named.get()).json()
    assert (told["name"], [seat["name"] for seat in told["seats"]]) == ("Friday", ["Cleo", "Dan"])


async def test_it_is_started_and_played_on_under_tokens_of_its_own(table: TableClient) -> None:
    branch = await branched(table, "action:1")
    problem(await branch.act("draw", 1), 409, "wrong-state")
    problem(await branch.post("undo"), 409, "wrong-state")
    problem(await branch.post("start", seat=table.tokens[0]), 403, "not-your-seat")
    started = (await branch.post("start")).json()
    assert ([event["type"] for event in started["events"]], started["next"]) == (["table-started"], [1])
    done = (await branch.act("draw", 1)).json()
    assert done["action"] == 2
    problem(await branch.post("start"), 409, "wrong-state")
    assert (await table.get()).json()["action"] == 4, "its table is as it was"


async def test_players_seal_seeds_of_their_own_first(table: TableClient) -> None:
    branch = await branched(table, "action:1")
    sealed = await branch.post("seeds", {"sealed": "ab" * 32})
    assert (sealed.status_code, sealed.json()["version"]) == (200, branch.opened["version"] + 1)
    problem(await branch.post("start"), 409, "wrong-state")


async def test_its_dice_are_others_and_its_counters_run_on(table: TableClient) -> None:
    """Two branches from one position, which draw eight times: that all fall alike has a chance of 1 in 10 million."""
    fates = []
    for _ in range(2):
        branch = await gone_on(table, "action:1")
        for _ in range(7):
            await acted(branch, "roll:1")
        rolled = [line["data"]["fate"] for line in await lines(branch) if line["type"] == "dice-rolled"]
        fates.append([use for fate in rolled for use in fate])
    assert [[n for _, n, _, _ in fate] for fate in fates] == [list(range(10))] * 2
    assert fates[0][:2] == fates[1][:2] and fates[0][2:] != fates[1][2:]


async def test_an_undo_leads_into_the_copies_and_forth_again(table: TableClient) -> None:
    branch = await gone_on(table, "action:3")
    assert [line["action"] for line in await lines(branch)][-1] == 4
    there = (await branch.get("board?at=action:1")).json()["digest"]
    assert (await branch.post("undo", {"to": 1})).status_code == 200
    assert (await branch.get("board")).json()["digest"] == there
    assert (await branch.post("redo", {"to": 4})).status_code == 200
    assert (await branch.post("undo", {"to": 0})).status_code == 200
    await acted(branch, "roll:3")
    assert (await branch.get()).json()["action"] == 5


async def test_numbers_that_count_no_more_at_its_table_are_missing(table: TableClient) -> None:
    branch = await gone_on(table, "action:3")
    problem(await branch.get("board?at=action:2"), 422, "invalid-request")
    problem(await branch.post("branch", {"at": "action:2"}), 422, "invalid-request")
    problem(await branch.post("undo", {"to": 2}), 409, "undo-refused")
    told = (await branch.get("chronicle")).json()["chapters"]
    assert [(one["action"], one["undone"]) for one in told] == [
        (0, False),
        (1, False),
        (3, False),
        (None, False),
        (4, False),
    ]


@pytest.mark.parametrize(("language", "begins"), [("en", "This table continues from"), ("de", "Dieser Tisch führt")])
async def test_its_chronicle_says_where_it_comes_from_and_tells_the_same(
    table: TableClient, language: str, begins: str
) -> None:
    branch = await branched(table, "action:4")
    answers = [(await one.get(f"chronicle?lang={language}")).content for one in (branch, table)]
    mine, theirs = [json.loads(without_names(answer))["chapters"] for answer in answers]
    first = mine[0]["events"][0]["text"]
    assert first.startswith(begins) and table.id in first
    actions = {chapter["action"]: chapter["title"] for chapter in theirs if chapter["action"]}
    assert [(one["action"], one["title"]) for one in mine[1:]] == [(n, actions[n]) for n in (1, 3, 4)]


async def test_it_is_audited_whole_and_its_copies_compared(table: TableClient) -> None:
    branch = await gone_on(table, "action:3")
    await branch.post("undo", {"to": 1})
    await acted(branch, "draw")
    await branch.post("end")
    report = (await branch.get("audit")).json()
    copies = (await branch.get()).json()["origin"]["entries"]
    assert report["verdict"] == "ok", report
    assert {check["check"]: check["verdict"] for check in report["checks"]}["F"] == "ok"
    compared = f"{copies} entries were copied from another table, as they stand in their origin's archive"
    assert report["checks"][3]["note"].endswith(compared)
    alone = audited(await archive(branch))
    assert alone["D"].note.endswith("not compared with their origin") and alone["F"].verdict == "ok"


@pytest.mark.parametrize(
    ("entry", "old", "new", "at"),
    [
        (5, b'"by":0', b'"by":1', 5),
        (1, b'"version":', b'"version":1', 1),
        (1, b'"root":"', b'"root":"0', 1),
    ],
)
async def test_what_only_its_origin_shows_to_be_false_is_found(
    table: TableClient, entry: int, old: bytes, new: bytes, at: int
) -> None:
    branch, begun = await archive(await gone_on(table, "action:3")), await archive(table)
    if new.endswith(b'"0'):
        root = parse(branch).lines[0].split(b'"root":"')[1][:64]
        old, new = b'"root":"' + root, b'"root":"' + b"00" * 32
    false = forged(branch, entry, old, new)
    assert audited(false)["D"].verdict == "sealed"
    assert (audited(false, begun)["D"].verdict, audited(false, begun)["D"].entry) == ("failed", at)
    assert audited(branch, begun)["D"].verdict == "sealed"


async def test_an_archive_of_another_table_is_not_compared_with(table: TableClient) -> None:
    branch, other = await archive(await gone_on(table, "action:1")), await archive(await played(table.client))
    assert "not compared: the archive is of table" in audited(branch, other)["D"].note
    assert "not compared: it is no branch" in audited(other, branch)["D"].note


async def test_a_private_tables_branch_is_private_and_outsiders_have_none(client: Client) -> None:
    table = await client.started(private=True)
    problem(await table.post("branch", {}, seat=None), 404, "table-not-found")
    branch = await branched(table, seat=table.opened["watch"])
    problem(await branch.get(seat=None), 404, "table-not-found")
    problem(await branch.get(seat=table.opened["watch"]), 404, "table-not-found")
    assert (await branch.get(seat=branch.opened["watch"])).status_code == 200


async def test_who_is_behind_branches_off_what_they_may_see(serve: Serve, clock: HandClock) -> None:
    async with serve(clock) as client:
        table = await client.open(options={"delay": 60})
        problem(await table.post("branch", {}, seat=None), 409, "wrong-state")
        await table.post("start")
        start = await table.version()
        clock.pass_by(30)
        await table.act("roll:1")
        newest = await table.version()
        clock.pass_by(31)
        problem(await table.post("branch", {"at": newest}, seat=None), 422, "invalid-request")
        problem(await table.post("branch", {"at": "action:1"}, seat=None), 422, "invalid-request")
        seen = await branched(table, seat=None)
        assert (await lines(seen))[0]["data"]["origin"]["version"] == start
        branch = await branched(table)
        assert (await lines(branch))[0]["data"]["origin"]["version"] == newest
        assert (await branch.get()).json()["origin"]["version"] == newest
        assert (await branch.get(seat=None)).json()["origin"] is None, (
            "by its root, what happened there could be guessed"
        )
        clock.pass_by(61)
        assert (await branch.get(seat=None)).json()["origin"]["version"] == newest


async def test_what_is_sealed_is_branched_off_only_after_the_reveal(client: Client) -> None:
    table = await client.started()
    await table.act("roll:1")
    await table.act("take", 1)
    await table.act("take")
    problem(await table.post("branch", {}), 409, "wrong-state")
    before = await branched(table, "action:1")
    assert "sealed" not in (await before.log()).decode()
    await table.post("end")
    branch = await branched(table, "action:3")
    assert (await branch.log()).count(b'"sealed"') == 0
    there = (await table.get("board?at=action:3")).json()["digest"]
    assert (await branch.get("board")).json()["digest"] == there
    await branch.post("start")
    await acted(branch, "take")
    await branch.post("end")
    report = (await branch.get("audit")).json()
    assert report["verdict"] == "ok" and "as they stand in their origin's archive" in report["checks"][3]["note"]


async def test_an_imported_table_is_played_on_in_a_branch(table: TableClient) -> None:
    copy = await imported(table.client, await archive(table))
    branch = await branched(copy, "action:1", seat=None)
    assert (await branch.get()).json()["origin"]["table"] == table.id
    await branch.post("start")
    await acted(branch, "draw")
    assert "as they stand in their origin's archive" in (await branch.get("audit")).json()["checks"][3]["note"]


async def test_its_archive_is_taken_in_and_gives_the_same_bytes(table: TableClient) -> None:
    branch = await gone_on(table, "action:3")
    await branch.post("undo", {"to": 0})
    await acted(branch, "roll:2")
    await branch.post("end")
    whole = await archive(branch)
    copy = await imported(branch.client, whole)
    assert await archive_of(copy) == whole
    for path in ("board?at=action:3", "chronicle", "board?at=action:4", "audit"):
        mine, its = (await copy.get(path, seat=None)).content, (await branch.get(path)).content
        assert without_names(mine) == without_names(its), path


async def test_a_branch_has_branches(table: TableClient) -> None:
    first = await gone_on(table, "action:3")
    second = await gone_on(first, "action:4")
    assert [line["action"] for line in await lines(second) if line["type"] == "action-taken"] == [1, 3, 4, 5]
    await second.post("end")
    report = (await second.get("audit")).json()
    assert report["verdict"] == "ok" and "as they stand" in report["checks"][3]["note"]


async def test_a_game_that_was_over_there_can_be_turned_back(table: TableClient) -> None:
    branch = await branched(table, "action:4")
    assert (await branch.get()).json()["state"] == await listed(branch) == "open"
    await branch.post("start")
    assert (await branch.get()).json()["state"] == await listed(branch) == "finished"
    await branch.post("undo")
    assert (await branch.get()).json()["state"] == await listed(branch) == "running"


async def test_one_that_never_began_is_abandoned_wherever_it_stands(table: TableClient) -> None:
    branch = await branched(table, "action:4")
    await branch.post("end")
    assert (await branch.get()).json()["result"] == "abandoned"
    assert (await branch.get("audit")).json()["verdict"] == "ok"


async def listed(table: TableClient) -> str:
    """The table's state in the lobby, which follows in a moment."""
    version = await table.version()
    rows = table.client.service.recorder
    for _ in range(200):
        for row in rows.listed([UUID(table.id)]):
            if row.version == version:
                return str(row.state)
        await asyncio.sleep(0.02)
    raise TimeoutError


async def test_it_is_there_after_a_restart(serve: Serve) -> None:
    async with serve() as first:
        branch = await gone_on(await played(first, end=False), "action:3")
        board = (await branch.get("board")).json()
    async with serve() as second:
        again = TableClient(second, branch.opened)
        assert (await again.get("board")).json() == board
        await acted(again, "roll:1")
