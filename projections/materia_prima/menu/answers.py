"""The values for the words of questions and options, beside the fields of the question and the parts of the key."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from domain.materia_prima.board.hexes import Hex, distance
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.specials import ClosedPorts, DearActions, ExhaustedMines, ForbiddenActions
from domain.materia_prima.elements import size
from domain.materia_prima.queries import events, inquisitors, values
from domain.materia_prima.queries.figures import figure, is_in_tower, own_homunculi
from domain.materia_prima.queries.missions import mission_for, town_of
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.specials import specials, standing
from domain.materia_prima.rules.tower.conversion import conversion_choice
from domain.materia_prima.rules.turn.actions import remaining
from domain.materia_prima.state import State
from projections.materia_prima.board import cards
from projections.materia_prima.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values

Detail = Callable[[Messages, State, Any, list[str]], Values]
"""(messages, state, question, the key after its first word) -> values."""


def hex_of(part: str) -> Hex:
    """Return a hex as keys write it: "1,-1"."""
    q, r = part.split(",")
    return int(q), int(r)


def difficulty(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the number of days."""
    days = state.pack.scenarios[state.scenario].days
    return {"days": next(count for level, count in days.items() if level == rest[0])}


def layout(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the layout in words."""
    return {"text": cards.layout(messages, state.pack, rest[0])["text"] or ""}


def character(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the abilities of a character."""
    own = state.pack.alchemist_values[rest[0], True]
    values = [f"{one['name']} {one['amount']}" for one in cards.bonuses(messages, own)]
    abilities = [str(cards.ability(messages, one)["text"]) for one in state.pack.alchemists[rest[0]].abilities]
    return {"values": ", ".join(values), "abilities": " ".join(abilities), "abilities_n": len(abilities)}


def move(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the direction and the destination; the own tower is home."""
    start = figure(state, rest[0]).hex
    hex = hex_of(rest[1])
    to = naming.place(messages, state, hex, "to", figure(state, rest[0]).colour)
    return {"direction": naming.way(messages, start, hex) if start else "", "to": to}


def mine(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return what the mine yields."""
    hex = figure(state, rest[0]).hex
    kind = board(state).terrain[hex].mine if hex else None
    return {"element": naming.element(messages, kind) if kind else ""}


def pick_up(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the loose elements of the hex."""
    hex = figure(state, rest[0]).hex
    return {"elements": naming.elements(messages, state.loose.get(hex, {}) if hex else {})}


def drop(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return what is carried, and whether it would be stored."""
    carried = figure(state, rest[0]).carried
    stored = int(is_in_tower(state, rest[0]))
    return {"elements": naming.elements(messages, carried), "elements_n": size(carried), "stored": stored}


def choose_drop(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return whether it would be stored."""
    return {"stored": int(is_in_tower(state, question.figure))}


def fight(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the odds: dice against defence, with the parts of the defence."""
    type = state.inquisitors[rest[1]].type
    made_of = inquisitors.sources(state, type, "defence")
    defence = naming.value(messages, state.pack, inquisitors.value(state, type, "defence"), made_of)
    return {"defence": defence, **dice(messages, state, rest[0])}


def dice(messages: Messages, state: State, name: str) -> Values:
    """Return how many dice a figure attacks with."""
    count = values.attack(state, name)
    return {"dice": count, "dice_word": messages.number(count)}


def mission(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the mission of the figure's town and its demands."""
    one = mission_for(state, rest[0])
    if one is None:
        return {}
    asks = cards.task_of(messages, one)
    return {"mission": messages.say(f"mission-{one.id}"), "asks": asks, **dice(messages, state, rest[0])}


def own_mission(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the mission of the alchemist's town."""
    return mission(messages, state, question, [question.colour])


def homunculus_mission(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the mission of the homunculus' town."""
    return mission(messages, state, question, [question.homunculus])


def transmute(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return what the recipe costs."""
    recipe = state.pack.recipes[rest[0]]
    return {"elements": naming.elements(messages, recipe.cost), "kind": recipe.kind}


def buy(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the extension and its price."""
    town = town_of(state, question.colour)
    extension = state.extensions.get(town) if town else None
    if extension is None:
        return {}
    view = cards.extension(messages, state.pack, extension)
    return {"extension": view["name"], "price": view["price"]}


def convert(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the inputs of the conversion."""
    return {"elements": naming.elements(messages, state.pack.conversions[rest[0]])}


TURNS_KEPT = 1024
"""The most turns in the cache, each in one language."""
LIMITS = (ForbiddenActions, DearActions, ExhaustedMines, ClosedPorts)
"""Special rules that limit what figures may do."""


def turn(messages: Messages, state: State, colour: str) -> str:
    """Return the question of a turn: who may act, how many actions each has left, and what limits them today."""
    own = own_homunculi(state, colour)
    return asked_turn(
        messages,
        state.pack,
        state.alchemists[colour].character,
        tuple([one.recipe for one in own]),
        (remaining(state, colour), *[remaining(state, one.recipe) for one in own]),
        tuple([one.id for kind in LIMITS for one in standing(state, kind)]) if specials(state) else (),
    )


@lru_cache(TURNS_KEPT)
def asked_turn(
    messages: Messages,
    pack: Pack,
    character: str,
    homunculi: tuple[str, ...],
    actions: tuple[int, ...],
    limits: tuple[str, ...],
) -> str:
    """Return the question of a turn. homunculi: by their recipes; actions: how many the alchemist and they have left;
    limits: the special rules.
    """
    helpers = [naming.recipe(messages, one) for one in homunculi]
    names = [naming.alchemist_of(messages, pack, character), *helpers]
    left = [messages.say("actions-left", n=count) for count in actions]
    each = [f"{name} {number}" for name, number in zip(names, left, strict=True)]
    return messages.say(
        "ask-take-turn",
        limits=messages.join([naming.quoted(messages, messages.say(f"special-{one}")) for one in limits]),
        limits_n=len(limits),
        left_n=sum(actions),
        who=messages.join([messages.say(f"alchemist-{character}"), *helpers]),
        who_n=len(names),
        left=", ".join(each) if helpers else left[0],
    )


def exchange(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return what the partner carries."""
    return {"elements": naming.elements(messages, figure(state, rest[1]).carried)}


def conversions(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return what can be made."""
    possible = conversion_choice(state, question.colour).available
    return {"outputs": ", ".join(naming.element(messages, kind) for kind, count in possible.items() if count)}


def equip(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return what is stored in the tower."""
    tower = state.alchemists[question.colour].tower
    kinds = [f"{count} {naming.element(messages, kind)}" for kind, count in tower.elements.items()]
    items = [naming.thing(messages, state, item) for item in tower.items]
    return {"stock": messages.join([*kinds, *items])}


def site(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return what is near a hex on which a tower could stand, named by its land, as if no tower stood there."""
    hex = hex_of(rest[0])
    return {"at": naming.land(messages, board(state).terrain[hex], hex, "at"), **near(messages, state, hex)}


def start(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return what is near a hex, and whether it is home."""
    hex = hex_of(rest[0])
    return {"at": naming.place(messages, state, hex, "at", question.colour), **near(messages, state, hex)}


def near(messages: Messages, state: State, hex: Hex) -> Values:
    """Return the mines beside a hex and the nearest town, by steps over empty land; near_n: their number."""
    land = board(state)
    mines = dict.fromkeys(mine for each in land.adjacency[hex] if (mine := land.terrain[each].mine))
    steps, letter = min((distance(hex, at), letter) for letter, at in land.towns.items())
    kinds = messages.join([naming.element(messages, kind) for kind in mines])
    parts = [messages.say("near-mine", elements=kinds, mines=len(mines))] if mines else []
    if steps:
        town = naming.town(messages, letter)
        parts.append(messages.say("near-town", town=town, steps=steps, steps_word=messages.number(steps)))
    return {"near": ", ".join(parts), "near_n": len(parts)}


def recipe(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return level and cost of a recipe."""
    one = state.pack.recipes[rest[0]]
    return {"level": one.level, "elements": naming.elements(messages, one.cost)}


def pay_from(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return how many come from the alchemist and how many from the tower: `pay:iron:carried=1,tower=0`."""
    carried, tower = (int(part.partition("=")[2]) for part in rest[1].split(","))
    said: Values = {"from_alchemist": carried, "from_tower": tower}
    element = naming.element(messages, question.kinds[0])
    own, stored = (naming.counted(messages, count, element) for count in (carried, tower))
    return {**pay(messages, state, question, rest), **said, "own": own, "stored": stored}


def pay(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the payer and the element in question."""
    payer = naming.alchemist(messages, state, question.action.colour)
    return {"alchemist": payer, "element": naming.element(messages, question.kinds[0])}


def payment(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the cost of an event row, and what happens with and without payment."""
    row = events.row_of(state, question.day)
    cost = events.cost(state, question.day)
    return {
        "cost": cost,
        "cost_word": messages.number(cost),
        "alchemists": messages.join([cards.effect(messages, one) for one in row.alchemists]),
        "inquisition": messages.join([cards.effect(messages, one) for one in row.inquisition]),
    }


def pay_with(messages: Messages, state: State, question: Any, rest: list[str]) -> Values:
    """Return the points of the mission."""
    points = state.pack.missions[rest[0]].points
    return {"points": points, "points_word": messages.number(points)}


PROMPTS: Mapping[str, Detail] = {"choose-payment": payment, "choose-place": pay}
"""The values for the words of a question, beside its fields."""

DETAILS: Mapping[tuple[str, str], Detail] = {
    ("choose-difficulty", "difficulty"): difficulty,
    ("choose-layout", "layout"): layout,
    ("choose-character", "character"): character,
    ("choose-tower-hex", "place"): site,
    ("choose-alchemist-hex", "place"): start,
    ("take-turn", "move"): move,
    ("take-turn", "mine"): mine,
    ("take-turn", "pick-up"): pick_up,
    ("take-turn", "drop"): drop,
    ("take-turn", "drop-mission"): mission,
    ("take-turn", "fight"): fight,
    ("take-turn", "fight-mission"): mission,
    ("take-turn", "give-item"): own_mission,
    ("take-turn", "give-fragment"): own_mission,
    ("take-turn", "exchange"): exchange,
    ("take-turn", "convert"): conversions,
    ("take-turn", "equip"): equip,
    ("take-turn", "transmute"): transmute,
    ("take-turn", "buy"): buy,
    ("choose-payment", "pay"): pay_with,
    ("choose-payment", "decline"): payment,
    ("choose-drop", "drop"): choose_drop,
    ("drop-excess", "drop"): choose_drop,
    ("choose-conversions", "convert"): convert,
    ("keep-recipes", "keep"): recipe,
    ("choose-place", "pay"): pay_from,
    ("offer-homunculus", "give-homunculus"): homunculus_mission,
}
"""The values for the words of an option, beside the fields of question and key."""
