"""Playing alone. Source: TG-7.4."""

import pytest

from domain.tainted_grail.facts.rounds import CharacterActivated
from domain.tainted_grail.facts.setup import ArenaLost
from domain.tainted_grail.facts.tracks import Died, Gained
from domain.tainted_grail.queries.items import usable
from domain.tainted_grail.queries.tracks import is_solo
from domain.tainted_grail.tasks.effects.base import At, Measure
from domain.tainted_grail.tasks.effects.holdings import Damage, Gain
from domain.tainted_grail.tasks.rest import EndRegeneration, Rest
from domain.tainted_grail.tasks.rounds import ChooseActive
from tests.domain.tainted_grail.fixtures import at_table, begun, changed, encounter, pack_of, paused, state_of

DYING = {"health": 0, "energy": 0, "conditions": ("dying",)}


@pytest.mark.rule("TG-7.4.1", "TG-6.6.1")
def test_a_lone_character_is_active_in_every_round() -> None:
    scenario = begun(encounter("beor", given={"beor": {"health": 9}}))
    scenario.then_includes(CharacterActivated("beor")).asks(0, "none", "flee")
    scenario.answers(0, "none", "face").then_includes(CharacterActivated("beor"))
    assert scenario.state.encounter.round == 2


@pytest.mark.rule("TG-7.4.2", "TG-7.4.7")
def test_the_solo_dying_card_leaves_items_usable() -> None:
    alone = changed(state_of(pack_of(), "beor"), "beor", **DYING, items=("item:armour",))
    beside = changed(state_of(pack_of(), "beor", "ailei"), "beor", **DYING, items=("item:armour",))
    assert usable(alone, "beor") == ("item:armour",)
    assert usable(beside, "beor") == ()


@pytest.mark.rule("TG-7.4.7", "TG-5.16.5")
def test_else_it_is_as_hard_as_the_other() -> None:
    state = changed(state_of(pack_of(), "beor"), "beor", **DYING)
    paused(state).when(Damage(count=1, at=At("beor", "ability"))).then(Died("beor"), ArenaLost())


@pytest.mark.rule("TG-7.4.3")
def test_who_cannot_act_dies_and_nobody_takes_its_place() -> None:
    scenario = at_table(changed(state_of(pack_of(), "beor"), "beor", **DYING)).when(Rest())
    scenario.then_includes(Died("beor"), ArenaLost())
    assert scenario.position.agenda == ()
    assert tuple(scenario.state.characters) == ("beor",)


@pytest.mark.rule("TG-5.16.9")
@pytest.mark.parametrize(("energy", "dies"), [(0, True), (1, False)])
def test_only_without_energy_a_lone_character_that_is_dying_dies_of_it(energy: int, dies: bool) -> None:
    """What lets a Dying character keep Energy is a reading of other content; here Energy is cut right afterwards."""
    scenario = at_table(changed(state_of(pack_of(), "beor"), "beor", **{**DYING, "energy": energy}))
    scenario.when(EndRegeneration())
    assert scenario.state.characters["beor"].dead == dies


@pytest.mark.rule("TG-7.4.8")
def test_one_seat_with_two_characters_is_no_solo_game() -> None:
    assert is_solo(state_of(pack_of(), "beor"))
    assert not is_solo(state_of(pack_of(), seats=[("ailei", "beor")]))


@pytest.mark.parametrize(
    ("characters", "value"), [(("beor",), 8), (("beor", "ailei"), 7), (("beor", "ailei", "arev"), 6)]
)
def test_tg_7_4_5_a_formula_by_players_counts_one_who_plays_alone(characters: tuple[str, ...], value: int) -> None:
    disc = Measure(participants=True, plus=9, times=-1)
    scenario = encounter(*characters).when(Gain(what="wealth", count=disc, at=At("beor", "ability")))
    scenario.then_includes(Gained("beor", "wealth", value))
    assert scenario.state.characters["beor"].resources["wealth"] == value


def test_tg_7_4_6_nobody_has_to_go_first_before_one_acts_again() -> None:
    alone = begun(encounter("beor", given={"beor": {"health": 9}}))
    for number in (2, 3):
        alone.answers(0, "none", "face").then_includes(CharacterActivated("beor"))
        assert alone.state.encounter.round == number

    beside = begun(encounter("ailei", "beor"))
    assert isinstance(beside.asked, ChooseActive)
    beside.answers(0, "activate:ailei", "none", "face", "end").then_includes(CharacterActivated("beor"))
