"""Requirements: whether they hold. Source: TG-10.9."""

from collections.abc import Callable
from typing import Any

from domain.tainted_grail.queries import items
from domain.tainted_grail.queries.attributes import value
from domain.tainted_grail.queries.cards import connected, is_uncovered
from domain.tainted_grail.queries.circumstances import CIRCUMSTANCES
from domain.tainted_grail.queries.encounter import encounter_card, has_trait, is_present
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.queries.tracks import held, in_panic, is_dying, is_exhausted, is_insane
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.vocabulary.requirements import (
    All,
    AttributeAtLeast,
    CharacterPresent,
    CharactersAtLeast,
    ConditionHolds,
    ConnectedAtLeast,
    Either,
    EncounterEnded,
    EncounterIs,
    Equipped,
    HoldingAtLeast,
    HoldingAtMost,
    MarkerIn,
    MoreThan,
    Need,
    Not,
    Owns,
    PoolAtLeast,
    Requirement,
    Uncovered,
)


def holds(state: State, at: At, need: Requirement) -> bool:
    """Return whether a requirement holds for its character. Requirements about an encounter never hold outside one."""
    return CHECKS[type(need)](state, at, need)


def attribute_at_least(state: State, at: At, need: AttributeAtLeast) -> bool:
    asked = party(state) if need.whose == "party" else (at.character,)
    return any(value(state, one, need.attribute) >= need.least for one in asked)


def holding_at_least(state: State, at: At, need: HoldingAtLeast) -> bool:
    asked = (at.character,) if need.whose == "you" else party(state)
    counts = [held(state.characters[one], need.what) for one in asked]
    together = {"party": sum(counts), "everyone": min(counts, default=0)}
    return together.get(need.whose, max(counts, default=0)) >= need.least


def holding_at_most(state: State, at: At, need: HoldingAtMost) -> bool:
    return held(state.characters[at.character], need.what) <= need.most


def more_than(state: State, at: At, need: MoreThan) -> bool:
    one = state.characters[at.character]
    return held(one, need.what) > held(one, need.than)


def condition_holds(state: State, at: At, need: ConditionHolds) -> bool:
    one = state.characters[at.character]
    return {
        "insane": is_insane(state, one),
        "exhausted": is_exhausted(one),
        "panic": in_panic(state, one),
        "dying": is_dying(one),
    }[need.condition]


def character_present(state: State, at: At, need: CharacterPresent) -> bool:
    return need.character in party(state)


def characters_at_least(state: State, at: At, need: CharactersAtLeast) -> bool:
    return len(party(state)) >= need.least


def owns(state: State, at: At, need: Owns) -> bool:
    owner = items.owner_of(state, need.card)
    if owner is None or need.whose == "anyone":
        return owner is not None
    return owner == at.character or (need.whose == "party" and owner in party(state))


def equipped(state: State, at: At, need: Equipped) -> bool:
    return bool(items.equipped(state, at.character, need.keyword))


def encounter_is(state: State, at: At, need: EncounterIs) -> bool:
    if state.encounter is None:
        return False
    return (
        need.deck in (None, state.encounter.deck)
        and need.colour in (None, encounter_card(state).colour)
        and (need.trait is None or has_trait(state, need.trait))
    )


def encounter_ended(state: State, at: At, need: EncounterEnded) -> bool:
    return bool(state.met) and state.met[-1].result == need.result


def marker_in(state: State, at: At, need: MarkerIn) -> bool:
    if state.encounter is None or state.encounter.deck != "diplomacy":
        return False
    marker, track = state.encounter.marker, encounter_card(state).track
    zone = "green" if marker >= track.green else "red" if marker <= track.red else "grey"
    return zone == need.zone


def pool_at_least(state: State, at: At, need: PoolAtLeast) -> bool:
    return state.encounter is not None and state.encounter.pool >= need.least


def connected_at_least(state: State, at: At, need: ConnectedAtLeast) -> bool:
    return state.encounter is not None and connected(state, need.attribute) >= need.least


def uncovered(state: State, at: At, need: Uncovered) -> bool:
    return is_present(state, at.character) and is_uncovered(state, at.source.removeprefix("card:"))


def none_of(state: State, at: At, need: Not) -> bool:
    return not holds(state, at, need.of)


def all_of(state: State, at: At, need: All) -> bool:
    return all(holds(state, at, one) for one in need.of)


def any_of(state: State, at: At, need: Either) -> bool:
    return any(holds(state, at, one) for one in need.of)


CHECKS: dict[type[Need], Callable[[State, At, Any], bool]] = {
    AttributeAtLeast: attribute_at_least,
    HoldingAtLeast: holding_at_least,
    HoldingAtMost: holding_at_most,
    MoreThan: more_than,
    ConditionHolds: condition_holds,
    CharacterPresent: character_present,
    CharactersAtLeast: characters_at_least,
    Owns: owns,
    Equipped: equipped,
    EncounterIs: encounter_is,
    EncounterEnded: encounter_ended,
    MarkerIn: marker_in,
    PoolAtLeast: pool_at_least,
    ConnectedAtLeast: connected_at_least,
    Uncovered: uncovered,
    Not: none_of,
    All: all_of,
    Either: any_of,
    **CIRCUMSTANCES,
}
