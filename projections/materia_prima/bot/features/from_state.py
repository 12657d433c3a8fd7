"""The greedy bot's features, read from a position."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from domain.kernel.position import Position
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.parts import Extension, MissionPart, TownMission
from domain.materia_prima.content.specials import ClosedPorts
from domain.materia_prima.queries import inquisitors, values
from domain.materia_prima.queries.ending import has_fulfilled, last_day
from domain.materia_prima.queries.figures import figure, player_figures, turn_order
from domain.materia_prima.queries.layouts import board_of
from domain.materia_prima.queries.movement import ports_of
from domain.materia_prima.queries.specials import standing
from domain.materia_prima.rules.turn.actions import left_of
from domain.materia_prima.state import State
from projections.materia_prima.bot.features.parts import (
    Alchemist,
    Card,
    Errand,
    Features,
    Figure,
    Foe,
    Ground,
    Price,
    Town,
    Wish,
)

CARDS_KEPT = 1024
"""The most recipes of all packs in the cache, and the most towns with what lies on them."""
LANDS_KEPT = 64
"""The most boards in the cache, and the most missions."""


class Land(NamedTuple):
    """What a board is for the bot. mines: hex -> element; towns: letter -> hex."""

    hexes: frozenset[Hex]
    mines: Mapping[Hex, str]
    towns: Mapping[str, Hex]


def of_position(position: Position[State], seat: int) -> Features | Ground | None:
    """Return the features of the position, the same for every seat; None if nothing is to be planned."""
    state = position.state
    if state.turn is not None:
        return of_turn(state, state.turn)
    if state.layout is None or all(one.tower.hex is not None for one in state.alchemists.values()):
        return None
    ground = land(state.pack, state.layout)
    return Ground(ground.mines, frozenset(ground.towns.values()))


def of_turn(state: State, colour: str) -> Features:
    """Return the table in the turn of a colour."""
    assert state.layout is not None, "a running game has a map"
    ground, asked = land(state.pack, state.layout), wishes(state.pack, state.scenario)
    return Features(
        colour=colour,
        order=turn_order(state),
        alchemists={name: alchemist(state, name) for name in state.alchemists},
        figures={name: player_figure(state, name) for name in player_figures(state)},
        foes=tuple(foes(state)),
        recipes=cards(state, state.recipes),
        hexes=ground.hexes,
        mines=ground.mines,
        towns=towns(state, ground),
        loose=state.loose,
        conversions=state.pack.conversions,
        researched=cards(state, state.researched),
        keeps=tuple([wish for part, wish in asked if not part.is_deed]),
        days=last_day(state) - state.day,
    )


@lru_cache(maxsize=LANDS_KEPT)
def land(pack: Pack, layout: str) -> Land:
    """Return the board of a layout as the bot sees it."""
    board = board_of(pack, layout)
    mines = {at: terrain.mine for at, terrain in board.terrain.items() if terrain.mine}
    return Land(frozenset(board.hexes), mines, board.towns)


def cards(state: State, recipes: tuple[str, ...]) -> tuple[Card, ...]:
    """Return recipes as the bot sees them."""
    pack = state.pack
    return tuple([card(pack, id) for id in recipes]) if recipes else ()


@lru_cache(maxsize=CARDS_KEPT)
def card(pack: Pack, id: str) -> Card:
    """Return a recipe of a pack as the bot sees it."""
    recipe = pack.recipes[id]
    return Card(recipe.id, recipe.kind, recipe.level, recipe.cost)


def alchemist(state: State, colour: str) -> Alchemist:
    """Return the belongings of a colour."""
    one, asked = state.alchemists[colour], wishes(state.pack, state.scenario)
    assert one.tower.hex is not None, "a running game has all towers"
    return Alchemist(
        colour=colour,
        tower=one.tower.hex,
        stored=one.tower.elements,
        worn=cards(state, one.worn),
        items=cards(state, one.tower.items),
        fragments=cards(state, one.tower.fragments),
        wishes=tuple([wish for part, wish in asked if not has_fulfilled(state, colour, part)]),
        soul_stones=one.soul_stones,
    )


@lru_cache(maxsize=LANDS_KEPT)
def wishes(pack: Pack, scenario: str) -> tuple[tuple[MissionPart, Wish], ...]:
    """Return the parts of a scenario's mission, each with what the bot sees of it."""
    parts = pack.scenarios[scenario].parts
    return tuple((part, Wish(part.what, part.kind, part.level, part.type)) for part in parts)


def player_figure(state: State, name: str) -> Figure:
    """Return an alchemist or a homunculus."""
    one, actions = figure(state, name), values.actions(state, name)
    assert one.hex is not None, "a running game has all figures"
    return Figure(
        name=name,
        colour=one.colour,
        hex=one.hex,
        level=state.pack.recipes[name].level if name in state.homunculi else 0,
        carried=one.carried,
        capacity=values.capacity(state, name),
        attack=values.attack(state, name),
        defence=values.defence(state, name),
        actions=actions,
        left=left_of(actions, one.acted),
    )


def foes(state: State) -> Iterator[Foe]:
    """Yield the inquisitors, each with the present values of its type."""
    values = {type: values_of(state, type) for type in {one.type for one in state.inquisitors.values()}}
    for one in state.inquisitors.values():
        yield Foe(one.id, one.type, one.hex, *values[one.type])


def values_of(state: State, type: str) -> tuple[int | None, int, int]:
    """Return attack, defence and actions of a type of inquisitors; one that destroys has no attack."""
    destroys = state.pack.inquisitors[type].mode == "destroy"
    attack = None if destroys else inquisitors.value(state, type, "attack")
    return attack, inquisitors.value(state, type, "defence"), inquisitors.value(state, type, "actions")


def towns(state: State, ground: Land) -> tuple[Town, ...]:
    """Return the towns with what is on their cards; while a port is closed the bot ignores sea routes."""
    pack, missions, extensions = state.pack, state.missions, state.extensions
    sails = not standing(state, ClosedPorts)
    return tuple(
        [
            town(pack, letter, ground.towns[letter], missions.get(letter), extensions.get(letter), sails)
            for letter in pack.towns
        ]
    )


@lru_cache(maxsize=CARDS_KEPT)
def town(pack: Pack, letter: str, hex: Hex, mission: str | None, extension: str | None, sails: bool) -> Town:
    """Return a town with what is on its card. sails: whether ships go."""
    return Town(
        letter=letter,
        hex=hex,
        mission=errand(pack.missions[mission]) if mission else None,
        price=price(pack.extensions[extension]) if extension else None,
        sea=ports_of(pack, letter) if sails else (),
    )


def errand(mission: TownMission) -> Errand:
    """Return a town mission as the bot sees it."""
    return Errand(mission.kind, mission.points, mission.defence or 0, mission.elements, mission.level)


def price(extension: Extension) -> Price:
    """Return the price of an extension."""
    return Price(extension.price.elements, extension.price.different, extension.price.level)
