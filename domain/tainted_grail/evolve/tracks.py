"""Changes of tracks, resources, attributes and conditions."""

from typing import Any, cast

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_character
from domain.tainted_grail.facts.tracks import (
    AttributeChanged,
    AttributeRaised,
    ConditionEnded,
    ConditionGained,
    DamagePrevented,
    Died,
    EnergyCut,
    Gained,
    Lost,
    Paid,
    SkillLost,
    TrackSet,
)
from domain.tainted_grail.state import Change, State
from domain.tainted_grail.vocabulary.terms import TRACKS, Holding, Resource


def moved(state: State, character: str, what: Holding, count: int) -> State:
    """Return the state with this much more or less of a track or resource."""
    one = state.characters[character]
    if what in TRACKS:
        return with_character(state, character, **{what: getattr(one, what) + count})
    resource = cast(Resource, what)
    return with_character(
        state, character, resources={**one.resources, resource: one.resources.get(resource, 0) + count}
    )


@evolves(Gained)
def gained(state: State, fact: Gained) -> State:
    return moved(state, fact.character, fact.what, fact.count)


@evolves(Lost)
def lost(state: State, fact: Lost) -> State:
    return moved(state, fact.character, fact.what, -fact.count)


@evolves(Paid)
def paid(state: State, fact: Paid) -> State:
    return moved(state, fact.character, fact.what, fact.count if fact.what == "terror" else -fact.count)


@evolves(TrackSet)
def track_set(state: State, fact: TrackSet) -> State:
    return with_character(state, fact.character, **{fact.what: fact.to})


@evolves(EnergyCut)
def energy_cut(state: State, fact: EnergyCut) -> State:
    return with_character(state, fact.character, energy=fact.to)


@evolves(DamagePrevented)
def damage_prevented(state: State, fact: DamagePrevented) -> State:
    return state


@evolves(ConditionGained)
def condition_gained(state: State, fact: ConditionGained) -> State:
    one = state.characters[fact.character]
    return with_character(state, one.id, conditions=(*one.conditions, fact.condition))


@evolves(ConditionEnded)
def condition_ended(state: State, fact: ConditionEnded) -> State:
    one = state.characters[fact.character]
    return with_character(state, one.id, conditions=tuple(c for c in one.conditions if c != fact.condition))


@evolves(Died)
def died(state: State, fact: Died) -> State:
    return with_character(state, fact.character, dead=True)


@evolves(AttributeRaised)
def attribute_raised(state: State, fact: AttributeRaised) -> State:
    one = state.characters[fact.character]
    if fact.skill is not None:
        return with_character(state, one.id, skills=(*one.skills, fact.skill))
    return with_character(
        state, one.id, attributes={**one.attributes, fact.attribute: one.attributes.get(fact.attribute, 0) + 1}
    )


@evolves(AttributeChanged)
def attribute_changed(state: State, fact: AttributeChanged) -> State:
    one = state.characters[fact.character]
    return with_character(state, one.id, changes=(*one.changes, Change(fact.attribute, fact.count, fact.until)))


@evolves(SkillLost)
def skill_lost(state: State, fact: SkillLost) -> State:
    one = state.characters[fact.character]
    return with_character(state, one.id, skills=tuple(skill for skill in one.skills if skill != fact.skill))


def without_changes(state: State, until: Any) -> State:
    """Return the state without temporary attribute changes of this length, for all characters."""
    changed = {
        name: replace(one, changes=tuple(change for change in one.changes if change.until not in until))
        for name, one in state.characters.items()
        if one.changes
    }
    return replace(state, characters={**state.characters, **changed}) if changed else state
