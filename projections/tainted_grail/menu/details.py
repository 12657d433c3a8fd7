"""What an option of Tainted Grail costs and brings, and what makes it hopeless or dear."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from domain.kernel.chance.pile import is_face_down
from domain.kernel.task import Option, Question
from domain.tainted_grail.queries.encounter import encounter_card, the_activation, the_encounter
from domain.tainted_grail.queries.session import unwilling
from domain.tainted_grail.rules.cards.hands import hand
from domain.tainted_grail.rules.encounter.flight import may_fail
from domain.tainted_grail.rules.mode import SWITCH
from domain.tainted_grail.rules.rounds.attacks import row
from domain.tainted_grail.rules.session import WISH
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.holdings import Damage, Lose
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.terms import DECKS, Holding
from projections.explanation import Lookup, lookup
from projections.tainted_grail.menu import answers
from projections.tainted_grail.menu.actions import ACTION_DETAILS, ACTION_WARNINGS
from projections.tainted_grail.menu.journal import printed
from projections.tainted_grail.menu.labels import worded_as
from projections.tainted_grail.words import texts
from projections.text.messages import Messages, sentence

Line = Callable[[Messages, State, Any, list[str]], Iterable[str]]
"""(messages, state, question, what follows the first word of the key) -> phrases about the option."""


def detail(messages: Messages, state: State, question: Question | None, option: Option) -> str | None:
    """Return what an option costs and brings, in one line; None if its label says all."""
    return line(detail_of, messages, state, question, option)


def warning(messages: Messages, state: State, question: Question | None, option: Option) -> str | None:
    """Return what makes an option hopeless or dear; None if nothing does."""
    return line(warning_of, messages, state, question, option)


def line(
    lines: Lookup[Line], messages: Messages, state: State, question: Question | None, option: Option
) -> str | None:
    """Return the phrases about an option in one line."""
    found = lines(question, option.key.partition(":")[0])
    if found is None:
        return None
    _, *rest = option.key.split(":")
    said = list(filter(None, found(messages, state, question, rest)))
    return sentence("; ".join(said)) if said else None


# What an option costs and brings


def card_text(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what the abilities of a card of the hand do; nothing of one that is face down."""
    card = None if rest[0] == "top" else hand(state, question.character)[int(rest[0])]
    if card is not None and not is_face_down(card):
        yield " ".join(texts.ability(messages, one) for one in state.pack.cards[card].abilities)


def power_cost(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what an ability costs; a trait of the enemy costs nothing."""
    name = ":".join(rest)
    cost = answers.ability_named(state, name).cost if "#" in name else None
    if cost is not None:
        yield messages.say("detail-cost", cost=texts.cost(messages, cost))


def owed(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what is paid in all."""
    yield messages.say("detail-cost", cost=texts.cost(messages, question.owed.cost))


def one_unit(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what agreeing to a payment costs."""
    yield messages.say("detail-unit", what=texts.holding(messages, question.what))


def avoiding(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what avoiding costs each character."""
    avoid = encounter_card(state).avoid
    if avoid is not None:
        yield messages.say("detail-each", cost=texts.cost(messages, avoid.cost))


def at_the_back(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what the opportunity attack does; a talk has none."""
    if the_encounter(state).deck == "combat":
        effects = encounter_card(state).opportunity
        text = texts.nested(messages, effects) if effects else messages.say("does-nothing")
        yield messages.say("detail-opportunity", text=text)


def fleeing(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what the opportunity attack does, and that a toss may keep the character where it is. Source: TG-7.2.4."""
    yield from at_the_back(messages, state, question, rest)
    if may_fail(state):
        yield messages.say("detail-flight")


def experience(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say how much Experience is spent, of how much."""
    priced = answers.improved if rest[1] in DECKS else answers.raised
    said = priced(messages, state, question, rest)
    have = state.characters[rest[0]].resources.get("experience", 0)
    yield messages.say("detail-of", cost=said["cost"], have=have, what=texts.holding(messages, "experience"))


def meal(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what a meal costs and brings."""
    have = state.characters[rest[0]].resources.get("food", 0)
    yield messages.say("detail-of", cost=1, have=have, what=texts.holding(messages, "food"))
    yield messages.say("detail-meal")


def redrawn(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say how many cards are drawn anew."""
    yield messages.say("detail-redrawn", count=question.fewer)


# Warnings


HEALTH: Holding = "health"


def health_lost(effects: tuple[Effect, ...]) -> int:
    """Return how much Health these effects surely take, as they are printed."""
    counts = (one.count for one in effects if isinstance(one, Damage) or (isinstance(one, Lose) and one.what == HEALTH))
    return sum(count for count in counts if isinstance(count, int))


def last_health(messages: Messages, state: State, who: str, taken: int) -> Iterator[str]:
    """Warn if this much Health is all that a character has."""
    if 0 < state.characters[who].health <= taken:
        yield messages.say("warning-deadly", health=state.characters[who].health)


def deadly_attack(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Warn of an attack that takes the last Health."""
    taken = health_lost(row(state)[2]) - the_activation(state).reduced
    return last_health(messages, state, question.character, taken)


def deadly_flight(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Warn of an opportunity attack that takes the last Health."""
    if the_encounter(state).deck == "combat":
        yield from last_health(messages, state, question.character, health_lost(encounter_card(state).opportunity))


def failure(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Warn of what a talk that is left brings."""
    effects = encounter_card(state).failure
    if effects:
        yield messages.say("warning-failure", text=texts.nested(messages, effects))


def hungry(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Warn of what happens without a meal."""
    empty = state.characters[rest[0]].energy == 0
    yield messages.say("warning-hunger", lost="health" if empty else "energy")


def other_mode(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what the mode changes, and who must agree."""
    yield messages.say("detail-mode", mode=rest[0])
    if others := len(unwilling(state, state.switching)) - 1:
        yield messages.say("detail-mode-others", others=others)


def new_session(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what a new session or the end of an evening brings, and who must want it, too."""
    yield messages.say("detail-evening" if state.session else "detail-session")
    if others := len(unwilling(state, state.gathering)) - 1:
        yield messages.say("detail-mode-others", others=others)


def smaller_hand(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Warn of a hand with fewer cards."""
    yield messages.say("warning-fewer", count=question.fewer)


DETAILS: Mapping[str, Line] = {
    "lay": card_text,
    **dict.fromkeys(("use", "now", "instead", "reroll", "first"), power_cost),
    "choose-in-verse-choose": printed,
    "pay": owed,
    "contribute-agree": one_unit,
    "agree-to-avoid-avoid": avoiding,
    "flee": fleeing,
    "lay-first-none": at_the_back,
    **dict.fromkeys(("raise", "improve"), experience),
    "eat": meal,
    "mulligan": redrawn,
    SWITCH: other_mode,
    WISH: new_session,
    **ACTION_DETAILS,
}
"""The first word of a key, if need be after its question -> what it costs and brings."""

WARNINGS: Mapping[str, Line] = {
    "face": deadly_attack,
    **dict.fromkeys(("flee", "lay-first-none"), deadly_flight),
    **dict.fromkeys(("propose-flight", "agree-to-flee-flee"), failure),
    "fast": hungry,
    "mulligan": smaller_hand,
    **ACTION_WARNINGS,
}
"""The first word of a key, if need be after its question -> what to warn of."""

detail_of, warning_of = lookup(DETAILS, worded_as), lookup(WARNINGS, worded_as)
