"""The board view: all that lies on the table, for a client that knows no rules."""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from domain.kernel.position import Position
from domain.kernel.task import Question
from domain.materia_prima.board import Hex, Terrain
from domain.materia_prima.layouts import PIECES
from domain.materia_prima.queries.abilities import pool_cards_max
from domain.materia_prima.queries.alarm import active_alarm_card
from domain.materia_prima.queries.campaign import mode
from domain.materia_prima.queries.ending import is_tutorial, last_day
from domain.materia_prima.queries.events import cost
from domain.materia_prima.queries.figures import speaker, turn_order
from domain.materia_prima.queries.movement import board as map_of
from domain.materia_prima.queries.specials import holds
from domain.materia_prima.state import Slot, State
from projections.materia_prima import cards, figures, naming
from projections.materia_prima.labels import prompt
from projections.words import Words, sentence

View = dict[str, Any]

LAND_KEPT = 4096
"""Hexes of maps whose views are kept, as they are told in one language."""


def board(position: Position[State], words: Words) -> View:
    """Everything on the table, with names in the words' language; ids, numbers and their sources beside them."""
    state = position.state
    return {
        "game": "materia-prima",
        **moment(words, state),
        "next": list(position.asked.seats) if position.asked else [],
        "questions": [asked(words, state, one) for one in position.questions],
        "scenario": scenario(words, state),
        "hexes": hexes(words, state),
        "towns": towns(words, state),
        "alchemists": [figures.alchemist(words, state, one) for one in state.alchemists.values()],
        "homunculi": [figures.homunculus(words, state, one) for one in state.homunculi.values()],
        "inquisitors": [figures.inquisitor(words, state, one) for one in state.inquisitors.values()],
        "strengths": figures.strengths(words, state),
        "alarm": alarm(words, state),
        "slots": [slot(words, state, number, one) for number, one in enumerate(state.slots, 1)],
        "conversions": conversions(words, state),
        "recipes": [cards.recipe(words, state.pack, one) for one in state.recipes],
        "recipes_max": pool_cards_max(state),
        "researched": [cards.recipe(words, state.pack, one) for one in state.researched],
        "points": sum(one.points for one in state.completed if one.spent is None),
        "completed": completed(words, state),
        "decks": decks(words, state),
        "temple": cards.card(words, "temple", state.temple) if state.temple else None,
        "removed": [cards.card(words, "recipe", one) for one in state.removed],
        "delivered": cards.counted(words, state.delivered),
        "conceding": list(state.conceding),
    }


def moment(words: Words, state: State) -> View:
    """When it is, and whose turn."""
    return {
        "mode": mode(state),
        "status": state.status,
        "status_name": words.say(f"status-{state.status}"),
        "day": state.day,
        "last_day": last_day(state),
        "phase": state.phase,
        "phase_name": words.say(f"phase-{state.phase}"),
        "turn": state.turn,
        "order": list(turn_order(state)),
        "speaker": speaker(state),
        "colours": {name: naming.colour(words, name) for name in state.colours},
    }


def asked(words: Words, state: State, question: Question) -> View:
    """An open question."""
    return {"seats": list(question.seats), "prompt": prompt(state, question, words)}


def scenario(words: Words, state: State) -> View:
    """The scenario card: what every alchemist must do, the event table, the special rules and which of them hold."""
    one = state.pack.scenarios[state.scenario]
    return {
        **cards.card(words, "scenario", one.id),
        "intro": words.say(f"scenario-{one.id}-intro"),
        **difficulty(words, state),
        "layout": cards.layout(words, state.pack, state.layout) if state.layout else None,
        "mission": [
            {
                "id": part.id,
                "text": words.say(f"part-{part.id}"),
                "what": part.what,
                "deed": part.is_deed,
                "kind": part.kind,
                "level": part.level,
                "type": part.type,
                "done": [colour for colour, each in state.alchemists.items() if part.id in each.deeds],
            }
            for part in one.parts
        ],
        "inquisitors": [{"type": letter, "name": naming.inquisitor_type(words, letter)} for letter in one.inquisitors],
        "events": [
            cards.event(words, one.id, row, state.rows.get(row.day), cost(state, row.day)) for row in one.events
        ],
        "specials": [{**cards.special(words, each), "holds": holds(state, each.during)} for each in one.specials],
    }


def difficulty(words: Words, state: State) -> View:
    """The difficulty in force, and the one chosen at the start; None in a tutorial. Source: MP-2.1.1, 3.4.1."""
    if is_tutorial(state):
        return {"difficulty": None, "difficulty_name": None, "chosen": None}
    name = words.say(f"difficulty-{state.difficulty}")
    return {"difficulty": state.difficulty, "difficulty_name": name, "chosen": state.chosen}


def hexes(words: Words, state: State) -> list[View]:
    """The map, hex by hex; empty before the layout is chosen."""
    if not state.layout:
        return []
    land, standing = map_of(state), figures_by_hex(state)
    return [hex_view(words, state, hex, land.terrain[hex], standing[hex]) for hex in land.hexes]


def hex_view(words: Words, state: State, hex: Hex, one: Terrain, standing: View) -> View:
    """A hex and what is on it."""
    symbol = state.pack.elements[one.mine].symbol if one.mine else ""
    named = {"name": sentence(naming.place(words, state, hex))} if standing["tower"] else {}
    return {
        **land_view(words, hex, one, symbol),
        **named,
        **standing,
        "markers": state.markers.get(hex, 0),
        "loose": cards.counted(words, state.loose.get(hex, {})),
    }


def figures_by_hex(state: State) -> Mapping[Hex | None, View]:
    """What stands on each hex. alchemists, tower: colours; homunculi: recipes; inquisitors: ids."""
    found: defaultdict[Hex | None, View] = defaultdict(
        lambda: {"tower": None, "alchemists": [], "homunculi": [], "inquisitors": []}
    )
    for colour, alchemist in state.alchemists.items():
        found[alchemist.tower.hex]["tower"] = colour
        found[alchemist.hex]["alchemists"].append(colour)
    for recipe, homunculus in state.homunculi.items():
        found[homunculus.hex]["homunculi"].append(recipe)
    for inquisitor in state.inquisitors.values():
        found[inquisitor.hex]["inquisitors"].append(inquisitor.id)
    return found


@lru_cache(maxsize=LAND_KEPT)
def land_view(words: Words, hex: Hex, one: Terrain, symbol: str) -> View:
    """A hex with nothing on it, the same at every table. Not to be changed."""
    name = sentence(naming.land(words, one, hex))
    return {"q": hex[0], "r": hex[1], "name": name, **terrain(words, one, symbol)}


def terrain(words: Words, one: Terrain, symbol: str) -> View:
    """What a hex is. symbol: of a mine's element, for a small map."""
    if one.town:
        return {"terrain": "town", "town": one.town, "terrain_name": naming.town(words, one.town)}
    if one.mine:
        element = naming.element(words, one.mine)
        name = words.say("terrain-mine", element=element)
        return {"terrain": "mine", "mine": one.mine, "mine_name": element, "symbol": symbol, "terrain_name": name}
    return {"terrain": "plain", "terrain_name": words.say("terrain-plain")}


def towns(words: Words, state: State) -> list[View]:
    """The town cards: mission, extension, sea routes."""
    places = map_of(state).towns if state.layout else {}
    told = []
    for letter, one in state.pack.towns.items():
        mission, extension = state.missions.get(letter), state.extensions.get(letter)
        told.append(
            {
                "letter": letter,
                "name": naming.town(words, letter),
                "place": figures.place(words, state, places.get(letter)),
                "port": one.port,
                "connections": list(one.connections),
                "mission": cards.mission(words, state.pack, mission) if mission else None,
                "extension": cards.extension(words, state.pack, extension) if extension else None,
            }
        )
    return told


def alarm(words: Words, state: State) -> View | None:
    """The active alarm card, None before the first."""
    card = active_alarm_card(state)
    return cards.alarm(words, card) if card else None


def slot(words: Words, state: State, number: int, one: Slot | None) -> View:
    """A slot of open inquisitor cards. number: from 1."""
    if one is None:
        return {"slot": number, "type": None, "cards": []}
    return {
        "slot": number,
        "type": one.type,
        "name": naming.inquisitor_type(words, one.type),
        "cards": [cards.inquisitor_card(words, state.pack, each) for each in one.cards],
    }


def conversions(words: Words, state: State) -> list[View]:
    """What an element of a higher level is made of, one of it at a time. Source: MP-4.13.1."""
    return [
        {"element": kind, "name": naming.element(words, kind), "inputs": cards.counted(words, inputs)}
        for kind, inputs in state.pack.conversions.items()
    ]


def completed(words: Words, state: State) -> list[View]:
    """The fulfilled town missions. spent: the event day, None while it can be spent."""
    return [
        {
            "mission": cards.card(words, "mission", one.mission),
            "colour": one.colour,
            "points": one.points,
            "spent": one.spent,
        }
        for one in state.completed
    ]


def decks(words: Words, state: State) -> list[View]:
    """The face-down piles as counts, with their open discards, the newest last. The pieces all lie on the board."""
    discards = {
        "alarm": ("alarm", state.alarm_discard),
        "inquisitors": ("card", state.inquisitor_discard),
        **{f"recipes-{kind}": ("recipe", pile) for kind, pile in state.recipe_discards.items()},
    }
    told = []
    for pile, places in state.piles.items():
        if pile == PIECES:
            continue
        table, discard = discards.get(pile, ("", ()))
        open_cards = [{"id": card, "name": words.say(f"{table}-{card}")} for card in discard]
        told.append({"deck": pile, "name": words.say(f"deck-{pile}"), "count": len(places), "discard": open_cards})
    return told
