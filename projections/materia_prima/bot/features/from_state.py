"""The greedy bot's features, read from a position."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from domain.kernel.position import Position
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.parts import Extension, MissionPart, TownMission
from domain.materia_prima.content.specials import ClosedPorts
from domain.materia_prima.queries import inquisitors, values
from domain.materia_prima.queries.ending import has_fulfilled, last_day, mission_parts
from domain.materia_prima.queries.figures import figure, player_figures, turn_order
from domain.materia_prima.queries.movement import board, ports_from
from domain.materia_prima.queries.specials import standing
from domain.materia_prima.rules.turn.actions import remaining
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
"""The most recipes of all packs in the cache."""


def of_position(position: Position[State], seat: int) -> Features | Ground | None:
    """Return the features of the position, the same for every seat; None if nothing is to be planned."""
    state = position.state
    if state.turn is not None:
        return of_turn(state, state.turn)
    is_open = state.layout is not None and any(one.tower.hex is None for one in state.alchemists.values())
    return Ground(mines_of(state), frozenset(board(state).towns.values())) if is_open else None


def of_turn(state: State, colour: str) -> Features:
    """Return the table in the turn of a colour."""
    return Features(
        colour=colour,
        order=turn_order(state),
        alchemists={name: alchemist(state, name) for name in state.alchemists},
        figures={name: player_figure(state, name) for name in player_figures(state)},
        foes=tuple(foes(state)),
        recipes=cards(state, state.recipes),
        hexes=frozenset(board(state).hexes),
        mines=mines_of(state),
        towns=tuple(town(state, letter) for letter in state.pack.towns),
        loose=state.loose,
        conversions=state.pack.conversions,
        researched=cards(state, state.researched),
        keeps=tuple(wish(part) for part in mission_parts(state) if not part.is_deed),
        days=last_day(state) - state.day,
    )


def mines_of(state: State) -> dict[Hex, str]:
    """Return the mines of the map, which is laid out."""
    return {at: terrain.mine for at, terrain in board(state).terrain.items() if terrain.mine}


def cards(state: State, recipes: Iterable[str]) -> tuple[Card, ...]:
    """Return recipes as the bot sees them."""
    pack = state.pack
    return tuple([card(pack, id) for id in recipes])


@lru_cache(maxsize=CARDS_KEPT)
def card(pack: Pack, id: str) -> Card:
    """Return a recipe of a pack as the bot sees it."""
    recipe = pack.recipes[id]
    return Card(recipe.id, recipe.kind, recipe.level, recipe.cost)


def alchemist(state: State, colour: str) -> Alchemist:
    """Return the belongings of a colour."""
    one = state.alchemists[colour]
    assert one.tower.hex is not None, "a running game has all towers"
    return Alchemist(
        colour=colour,
        tower=one.tower.hex,
        stored=one.tower.elements,
        worn=cards(state, one.worn),
        items=cards(state, one.tower.items),
        fragments=cards(state, one.tower.fragments),
        wishes=tuple(wish(part) for part in mission_parts(state) if not has_fulfilled(state, colour, part)),
        soul_stones=one.soul_stones,
    )


def wish(part: MissionPart) -> Wish:
    """Return a part of the mission."""
    return Wish(part.what, part.kind, part.level, part.type)


def player_figure(state: State, name: str) -> Figure:
    """Return an alchemist or a homunculus."""
    one = figure(state, name)
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
        actions=values.actions(state, name),
        left=remaining(state, name),
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


def town(state: State, letter: str) -> Town:
    """Return a town with what is on its card; while a port is closed the bot ignores sea routes."""
    hex = board(state).towns[letter]
    mission, extension = state.missions.get(letter), state.extensions.get(letter)
    return Town(
        letter=letter,
        hex=hex,
        mission=errand(state.pack.missions[mission]) if mission else None,
        price=price(state.pack.extensions[extension]) if extension else None,
        sea=() if standing(state, ClosedPorts) else ports_from(state, hex),
    )


def errand(mission: TownMission) -> Errand:
    """Return a town mission as the bot sees it."""
    return Errand(mission.kind, mission.points, mission.defence or 0, mission.elements, mission.level)


def price(extension: Extension) -> Price:
    """Return the price of an extension."""
    return Price(extension.price.elements, extension.price.different, extension.price.level)
