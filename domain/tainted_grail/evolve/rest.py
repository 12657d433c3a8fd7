"""Changes of resting."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_character
from domain.tainted_grail.evolve.tracks import moved
from domain.tainted_grail.facts.rest import (
    CardAdded,
    CardDropped,
    CardKept,
    MealEaten,
    MealMissed,
    ResourceGiven,
    RestBegun,
    UsesDeclined,
)
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import Deck


@evolves(RestBegun)
def rest_begun(state: State, fact: RestBegun) -> State:
    return replace(state, fed=())


@evolves(MealEaten)
def meal_eaten(state: State, fact: MealEaten) -> State:
    return replace(moved(state, fact.character, "food", -1), fed=(*state.fed, fact.character))


@evolves(MealMissed)
def meal_missed(state: State, fact: MealMissed) -> State:
    return state


@evolves(ResourceGiven)
def resource_given(state: State, fact: ResourceGiven) -> State:
    return moved(moved(state, fact.character, fact.what, -fact.count), fact.to, fact.what, fact.count)


@evolves(UsesDeclined)
def uses_declined(state: State, fact: UsesDeclined) -> State:
    return replace(state, passed=state.passed | {one: state.characters[one] for one in fact.characters})


def with_available(state: State, character: str, deck: Deck, card: str) -> State:
    """Return the state with one more available card of a deck."""
    available = state.characters[character].available
    return with_character(state, character, available={**available, deck: (*available.get(deck, ()), card)})


@evolves(CardKept)
def card_kept(state: State, fact: CardKept) -> State:
    return with_available(with_character(state, fact.character, looking=()), fact.character, fact.deck, fact.card)


@evolves(CardAdded)
def card_added(state: State, fact: CardAdded) -> State:
    available = state.characters[fact.character].available
    left = tuple(one for one in available[fact.deck] if one != fact.card)
    return with_character(state, fact.character, available={**available, fact.deck: left})


@evolves(CardDropped)
def card_dropped(state: State, fact: CardDropped) -> State:
    return with_available(state, fact.character, fact.deck, fact.card)
