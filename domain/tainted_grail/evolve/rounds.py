"""Changes of the round of an encounter."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_activation, with_encounter, with_participant
from domain.tainted_grail.evolve.tracks import without_changes
from domain.tainted_grail.facts.rounds import (
    AfterwardsPut,
    AttackBegun,
    AttackChanged,
    AttackEnded,
    AttackRead,
    CharacterActivated,
    ExtraWaived,
    FirstStruck,
    OpportunityTaken,
    PhaseTwoBegun,
    RoundBegun,
    TurnsEnded,
)
from domain.tainted_grail.queries.encounter import the_activation, the_encounter
from domain.tainted_grail.state import Activation, State


@evolves(ExtraWaived)
def extra_waived(state: State, fact: ExtraWaived) -> State:
    return with_activation(state, waived=True)


@evolves(AttackBegun)
def attack_begun(state: State, fact: AttackBegun) -> State:
    return with_activation(state, attacking=True, done=())


@evolves(AttackRead)
def attack_read(state: State, fact: AttackRead) -> State:
    return with_activation(state, read=True)


@evolves(AttackEnded)
def attack_ended(state: State, fact: AttackEnded) -> State:
    return with_activation(state, attacking=False, read=False, reduced=0, ignored=False, repeated=0, after=(), done=())


@evolves(OpportunityTaken)
def opportunity_taken(state: State, fact: OpportunityTaken) -> State:
    return state


@evolves(AttackChanged)
def attack_changed(state: State, fact: AttackChanged) -> State:
    active = the_activation(state)
    return with_activation(
        state,
        reduced=active.reduced + fact.reduced,
        ignored=active.ignored or fact.ignored,
        repeated=active.repeated + fact.repeated,
        repeats=active.repeats + fact.repeated,
    )


@evolves(AfterwardsPut)
def afterwards_put(state: State, fact: AfterwardsPut) -> State:
    return with_activation(state, after=the_activation(state).after + fact.effects)


@evolves(RoundBegun)
def round_begun(state: State, fact: RoundBegun) -> State:
    participants = {name: replace(one, was_active=False) for name, one in the_encounter(state).participants.items()}
    return with_encounter(state, round=fact.round, participants=participants)


@evolves(CharacterActivated)
def character_activated(state: State, fact: CharacterActivated) -> State:
    state = without_changes(state, ("activation",))
    state = with_participant(state, fact.character, was_active=True)
    return with_encounter(state, activation=Activation(fact.character))


@evolves(PhaseTwoBegun)
def phase_two_begun(state: State, fact: PhaseTwoBegun) -> State:
    return with_activation(state, laid=0)


@evolves(TurnsEnded)
def turns_ended(state: State, fact: TurnsEnded) -> State:
    return with_encounter(without_changes(state, ("activation",)), activation=None)


@evolves(FirstStruck)
def first_struck(state: State, fact: FirstStruck) -> State:
    return with_encounter(state, struck=True)
