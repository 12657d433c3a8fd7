"""What holds in every day of actions, however it is played. Source: TG-4.3, 4.5."""

from random import Random

import pytest
from msgspec.structs import replace

from domain.kernel.registry import default, options, options_near
from domain.tainted_grail.queries.actions import may_act, still_acting, waited_for
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import ChooseAction
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.world.acting import WORK, busy, day, verses
from tests.domain.tainted_grail.world.land import on_land, revealed, world_of
from tests.dsl import Scenario

PACK = busy(
    verse=[*verses(101, 102, 103), {"location": 104, "number": 1, "choices": [{"each": {"wealth": 1}}, {}]}],
    at_101={"menhir": True, "action": WORK, "rite": {"disc": 5, "everyone": False, "together": {"food": 1}}},
    at_102={"action": {"energy": 1, "limit": "day", "effects": [effect("gain", what="wealth", count=2)]}},
    at_104={"instant": [{"effects": [effect("gain", what="terror")]}]},
    random=[{"id": "haste", "today": {"twice": 1, "first-travel": -1}}],
)
CHARACTERS = ("ailei", "arev", "maggot", "beor")
STEPS_MAX = 400


def morning(seed: int) -> Scenario:
    """One to four characters, some of them insane or with things to give, on five places."""
    random = Random(seed)
    state = world_of(PACK, *CHARACTERS[: 1 + seed % 4])
    for name in state.characters:
        mad = {"terror": 9, "conditions": ("insane",)} if random.random() < 0.3 else {}
        state = changed(state, name, energy=random.randint(0, 6), food=random.randint(0, 2), **mad)
    open_ = ("haste",) if seed % 2 else ()
    state = replace(state, journey=replace(the_world(state), events=open_))
    return day(revealed(on_land(state), 102, 103, 104, 105).state)


def flags_are_right(state: State) -> bool:
    """Whether somebody may act as long as anybody has not passed, and nobody that must wait for others."""
    acting, world = still_acting(state), the_world(state)
    may = {one for one in acting if may_act(state, one)}
    waits = {one for one in acting if world.figures[one].acted and waited_for(state, one)}
    return bool(may) == bool(acting) and set(acting) - waits <= may and (bool(world.events) or not waits & may)


@pytest.mark.parametrize("seed", range(8))
def test_an_action_is_found_by_its_key_as_it_is_listed(seed: int) -> None:
    scenario, random = morning(seed), Random(seed)
    for _ in range(STEPS_MAX):
        if scenario.position.asked is None:
            break
        state = scenario.state
        listed = [(one, question) for question in scenario.position.questions for one in options(state, question)]
        for option, question in listed:
            near = options_near(state, question, option.seat, option.key)
            assert [one for one in near if (one.seat, one.key) == (option.seat, option.key)] == [option]
            stranger = options_near(state, question, option.seat + 1, option.key)
            assert all((one, question) in listed for one in stranger)
        option = random.choice(listed)[0]
        scenario.answers(option.seat, option.key)


@pytest.mark.rule("TG-4.3.4", "TG-4.3.5", "TG-4.3.8", "TG-4.3.14")
@pytest.mark.parametrize("seed", range(24))
def test_whoever_is_asked_has_an_option_and_the_phase_ends(seed: int) -> None:
    scenario, random = morning(seed), Random(seed)
    for _ in range(STEPS_MAX):
        if scenario.position.asked is None:
            break
        for seat in scenario.asked.seats:
            assert default(scenario.state, scenario.asked, seat) in scenario.keys(seat)
        if isinstance(scenario.question, ChooseAction):
            assert scenario.state.journey.parties == ()
            assert flags_are_right(scenario.state)
        option = random.choice(list(options(scenario.state, scenario.asked)))
        scenario.answers(option.seat, option.key)
    assert scenario.position.agenda == ()
    assert still_acting(scenario.state) == ()
    assert scenario.state.journey.parties == ()
