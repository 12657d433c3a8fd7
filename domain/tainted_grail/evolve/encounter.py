"""Changes of an encounter as a whole."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.content.parts import Stop
from domain.tainted_grail.evolve.changes import with_activation, with_encounter, with_participant
from domain.tainted_grail.evolve.events import with_guardian, without_guardian
from domain.tainted_grail.evolve.items import put_back
from domain.tainted_grail.evolve.tracks import without_changes
from domain.tainted_grail.facts.encounter import (
    BoxOrdered,
    CardsCollected,
    CharacterLeft,
    EncounterBegun,
    EncounterChosen,
    EncounterDecided,
    EncounterEnded,
    EncounterOrdered,
    EncountersOffered,
    FlightBegun,
    FlightFailed,
    FlightProposed,
    HandGivenBack,
    PartyGoesOn,
    WayChosen,
)
from domain.tainted_grail.queries.encounter import the_activation, the_encounter
from domain.tainted_grail.queries.journey import the_arena
from domain.tainted_grail.state import Encounter, Met, Participant, State
from domain.tainted_grail.world import World


@evolves(EncountersOffered)
def encounters_offered(state: State, fact: EncountersOffered) -> State:
    return replace(state, offered=fact.encounters)


@evolves(EncounterChosen)
def encounter_chosen(state: State, fact: EncounterChosen) -> State:
    return replace(state, offered=())


@evolves(EncounterBegun)
def encounter_begun(state: State, fact: EncounterBegun) -> State:
    participants = {name: Participant() for name in fact.participants}
    encounter = Encounter(fact.card, fact.deck, participants, time=fact.time)
    box = tuple(one for one in state.box if one != fact.card)
    begun = replace(state, encounter=encounter, box=box)
    if isinstance(state.journey, World):
        return without_guardian(begun, fact.card)
    return with_guardians(begun, others(state, fact.card))


def others(state: State, card: str) -> tuple[str, ...]:
    """Return the undefeated guardians of an arena without this one."""
    arena = the_arena(state)
    return tuple(one for one in (arena.guardian, *arena.lurking) if one not in (None, card))


def with_guardians(state: State, guardians: tuple[str, ...]) -> State:
    """Return the state with these undefeated guardians, the first to be met next."""
    following, lurking = (guardians[0], guardians[1:]) if guardians else (None, ())
    return replace(state, journey=replace(the_arena(state), guardian=following, lurking=lurking))


@evolves(WayChosen)
def way_chosen(state: State, fact: WayChosen) -> State:
    return with_encounter(state, way=fact.way)


@evolves(FlightProposed)
def flight_proposed(state: State, fact: FlightProposed) -> State:
    return with_activation(state, proposed=(*the_activation(state).proposed, fact.character))


@evolves(FlightBegun)
def flight_begun(state: State, fact: FlightBegun) -> State:
    return with_participant(state, fact.character, fleeing=True)


@evolves(FlightFailed)
def flight_failed(state: State, fact: FlightFailed) -> State:
    return with_activation(with_participant(state, fact.character, fleeing=False), tried=True)


@evolves(CharacterLeft)
def character_left(state: State, fact: CharacterLeft) -> State:
    state = with_participant(state, fact.character, left=fact.how, fleeing=False)
    if state.company is None:
        return state
    return replace(state, company=tuple(one for one in state.company if one != fact.character))


@evolves(HandGivenBack)
def hand_given_back(state: State, fact: HandGivenBack) -> State:
    return with_participant(state, fact.character, hand=(), discard=())


@evolves(EncounterDecided)
def encounter_decided(state: State, fact: EncounterDecided) -> State:
    return with_encounter(state, result=fact.result)


@evolves(BoxOrdered)
def box_ordered(state: State, fact: BoxOrdered) -> State:
    return with_encounter(state, boxed=True)


@evolves(EncounterOrdered)
def encounter_ordered(state: State, fact: EncounterOrdered) -> State:
    following = Stop(draw=fact.draw, of=fact.of, meet=fact.meet)
    return with_encounter(state, ordered=(*the_encounter(state).ordered, following))


@evolves(PartyGoesOn)
def party_goes_on(state: State, fact: PartyGoesOn) -> State:
    return replace(state, company=fact.characters)


@evolves(CardsCollected)
def cards_collected(state: State, fact: CardsCollected) -> State:
    """Take a character's cards out of the sequence; the other cards keep their order."""
    left = tuple(one for one in the_encounter(state).sequence if one.by != fact.character)
    return with_participant(with_encounter(state, sequence=left), fact.character, hand=(), discard=())


@evolves(EncounterEnded)
def encounter_ended(state: State, fact: EncounterEnded) -> State:
    encounter = the_encounter(state)
    assert encounter.result is not None, "an encounter ends with a result"
    state = put_back(without_changes(state, ("activation", "encounter")))
    ended = replace(
        state,
        encounter=None,
        met=(*state.met, Met(encounter.card, encounter.result)),
        box=(*state.box, encounter.card) if fact.boxed else state.box,
    )
    if isinstance(state.journey, World):
        where = state.journey.figures[next(iter(encounter.participants))].place
        return with_guardian(ended, encounter.card, where) if fact.stays else ended
    return with_guardians(ended, others(state, encounter.card) + ((encounter.card,) if fact.stays else ()))
