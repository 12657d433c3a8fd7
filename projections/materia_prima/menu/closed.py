"""What a person would look for in Materia Prima and may not do now, and what is missing, in words."""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any

from domain.kernel.task import Option, Question, Unmet
from domain.materia_prima.elements import includes, size
from domain.materia_prima.queries.abilities import has_far_research
from domain.materia_prima.queries.alarm import rings, spawn_hexes, spawn_town
from domain.materia_prima.queries.campaign import portable
from domain.materia_prima.queries.events import unspent
from domain.materia_prima.queries.figures import figure, own_figures, player_figures
from domain.materia_prima.queries.missions import mission_for, town_of
from domain.materia_prima.queries.movement import board, ports_from
from domain.materia_prima.rules.exchange import are_close, gift_choice
from domain.materia_prima.rules.gathering import pick_up_choice
from domain.materia_prima.rules.movement import place_of
from domain.materia_prima.rules.selection import DONE, Choice, left_of
from domain.materia_prima.rules.setup.placement import place_key
from domain.materia_prima.rules.tower.equipment import load_choice, worn_choice
from domain.materia_prima.rules.turn.actions import rule_against_kind
from domain.materia_prima.state import COLOURS, State
from domain.materia_prima.tasks.alarm import PlaceInquisitor
from domain.materia_prima.tasks.campaign import ChooseCarriedThing
from domain.materia_prima.tasks.combat import ChooseLost
from domain.materia_prima.tasks.events import ChoosePayment
from domain.materia_prima.tasks.exchange import ChooseGifts, ChooseReturns
from domain.materia_prima.tasks.gathering import ChoosePickUp
from domain.materia_prima.tasks.setup import ChooseAlchemistHex, ChooseCharacter, ChooseColour, ChooseTowerHex
from domain.materia_prima.tasks.tower import ChooseConversions, ChooseLoad, ChooseWorn
from domain.materia_prima.tasks.town import ChoosePrice
from domain.materia_prima.tasks.turn import TakeTurn
from domain.materia_prima.vocabulary import Action
from projections.materia_prima.menu.answers import buy
from projections.materia_prima.menu.labels import label, tag_of
from projections.materia_prima.words import naming
from projections.materia_prima.words.phrases import PHRASES
from projections.text.messages import Messages
from projections.text.telling import Values

Keys = Iterator[str]


def sought(state: State, question: Question, seat: int) -> Keys:
    """Yield the keys that a person would look for at a question, open or not: what is at hand or in reach."""
    found = SOUGHT.get(type(question))
    return found(state, question) if found else iter(())


def of_turn(state: State, question: TakeTurn) -> Keys:
    """Yield what an alchemist could make, do in town and in its tower, then what each of its figures could do."""
    figures = own_figures(state, question.colour)
    yield from of_alchemist(state, question.colour)
    yield from chain.from_iterable(of_figure(state, name) for name in figures)


def of_alchemist(state: State, colour: str) -> Keys:
    """Yield every recipe of the pool, what a town mission may want, and the alchemist's own kinds of action."""
    yield from (f"transmute:{recipe}" for recipe in state.recipes)
    mission, alchemist = mission_for(state, colour), state.alchemists[colour]
    if mission and mission.kind == "equipment":
        yield from (f"give-item:{item}" for item in (*alchemist.worn, *alchemist.tower.items))
    if mission and mission.kind == "fragment":
        yield from (f"give-fragment:{fragment}" for fragment in alchemist.tower.fragments)
    yield from ("convert", "equip", "buy")
    is_near = town_of(state, colour) is not None or has_far_research(state, colour)
    yield from (f"research:{kind}" for kind in state.pack.recipes_of) if is_near else ("research",)
    ports = ports_from(state, place_of(state, colour))
    yield from (f"sail:{town}" for town in ports)
    yield from () if ports else ("sail",)


def of_figure(state: State, name: str) -> Keys:
    """Yield what a figure could do where it stands; only the kind of action, if the figure may not do it at all."""
    here = place_of(state, name)
    targets: dict[Action, list[str]] = {
        "move": [f"{hex[0]},{hex[1]}" for hex in board(state).adjacency[here]],
        "fight": list(state.inquisitors),
        "exchange": [one for one in player_figures(state) if one != name and are_close(state, name, one)],
    }
    for action, found in targets.items():
        if found and rule_against_kind(state, name, action) is None:
            yield from (f"{action}:{name}:{one}" for one in found)
        elif found or action != "fight":
            yield f"{action}:{name}"
    mission = mission_for(state, name)
    yield f"mine:{name}"
    yield from (f"pick-up:{name}",) if state.loose.get(here) else ()
    yield from (f"drop:{name}",) if figure(state, name).carried else ()
    yield from (f"drop-mission:{name}",) if mission and mission.kind == "element" else ()
    yield from (f"fight-mission:{name}",) if mission and mission.kind == "attack" else ()


def of_conversions(state: State, question: ChooseConversions) -> Keys:
    """Yield every element that can be made."""
    return (f"convert:{output}" for output in state.pack.conversions)


def of_payment(state: State, question: ChoosePayment) -> Keys:
    """Yield every unspent mission that is not chosen yet."""
    return (f"pay:{one.mission}" for one in unspent(state) if one.mission not in question.chosen)


def of_choice(choice_of: Callable[[State, Any], Choice]) -> Callable[[State, Any], Keys]:
    """Return what yields the things of a choice that are still there to choose. choice_of: the question's choice."""

    def left(state: State, question: Any) -> Keys:
        choice = choice_of(state, question)
        return (f"{choice.word}:{kind}" for kind in left_of(choice, question.chosen))

    return left


def of_gifts(state: State, question: ChooseGifts) -> Keys:
    """Yield the elements that are left to give, and giving no more."""
    yield from of_choice(gift_choice)(state, question)
    yield DONE


def of_returns(state: State, question: ChooseReturns) -> Keys:
    """Yield the elements that the partner has left, those of a kind that is given, too, and taking no more."""
    carried = figure(state, question.partner).carried
    yield from (f"take:{kind}" for kind in sorted(carried) if carried[kind] > question.chosen.count(kind))
    yield DONE


def of_price(state: State, question: ChoosePrice) -> Keys:
    """Yield every kind of element that the buyer carries."""
    return (f"pay:{kind}" for kind in sorted(state.alchemists[question.colour].carried))


def of_arrival(state: State, question: PlaceInquisitor) -> Keys:
    """Yield the town where the inquisitor should appear and the hexes around it, up to the nearest that are free."""
    nearest = set(spawn_hexes(state))
    for ring in rings(board(state), board(state).towns[spawn_town(state)]):
        yield from map(place_key, ring)
        if nearest & {*ring}:
            return


def of_losses(state: State, question: ChooseLost) -> Keys:
    """Yield the stored elements of other levels."""
    stored = state.alchemists[question.colour].tower.elements
    return (f"lose:{kind}" for kind in sorted(stored) if state.pack.level[kind] != question.level)


def of_things(state: State, question: ChooseCarriedThing) -> Keys:
    """Yield every homunculus and item of the alchemist."""
    return (f"take:{thing}" for thing in portable(state, question.colour))


def of_hexes(state: State, question: ChooseTowerHex | ChooseAlchemistHex) -> Keys:
    """Yield every hex of the board."""
    return (place_key(hex) for hex in board(state).hexes)


def of_characters(state: State, question: ChooseCharacter) -> Keys:
    """Yield every character."""
    return (f"character:{one}" for one in state.pack.alchemists)


def of_colours(state: State, question: ChooseColour) -> Keys:
    """Yield every colour."""
    return (f"colour:{one}" for one in COLOURS)


SOUGHT: Mapping[type[Question], Callable[[State, Any], Keys]] = {
    TakeTurn: of_turn,
    ChooseConversions: of_conversions,
    ChoosePayment: of_payment,
    ChoosePickUp: of_choice(lambda state, question: pick_up_choice(state, question.figure)),
    ChooseWorn: of_choice(lambda state, question: worn_choice(state, question.colour)),
    ChooseLoad: of_choice(load_choice),
    ChooseGifts: of_gifts,
    ChooseReturns: of_returns,
    ChoosePrice: of_price,
    PlaceInquisitor: of_arrival,
    ChooseLost: of_losses,
    ChooseCarriedThing: of_things,
    ChooseTowerHex: of_hexes,
    ChooseAlchemistHex: of_hexes,
    ChooseCharacter: of_characters,
    ChooseColour: of_colours,
}
"""Question -> the keys that a person would look for."""


# Words


def closed_label(messages: Messages, state: State, question: Question, option: Option) -> str:
    """Return an answer that is not open in words: in those of an open one, unless it has its own."""
    word, *rest = option.key.split(":")
    message = f"closed-{tag_of(question)}-{word}"
    if message not in messages or (word in TARGETED and len(rest) > 1) or (word in BARE and rest):
        return label(state, question, option, messages)
    name = rest[0] if rest and rest[0] in player_figures(state) else getattr(question, "colour", "")
    said: Values = {"figure": naming.figure(messages, state, name)}
    if word == "transmute":
        recipe = state.pack.recipes[rest[0]]
        cost = naming.in_figures(messages, recipe.cost)
        said |= {"recipe": naming.recipe(messages, recipe.id), "kind": recipe.kind, "cost": cost}
    if word == "buy":
        said |= {"extension": "none", "price": "", **buy(messages, state, question, rest)}
    return messages.say(message, **said)


BARE = ("sail", "research")
"""Words that have a message of their own only if the key names nothing further."""
TARGETED = ("move", "fight", "exchange")
"""Words that name a target, unless the figure may not do this to any."""


def why(messages: Messages, state: State, unmet: Unmet) -> str:
    """Return what is missing in words."""
    said: Values = {}
    for name, value in unmet.values.items():
        phrase = PHRASES.get(name) or as_it_is
        said |= phrase(messages, state, name, value)
    if unmet.what == "inputs":
        there = unmet.values["there"]
        said |= {"there": naming.in_figures(messages, there), "there_n": size(there)}
    if "cost" in unmet.values:
        cost, there = unmet.values["cost"], unmet.values["there"]
        have = {kind: there[kind] for kind in cost if kind in there}
        said |= {
            "cost": naming.in_figures(messages, cost),
            "there": naming.in_figures(messages, have),
            "there_n": size(have),
        }
        said |= {"enough": int(includes(there, cost))}
    return messages.say(f"why-{unmet.what}", **said)


def as_it_is(messages: Messages, state: State, name: str, value: Any) -> Values:
    """Return a number or a word as it is; what has parts gives no value."""
    return {name: value} if isinstance(value, int | str) else {}
