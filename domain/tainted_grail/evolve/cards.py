"""Changes of hands, of the sequence, and of markers on its cards."""

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import (
    with_activation,
    with_character,
    with_encounter,
    with_laid,
    with_participant,
)
from domain.tainted_grail.facts.cards import (
    CardLaid,
    CardPicked,
    CardsLookedAt,
    ChargesChanged,
    DeckDiscarded,
    EdgeMarked,
    HandDiscarded,
    HandGrew,
    KeyActivated,
    LastDiscarded,
    LayingBegun,
    LayingEnded,
    MarkerMoved,
    Parried,
    PoolChanged,
    StageWon,
    TimeChanged,
)
from domain.tainted_grail.queries.encounter import the_encounter
from domain.tainted_grail.state import EdgeMark, Laid, State


def without_places(hand: tuple[str, ...], places: tuple[int, ...]) -> tuple[str, ...]:
    """Return a hand without the cards at these places."""
    return tuple([card for place, card in enumerate(hand) if place not in places])


@evolves(HandGrew)
def hand_grew(state: State, fact: HandGrew) -> State:
    hand = the_encounter(state).participants[fact.character].hand
    return with_participant(state, fact.character, hand=hand + fact.cards)


@evolves(HandDiscarded)
def hand_discarded(state: State, fact: HandDiscarded) -> State:
    one = the_encounter(state).participants[fact.character]
    return with_participant(
        state, fact.character, hand=without_places(one.hand, fact.places), discard=one.discard + fact.cards
    )


@evolves(DeckDiscarded)
def deck_discarded(state: State, fact: DeckDiscarded) -> State:
    one = the_encounter(state).participants[fact.character]
    return with_participant(state, fact.character, discard=one.discard + fact.cards)


@evolves(CardLaid)
def card_laid(state: State, fact: CardLaid) -> State:
    encounter = the_encounter(state)
    if fact.place is not None:
        hand = without_places(encounter.participants[fact.character].hand, (fact.place,))
        state = with_participant(state, fact.character, hand=hand)
    state = with_encounter(state, sequence=(*encounter.sequence, Laid(fact.card, fact.character, dict(fact.keys))))
    return counted(state, fact)


def counted(state: State, fact: CardLaid) -> State:
    """Return the state in which the card counts for the activation."""
    active = the_encounter(state).activation
    if active is None:
        return state
    own = fact.character == active.character
    return with_activation(
        state,
        cards=active.cards + (own and active.laying),
        laid=active.laid + own,
        first=fact.card if fact.step == "first" else active.first,
        waived=active.waived and fact.step != "further",
    )


@evolves(LayingBegun)
def laying_begun(state: State, fact: LayingBegun) -> State:
    return with_activation(state, laying=True)


@evolves(LayingEnded)
def laying_ended(state: State, fact: LayingEnded) -> State:
    return with_activation(state, laying=False)


@evolves(KeyActivated)
def key_activated(state: State, fact: KeyActivated) -> State:
    laid = next(one for one in the_encounter(state).sequence if one.card == fact.card)
    return with_laid(state, fact.card, keys={**laid.keys, fact.height: True})


@evolves(LastDiscarded)
def last_discarded(state: State, fact: LastDiscarded) -> State:
    encounter = the_encounter(state)
    discard = encounter.participants[fact.character].discard
    marks = tuple(one for one in encounter.marks if one.place < len(encounter.sequence))
    state = with_encounter(state, sequence=encounter.sequence[:-1], marks=marks)
    return with_participant(state, fact.character, discard=(*discard, fact.card))


@evolves(TimeChanged)
def time_changed(state: State, fact: TimeChanged) -> State:
    if fact.card == "encounter":
        return with_encounter(state, time=fact.to)
    return with_laid(state, fact.card, time=fact.to)


@evolves(ChargesChanged)
def charges_changed(state: State, fact: ChargesChanged) -> State:
    return with_laid(state, fact.card, charges=fact.to)


@evolves(PoolChanged)
def pool_changed(state: State, fact: PoolChanged) -> State:
    return with_encounter(state, pool=fact.to)


@evolves(Parried)
def parried(state: State, fact: Parried) -> State:
    return with_activation(state, parried=True)


@evolves(MarkerMoved)
def marker_moved(state: State, fact: MarkerMoved) -> State:
    return with_encounter(state, marker=fact.to)


@evolves(StageWon)
def stage_won(state: State, fact: StageWon) -> State:
    return with_encounter(state, stage=fact.stage, marker=0)


@evolves(EdgeMarked)
def edge_marked(state: State, fact: EdgeMarked) -> State:
    encounter = the_encounter(state)
    mark = EdgeMark(len(encounter.sequence), fact.height, fact.times, fact.block)
    return with_encounter(state, marks=(*encounter.marks, mark))


@evolves(CardsLookedAt)
def cards_looked_at(state: State, fact: CardsLookedAt) -> State:
    return with_character(state, fact.character, looking=fact.cards)


@evolves(CardPicked)
def card_picked(state: State, fact: CardPicked) -> State:
    card = state.characters[fact.character].looking[fact.place]
    hand = the_encounter(state).participants[fact.character].hand
    state = with_character(state, fact.character, looking=())
    return with_participant(state, fact.character, hand=(*hand, card))
