"""What a menu says about actions: labels, prices, warnings, ids, and what is closed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from domain.kernel.task import Question
from domain.tainted_grail.queries.actions import (
    beside,
    companions,
    key_of,
    may_act,
    possible_actions,
    price_for,
    price_together,
    unrevealed,
)
from domain.tainted_grail.queries.characters import played_by
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import card_at, place_of
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.queries.payment import NOTHING
from domain.tainted_grail.queries.rites import disc_of, is_free, price_for_party
from domain.tainted_grail.rules.actions.order import action_of, rule_against_known_rite
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import AcceptActor, Action, ChooseAction, ChooseRite, JoinAction
from domain.tainted_grail.tasks.effects.base import Cost
from domain.tainted_grail.tasks.rest import Give
from domain.tainted_grail.vocabulary.terms import DISC_MAX
from domain.tainted_grail.world import World
from projections.tainted_grail import ids
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages
from projections.text.telling import Values

DEEDS = ("explore", "travel", "act", "own", "inspect")


def action_in(word: str, rest: list[str]) -> Action:
    """Return the action that a key names."""
    action = action_of(word, rest[0], rest[1:])
    assert action is not None, "it is offered or looked for"
    return action


# Names


def of_action(messages: Messages, state: State, action: Action) -> Values:
    """Return the words of an action: who, where, whither, whose, and what it is called."""
    here = place_of(state, action.starter)
    return {
        "character": naming.character(messages, action.starter),
        "place": naming.place(messages, state, here),
        "to": naming.place_or_number(messages, state, action.to) if action.to is not None else "none",
        "owner": naming.character(messages, action.owner) if action.owner is not None else "none",
        "whose": "self" if action.owner in (None, action.starter) else "other",
        "action": name_of(messages, state, action),
    }


def name_of(messages: Messages, state: State, action: Action) -> str:
    """Return what the action of a location or a character is called; empty for the others."""
    if action.deed == "own":
        return naming.quoted(messages, messages.say(f"character-{action.owner}-action"))
    if action.deed == "act":
        card = naming.card_on(state, place_of(state, action.starter))
        return naming.quoted(messages, messages.say(f"location-{card}-action"))
    return ""


def plan(messages: Messages, state: State, action: Action) -> str:
    """Return what somebody would like to do, as an infinitive."""
    return messages.say(f"plan-{action.deed}", **of_action(messages, state, action))


def named(word: str) -> Callable[[Messages, State, Question, list[str]], Values]:
    """Return the function that names an action by its key."""

    def said(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
        return of_action(messages, state, action_in(word, rest))

    return said


def character(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return the character in the key."""
    return {"character": naming.character(messages, rest[0])}


def item(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return the character in the key, and the item that it takes."""
    return {**character(messages, state, question, rest), "card": naming.owned(messages, ":".join(rest[1:]))}


def stone(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return the character in the key, and the place whose menhir it would charge."""
    return {
        **character(messages, state, question, rest),
        "place": naming.place(messages, state, place_of(state, rest[0])),
    }


ACTION_ANSWERS: Mapping[str, Callable[[Messages, State, Any, list[str]], Values]] = {
    **{f"choose-action-{deed}": named(deed) for deed in DEEDS},
    **dict.fromkeys(("choose-action-pass", "choose-action-give", "lying"), character),
    "choose-action-take": item,
    "choose-action-charge": stone,
    **dict.fromkeys(("accept-actor-accept", "accept-actor-refuse"), character),
}
"""Question and first word of a key -> the function that names what follows the word."""


# Questions


def wanted(messages: Messages, state: State, question: JoinAction | AcceptActor) -> Values:
    """Return who wants to do what."""
    action = question.asked.action
    return {"starter": naming.character(messages, action.starter), "plan": plan(messages, state, action)}


def where(messages: Messages, state: State, question: ChooseRite) -> Values:
    """Return the place of the menhir."""
    return {"place": naming.place(messages, state, question.place)}


def when(messages: Messages, state: State, question: Give) -> Values:
    """Return whether things are given before a rest, or at any other time."""
    world = state.journey
    is_rest = not isinstance(world, World) or (world.phase == "evening" and world.step == 1)
    return {"moment": "rest" if is_rest else "day"}


ACTION_PROMPTS: Mapping[type[Question], Callable[[Messages, State, Any], Values]] = {
    **dict.fromkeys((JoinAction, AcceptActor), wanted),
    ChooseRite: where,
    Give: when,
}
"""Question -> the values for its prompt."""


# Ids


def about_action(word: str) -> Callable[[State, Any, list[str]], Iterator[str]]:
    """Return the function that yields the ids of an action: where it leads, whose it is, who starts it. A place that
    does not lie out has none.
    """

    def found(state: State, question: Any, rest: list[str]) -> Iterator[str]:
        action = action_in(word, rest)
        there = action.to if action.to is not None else place_of(state, action.starter)
        if there in the_world(state).places:
            yield ids.place(there)
        if action.owner is not None:
            yield ids.character(action.owner)
        yield ids.character(action.starter)

    return found


def about_character(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the character in the key."""
    yield ids.character(rest[0])


def about_item(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the item, the place where it lies, and who takes it."""
    yield ids.owned(":".join(rest[1:]))
    yield ids.place(place_of(state, rest[0]))
    yield ids.character(rest[0])


def about_stone(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the place of the menhir, and who would charge it."""
    yield ids.place(place_of(state, rest[0]))
    yield ids.character(rest[0])


ACTION_NAMED: Mapping[str, Callable[[State, Any, list[str]], Iterator[str | None]]] = {
    **{f"choose-action-{deed}": about_action(deed) for deed in DEEDS},
    **dict.fromkeys(("choose-action-pass", "choose-action-give", "lying", "join", "stay"), about_character),
    "choose-action-take": about_item,
    "choose-action-charge": about_stone,
}
"""Question and first word of a key, or the word alone -> the ids of what the key names."""


# What an option costs and brings


def price(messages: Messages, state: State, action: Action, character: str) -> Iterator[str]:
    """Say what an action costs: each, or all together."""
    others = companions(state, action.starter)
    if share := price_for(state, action, character):
        kind = "detail-each" if others else "detail-cost"
        yield messages.say(kind, cost=texts.cost(messages, Cost(energy=share)))
    if together := price_together(state, action):
        yield messages.say("detail-cost", cost=texts.cost(messages, Cost(energy=together)))


def priced(word: str) -> Callable[[Messages, State, Any, list[str]], Iterable[str]]:
    """Return the function that says what an action costs and does."""

    def said(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
        action = action_in(word, rest)
        yield from price(messages, state, action, action.starter)
        yield from done(messages, state, action)

    return said


def done(messages: Messages, state: State, action: Action) -> Iterator[str]:
    """Say what the action of a location or a character does."""
    if action.deed == "own":
        own = state.pack.characters[action.owner or action.starter].action
        yield from (texts.effect(messages, one) for one in (own.effects if own is not None else ()))
    elif action.deed == "act":
        printed = card_at(state, place_of(state, action.starter)).action
        if printed is not None:
            yield from (texts.effect(messages, one) for one in printed.effects)
            yield from [messages.say("detail-once-a-day")] if printed.limit == "day" else []


def joined(messages: Messages, state: State, question: JoinAction, rest: list[str]) -> Iterable[str]:
    """Say what joining costs."""
    return price(messages, state, question.asked.action, question.character)


def charged(messages: Messages, state: State, question: ChooseRite, rest: list[str]) -> Iterator[str]:
    """Say what a rite costs, and how long the menhir will burn."""
    yield from price_of_rite(messages, state, party(state), question.place)


def charging(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say the same of a rite that was read."""
    who = (rest[0], *companions(state, rest[0]))
    return price_of_rite(messages, state, who, place_of(state, rest[0]))


def price_of_rite(messages: Messages, state: State, who: tuple[str, ...], place: int) -> Iterator[str]:
    """Say what a rite costs these, and how long the menhir will burn."""
    rite = card_at(state, place).rite
    if rite is None:
        return
    for kind, cost in (("detail-each", rite.each), ("detail-together", price_for_party(state, rite))):
        if cost != NOTHING and not is_free(state, who, rite):
            yield messages.say(kind, cost=texts.cost(messages, cost))
    yield messages.say("detail-burns", days=max(1, min(disc_of(state, rite), DISC_MAX)))


ACTION_DETAILS: Mapping[str, Callable[[Messages, State, Any, list[str]], Iterable[str]]] = {
    **{f"choose-action-{deed}": priced(deed) for deed in DEEDS},
    "join-action-join": joined,
    "choose-rite-charge": charged,
    "choose-action-charge": charging,
}
"""Question and first word of a key -> what it costs and brings."""


def last_energy(word: str) -> Callable[[Messages, State, Any, list[str]], Iterable[str]]:
    """Return the function that warns of an action that takes the last Energy."""

    def said(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
        action = action_in(word, rest)
        cost = price_for(state, action, action.starter) or price_together(state, action)
        if cost and cost == state.characters[action.starter].energy and not companions(state, action.starter):
            yield messages.say("warning-last-energy", character=naming.character(messages, action.starter))

    return said


ACTION_WARNINGS: Mapping[str, Callable[[Messages, State, Any, list[str]], Iterable[str]]] = {
    f"choose-action-{deed}": last_energy(deed) for deed in DEEDS
}
"""Question and first word of a key -> what to warn of."""


# What is closed


def of_actions(state: State, question: ChooseAction, seat: int) -> Iterator[str]:
    """Yield the actions that a person would look for: those of its place, all ways, a rite that was read and lacks
    something, since one that lacks nothing begins by inspecting, and handing something over.
    """
    for who in played_by(state, seat):
        if not may_act(state, who):
            yield f"explore:{who}"
            continue
        here = place_of(state, who)
        shown = card_at(state, here)
        for action in possible_actions(state, who):
            is_printed = {"act": shown.action is not None, "inspect": shown.menhir}
            if is_printed.get(action.deed, True):
                yield key_of(action)
        for place in (*beside(the_world(state).places, here), *unrevealed(state, here)):
            yield f"travel:{who}:{place}"
        if shown.rite is not None and rule_against_known_rite(state, who) is not None:
            yield f"charge:{who}"
        if len(state.characters) > 1:
            yield f"give:{who}"


def of_rite(state: State, question: ChooseRite, seat: int) -> Iterator[str]:
    """Yield charging the menhir."""
    yield "charge"
