"""Tables of Tainted Grail that differ in hidden cards alone show the same to all who may not know them (TG-2.3)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from msgspec import Struct

from api.service.archives.decide_again import audit_with_rules
from api.service.bots import BotName
from api.simulation.tables import Plan, chooser
from domain.kernel.position import Position
from domain.kernel.task import Option
from domain.tainted_grail.game import TAINTED_GRAIL
from infra.packs.index import shipped
from infra.store.codec import Codec
from projections.audit import audit
from tests.api.service.archives.twins import (
    DOORS,
    GAMES,
    KEPT,
    SHOWN_EVERY,
    Choose,
    Scripted,
    Shown,
    body_of,
    exchange,
    next_of,
    played,
)
from tests.api.serving import Played, serving
from tests.api.static.verdicts import by_audit, by_script

TEXTS = shipped(TAINTED_GRAIL)[0]
RICH = {"resources = { ": "resources = { experience = 6, "}
"""All can buy cards from the first rest on."""
AFRAID = {"health_start = 8": "health_start = 4\nenergy_start = 4\nterror_start = 6"}
"""Ailei panics from the beginning."""


class Case(Struct, frozen=True):
    """A game and what of it is compared. eager: how keys begin that are taken first, each once if it ends with `!`.

    happened: tags of facts that must have come; changed: replacements in the pack; most: answers, if not all; kept: the
    reader whose kept file is compared, too, -1 for nobody's.
    """

    row: tuple[str, ...]
    hands: str
    eager: tuple[str, ...]
    happened: tuple[str, ...]
    changed: dict[str, str] = {}
    most: int | None = None
    kept: int | None = -1

    @property
    def options(self) -> dict[str, Any]:
        """How its table is opened: a row of stops, or without one the land of a campaign."""
        where = {"row": list(self.row)} if self.row else {"scenario": CAMPAIGN}
        return where | {"hands": self.hands, "undo": "knowledge"}


CAMPAIGN = "the-eighth-tally"
ANSWERS_MAX = 200
BOARD = "board?lang={}"

CASES = {
    "mulligan, discard, end": Case(
        ("lean-fox", "bog-adder"), "own", ("mulligan!",), ("tg.hand-discarded", "tg.cards-collected"), kept=None
    ),
    "flight": Case(("toll-taker", "lean-fox"), "own", ("flee!",), ("tg.character-left", "tg.hand-given-back")),
    "diplomacy": Case(("old-ferryman", "wary-miller"), "own", ("stay", "propose-flight!"), ("tg.marker-moved",)),
    "purchases": Case(("rest", "lean-fox"), "own", ("improve",), ("tg.cards-looked-at", "tg.card-kept"), RICH),
    "panic": Case(("lean-fox", "lantern-wisp"), "own", ("lay:top", "mulligan!"), ("tg.card-laid",), AFRAID),
    "a land": Case((), "own", ("mulligan!",), ("tg.day-began", "tg.encounter-begun", "tg.card-laid"), most=72, kept=1),
    "hands that all players see": Case(
        ("lean-fox", "old-ferryman"), "players", ("mulligan!",), ("tg.hand-discarded", "tg.cards-collected")
    ),
}


def chooser_of(case: Case) -> Choose:
    """A greedy bot that takes some options first."""
    usual = chooser(Plan(TAINTED_GRAIL.id, BotName.greedy, 2, {}, "twins"), "twins")
    taken: set[str] = set()

    def choose(position: Position[Any], offered: Sequence[Option]) -> Option:
        for wish in case.eager:
            for option in offered:
                if option.key.startswith(wish.rstrip("!")) and not (wish.endswith("!") and option.key in taken):
                    taken.add(option.key)
                    return option
        return usual(position, offered)

    return choose


def texts_of(case: Case) -> dict[str, str]:
    """The pack, with what the case changes in it."""
    texts = dict(TEXTS)
    for old, new in case.changed.items():
        texts["characters.toml"] = texts["characters.toml"].replace(old, new)
    return texts


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_twin_tables_show_the_same_to_who_may_not_know_what_is_different(case: Case, tmp_path: Path) -> None:
    opened = {"characters": ["ailei", "beor"], "options": case.options}
    readers = [None, 1] if case.hands == "own" else [None]
    doors = {0: (BOARD,), **{one: (*DOORS, KEPT) if one == case.kept else DOORS for one in readers}}
    seats = (0,) if case.hands == "own" else (0, 1)
    texts = texts_of(case)
    one = await played(folder(tmp_path, "one"), texts, opened, chooser_of(case), Scripted(), doors, case.most)
    swap = exchange(one, seats, readers)
    twin = Scripted(one.draws, swap)
    other = await played(folder(tmp_path, "other"), texts, opened, one.answers, twin, doors, case.most)

    assert swap and set(case.happened) <= {type(entry.fact).__struct_config__.tag for entry in one.entries}
    assert one.draws != other.draws and one.answers == other.answers
    assert differing(one, other, readers) == []
    assert (0, BOARD) in differing(one, other, [0]), "what seat 0 sees is different"


def folder(parent: Path, name: str) -> Path:
    """A new folder."""
    made = parent / name
    made.mkdir()
    return made


def differing(one: Shown, other: Shown, readers: Sequence[int | None]) -> list[tuple[int | None, str]]:
    """The doors that showed one of these readers something else."""
    return [at for at in one.doors if at[0] in readers and one.doors[at] != other.doors[at]]


@pytest.mark.parametrize("hands", ["own", "players"])
async def test_exports_of_hidden_hands_pass_the_audit_and_the_script_alike(tmp_path: Path, hands: str) -> None:
    """In play to each reader, and after the reveal to all; the rules decide everything again then."""
    opened = {"characters": ["ailei", "beor"], "options": {"row": ["rest", "lean-fox"], "hands": hands, "undo": "free"}}
    case = Case((), hands, ("improve", "mulligan!"), (), RICH)
    archives: list[bytes] = []
    async with serving(tmp_path, GAMES, lambda game: [texts_of(case)]) as here:
        table, choose = await here.started(**body_of(opened)), chooser_of(case)
        for count in range(ANSWERS_MAX):
            position = here.service.tables.loaded(UUID(table.id)).position
            if position is None or position.asked is None:
                break
            await table.act(*next_of(choose, position, count)[::-1])
            if count % SHOWN_EVERY == 0:
                archives += [await exported(table, reader) for reader in (None, 0, 1)]
            if count == SHOWN_EVERY:
                await table.post("undo", {"to": 2})
        await table.post("end")
        archives.append(await exported(table, None))
        packs = here.service.packs
    report, _ = audit_with_rules(archives[-1], Codec([TAINTED_GRAIL]), packs, None)

    assert len(archives) > 10 and {one.check: one.verdict for one in report.checks}["F"] == "ok"
    for archive in archives:
        assert [one.note for one in audit(archive).checks if one.verdict == "failed"] == []
        assert by_script(archive)["checks"] == by_audit(archive)
    assert len(set(archives[-4:-1])) == 3, "a spectator, and each seat that bought cards, know something else"


async def exported(table: Played, reader: int | None) -> bytes:
    """The archive that a reader gets."""
    headers = {} if reader is None else table.headers(reader)
    return (await table.here.http.get(f"{table.path}/export", headers=headers)).raise_for_status().content
