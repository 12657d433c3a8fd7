"""New tables of Materia Prima, and games that are played by the default answers alone."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from domain.kernel.position import Position
from domain.kernel.registry import default
from domain.kernel.tables.table import SeatPlan, TableOpened
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.parts import Content
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.state import State
from domain.materia_prima.tasks.effects import Effect
from domain.materia_prima.tasks.setup import ChooseAlchemistHex, ChooseTowerHex
from tests.domain.materia_prima.packs import prima
from tests.dsl import Scenario

FIXED: dict[str, Any] = {"difficulty": "normal", "layout": "open-country", "temple": "sol"}
"""Options that leave the group nothing to choose."""

PLAYERS = (
    ("green", "ottilie-krahl"),
    ("yellow", "bonifaz-quendel"),
    ("brown", "mirela-dross"),
    ("grey", "severin-moll"),
)
"""Seats that know what they play."""


def opened(*plays: tuple[str, ...], pack: Pack | None = None, **options: Any) -> TableOpened:
    """A table with these seats, by what they play."""
    pack = pack or prima()
    seats = tuple(SeatPlan(one) for one in plays)
    return TableOpened("table", "", "materia-prima", 1, pack.hash, options, seats, {"dice": pack.faces})


def new_table(
    *plays: tuple[str, ...], pack: Pack | None = None, draws: dict[str, tuple[str, ...]] | None = None, **options: Any
) -> Scenario:
    """A new table up to its first question. draws: pool -> the cards that come first."""
    state, tasks = MATERIA_PRIMA.begin(opened(*plays, pack=pack, **options), pack or prima())
    scenario = Scenario(MATERIA_PRIMA, state)
    for pool, cards in (draws or {}).items():
        scenario.draws(pool, *cards)
    return scenario.when(*tasks)


def placing_table(players: int = 2, **options: Any) -> Scenario:
    """A table at which only the places of towers and alchemists are open."""
    return new_table(*PLAYERS[:players], **{**FIXED, **options})


def by_default(scenario: Scenario, until: type[Any] | None = None) -> Iterator[Position[State]]:
    """Play on by default answers up to a question of this kind, or to the end; every position on the way."""
    while (question := scenario.position.question) and not (until and isinstance(question, until)):
        scenario.answers(question.seats[0], default(scenario.state, question))
        yield scenario.position


def set_up(players: int = 2, **options: Any) -> Scenario:
    """A table after its setup: the first day's first question, by default answers."""
    scenario = placing_table(players, **options)
    while isinstance(scenario.position.question, ChooseTowerHex | ChooseAlchemistHex):
        scenario.answers(scenario.question.seats[0], scenario.default())
    return scenario


def other_pack(**changes: Any) -> Pack:
    """The pack with tables of its content changed, unchecked: for what the checks keep out of packs."""
    content: Content = replace(prima().content, **changes)
    return Pack({"changes": repr(changes)}, content)


def with_effects(scenario: Scenario, day: int, *effects: Effect, side: str = "inquisition") -> Scenario:
    """The side of this day's row has these effects."""
    first, *others = prima().content.scenarios
    rows = tuple(replace(row, **{side: effects}) if row.day == day else row for row in first.events)
    return scenario.given_state(pack=other_pack(scenarios=(replace(first, events=rows), *others)))
