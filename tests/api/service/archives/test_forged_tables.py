"""A table's own entries decided again: what the service writes is found good, what it never would is named."""

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from api.service.archives.audits import Audits
from api.service.archives.decide_again import audit_with_rules
from api.service.archives.imports import sound
from api.service.archives.replay import lines_of
from api.service.archives.undo_line import UndoLine
from api.service.budget import Payer
from api.service.fair_queue import FairQueue
from api.service.tables.use_cases import Tables
from domain.kernel.errors import UndoRefused
from domain.kernel.fact import Entry
from domain.kernel.tables.table import SeatPlan, Table, TableOpened, consent_needed
from domain.kernel.tables.timeline import Step, Timeline
from infra.keys.signer import Signer
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from infra.store.rows.records import TableRow
from projections.audit import ArchiveError, Report
from tests.api.clients import Client, TableClient
from tests.api.service.archives import forged_tables
from tests.api.service.archives.forged_tables import FORGERIES, GIVEN_UP, UPGRADED, Forge, archive, place
from tests.api.toy_archives import hourglass, know_toy, toy_tables
from tests.projections.audit.log_writer import Line
from tests.toy import TOY

PACKS = PackIndex([TOY], lambda game: [{}])
NEWER = TOY._replace(rules=2)
Forgery = tuple[str, int, str, list[Forge]]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    tables = toy_tables(tmp_path_factory.mktemp("forged"))
    yield tables
    tables.log.rows.close()


@pytest.fixture(scope="module")
def over(tables: Tables) -> list[Line]:
    return asyncio.run(forged_tables.played(tables))


@pytest.fixture(scope="module")
def given_up(tables: Tables) -> list[Line]:
    return asyncio.run(forged_tables.played(tables, "given up"))


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> list[Line]:
    """A table whose service was upgraded after the first action."""
    return asyncio.run(forged_tables.upgraded(tmp_path_factory.mktemp("upgraded"), NEWER))


def failed(report: Report) -> str:
    return "".join(check.check for check in report.checks if check.verdict == "failed")


def rules(report: Report) -> Any:
    """Check F of a report."""
    return next(check for check in report.checks if check.check == "F")


def audited(archive: bytes, game: Any = TOY) -> Report:
    return audit_with_rules(archive, Codec([game]), PackIndex([game], lambda game: [{}]))[0]


def expected(entries: list[Line], forgery: Forgery) -> tuple[bytes, int, str]:
    """The forged archive, the entry at fault and what is said of it."""
    type_, nth, why, forges = forgery
    forged = archive(entries, *forges)
    found = [json.loads(line) for line in forged.splitlines()[:-1]]
    return forged, place(found, type_, nth) + 1, why


def check_refused(report: Report, entry: int, why: str) -> None:
    """The rules alone find the fault, at this entry."""
    assert failed(report) == "F", report.checks
    assert (report.verdict, report.entry, rules(report).entry) == ("failed", entry, entry)
    assert why in rules(report).note


@pytest.mark.parametrize("name", FORGERIES)
def test_what_the_service_never_writes_is_named(over: list[Line], name: str) -> None:
    forged, entry, why = expected(over, FORGERIES[name])
    check_refused(audited(forged), entry, why)


@pytest.mark.parametrize("name", GIVEN_UP)
def test_a_game_is_given_up_by_its_host_alone(given_up: list[Line], name: str) -> None:
    forged, entry, why = expected(given_up, GIVEN_UP[name])
    check_refused(audited(forged), entry, why)


@pytest.mark.parametrize("name", UPGRADED)
def test_rules_change_with_the_action_that_they_decide(upgraded: list[Line], name: str) -> None:
    forged, entry, why = expected(upgraded, UPGRADED[name])
    check_refused(audited(forged, NEWER), entry, why)


NOT_INSTALLED: dict[str, Forgery] = UPGRADED | {
    "newer rules by a seat": ("rules-changed", 0, "only the service", [forged_tables.by("rules-changed", 1)]),
    "another pack": ("rules-changed", 0, "the same pack", [forged_tables.data("rules-changed", pack="1" * 64)]),
    "in front of the end": (
        "rules-changed",
        1,
        "an action or the start must follow",
        [forged_tables.put("table-ended", 0, "rules-changed", None, rules=3, pack=TOY.read_pack({}).hash)],
    ),
}


@pytest.mark.parametrize("name", NOT_INSTALLED)
def test_rules_that_are_not_installed_hide_no_forged_change_of_them(upgraded: list[Line], name: str) -> None:
    forged, entry, why = expected(upgraded, NOT_INSTALLED[name])
    check_refused(audited(forged), entry, why)


BY, EARLY = forged_tables.by, forged_tables.long_before
BRANCH: dict[str, Forgery] = {
    "copies from another time": ("cards-shuffled", 0, "must have the time at which", [EARLY("table-opened")]),
    "a copied setup by another seat": ("cards-shuffled", 0, "seat 1 cannot ask", [BY("cards-shuffled", 1, rows=2)]),
    "a copied action by another seat": ("action-taken", 0, "seat 1 cannot ask", [BY("action-taken", 1, rows=4)]),
    "started by another seat": ("table-started", 0, "seat 1 cannot ask", [BY("table-started", 1)]),
}


@pytest.mark.parametrize("name", BRANCH)
async def test_a_branchs_copies_are_as_its_origin_wrote_them(client: Client, name: str) -> None:
    table = await client.started()
    await table.act("roll:1")
    answer = await client.http.post(table.path("branch"), json={}, headers=table.headers(0))
    branch = TableClient(client, answer.json())
    await branch.post("start")
    forged, entry, why = expected([json.loads(line) for line in (await branch.log()).splitlines()], BRANCH[name])
    check_refused(audited(forged), entry, why)


@pytest.mark.parametrize("end", ["over", "given up", "open"])
@pytest.mark.parametrize("policy", [None, "knowledge"])
async def test_what_the_service_writes_is_found_good(tmp_path: Path, end: str, policy: str | None) -> None:
    tables = toy_tables(tmp_path)
    options = {} if policy is None else {"undo": policy}
    report = audited(archive(await forged_tables.played(tables, end, **options)))
    tables.log.rows.close()
    assert rules(report).verdict == "ok", rules(report)
    actions = 6 if end == "over" else 5
    assert rules(report).note == f"{actions} actions decided again, with the same result"


async def test_the_service_ends_a_game_that_is_over(tables: Tables) -> None:
    assert rules(audited(archive(await forged_tables.ended_by_service(tables)))).verdict == "ok"


def test_a_proposal_that_replaced_another_is_found_good(over: list[Line]) -> None:
    """Services of before let it, and an undo at once beside an open proposal too."""
    twice = forged_tables.put("undo-proposed", 1, "undo-proposed", 2, seat=2, to=1, needs=[0, 1])
    assert rules(audited(archive(over, twice))).verdict == "ok"


def test_a_proposal_that_its_seat_withdrew_is_found_good(over: list[Line]) -> None:
    by, data = forged_tables.by("undo-answered", 1, 2), forged_tables.data("undo-answered", 2, seat=1)
    assert rules(audited(archive(over, by, data))).verdict == "ok"


def test_every_action_whose_rules_are_installed_is_decided(upgraded: list[Line]) -> None:
    check = rules(audited(archive(upgraded), NEWER))
    why = "decided under rules version 1, not installed here"
    assert (check.verdict, check.note) == ("ok", f"2 of 3 actions decided again, with the same result; 1 {why}")
    older = rules(audited(archive(upgraded), TOY))
    why = "decided under rules version 2, not installed here"
    assert (older.verdict, older.note) == ("ok", f"1 of 3 actions decided again, with the same result; 2 {why}")


def test_a_fault_under_rules_that_are_installed_is_found_beside_others(upgraded: list[Line]) -> None:
    key = forged_tables.data("action-taken", 2, key="roll:1")
    check_refused(audited(archive(upgraded, key), NEWER), place(upgraded, "action-taken", 2) + 1, "the rules")
    first = forged_tables.data("action-taken", 0, key="roll:1")
    assert rules(audited(archive(upgraded, first), NEWER)).verdict == "ok", "nothing decides it"
    check_refused(audited(archive(upgraded, first), TOY), place(upgraded, "action-taken") + 1, "the rules")


def test_where_no_action_can_be_decided_it_is_skipped_but_own_entries_are_not(over: list[Line]) -> None:
    check = rules(audited(archive(over), NEWER))
    why = "none of 6 actions decided again: decided under rules version 1, not installed here"
    assert (check.verdict, check.note) == ("skipped", why)
    forged, entry, why = expected(over, FORGERIES["consent by one seat twice"])
    check_refused(audited(forged, NEWER), entry, why)


@pytest.mark.parametrize("name", FORGERIES)
def test_command_import_and_service_name_the_same(
    over: list[Line], name: str, tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    know_toy(monkeypatch)
    forged, entry, why = expected(over, FORGERIES[name])
    (tmp_path / "forged.ndjson").write_bytes(forged)
    result = hourglass("audit", tmp_path / "forged.ndjson", "--json")
    checks = json.loads(result.stdout)["checks"]
    with pytest.raises(ArchiveError) as refused:
        sound(forged, tables.log, PACKS, None)

    assert result.exit_code == 1
    assert json.loads(by_service(tables, forged, tmp_path))["checks"] == checks
    assert [(one["entry"], why in one["note"]) for one in checks if one["verdict"] == "failed"] == [(entry, True)]
    assert refused.value.entry == entry and why in str(refused.value)


def by_service(tables: Tables, forged: bytes, folder: Path) -> bytes:
    """The report of the service's route, on a store that holds the forged log."""
    lines, id, codec = lines_of(forged), uuid4(), tables.log.codec
    events = [codec.restored(id, entry_of(codec, line), line["type"], line["data"]) for line in lines]
    tables.log.rows.insert_events(events, rows=[TableRow(id, "toy", "", False, 0)])
    audits = Audits(tables.log, PACKS, Signer("toy", folder / "key"), FairQueue(1, lambda payer, cost: None))
    return asyncio.run(audits.report(Payer("anyone"), id, len(events), None))


def entry_of(codec: Codec, line: Mapping[str, Any]) -> Entry:
    at = round(datetime.fromisoformat(line["at"]).timestamp() * 1000)
    return Entry(line["v"], at, line["action"], line["by"], line["rule"], codec.fact_of_line(dict(line)))


def needed(of: Callable[..., tuple[int, ...]], *arguments: Any) -> tuple[int, ...] | str:
    try:
        return of(*arguments)
    except UndoRefused as refused:
        return str(refused)


@given(data=st.data(), policy=st.sampled_from(["free", "knowledge", "unanimous", "off"]), seats=st.integers(1, 3))
def test_the_line_judges_undos_as_the_table_does(data: st.DataObject, policy: str, seats: int) -> None:
    """It does so without walking back, since a forged log may turn without end."""
    opened = TableOpened("", "", "toy", 1, "", {"undo": policy}, (SeatPlan(),) * seats, {})
    table, line, timeline = Table(opened=opened, started=True), UndoLine(), Timeline()
    for version in range(1, data.draw(st.integers(2, 12))):
        back, forward = [*list(timeline.line(timeline.current))[1:], 0], list(timeline.redone_by(timeline.tip))
        to = data.draw(st.sampled_from([None, *back, *forward]))
        if to is None:
            seat, reveals, gap = data.draw(st.tuples(st.integers(0, seats - 1), st.booleans(), st.integers(1, 2)))
            depth = timeline.depth(timeline.current) + 1
            step = Step(timeline.newest + gap, timeline.current, depth, version, version, seat, reveals)
            timeline = timeline.acted(step)
            line.act(step)
        else:
            timeline = timeline.moved(version, to, undo=to in back)
            line.move(to)
        table = replace(table, timeline=timeline)
        for seat in range(seats):
            for target in range(timeline.newest + 2):
                asked = table, seat, target
                assert needed(line.consent_needed, *asked) == needed(consent_needed, *asked)
                assert line.reaches_forward(target) == (target in timeline.redone_by(timeline.tip))
