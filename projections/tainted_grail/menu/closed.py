"""What a person would look for in Tainted Grail and may not do now, and what is missing, in words."""

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import Any

from domain.kernel.task import Option, Question, Unmet
from domain.tainted_grail.queries.abilities import Power, card_powers, held_powers, is_ready
from domain.tainted_grail.queries.encounter import present, seat_of, the_encounter
from domain.tainted_grail.queries.items import is_item, is_personal
from domain.tainted_grail.queries.parties import able_party
from domain.tainted_grail.queries.payment import SHARED, partners
from domain.tainted_grail.queries.rest import needs_skill, rule_against_raising
from domain.tainted_grail.rules.cards.hands import hand
from domain.tainted_grail.rules.payment import own_share
from domain.tainted_grail.rules.rest.decks import DECK_MIN, cards_in
from domain.tainted_grail.rules.rest.gifts import GIVEN, rule_against_gaining, within_reach
from domain.tainted_grail.rules.rounds.windows import Window
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import UseBetween
from domain.tainted_grail.tasks.actions import ChooseAction, ChooseRite
from domain.tainted_grail.tasks.cards import ChooseCard
from domain.tainted_grail.tasks.death import AfterDeath, ChooseSuccessor
from domain.tainted_grail.tasks.effects.choices import ChooseCharacterFor, ChooseEffect
from domain.tainted_grail.tasks.items import ChooseSkill
from domain.tainted_grail.tasks.journal import ChooseInVerse
from domain.tainted_grail.tasks.payment import PledgeUnit, Settle
from domain.tainted_grail.tasks.rest import AcceptGift, AdjustDecks, Advance, EquipAnew, Give
from domain.tainted_grail.tasks.rounds import (
    BeforeDraw,
    BeginTurn,
    ChooseActive,
    EndTurn,
    FaceAttack,
    LayFirst,
    LayFurther,
)
from domain.tainted_grail.tasks.setup import ChooseBoard, ChooseCharacter, ChooseColour
from domain.tainted_grail.vocabulary.card_ids import deck_of
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, DECKS
from domain.tainted_grail.world import World
from projections.tainted_grail.menu.actions import of_actions, of_rite, stone
from projections.tainted_grail.menu.answers import power
from projections.tainted_grail.menu.journal import of_verse
from projections.tainted_grail.menu.labels import label
from projections.tainted_grail.words import naming
from projections.tainted_grail.words.needs import Marked, need
from projections.tainted_grail.words.phrases import PHRASES
from projections.text.messages import Messages
from projections.text.telling import Values

Keys = Iterator[str]


def sought(state: State, question: Question, seat: int) -> Keys:
    """Yield the keys that a person would look for at a question, open or not: what is in hand or in reach."""
    found = SOUGHT.get(type(question))
    return found(state, question, seat) if found else iter(())


def own(state: State, seat: int) -> tuple[str, ...]:
    """Return the characters of a seat in the encounter, or all of its characters outside one."""
    there = present(state) if state.encounter else tuple(state.characters)
    return tuple(who for who in there if seat_of(state, who) == seat)


def of_window(state: State, question: Window, seat: int) -> Keys:
    """Yield the cards in the seat's hands, what its characters could use, and flight."""
    active = question.character
    for who in own(state, seat):
        yield from cards_of(state, who, named=who != active)
    for who in own(state, seat):
        yield from uses_of(state, who, on_table=who == active)
    if the_encounter(state).deck == "combat":
        yield "flee"
    else:
        yield from (f"propose-flight:{who}" for who in own(state, seat))


def cards_of(state: State, character: str, *, named: bool) -> Keys:
    """Yield the cards of a hand. named: with the character, since the question concerns another one or none."""
    who = f"{character}:" if named else ""
    return (f"lay:{who}{place}" for place in range(len(hand(state, character))))


def uses_of(state: State, character: str, *, on_table: bool = False) -> Keys:
    """Yield one ability of each item, secret and skill, and if wanted of each card on the table that has one."""
    powers = [one for one in held_powers(state, character) if not one.source.startswith("trait:")]
    if on_table:
        powers += [one for one in card_powers(state, character) if one.ability.when == "any-time"]
    for _, each in groupby(powers, lambda one: one.source):
        yield f"use:{best_of(state, [*each]).name}"


def best_of(state: State, powers: list[Power]) -> Power:
    """Return the ability of a text that comes first: one to be used now, else one for any time, else any."""
    at_any_time = [one for one in powers if one.ability.when == "any-time"]
    ready = [one for one in at_any_time if is_ready(state, one)]
    return (*ready, *at_any_time, *powers)[0]


def of_last_use(state: State, question: BeforeDraw, seat: int) -> Keys:
    """Yield what a character could use before it draws nothing."""
    return uses_of(state, question.character)


def of_interval(state: State, question: UseBetween, seat: int) -> Keys:
    """Yield what the seat's characters could use outside an encounter."""
    return (key for who in own(state, seat) for key in uses_of(state, who))


def of_activation(state: State, question: ChooseActive, seat: int) -> Keys:
    """Yield all participants, and the cards in the seat's hands."""
    yield from (f"activate:{who}" for who in the_encounter(state).participants)
    for who in own(state, seat):
        yield from cards_of(state, who, named=True)


def of_payment(state: State, question: Settle, seat: int) -> Keys:
    """Yield paying, and asking each of the others for what they may pay."""
    owed, payer = question.owed, question.owed.at.character
    yield "pay"
    for what in SHARED:
        if own_share(owed, what):
            yield from (f"ask:{who}:{what}" for who in partners(state, payer))


def of_advance(state: State, question: Advance, seat: int) -> Keys:
    """Yield the decks to improve and the attributes to raise; with a skill card only those that cannot rise."""
    who = question.character
    yield from (f"improve:{who}:{deck}" for deck in DECKS)
    for attribute in ATTRIBUTES:
        if not needs_skill(state, who, attribute) or rule_against_raising(state, who, attribute):
            yield f"raise:{who}:{attribute}"


def of_gifts(state: State, question: Give, seat: int) -> Keys:
    """Yield personal secrets for the first of the others, what others have too much of, and discarding each item."""
    who, cards = question.character, [one.card for one in state.characters[question.character].owned]
    others = [one for one in state.characters if one != who]
    yield from (f"give:{who}:{to}:{card}" for card in cards if is_personal(state, card) for to in others[:1])
    kinds = (*GIVEN, *(card for card in cards if not is_personal(state, card)))
    for to in within_reach(state, who):
        yield from (f"give:{who}:{to}:{what}" for what in kinds if rule_against_gaining(state, to, what))
    yield from (f"discard:{who}:{card}" for card in cards if is_item(card))


def of_offer(state: State, question: AcceptGift, seat: int) -> Keys:
    """Yield taking what is offered."""
    yield f"accept:{question.character}"


def of_boards(state: State, question: ChooseBoard, seat: int) -> Keys:
    """Yield every board."""
    return (f"board:{colour}" for colour in state.pack.boards)


def of_colours(state: State, question: ChooseColour, seat: int) -> Keys:
    """Yield every colour of basic cards."""
    return (f"cards:{colour}" for colour in state.pack.colours)


def of_equipping(state: State, question: EquipAnew, seat: int) -> Keys:
    """Yield being equipped."""
    yield f"equipped:{question.character}"


def of_day(state: State, question: ChooseAction, seat: int) -> Keys:
    """Yield the actions of the seat's characters, and what they could use between actions."""
    yield from of_actions(state, question, seat)
    for who in own(state, seat):
        yield from uses_of(state, who)


def of_decks(state: State, question: AdjustDecks, seat: int) -> Keys:
    """Yield taking cards out of each deck and putting some into it, if none can be, and the cards moved already."""
    who = question.character
    for deck in DECKS:
        cards = cards_in(state, who, deck)
        yield from (f"drop:{who}:{deck}",) if 0 < len(cards) <= DECK_MIN else ()
        yield from (f"add:{who}:{deck}",) if not state.characters[who].available.get(deck) else ()
    for card in question.moved:
        is_out = card in state.characters[who].available.get(deck_of(card), ())
        yield f"add:{who}:{card}" if is_out else f"drop:{who}:{card}"


def of_effects(state: State, question: ChooseEffect, seat: int) -> Keys:
    """Yield each choice by its number."""
    return (f"choose:{number}" for number in range(1, len(question.one) + 1))


def of_characters(state: State, question: ChooseCharacterFor, seat: int) -> Keys:
    """Yield every character."""
    return (f"for:{who}" for who in state.characters)


def of_marked(state: State, question: ChooseCard, seat: int) -> Keys:
    """Yield the encounter and every card of the sequence."""
    yield "card:encounter"
    yield from (f"card:{one.card}" for one in the_encounter(state).sequence)


def of_skills(state: State, question: ChooseSkill, seat: int) -> Keys:
    """Yield every skill of the attribute."""
    skills = state.pack.skills.values()
    return (f"skill:{one.number}" for one in skills if one.attribute == question.attribute)


def of_the_cast(state: State, question: ChooseCharacter | ChooseSuccessor, seat: int) -> Keys:
    """Yield every character of the pack."""
    return (f"play:{who}" for who in state.pack.characters)


def of_ways_on(state: State, question: AfterDeath, seat: int) -> Keys:
    """Yield Mercy, and another character."""
    return iter(("mercy", "successor"))


def of_pledges(state: State, question: PledgeUnit, seat: int) -> Keys:
    """Yield each of the seat's members of the party."""
    return (f"pledge:{who}" for who in able_party(state) if seat_of(state, who) == seat)


SOUGHT: Mapping[type[Question], Callable[[State, Any, int], Keys]] = {
    **dict.fromkeys((BeginTurn, LayFirst, LayFurther, FaceAttack, EndTurn), of_window),
    BeforeDraw: of_last_use,
    UseBetween: of_interval,
    ChooseActive: of_activation,
    Settle: of_payment,
    Advance: of_advance,
    Give: of_gifts,
    AcceptGift: of_offer,
    ChooseBoard: of_boards,
    ChooseColour: of_colours,
    EquipAnew: of_equipping,
    ChooseInVerse: of_verse,
    ChooseAction: of_day,
    ChooseRite: of_rite,
    AdjustDecks: of_decks,
    ChooseEffect: of_effects,
    ChooseCharacterFor: of_characters,
    ChooseCard: of_marked,
    ChooseSkill: of_skills,
    **dict.fromkeys((ChooseCharacter, ChooseSuccessor), of_the_cast),
    AfterDeath: of_ways_on,
    PledgeUnit: of_pledges,
}
"""Question -> the keys that a person would look for."""


# Words


def closed_label(messages: Messages, state: State, question: Any, option: Option) -> str:
    """Return an answer that is not open in words: a card or an ability by its name, others as if they were open."""
    word, *rest = option.key.split(":")
    if word == "lay":
        *who, place = rest
        cards = hand(state, who[0] if who else question.character)
        return messages.say("closed-lay", card=naming.card(messages, cards[int(place)]))
    if word == "use":
        return messages.say("closed-use", **power(messages, state, question, rest))
    if word == "charge" and rest:
        return messages.say("closed-charge", **stone(messages, state, question, rest))

    if word in ("add", "drop") and rest[-1] in DECKS:
        return messages.say(f"closed-{word}", character=naming.character(messages, rest[0]), deck=rest[-1])
    return label(state, question, option, messages)


def why(messages: Messages, state: State, unmet: Unmet) -> str:
    """Return what is missing in words."""
    said: Values = {}
    for name, value in unmet.values.items():
        phrase = WORDS.get(name) or PHRASES[name]
        said |= phrase(messages, state, name, value)
    return messages.say(f"why-{unmet.what}", **said)


def marked(state: State) -> Marked:
    """Return the statuses with their marked parts; none in an arena."""
    return state.journey.statuses if isinstance(state.journey, World) else {}


WORDS: Mapping[str, Callable[[Messages, State, str, Any], Values]] = {
    "need": lambda messages, state, name, value: {name: need(messages, value, marked=marked(state))},
    **dict.fromkeys(("has", "level"), PHRASES["count"]),
}
"""Names of values that no fact and no question has -> their words."""
