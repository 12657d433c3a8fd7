"""What can be paid, and by whom. Source: TG-5.4, 4.5.15."""

from domain.kernel.task import Unmet
from domain.tainted_grail.queries.cards import laid_card
from domain.tainted_grail.queries.encounter import is_present, present, the_encounter
from domain.tainted_grail.queries.journey import top_party
from domain.tainted_grail.queries.tracks import held, room
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.vocabulary.terms import Holding

SHARED: tuple[Holding, ...] = ("energy", "magic")
"""What others may pay. Source: TG-4.5.15, 4.5.17."""
OWN: tuple[Holding, ...] = ("health", "food", "wealth", "reputation", "experience")
UNITS: tuple[Holding, ...] = (*SHARED, *OWN, "terror")
"""What a party may pay together, in this order. Source: TG-4.5.29."""
NOTHING = Cost()
"""The cost of what is free."""


def can_pay(state: State, at: At, cost: Cost) -> bool:
    """Return whether a cost can be paid in full, partly by others if they want to."""
    return rule_against_payment(state, at, cost) is None


def rule_against_payment(state: State, at: At, cost: Cost) -> Unmet | None:
    """Return what is missing first to pay a cost in full, partly by others if they want to; None if nothing is.

    Source: TG-5.4.2, 5.4.7, 5.4.8.
    """
    one = state.characters[at.character]
    for what in OWN:
        if held(one, what) < getattr(cost, what):
            return Unmet("TG-5.4.2", "holding", {"what": what, "count": getattr(cost, what), "has": held(one, what)})
    fits = room(state, one, "terror")
    assert fits is not None, "terror is a track"
    if fits < cost.terror:
        return Unmet("TG-5.4.8", "terror-room", {"count": cost.terror, "has": fits})
    for what in SHARED:
        if (there := shared(state, at.character, what)) < getattr(cost, what):
            return Unmet("TG-4.5.15", "shared", {"what": what, "count": getattr(cost, what), "has": there})
    return rule_against_paying_with_cards(state, at, cost)


def spare_of(state: State, character: str, what: Holding) -> int:
    """Return how much of this a character can pay; of Terror, how much still fits. Source: TG-5.4.7, 5.4.8."""
    one = state.characters[character]
    fits = room(state, one, "terror") if what == "terror" else None
    return held(one, what) if fits is None else fits


def can_pay_together(state: State, who: tuple[str, ...], cost: Cost) -> bool:
    """Return whether each of these can pay a cost, if they may pay Energy and Magic for one another.

    Source: TG-6.9.3, 6.9.6.
    """
    there = {what: sum(held(state.characters[one], what) for one in who) for what in SHARED}
    enough = all(there[what] >= len(who) * getattr(cost, what) for what in SHARED)
    return enough and all(can_pay(state, At(one, "price"), cost) for one in who)


def partners(state: State, character: str) -> tuple[str, ...]:
    """Return the others that may pay for a character: those in its encounter, else those in its party.

    Source: TG-4.5.15.
    """
    newest = top_party(state)
    together = newest.members if newest is not None else ()
    members = together if state.encounter is None else present(state)
    return tuple(one for one in members if one != character) if character in members else ()


def rule_against_paying_as_party(
    state: State, who: tuple[str, ...], cost: Cost, *, each: Cost = NOTHING
) -> Unmet | None:
    """Return what these lack first to pay a cost together; None if nothing is missing. each: paid by each beside it.

    Source: TG-4.4.30, 4.5.29, 5.4.2.
    """
    for what in UNITS:
        count = getattr(cost, what)
        has = sum(max(0, spare_of(state, one, what) - getattr(each, what)) for one in who) if count else 0
        if has < count:
            return Unmet("TG-4.5.29", "shared", {"what": what, "count": count, "has": has})
    return None


def shared(state: State, character: str, what: Holding) -> int:
    """Return how much of this a character and those who may pay for it have."""
    return sum(held(state.characters[one], what) for one in (character, *partners(state, character)))


def rule_against_paying_with_cards(state: State, at: At, cost: Cost) -> Unmet | None:
    """Return what is missing first: an encounter in which to turn a card, charges, or cards in hand; None if nothing.

    Source: TG-5.6.1, 6.5.13.
    """
    if cost.turn and state.encounter is None:
        return Unmet("TG-5.6.1", "encounter")
    if cost.charges:
        laid = laid_card(state, at.source.removeprefix("card:")) if state.encounter else None
        charges = laid.charges if laid else 0
        if charges < cost.charges:
            return Unmet("TG-6.5.13", "charges", {"count": cost.charges, "has": charges})
    hand = the_encounter(state).participants[at.character].hand if is_present(state, at.character) else ()
    return None if len(hand) >= cost.cards else Unmet("TG-5.4.2", "hand", {"count": cost.cards, "has": len(hand)})
