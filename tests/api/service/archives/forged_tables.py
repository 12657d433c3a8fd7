"""Tables of the toy game whose logs have every entry of a table's own, and forgeries of these entries.

The forger has made leaves and root anew. Dice, cards, seeds and numbers all fit: only who asked, or whether the table
allowed it, is not as the service would have it.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch
from uuid import UUID

from api.service.archives.audits import written_archive
from api.service.command import SERVICE, Command
from api.service.tables.use_cases import Tables
from domain.kernel.chance.fate import seed_seal
from domain.kernel.game import Game
from tests.api.toy_archives import toy_tables
from tests.projections.audit.forging import renumber
from tests.projections.audit.log_writer import Line, jcs
from tests.projections.audit.log_writer import archive_of as archive_of_lines

Forge = Callable[[list[Line]], None]
TICK = 1000
SEEDS = {seat: f"{seat}" * 32 for seat in (0, 1)}


class Played:
    """A table whose commands are a second apart."""

    def __init__(self, tables: Tables, id: UUID) -> None:
        self.tables, self.id = tables, id

    async def do(self, what: str, seat: int, *more: Any) -> None:
        """Carry out a command of a seat."""
        await getattr(self.tables, what)(self.id, Command(seat), *more)

    async def answer(self, seat: int, granted: bool) -> None:
        """Answer the open proposal."""
        proposal = self.tables.loaded(self.id).table.proposal
        assert proposal is not None
        await self.do("consent", seat, proposal.version, granted)

    @property
    def entries(self) -> list[Line]:
        """Its log, as members of its lines."""
        version = self.tables.loaded(self.id).table.version
        lines = written_archive(self.tables.log, self.id, version, None).splitlines()
        return [json.loads(line) for line in lines if line.startswith(b'{"action":')]


async def played(tables: Tables, end: str = "over", **options: Any) -> list[Line]:
    """The entries of a table of three seats. end: `over`, `given up` by its host, or `open`, before its end."""
    moments = count(tables.log.rows.clock.now(), TICK)
    with patch.object(tables.log.rows.clock, "now", lambda: next(moments)):
        opened = await tables.open("toy", ["A", "B", "C"], [(), (), ()], options=options)
        table = Played(tables, opened.id)
        for seat, seed in SEEDS.items():
            await table.do("seal", seat, seed_seal(seed))
        for seat, seed in SEEDS.items():
            await table.do("open_seed", seat, seed)
        await table.do("start", 0)
        await tables.replace_token(table.id, 2, 0)
        await turned(table)
        if end == "over":
            await table.do("act", 0, "finish")
        if end != "open":
            await table.do("end", 2 if end == "over" else 0)
        return table.entries


async def turned(table: Played) -> None:
    """Five actions; undone at once, by all, and by nobody; the last is the default of seat 2, which the host took."""
    for seat, key in ((0, "pass"), (1, "roll:1"), (2, "pass")):
        await table.do("act", seat, key)
    await table.do("undo", 2)
    await table.do("redo", 1)
    await table.do("undo", 0, 1)
    await table.answer(1, True)
    await table.answer(2, True)
    await table.do("act", 1, "pass")
    await table.do("undo", 1, 0)
    await table.answer(0, False)
    await table.tables.answer_for(table.id, Command(0), 2, 0)


async def ended_by_service(tables: Tables) -> list[Line]:
    """A game that nobody ended after it was over."""
    opened = await tables.open("toy", ["A"], [()])
    table = Played(tables, opened.id)
    await table.do("start", 0)
    await table.do("act", 0, "finish")
    await table.do("end", SERVICE)
    return table.entries


async def upgraded(folder: Path, newer: Game) -> list[Line]:
    """A table whose service was upgraded after the first of three actions."""
    tables = toy_tables(folder)
    id = (await tables.open("toy", ["A", "B", "C"], [(), (), ()])).id
    table = Played(tables, id)
    await table.do("start", 0)
    await table.do("act", 0, "pass")
    tables.log.rows.close()
    table = Played(toy_tables(folder, newer), id)
    await table.do("act", 1, "pass")
    await table.do("act", 2, "pass")
    await table.do("end", 0)
    entries = table.entries
    table.tables.log.rows.close()
    return entries


def archive(entries: list[Line], *forgeries: Forge) -> bytes:
    """The archive of these entries, forged."""
    own = deepcopy(entries)
    for forge in forgeries:
        forge(own)
    return archive_of_lines([jcs(entry) for entry in own])


def place(entries: list[Line], type_: str, nth: int = 0) -> int:
    """The index of an entry of a type."""
    return [index for index, entry in enumerate(entries) if entry["type"] == type_][nth]


def by(type_: str, seat: int | None, nth: int = 0, rows: int = 1) -> Forge:
    """Another seat asked. rows: for how many entries."""

    def forge(entries: list[Line]) -> None:
        start = place(entries, type_, nth)
        for entry in entries[start : start + rows]:
            entry["by"] = seat

    return forge


def data(type_: str, nth: int = 0, **members: Any) -> Forge:
    """Other members in the data of an entry."""
    return lambda entries: entries[place(entries, type_, nth)]["data"].update(members)


def become(type_: str, nth: int, new: str, **members: Any) -> Forge:
    """An entry of another type, with these data."""
    return lambda entries: entries[place(entries, type_, nth)].update(type=new, data=members)


def left_out(type_: str, nth: int = 0, rows: int = 1) -> Forge:
    """Drop entries and number the rest anew."""

    def forge(entries: list[Line]) -> None:
        start = place(entries, type_, nth)
        del entries[start : start + rows]
        renumber(entries)

    return forge


def put(before: str, nth: int, type_: str, asker: int | None, **members: Any) -> Forge:
    """Put an entry in front of another, at the time of that one."""

    def forge(entries: list[Line]) -> None:
        at = place(entries, before, nth)
        own = {"type": type_, "action": 0, "by": asker, "rule": None, "data": members}
        entries.insert(at, entries[at] | own)
        renumber(entries)

    return forge


def later(type_: str, nth: int = 0) -> Forge:
    """An entry, a moment after the one that it belongs to."""

    def forge(entries: list[Line]) -> None:
        entry = entries[place(entries, type_, nth)]
        assert entry["at"].endswith("Z") and int(entry["at"][-4:-1]) < 999
        entry["at"] = f"{entry['at'][:-4]}{int(entry['at'][-4:-1]) + 1:03}Z"

    return forge


def earlier(type_: str) -> Forge:
    """An entry at the time of the one above it."""

    def forge(entries: list[Line]) -> None:
        at = place(entries, type_)
        assert entries[at]["at"] != entries[at - 1]["at"]
        entries[at]["at"] = entries[at - 1]["at"]

    return forge


def long_before(type_: str) -> Forge:
    """An entry at a time before its own."""

    def forge(entries: list[Line]) -> None:
        entry = entries[place(entries, type_)]
        entry["at"] = f"2026-01-01{entry['at'][10:]}"

    return forge


def set_up_again(entries: list[Line]) -> None:
    """The whole setup once more, after a token was replaced."""
    start, end = place(entries, "table-started") + 1, place(entries, "token-replaced")
    entries[end + 1 : end + 1] = deepcopy(entries[start:end])
    for entry in entries[end + 1 : end + 1 + end - start]:
        entry["at"] = entries[end]["at"]
    renumber(entries)


FORGERIES: dict[str, tuple[str, int, str, list[Forge]]] = {
    "opened by a seat": ("table-opened", 0, "seat 0 cannot ask", [by("table-opened", 0)]),
    "a seed sealed by another seat": ("seed-sealed", 0, "seat 1 cannot ask", [by("seed-sealed", 1)]),
    "a seed sealed by the service": ("seed-sealed", 1, "the service cannot ask", [by("seed-sealed", None, 1)]),
    "a seed opened by another seat": ("seed-opened", 1, "seat 0 cannot ask", [by("seed-opened", 0, 1)]),
    "started by another seat": ("table-started", 0, "seat 1 cannot ask", [by("table-started", 1, rows=3)]),
    "started by the service": ("table-started", 0, "the service cannot ask", [by("table-started", None, rows=3)]),
    "set up by another seat": ("cards-shuffled", 0, "time or seat differs", [by("cards-shuffled", 1)]),
    "set up later": ("cards-shuffled", 0, "time or seat differs", [later("cards-shuffled"), later("awaiting")]),
    "set up later than started": ("awaiting", 0, "time or seat differs", [later("awaiting")]),
    "set up after something else": (
        "table-started",
        0,
        "the setup must follow",
        [put("cards-shuffled", 0, "token-replaced", 0, seat=1)],
    ),
    "set up twice": ("cards-shuffled", 1, "set up once, when it is started", [set_up_again]),
    "a token replaced by another seat": ("token-replaced", 0, "seat 1 cannot ask", [by("token-replaced", 1)]),
    "a token replaced by the service": ("token-replaced", 0, "the service cannot", [by("token-replaced", None)]),
    "an action by another seat": ("action-taken", 0, "seat 1 cannot ask", [by("action-taken", 1, rows=2)]),
    "an answer for another that is no default": (
        "action-taken",
        1,
        "only with its default",
        [by("action-taken", 0, 1, rows=4)],
    ),
    "an action by two seats": ("dice-rolled", 0, "time or seat differs", [by("dice-rolled", 0)]),
    "an undo by the service": ("actions-undone", 0, "the service cannot ask", [by("actions-undone", None)]),
    "an undo by a seat that needs consent": (
        "actions-undone",
        0,
        "the consent of seats 1, 2 is missing",
        [by("actions-undone", 0)],
    ),
    "an undo without consent": (
        "actions-undone",
        1,
        "the consent of seats 0, 1 is missing",
        [left_out("undo-proposed", rows=3)],
    ),
    "an undo after a consent too few": (
        "actions-undone",
        1,
        "the consent of seats 0, 2 is missing",
        [left_out("undo-answered", 1), by("actions-undone", 1, 1)],
    ),
    "an undo that was refused": ("actions-undone", 1, "is missing", [data("undo-answered", 1, granted=False)]),
    "an undo before the start": (
        "undo-proposed",
        0,
        "not running",
        [put("table-started", 0, "undo-proposed", 0, seat=0, to=0, needs=[1, 2])],
    ),
    "an undo where it is off": ("actions-undone", 0, "undo is off", [data("table-opened", options={"undo": "off"})]),
    "an undo alone where all must agree": (
        "actions-undone",
        0,
        "the consent of seats 0, 1 is missing",
        [data("table-opened", options={"undo": "unanimous"})],
    ),
    "a proposal where none is needed": (
        "undo-proposed",
        0,
        "must not be proposed",
        [left_out("actions-redone"), become("actions-undone", 0, "undo-proposed", seat=2, to=2, needs=[0, 1])],
    ),
    "a proposal where undo is free": (
        "undo-proposed",
        0,
        "must not be proposed",
        [data("table-opened", options={"undo": "free"})],
    ),
    "a proposal by another seat": ("undo-proposed", 0, "seat 2 cannot ask", [by("undo-proposed", 2)]),
    "a proposal that asks too few": ("undo-proposed", 0, "of seats 1, 2 is needed", [data("undo-proposed", needs=[1])]),
    "a proposal to stay": ("undo-proposed", 0, "action 3 is not on", [data("undo-proposed", to=3)]),
    "a proposal to an action that never was": ("undo-proposed", 0, "action 9", [data("undo-proposed", to=9)]),
    "consent by another seat": ("undo-answered", 0, "seat 2 cannot ask", [by("undo-answered", 2)]),
    "consent by one seat twice": (
        "undo-answered",
        1,
        "waits for this seat's consent",
        [by("undo-answered", 1, 1), data("undo-answered", 1, seat=1)],
    ),
    "consent by the proposer": (
        "undo-answered",
        0,
        "waits for this seat's consent",
        [by("undo-answered", 0), data("undo-answered", seat=0)],
    ),
    "consent to no proposal": (
        "undo-answered",
        0,
        "waits for this seat's consent",
        [put("action-taken", 0, "undo-answered", 1, seat=1, granted=True)],
    ),
    "consent after an action": (
        "undo-answered",
        3,
        "waits for this seat's consent",
        [put("action-taken", 5, "undo-answered", 2, seat=2, granted=True)],
    ),
    "consent of all that undoes nothing": ("undo-answered", 1, "must follow", [left_out("actions-undone", 1)]),
    "consent of all that undoes more": ("undo-answered", 1, "must follow", [data("actions-undone", 1, to=0)]),
    "an undo later than the last consent": ("actions-undone", 1, "time or seat differs", [later("actions-undone", 1)]),
    "an undo by another than the last to agree": (
        "actions-undone",
        1,
        "time or seat differs",
        [by("actions-undone", 0, 1)],
    ),
    "a redo by the service": ("actions-redone", 0, "the service cannot ask", [by("actions-redone", None)]),
    "rules that stay as they are": (
        "rules-changed",
        0,
        "only to newer ones",
        [put("action-taken", 1, "rules-changed", None, rules=1, pack="00" * 32)],
    ),
    "another pack": (
        "rules-changed",
        0,
        "the pack of a table cannot change",
        [put("action-taken", 1, "rules-changed", None, rules=1, pack="")],
    ),
    "a result that the game did not have": (
        "table-ended",
        0,
        "ended with another result",
        [data("table-ended", result="won")],
    ),
    "a reveal by another than who ended": ("seed-revealed", 0, "time or seat differs", [by("seed-revealed", 1)]),
    "a reveal later than the end": ("seed-revealed", 0, "time or seat differs", [later("seed-revealed")]),
    "an end without a reveal": ("table-ended", 0, "the reveal must follow", [left_out("seed-revealed")]),
}
"""Name -> type and number of the entry at fault, what is said of it, and how the table that was played is forged."""

GIVEN_UP: dict[str, tuple[str, int, str, list[Forge]]] = {
    "a game ended by another seat": ("table-ended", 0, "seat 1 cannot ask", [by("table-ended", 1, rows=2)]),
    "a game ended by the service": ("table-ended", 0, "the service cannot ask", [by("table-ended", None, rows=2)]),
}
"""The same, of a game that its host gave up."""

UPGRADED: dict[str, tuple[str, int, str, list[Forge]]] = {
    "newer rules by a seat": ("rules-changed", 0, "seat 1 cannot ask", [by("rules-changed", 1)]),
    "newer rules at another time": ("action-taken", 1, "time or seat differs", [earlier("rules-changed")]),
    "newer rules before no action": (
        "rules-changed",
        0,
        "an action or the start must follow",
        [put("action-taken", 1, "token-replaced", 0, seat=0)],
    ),
}
"""The same, of a table whose second action was the first under newer rules."""
