"""Changes of what characters own."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_character, with_participant
from domain.tainted_grail.evolve.land import set_today, with_world, without_discs
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
from domain.tainted_grail.queries.items import just_received
from domain.tainted_grail.state import Owned, State
from domain.tainted_grail.world import World


@evolves(SecretGained)
@evolves(CardGained)
def card_gained(state: State, fact: CardGained | SecretGained) -> State:
    """Give a card to its owner; of one with a quest the day is kept. Source: TG-5.10.12."""
    one, world = state.characters[fact.character], state.journey
    if isinstance(world, World) and fact.card.startswith("secret:"):
        state = with_world(state, set_on=set_today(world, fact.card))
    return with_character(state, one.id, owned=(*one.owned, Owned(fact.card, face_up=fact.face_up)))


@evolves(CardGivenUp)
def card_given_up(state: State, fact: CardGivenUp) -> State:
    one = state.characters[fact.character]
    after = with_character(state, one.id, owned=tuple(owned for owned in one.owned if owned.card != fact.card))
    if isinstance(after.journey, World):
        after = with_world(after, discs=without_discs(after.journey, fact.card))
    return replace(after, removed=(*after.removed, fact.card)) if fact.removed else after


@evolves(CardGiven)
def card_given(state: State, fact: CardGiven) -> State:
    """Move a card to its new owner; a turned card stays turned. An absent character gives only secrets (TG-5.20.8)."""
    is_away = fact.character in state.away
    giver = (state.away if is_away else state.characters)[fact.character]
    receiver = state.characters[fact.to]
    card = next(owned for owned in giver.owned if owned.card == fact.card)
    left = tuple(owned for owned in giver.owned if owned != card)
    if is_away:
        after = replace(state, away={**state.away, giver.id: replace(giver, owned=left)})
    else:
        after = with_character(state, giver.id, owned=left)
    received = replace(card, face_up=fact.face_up, given=True)
    return handed(with_character(after, receiver.id, owned=(*receiver.owned, received)), fact.card)


def handed(state: State, card: str) -> State:
    """Return the state in which a card was received in this step, so it waits for another dawn. Source: TG-5.5.12."""
    world = state.journey
    return with_world(state, handed=(*world.handed, card)) if isinstance(world, World) else state


@evolves(CardsEquipped)
def cards_equipped(state: State, fact: CardsEquipped) -> State:
    """Turn these cards face up; equipping anew, only those received meanwhile still wait. Source: TG-5.5.12."""
    one = state.characters[fact.character]
    waiting = just_received(state)
    owned = tuple(
        replace(
            owned,
            face_up=owned.card in fact.cards,
            given=owned.given and (not fact.anew or owned.card in waiting),
        )
        for owned in one.owned
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
    changed = {
        name: replace(one, owned=tuple(replace(owned, turned=False, packed=False) for owned in one.owned))
        for name, one in state.characters.items()
        if any(owned.turned or owned.packed for owned in one.owned)
    }
    return replace(state, characters={**state.characters, **changed}) if changed else state
