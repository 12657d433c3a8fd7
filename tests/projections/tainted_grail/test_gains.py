"""What changed the pool and the affinity: each change has the text that it comes from, and all make the number."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.kernel.fact import Entry, Fact
from domain.kernel.parts import Part
from domain.tainted_grail.facts.cards import PoolChanged
from domain.tainted_grail.facts.encounter import EncounterBegun
from projections.numbers import PastAction
from projections.tainted_grail.numbers.gains import ACTIONS_MAX, OTHER, PARRIED, changes, gains
from tests.domain.tainted_grail.fixtures import C1, C2, C3, begun, encounter
from tests.domain.tainted_grail.trait_enemies import against
from tests.domain.tainted_grail.wild_pack import wild
from tests.dsl import Scenario
from tests.golden.positions import folded, games_and_chapters, past_of
from tests.golden.record import Golden

GRAIL = [one for one in games_and_chapters() if one.header.game == "tainted-grail"]


@pytest.mark.parametrize("golden", GRAIL, ids=lambda golden: golden.name)
def test_each_change_in_a_golden_game_comes_from_a_text(golden: Golden) -> None:
    for action in range(1, len(folded(golden)[1])):
        taken = next(past_of(golden, action))
        found = list(changes(taken, 0))
        assert all(part.amount and part.of != OTHER for part in found), taken


@pytest.mark.parametrize("golden", GRAIL, ids=lambda golden: golden.name)
def test_the_changes_since_it_was_0_make_the_number(golden: Golden) -> None:
    for action, position in list(enumerate(folded(golden)[1]))[::3]:
        one = position.state.encounter
        if one is not None:
            assert sum(part.amount for part in gains(past_of(golden, action))) == one.pool + one.marker


def taken(scenario: Scenario, *keys: str) -> list[PastAction]:
    """The first seat's answers as actions, newest first."""
    found: list[PastAction] = []
    for key in keys:
        before = scenario.position
        scenario.answers(0, key)
        found.insert(0, PastAction(before, entries(*(one.fact for one in scenario.stated))))
    return found


def entries(*facts: Fact) -> list[Entry]:
    return [Entry(version, 0, 1, 0, None, fact) for version, fact in enumerate(facts, 1)]


def fight() -> Scenario:
    return begun(encounter("beor", pack=wild(), hands={"beor": (C1, C2)}, decks={"beor": 3}))


def test_a_card_gives_what_its_keys_gave() -> None:
    assert gains(taken(fight(), "lay:0")) == [Part("TG-6.4.1", f"card:{C1}", 2)]


def test_a_defensive_enemy_takes_a_marker_off_what_the_card_gave() -> None:
    scenario = against("defensive", hand=(C1, C3), given={"magic": 1})

    assert gains(taken(scenario, "lay:0")) == [Part("TG-6.4.1", f"card:{C1}", 2), Part("TG-6.12.4", PARRIED, -1)]


def test_what_other_rules_decided_has_no_text() -> None:
    (one,) = taken(fight(), "lay:0")
    others = [
        replace(each, fact=PoolChanged(5)) if isinstance(each.fact, PoolChanged) else each for each in one.entries
    ]

    assert gains([PastAction(one.before, others)]) == [Part("TG-6.4.1", OTHER, 5)]
    assert gains([PastAction(one.before, entries(PoolChanged(3)))]) == [Part("TG-6.4.1", OTHER, 3)]


def test_nothing_before_the_encounter_counts() -> None:
    newest, before = taken(fight(), "lay:0")[0], fight().position
    begin = PastAction(before, entries(PoolChanged(7), EncounterBegun("e1", "combat", ("beor",), 0)))
    never = PastAction(before, ())

    assert gains(iter([newest, begin, never])) == gains([newest])


def test_no_more_actions_are_looked_through_than_a_fight_can_have() -> None:
    read: list[int] = []
    idle = PastAction(fight().position, ())

    assert gains(read.append(number) or idle for number in range(ACTIONS_MAX * 2)) == []  # type: ignore[func-returns-value]
    assert len(read) == ACTIONS_MAX + 1
