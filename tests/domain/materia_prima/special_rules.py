"""Scenarios with special rules of a test's own."""

from typing import Any

from msgspec.structs import replace

from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.specials import Moment, SpecialRule, Trigger
from domain.materia_prima.state import State
from domain.materia_prima.tasks.effects import Effect
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.tables import other_pack
from tests.dsl import Scenario


def with_specials(*rules: SpecialRule, **changes: Any) -> Pack:
    """The pack, its first scenario with these special rules."""
    first, *others = prima().content.scenarios
    return other_pack(scenarios=(replace(first, specials=rules, **changes), *others))


def under(scenario: Scenario, *rules: SpecialRule, **changes: Any) -> Scenario:
    """These special rules belong to the scenario."""
    return scenario.given_state(pack=with_specials(*rules, **changes))


def state_without(scenario: Scenario) -> State:
    """The same position, with no special rules."""
    state: State = replace(scenario.state, pack=prima())
    return state


def at(moment: Moment, *then: Effect, **fields: Any) -> Trigger:
    """What happens at a moment."""
    return Trigger(id="moment", on=moment, then=then, **fields)
