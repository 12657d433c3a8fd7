"""Knowledge: what a seat or a spectator may know of a game. Source: TG-2.3, audit protocol 3.6."""

from msgspec.structs import replace

from domain.kernel.chance.pile import canonical, place_of
from domain.tainted_grail.queries.encounter import pile_of, viewers
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.card_ids import deck_of

DECKS = ("/combat", "/diplomacy")
ADVANCEMENT = "-advancement"


def seals(state: State, pool: str) -> bool:
    """Return whether cards of a pool may be drawn for some seats only. Source: TG-2.3.5, 2.3.6, 2.4.7."""
    name = pool.rstrip("+")
    return name.endswith(ADVANCEMENT) or (state.hands != "open" and name.endswith(DECKS))


def known_to(state: State, seat: int | None) -> State:
    """Return the state in which cards that the reader may not see are face down and count as unseen.

    Source: TG-2.3.6, 2.3.7.
    """
    for character in state.characters:
        state = without_hand(state, character, seat)
    return without_looks(state, seat)


def without_hand(state: State, character: str, seat: int | None) -> State:
    """Return the state with a hand face down, if the reader may not see it."""
    encounter = state.encounter
    seats = viewers(state, character)
    if encounter is None or seats is None or seat in seats or character not in encounter.participants:
        return state
    one = encounter.participants[character]
    pool = pile_of(character, encounter.deck)
    participants = {**encounter.participants, character: replace(one, hand=(place_of(pool),) * len(one.hand))}
    return replace(
        state, encounter=replace(encounter, participants=participants), pools=with_unseen(state, pool, one.hand)
    )


def without_looks(state: State, seat: int | None) -> State:
    """Return the state with cards face down that another character looks at. Source: TG-2.3.5, 2.4.7."""
    for character, one in state.characters.items():
        if one.looking and seat != one.seat:
            pool = pool_of_looks(state, one.looking[0], character)
            hidden = replace(one, looking=(place_of(pool),) * len(one.looking))
            state = replace(
                state,
                characters={**state.characters, character: hidden},
                pools=with_unseen(state, pool, one.looking),
            )
    return state


def pool_of_looks(state: State, card: str, character: str) -> str:
    """Return the pool of cards looked at: the deck in use, or an advancement deck while resting."""
    return pile_of(character, deck_of(card)) + ("" if state.encounter is not None else ADVANCEMENT)


def with_unseen(state: State, pool: str, cards: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the pools with these cards among the unseen cards of one pool."""
    return {**state.pools, pool: canonical([*state.pools.get(pool, ()), *cards])}
