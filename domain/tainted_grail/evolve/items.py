"""Changes of what characters own."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_character, with_participant
from domain.tainted_grail.facts.items import (
    CardGained,
    CardGiven,
    CardGivenUp,
    CardPackedAway,
    CardsEquipped,
    CardTurned,
    SecretGained,
    WeaponsWielded,
)
from domain.tainted_grail.queries.encounter import the_encounter
from domain.tainted_grail.state import Owned, State


@evolves(SecretGained)
@evolves(CardGained)
def card_gained(state: State, fact: CardGained | SecretGained) -> State:
    one = state.characters[fact.character]
    return with_character(state, one.id, owned=(*one.owned, Owned(fact.card, face_up=fact.face_up)))


@evolves(CardGivenUp)
def card_given_up(state: State, fact: CardGivenUp) -> State:
    one = state.characters[fact.character]
    after = with_character(state, one.id, owned=tuple(owned for owned in one.owned if owned.card != fact.card))
    return replace(after, removed=(*after.removed, fact.card)) if fact.removed else after


@evolves(CardGiven)
def card_given(state: State, fact: CardGiven) -> State:
    """Move a card to its new owner; a turned card stays turned."""
    giver, receiver = state.characters[fact.character], state.characters[fact.to]
    card = next(owned for owned in giver.owned if owned.card == fact.card)
    after = with_character(state, giver.id, owned=tuple(owned for owned in giver.owned if owned != card))
    received = replace(card, face_up=fact.face_up, given=True)
    return with_character(after, receiver.id, owned=(*receiver.owned, received))


@evolves(CardsEquipped)
def cards_equipped(state: State, fact: CardsEquipped) -> State:
    one = state.characters[fact.character]
    owned = tuple(
        replace(owned, face_up=owned.card in fact.cards, given=owned.given and not fact.anew) for owned in one.owned
    )
    return with_character(state, one.id, owned=owned)


def with_owned(state: State, character: str, card: str, *, turned: bool = False, packed: bool = False) -> State:
    """Return the state with one card of a character turned or packed away."""
    owned = tuple(
        replace(one, turned=one.turned or turned, packed=one.packed or packed) if one.card == card else one
        for one in state.characters[character].owned
    )
    return with_character(state, character, owned=owned)


@evolves(CardTurned)
def card_turned(state: State, fact: CardTurned) -> State:
    return with_owned(state, fact.character, fact.card, turned=True)


@evolves(CardPackedAway)
def card_packed_away(state: State, fact: CardPackedAway) -> State:
    return with_owned(state, fact.character, fact.card, packed=True)


@evolves(WeaponsWielded)
def weapons_wielded(state: State, fact: WeaponsWielded) -> State:
    one = the_encounter(state).participants[fact.character]
    return with_participant(state, fact.character, wielded=tuple(dict.fromkeys([*one.wielded, *fact.cards])))


def put_back(state: State) -> State:
    """Return the state with all cards turned back and unpacked."""
    characters = {
        name: replace(one, owned=tuple(replace(owned, turned=False, packed=False) for owned in one.owned))
        for name, one in state.characters.items()
    }
    return replace(state, characters=characters)
