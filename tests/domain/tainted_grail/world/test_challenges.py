"""What a group may choose to make a campaign harder. Source: TG-7.2."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.parts import Part, total
from domain.tainted_grail.content.land import Rite
from domain.tainted_grail.facts.actions import PassedForDay
from domain.tainted_grail.facts.events import RandomEventsPut
from domain.tainted_grail.facts.land import MenhirSet, WorldEntered
from domain.tainted_grail.facts.tracks import EnergyCut, Paid
from domain.tainted_grail.queries.events import EVENTS, RANDOM, card_of
from domain.tainted_grail.queries.rest import improvement_cost, raise_cost
from domain.tainted_grail.queries.rites import disc_of
from domain.tainted_grail.queries.tracks import end, end_parts, in_panic, insane_parts
from domain.tainted_grail.rules.setup import begin
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Gain, Lose
from domain.tainted_grail.tasks.effects.land import PutRandom
from domain.tainted_grail.tasks.land import EnterWorld
from domain.tainted_grail.tasks.rest import BeginAdvancing
from domain.tainted_grail.tasks.tracks import Die
from domain.tainted_grail.vocabulary.terms import TRACKS
from tests.domain.tainted_grail.fixtures import changed
from tests.domain.tainted_grail.shown import has
from tests.domain.tainted_grail.world.acting import busy, day
from tests.domain.tainted_grail.world.land import land, on_land, opened, world_of

RITE = {"disc": 5, "together": {"food": 1}}
BEOR = At("beor", "event")


def harder(state: State, *challenge: Any) -> State:
    """The state of a group that chose this."""
    return replace(state, challenge=challenge)


@pytest.mark.rule("TG-7.2.1", "TG-7.2.2")
@pytest.mark.parametrize(("health", "energy"), [(4, 3), (1, 0), (0, 0)])
def test_a_reversed_tracker_lowers_the_cap_of_energy(health: int, energy: int) -> None:
    state = harder(changed(world_of(land(), "beor"), "beor", health=health + 1, energy=energy), "tracker")
    scenario = on_land(state).when(Lose(what="health", at=BEOR), Gain(what="energy", count=5, at=BEOR))
    assert has(scenario, "energy") == energy
    full = harder(changed(world_of(land(), "beor"), "beor", health=9, energy=8), "tracker")
    on_land(full).when(Lose(what="health", at=BEOR)).then_includes(EnergyCut("beor", 7))


@pytest.mark.rule("TG-7.2.1", "TG-7.2.2", "TG-7.2.17")
def test_it_lowers_the_threshold_of_panic_but_story_mode_wins() -> None:
    calm, afraid = (
        harder(changed(world_of(land(), "beor"), "beor", health=4, energy=3, terror=terror), "tracker")
        for terror in (3, 4)
    )
    assert [in_panic(one, one.characters["beor"]) for one in (calm, afraid)] == [False, True]
    told = replace(afraid, mode="story")
    assert not in_panic(told, told.characters["beor"])
    scenario = on_land(told).when(Gain(what="energy", count=5, at=BEOR))
    assert has(scenario, "energy") == 8


@pytest.mark.rule("TG-7.1.7", "TG-7.2.2", "TG-4.3.12")
def test_whose_energy_goes_with_story_mode_while_an_action_is_chosen_can_only_pass() -> None:
    state = harder(changed(world_of(busy(), "beor"), "beor", health=1, energy=3), "tracker")
    scenario = day(replace(state, mode="story")).answers(0, "mode:standard").then_includes(EnergyCut("beor", 0))
    scenario.asks(0, "pass:beor")
    assert scenario.default() == "pass:beor"
    scenario.answers(0, "pass:beor").then_includes(PassedForDay("beor", exhausted=True))
    assert scenario.position.asked is None


@pytest.mark.parametrize("mode", ["standard", "story"])
@pytest.mark.parametrize("challenge", [(), ("tracker",)])
@pytest.mark.parametrize("health", [0, 1, 4, 9])
def test_the_end_of_a_track_is_the_sum_of_its_parts(mode: str, challenge: tuple[Any, ...], health: int) -> None:
    state = replace(changed(world_of(land(), "beor"), "beor", health=health), mode=mode, challenge=challenge)
    beor = state.characters["beor"]
    assert [end(state, beor, one) for one in TRACKS] == [total(end_parts(state, beor, one)) for one in TRACKS]


@pytest.mark.rule("TG-7.2.7")
def test_a_rite_sets_the_disc_one_lower_than_stated() -> None:
    pack = busy(at_101={"menhir": True, "rite": RITE})
    state = harder(changed(world_of(pack, "beor"), "beor", food=1), "menhirs")
    day(state).answers(0, "inspect:beor", "charge").then_includes(MenhirSet(101, 4))
    assert disc_of(harder(state), Rite(disc=5)) == 5


@pytest.mark.rule("TG-7.2.7", "TG-7.1.1", "TG-7.2.17")
@pytest.mark.vector("TV-113")
@pytest.mark.parametrize(
    ("mode", "challenge", "value"),
    [("standard", (), 4), ("standard", ("menhirs",), 3), ("story", (), 5), ("story", ("menhirs",), 4)],
)
def test_the_disc_of_four_characters_by_mode_and_challenge(mode: Any, challenge: Any, value: int) -> None:
    state = replace(world_of(land(), "ailei", "arev", "maggot", "beor"), mode=mode, challenge=challenge)
    assert disc_of(state, Rite(disc=8, step=1)) == value


@pytest.mark.rule("TG-7.2.8")
def test_the_disc_at_the_start_stays_the_same() -> None:
    state = replace(world_of(land(), "beor"), status="setup", challenge=("menhirs",))
    assert WorldEntered(101, 8) in on_land(state).when(EnterWorld()).facts


@pytest.mark.rule("TG-7.2.9")
@pytest.mark.parametrize(("stated", "put"), [(2, 1), (1, 0), (0, 0)])
def test_one_random_event_fewer_is_put_but_not_below_none(stated: int, put: int) -> None:
    pack = land(random=[{"id": "fog"}, {"id": "haste"}])
    state = harder(world_of(pack, "beor"), "events")
    cards = tuple(card_of(state, one) for one in ("fog", "haste"))
    scenario = on_land(replace(state, piles={**state.piles, RANDOM: cards, EVENTS: ()}))
    scenario.when(PutRandom(count=stated, at=BEOR))
    assert [fact.count for fact in scenario.facts if isinstance(fact, RandomEventsPut)] == [put] * bool(put)
    assert len(scenario.state.piles[RANDOM]) == 2 - put


@pytest.mark.rule("TG-7.2.10", "TG-7.2.11")
@pytest.mark.vector("TV-64")
def test_experience_buys_less() -> None:
    state = harder(changed(world_of(land(), "beor"), "beor", experience=9), "costs")
    assert improvement_cost(state) == 5
    markers = (
        {},
        {"caution": 1},
        {"caution": 1, "courage": 1},
        {"caution": 2, "courage": 2},
        {"caution": 3, "courage": 3},
    )
    states = [changed(state, "beor", attributes=one) for one in markers]
    assert [raise_cost(one, "beor", "courage") for one in states] == [5, 10, 15, 25, 35]


@pytest.mark.rule("TG-7.2.10")
def test_a_deck_improvement_is_paid_and_refused_at_its_price() -> None:
    state = harder(world_of(land(), "beor"), "costs")
    scenario = on_land(changed(state, "beor", experience=5)).when(BeginAdvancing())
    scenario.answers(0, "improve:beor:combat").then_includes(Paid("beor", "experience", 5))
    poor = on_land(changed(state, "beor", experience=4)).when(BeginAdvancing())
    assert poor.position.asked is None, "nothing can be bought"


@pytest.mark.rule("TG-7.2.11")
def test_a_raise_is_paid_and_refused_at_its_price() -> None:
    state = harder(changed(world_of(land(), "beor"), "beor", attributes={"caution": 1}), "costs")
    scenario = on_land(changed(state, "beor", experience=10)).when(BeginAdvancing())
    scenario.answers(0, "raise:beor:courage").then_includes(Paid("beor", "experience", 10))
    scenario = on_land(changed(state, "beor", experience=9)).when(BeginAdvancing())
    scenario.refused("TG-5.19.5", key="raise:beor:courage")


@pytest.mark.rule("TG-7.2.15", "TG-5.17.3")
def test_nobody_is_granted_mercy() -> None:
    state = world_of(land(), "ailei", "beor")
    scenario = on_land(harder(replace(state, chapter_start=state), "mercy")).when(Die("beor"))
    scenario.asks(0, "successor", "end").refused("TG-7.2.15", key="mercy")


@pytest.mark.rule("TG-7.2.16", "TG-7.2.17")
def test_challenges_are_chosen_at_the_start_and_go_with_story_mode() -> None:
    state, _ = begin(opened(challenge=["mercy", "menhirs"], mode="story"), land())
    assert (state.challenge, state.mode) == (("menhirs", "mercy"), "story")


@pytest.mark.parametrize("challenge", ["mercy", ["dice"], [["mercy"]], None, 7])
def test_other_challenges_are_refused(challenge: Any) -> None:
    with pytest.raises(InvalidRequest, match="challenge"):
        begin(opened(challenge=challenge), land())


def test_an_arena_has_no_challenges() -> None:
    pack = land()
    with pytest.raises(InvalidRequest, match="an arena has no challenges"):
        begin(opened(scenario=next(iter(pack.arenas)), challenge=["mercy"]), pack)


@pytest.mark.rule("TG-7.2.2", "TG-5.1.6", "TG-5.1.13")
@pytest.mark.parametrize(
    ("challenge", "cut"),
    [((), Part("TG-5.1.6", "health:beor", -4)), (("tracker",), Part("TG-7.2.2", "tracker:beor", -5))],
)
def test_the_end_of_energy_says_whether_health_or_a_reversed_tracker_cuts_it(challenge: Any, cut: Part) -> None:
    state = harder(changed(world_of(land(), "beor"), "beor", health=5), *challenge)
    one = state.characters["beor"]
    board, *cuts = end_parts(state, one, "energy")
    assert (board.amount, cuts) == (9, [cut])
    assert total(insane_parts(state, one)) == 8, "the first of the two spaces of insanity"
