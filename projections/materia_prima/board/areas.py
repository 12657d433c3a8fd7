"""What the sections of the board show: the scenario card, the map, towns, slots and decks."""

from collections import defaultdict
from collections.abc import Callable, Collection, Container, Mapping, Sequence
from functools import lru_cache
from typing import Any

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.board.pieces import Terrain
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.parts import MissionPart, Town
from domain.materia_prima.queries.ending import is_tutorial
from domain.materia_prima.queries.events import cost
from domain.materia_prima.queries.layouts import PIECES
from domain.materia_prima.queries.movement import board as map_of
from domain.materia_prima.queries.specials import holds
from domain.materia_prima.state import Alchemist, Difficulty, Homunculus, Inquisitor, Slot, State
from domain.materia_prima.vocabulary import LAST_DAYS, Side
from projections.board.form import NamedView
from projections.materia_prima import ids
from projections.materia_prima.board import cards, figures
from projections.materia_prima.board.form.board import (
    CompletedView,
    ConversionView,
    DeckView,
    DifficultyView,
    HexView,
    LandView,
    MissionPartView,
    ScenarioView,
    SlotView,
    TerrainView,
    TownView,
    TypeView,
)
from projections.materia_prima.words import naming
from projections.text.messages import Messages, sentence

DISCARDED: Mapping[str, Callable[[str], str]] = {"alarm": ids.alarm, "inquisitors": ids.inquisitor_card}
"""What lies on the discards of a pile, as it makes ids; recipes on all others."""
SCENARIOS_KEPT = 512
"""The most scenario cards in the cache, each as it stands at some moment, in one language."""
LAND_KEPT = 4096
"""The most hexes in the cache of maps, each in one language."""


def scenario(messages: Messages, state: State) -> ScenarioView:
    """Return the scenario card: the mission of every alchemist, the event table, the special rules and which of them
    hold. Not to be changed.
    """
    one = state.pack.scenarios[state.scenario]
    return scenario_at(
        messages,
        state.pack,
        one.id,
        state.layout,
        None if is_tutorial(state) else (state.difficulty, state.chosen),
        tuple([(colour, each.deeds) for colour, each in state.alchemists.items()]),
        tuple([(state.rows.get(row.day), cost(state, row.day)) for row in one.events]),
        tuple([holds(state, each.during) for each in one.specials]),
    )


@lru_cache(SCENARIOS_KEPT)
def scenario_at(
    messages: Messages,
    pack: Pack,
    name: str,
    layout: str | None,
    level: tuple[Difficulty, Difficulty] | None,
    deeds: tuple[tuple[str, tuple[str, ...]], ...],
    rows: tuple[tuple[Side | None, int], ...],
    hold: tuple[bool, ...],
) -> ScenarioView:
    """Return a scenario card. Not to be changed.

    level: see `difficulty`; deeds: of each colour; rows: for each event the side that happened, and its cost now; hold:
    for each special rule whether it holds.
    """
    one = pack.scenarios[name]
    return {
        **cards.card(messages, "scenario", name),
        "intro": messages.say(f"scenario-{name}-intro"),
        **difficulty(messages, level),
        "difficulties": difficulties(messages) if level else [],
        "layout": cards.layout(messages, pack, layout) if layout else None,
        "mission": [
            mission_part(messages, part, tuple([colour for colour, done in deeds if part.id in done]))
            for part in one.parts
        ],
        "inquisitors": types(messages, one.inquisitors),
        "events": [cards.event(messages, name, row, *at) for row, at in zip(one.events, rows, strict=True)],
        "specials": [
            {**cards.special(messages, each), "holds": now} for each, now in zip(one.specials, hold, strict=True)
        ],
    }


@lru_cache(cards.SHARED)
def mission_part(messages: Messages, part: MissionPart, done: tuple[str, ...]) -> MissionPartView:
    """Return a duty of every alchemist. Not to be changed. done: the colours that have done it."""
    return {
        "id": ids.part(part.id),
        "text": messages.say(f"part-{part.id}"),
        "what": part.what,
        "deed": part.is_deed,
        "kind": part.kind,
        "level": part.level,
        "type": part.type,
        "done": list(done),
    }


@lru_cache(cards.SHARED)
def types(messages: Messages, letters: tuple[str, ...]) -> list[TypeView]:
    """Return types of inquisitors. Not to be changed."""
    return [{"type": letter, "name": naming.inquisitor_type(messages, letter)} for letter in letters]


@lru_cache(cards.SHARED)
def difficulties(messages: Messages) -> list[NamedView]:
    """Return all levels of difficulty. Not to be changed. Source: MP-2.1.3."""
    return [{"id": ids.difficulty(one), "name": messages.say(f"difficulty-{one}")} for one in LAST_DAYS]


def difficulty(messages: Messages, level: tuple[Difficulty, Difficulty] | None) -> DifficultyView:
    """Return the difficulty in force, and the one chosen at the start; None in a tutorial. Source: MP-2.1.1, 3.4.1."""
    if level is None:
        return {"difficulty": None, "difficulty_name": None, "chosen": None}
    now, chosen = level
    return {"difficulty": now, "difficulty_name": messages.say(f"difficulty-{now}"), "chosen": chosen}


Figure = Alchemist | Homunculus | Inquisitor
Lying = tuple[Any, ...]
"""What is on a hex: its figures, each as (kind, id), a tower also with its owner's character, after which the hex is
named; then its markers, and its loose elements as pairs.
"""


def lying_by_hex(state: State) -> dict[Hex, Lying]:
    """Return what is on each hex; no hex before the layout is chosen."""
    return lying_on(state, map_of(state).hexes) if state.layout else {}


def lying_on(state: State, hexes: Collection[Hex]) -> dict[Hex, Lying]:
    """Return what is on these hexes."""
    standing, markers, loose = figures_on(state, {*hexes}), state.markers, state.loose
    return {
        hex: (tuple(standing.get(hex, ())), markers.get(hex, 0), tuple(loose[hex].items()) if hex in loose else ())
        for hex in hexes
    }


def figures_on(state: State, hexes: Container[Hex | None]) -> Mapping[Hex, Sequence[tuple[str, ...]]]:
    """Return what stands on these hexes, see `Lying`; a hex on which nothing stands is left out."""
    found: defaultdict[Any, list[tuple[str, ...]]] = defaultdict(list)
    for colour, alchemist in state.alchemists.items():
        if (at := alchemist.tower.hex) in hexes:
            found[at].append(("tower", ids.tower(colour), alchemist.character))
        if alchemist.hex in hexes:
            found[alchemist.hex].append(("alchemist", ids.figure(colour)))
    for recipe, homunculus in state.homunculi.items():
        if homunculus.hex in hexes:
            found[homunculus.hex].append(("homunculus", ids.figure(recipe)))
    for name, inquisitor in state.inquisitors.items():
        if inquisitor.hex in hexes:
            found[inquisitor.hex].append(("inquisitor", ids.inquisitor(name)))
    return found


def lying_again(before: State, state: State) -> dict[Hex, Lying] | None:
    """Return what is on the hexes where that may have changed, on the same map; None if figures joined or left."""
    pairs: tuple[tuple[Mapping[str, Figure], Mapping[str, Figure]], ...] = (
        (before.alchemists, state.alchemists),
        (before.homunculi, state.homunculi),
        (before.inquisitors, state.inquisitors),
    )
    found: set[Hex | None] = set()
    for was, now in pairs:
        if was is not now:
            if list(was) != list(now):
                return None
            for one, other in zip(was.values(), now.values(), strict=True):
                if one is not other:
                    found.update(places_of(one), places_of(other))
    for lay, lies in ((before.markers, state.markers), (before.loose, state.loose)):
        if lay is not lies:
            found.update([hex for hex in {**lay, **lies} if lay.get(hex) is not lies.get(hex)])
    return lying_on(state, [hex for hex in found if hex])


def places_of(one: Figure) -> tuple[Hex | None, ...]:
    """Return where a figure stands, and its tower, which is named after it."""
    return (one.hex, one.tower.hex) if isinstance(one, Alchemist) else (one.hex,)


def hex_view(messages: Messages, state: State, hex: Hex, lying: Lying) -> HexView:
    """Return a hex and what is on it."""
    one, figures = map_of(state).terrain[hex], lying[0]
    symbol = state.pack.elements[one.mine].symbol if one.mine else ""
    has_tower = bool(figures) and figures[0][0] == "tower"
    name = sentence(naming.place(messages, state, hex)) if has_tower else None
    return named_hex(messages, hex, one, symbol, name, lying)


@lru_cache(LAND_KEPT)
def named_hex(messages: Messages, hex: Hex, one: Terrain, symbol: str, name: str | None, lying: Lying) -> HexView:
    """Return a hex and what is on it. Not to be changed. symbol: of a mine's element; name: of its tower, if any."""
    figures, markers, loose = lying
    land = land_view(messages, hex, one, symbol)
    by_kind: dict[str, list[str]] = {"tower": [], "alchemist": [], "homunculus": [], "inquisitor": []}
    for kind, id, *_ in figures:
        by_kind[kind].append(id)
    tower = by_kind["tower"]
    return {
        **land,
        "name": land["name"] if name is None else name,
        "tower": tower[0] if tower else None,
        "alchemists": by_kind["alchemist"],
        "homunculi": by_kind["homunculus"],
        "inquisitors": by_kind["inquisitor"],
        "markers": markers,
        "loose": [cards.element(messages, kind, count) for kind, count in loose],
    }


@lru_cache(maxsize=LAND_KEPT)
def land_view(messages: Messages, hex: Hex, one: Terrain, symbol: str) -> LandView:
    """Return an empty hex, the same at every table. Not to be changed."""
    name = sentence(naming.land(messages, one, hex))
    return {"id": ids.place(hex), "q": hex[0], "r": hex[1], "name": name, **terrain(messages, one, symbol)}


def terrain(messages: Messages, one: Terrain, symbol: str) -> TerrainView:
    """Return the terrain of a hex. symbol: of a mine's element, for a small map."""
    if one.town:
        return {"terrain": "town", "town": one.town, "terrain_name": naming.town(messages, one.town)}
    if one.mine:
        element = naming.element(messages, one.mine)
        name = messages.say("terrain-mine", element=element)
        return {"terrain": "mine", "mine": one.mine, "mine_name": element, "symbol": symbol, "terrain_name": name}
    return {"terrain": "plain", "terrain_name": messages.say("terrain-plain")}


def towns(messages: Messages, state: State) -> list[TownView]:
    """Return the town cards: mission, extension, sea routes."""
    places = map_of(state).towns if state.layout else {}
    return [town(messages, state, one, places.get(letter)) for letter, one in state.pack.towns.items()]


def town(messages: Messages, state: State, one: Town, hex: Hex | None) -> TownView:
    """Return a town card. hex: of the town, None before the map is laid."""
    mission, extension = state.missions.get(one.letter), state.extensions.get(one.letter)
    return {
        "id": ids.town(one.letter),
        "letter": one.letter,
        "name": naming.town(messages, one.letter),
        "place": figures.place(messages, state, hex),
        "port": one.port,
        "connections": list(one.connections),
        "mission": {"id": ids.mission(mission)} if mission else None,
        "extension": {"id": ids.extension(extension)} if extension else None,
    }


def slot(messages: Messages, state: State, number: int, one: Slot | None) -> SlotView:
    """Return a slot of open inquisitor cards. number: from 1."""
    if one is None:
        return {"id": ids.slot(number), "slot": number, "type": None, "cards": []}
    return {
        "id": ids.slot(number),
        "slot": number,
        "type": one.type,
        "name": naming.inquisitor_type(messages, one.type),
        "cards": cards.lying(ids.inquisitor_card, one.cards),
    }


def elements(messages: Messages, state: State) -> list[NamedView]:
    """Return all kinds of elements, of which the supply never ends."""
    return [{"id": ids.element(kind), "name": naming.element(messages, kind)} for kind in state.pack.elements]


def conversions(messages: Messages, state: State) -> list[ConversionView]:
    """Return what one unit of an element of a higher level is made of. Source: MP-4.13.1."""
    return [
        {
            "element": kind,
            "name": naming.element(messages, kind),
            "inputs": cards.counted(messages, inputs),
        }
        for kind, inputs in state.pack.conversions.items()
    ]


def completed(state: State) -> list[CompletedView]:
    """Return the fulfilled town missions. spent: the event day, None while it can be spent."""
    return [
        {
            "id": ids.mission(one.mission),
            "colour": one.colour,
            "points": one.points,
            "spent": one.spent,
        }
        for one in state.completed
    ]


def decks(state: State) -> dict[str, tuple[int, tuple[str, ...]]]:
    """Return the face-down piles as counts, with their open discards, newest last. All pieces are on the board."""
    discards = {"alarm": state.alarm_discard, "inquisitors": state.inquisitor_discard}
    discards |= {f"recipes-{kind}": pile for kind, pile in state.recipe_discards.items()}
    return {pile: (len(places), discards.get(pile, ())) for pile, places in state.piles.items() if pile != PIECES}


def deck(messages: Messages, state: State, pile: str, lying: tuple[int, tuple[str, ...]]) -> DeckView:
    """Return a face-down pile and its discards."""
    count, discard = lying
    kind = DISCARDED.get(pile, ids.recipe)
    return {
        "id": ids.deck(pile),
        "name": messages.say(f"deck-{pile}"),
        "count": count,
        "discard": cards.lying(kind, discard),
    }
