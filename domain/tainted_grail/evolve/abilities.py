"""Changes of abilities."""

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_activation, with_encounter
from domain.tainted_grail.facts.abilities import AbilityUsed, ConsentRefused
from domain.tainted_grail.queries.encounter import the_activation
from domain.tainted_grail.state import State


@evolves(ConsentRefused)
def consent_refused(state: State, fact: ConsentRefused) -> State:
    return with_activation(state, refused=(*the_activation(state).refused, fact.ability))


@evolves(AbilityUsed)
def ability_used(state: State, fact: AbilityUsed) -> State:
    encounter = state.encounter
    if encounter is None:
        return state
    if fact.limit == "encounter":
        state = with_encounter(state, used=(*encounter.used, fact.ability))
    active = encounter.activation
    if active is None:
        return state
    if fact.limit == "activation":
        state = with_activation(state, used=(*active.used, fact.ability))
    return with_activation(state, done=(*the_activation(state).done, fact.ability)) if active.attacking else state
