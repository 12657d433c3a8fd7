"""The figures on the board, with every value. What several boards show alike is made once and shared."""

from functools import lru_cache

from domain.kernel.parts import total
from domain.materia_prima.queries import inquisitors, values
from domain.materia_prima.queries.abilities import OfCards, abilities, extra_actions
from domain.materia_prima.queries.figures import is_in_tower
from domain.materia_prima.rules.turn.actions import left_of
from domain.materia_prima.state import Alchemist, Homunculus, Inquisitor, State
from domain.materia_prima.vocabulary import InquisitorStat
from projections.materia_prima import ids
from projections.materia_prima.board import cards
from projections.materia_prima.board.form.cards import FigureAbilityView
from projections.materia_prima.board.form.figures import (
    AbleView,
    GearView,
    HelperView,
    InquisitorView,
    LoadView,
    PersonView,
    PlaceView,
    PointsView,
    StandingView,
    TowerSection,
    ValuesView,
    ValueView,
)
from projections.materia_prima.words import naming
from projections.text.messages import Messages

STATS: tuple[values.Stat, ...] = ("attack", "defence", "capacity", "actions")
INQUISITOR_STATS: tuple[InquisitorStat, ...] = ("attack", "destroy", "defence", "actions")
SHARED = 4096
"""The most parts of one kind that boards share, each in one language."""


@lru_cache(SHARED)
def value(messages: Messages, stat: str, amount: int) -> ValueView:
    """Return a status value. Not to be changed."""
    return {"name": cards.stat(messages, stat), "value": amount}


@lru_cache(SHARED)
def own_values(messages: Messages, amounts: tuple[int, ...]) -> dict[values.Stat, ValueView]:
    """Return the four status values of a player figure. Not to be changed."""
    return {stat: value(messages, stat, amount) for stat, amount in zip(STATS, amounts, strict=True)}


def place(messages: Messages, state: State, hex: tuple[int, int] | None) -> PlaceView | None:
    """Return the place of a thing; None if it is not on the board. Not to be changed."""
    return None if hex is None else named_place(messages, hex, naming.place(messages, state, hex))


@lru_cache(SHARED)
def named_place(messages: Messages, hex: tuple[int, int], name: str) -> PlaceView:
    """Return a place with this name. Not to be changed."""
    return {"q": hex[0], "r": hex[1], "name": name}


def standing(messages: Messages, state: State, name: str, one: Alchemist | Homunculus) -> StandingView:
    """Return where a player figure stands."""
    return {
        "place": place(messages, state, one.hex),
        "in_tower": one.hex is not None and is_in_tower(state, name),
    }


def status(messages: Messages, state: State, name: str, one: Alchemist | Homunculus) -> ValuesView:
    """Return the status values of a player figure."""
    return {"values": own_values(messages, tuple([values.value(state, name, stat) for stat in STATS]))}


def load(messages: Messages, state: State, name: str, one: Alchemist | Homunculus) -> LoadView:
    """Return what a player figure carries."""
    return {"carried": cards.counted(messages, one.carried)}


def points(messages: Messages, state: State, name: str, one: Alchemist | Homunculus) -> PointsView:
    """Return the action points of a player figure."""
    return {"acted": one.acted, "remaining": left_of(values.value(state, name, "actions"), one.acted)}


def able(messages: Messages, state: State, name: str, one: Alchemist | Homunculus) -> AbleView:
    """Return what a player figure can do besides."""
    return {
        "extra_actions": [
            {"action": action, "name": messages.say(f"action-{action}"), "source": source.partition(":")[0]}
            for action, source in extra_actions(state, name).items()
        ],
        "abilities": told_abilities(messages, abilities(state, name)),
    }


@lru_cache(SHARED)
def told_abilities(messages: Messages, ones: OfCards) -> list[FigureAbilityView]:
    """Return abilities in words. Not to be changed."""
    return [{"of": of, **cards.ability(messages, each)} for of, each in ones]


def person(messages: Messages, state: State, colour: str, one: Alchemist) -> PersonView:
    """Return who an alchemist is."""
    return {
        "id": ids.figure(colour),
        "name": messages.say(f"alchemist-{one.character}"),
        "character": ids.character(one.character),
        "colour": colour,
        "colour_name": naming.colour(messages, colour),
        "short_name": naming.alchemist(messages, state, colour),
        "seat": one.seat,
        "soul_stones": one.soul_stones,
    }


def gear(messages: Messages, state: State, colour: str, one: Alchemist) -> GearView:
    """Return what an alchemist wears, and its deeds."""
    return {"worn": cards.lying(ids.recipe, one.worn), "deeds": [ids.part(each) for each in one.deeds]}


def tower(messages: Messages, state: State, colour: str, one: Alchemist) -> TowerSection:
    """Return the tower of an alchemist, and what is in it."""
    own = one.tower
    return {
        "tower": {
            "id": ids.tower(colour),
            "place": place(messages, state, own.hex),
            "elements": cards.counted(messages, own.elements),
            "items": cards.lying(ids.recipe, own.items),
            "extensions": cards.lying(ids.extension, own.extensions),
            "fragments": cards.lying(ids.recipe, own.fragments),
        }
    }


def helper(messages: Messages, state: State, recipe: str, one: Homunculus) -> HelperView:
    """Return who a homunculus is."""
    return {
        "id": ids.figure(recipe),
        "name": messages.say(f"recipe-{recipe}"),
        "recipe": ids.recipe(recipe),
        "level": state.pack.recipes[recipe].level,
        "colour": one.colour,
        "owner": naming.character(messages, state, one.colour),
    }


def inquisitor(messages: Messages, state: State, one: Inquisitor) -> InquisitorView:
    """Return an inquisitor and its target; its strength is with its type."""
    kind = state.pack.inquisitors[one.type]
    return {
        "id": ids.inquisitor(one.id),
        "type": one.type,
        "name": naming.inquisitor(messages, state, one.id),
        "rank": naming.rank_of(state, one.id),
        "place": place(messages, state, one.hex),
        "mode": kind.mode,
        "targets": [{"kind": target, "name": messages.say(f"kind-{target}")} for target in kind.targets],
    }


def strengths(messages: Messages, state: State) -> dict[str, dict[InquisitorStat, ValueView]]:
    """Return the status values of each type that is on the board or in an open slot."""
    return {type: inquisitor_values(messages, state, type) for type in inquisitors.open_types(state)}


def inquisitor_values(messages: Messages, state: State, type: str) -> dict[InquisitorStat, ValueView]:
    """Return the status values of a type, without those that it lacks."""
    parts = {stat: inquisitors.sources(state, type, stat) for stat in INQUISITOR_STATS}
    return {stat: value(messages, stat, total(made_of)) for stat, made_of in parts.items() if made_of}
