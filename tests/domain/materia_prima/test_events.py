"""Scenario events: the table, and paying for a row. Source: MP-5.1, MP-5.2."""

from collections.abc import Iterable

import pytest

from domain.materia_prima.content.pack import Pack
from domain.materia_prima.facts.alarm import AlarmCardDrawn
from domain.materia_prima.facts.events import ElementsGained, EventResolved, InquisitorsImproved, MissionsSpent
from domain.materia_prima.queries.events import alchemist_improvements, cost, inquisitor_improvements, points, unspent
from domain.materia_prima.queries.figures import turn_order
from domain.materia_prima.state import Completed
from domain.materia_prima.tasks.alarm import CallEvent
from domain.materia_prima.tasks.effects import GainElements, ImproveAlchemists, ImproveInquisitors, LoseElements
from domain.materia_prima.tasks.events import ChoosePayment, ResolveEvent
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import fulfilled
from tests.dsl import Scenario

# The table


@pytest.mark.parametrize(
    ("day", "costs"),
    [
        pytest.param(16, (3, 4, 5), id="MP-9.3"),
        pytest.param(12, (2, 3, 4), id="MP-9.4"),
        pytest.param(8, (1, 2, 2), id="MP-9.5"),
        pytest.param(4, (1, 2, 2), id="MP-9.5 copper"),
    ],
)
def test_mp_5_2_1_the_cost_depends_on_the_number_of_alchemists(make: Make, day: int, costs: tuple[int, ...]) -> None:
    colours = ("green", "yellow", "brown", "grey")

    assert tuple(cost(make(*colours[:number]).state, day) for number in (2, 3, 4)) == costs


def test_mp_5_1_2_and_5_1_3_the_sample_rows_stand_from_day_16_down_to_day_4(pack: Pack) -> None:
    rows = {row.day: (row.alchemists, row.inquisition) for row in pack.scenarios["black-work"].events}

    assert rows == {
        16: ((GainElements("alchemist", "gold", 1),), (ImproveInquisitors("defence", 1),)),
        12: ((ImproveAlchemists("defence", 1),), (ImproveInquisitors("actions", 1),)),
        8: ((ImproveAlchemists("capacity", 1),), (LoseElements("alchemist", "earth", 3),)),
        4: ((GainElements("alchemist", "copper", 1),), (LoseElements("alchemist", "air", 2),)),
    }


def test_mp_5_1_4_an_improvement_without_an_amount_is_of_1() -> None:
    assert (ImproveAlchemists("capacity").amount, ImproveInquisitors("defence").amount) == (1, 1)


# Paying


def test_mp_5_2_2_points_of_the_whole_group_count_but_not_spent_ones(scenario: Scenario) -> None:
    mine, others, spent = Completed("jail-break", "green", 2), Completed("bell-metal", "yellow", 1), 3
    scenario.given_state(completed=(mine, others, Completed("iron-reliquary", "green", spent, spent=4)))

    assert points(unspent(scenario.state)) == 3
    scenario.when(ResolveEvent(16)).asks(0, "pay:jail-break", "pay:bell-metal", "decline")


def test_mp_5_2_3_the_group_may_spend_missions_for_the_alchemists_side(scenario: Scenario) -> None:
    fulfilled(scenario, "bell-metal", "dry-fountain").when(ResolveEvent(4))

    assert isinstance(scenario.question, ChoosePayment)
    scenario.asks(0, "pay:bell-metal", "pay:dry-fountain", "decline").answers(0, "pay:dry-fountain")
    scenario.then(
        MissionsSpent(4, ("dry-fountain",)),
        EventResolved(4, "alchemists"),
        *(ElementsGained(colour, "copper", 1) for colour in turn_order(scenario.state)),
    )
    assert [(one.mission, one.spent) for one in scenario.state.completed] == [("bell-metal", None), ("dry-fountain", 4)]


@pytest.mark.rule("MP-2.1.10")
def test_the_speaker_decides_for_the_group(make: Make) -> None:
    scenario = fulfilled(make("brown", "grey", "yellow"), "jail-break")
    for card in scenario.state.pack.alarm_cards.values():
        first = next(colour for colour in card.order if colour != "green")
        scenario.given(AlarmCardDrawn(card.id)).when(ResolveEvent(4))
        assert scenario.question.seats == (("brown", "grey", "yellow").index(first),)


@pytest.mark.vector("MP-9.42")
def test_mp_5_2_4_a_card_is_spent_whole_and_never_counts_again(scenario: Scenario) -> None:
    fulfilled(scenario, "iron-reliquary").when(ResolveEvent(12)).answers(0, "pay:iron-reliquary")

    scenario.then_includes(MissionsSpent(12, ("iron-reliquary",)), EventResolved(12, "alchemists"))
    assert scenario.state.rows == {12: "alchemists"}
    assert points(unspent(scenario.state)) == 0
    fulfilled_more = (*scenario.state.completed, Completed("jail-break", "green", 3))
    scenario.given_state(completed=fulfilled_more).when(ResolveEvent(16)).refused("MP-5.2.4", 0, "pay:iron-reliquary")


@pytest.mark.parametrize(
    ("missions", "sets"),
    [
        (("cellar-rats", "jail-break", "quiet-bishop"), [{"jail-break", "quiet-bishop"}, {"jail-break", "cellar-rats"},
                                                         {"quiet-bishop", "cellar-rats"}]),
        (("iron-reliquary", "jail-break", "cellar-rats"), [{"iron-reliquary"}, {"jail-break", "cellar-rats"}]),
        (("bell-metal", "cellar-rats", "dry-fountain"), [{"bell-metal", "cellar-rats", "dry-fountain"}]),
    ],
)  # fmt: skip
def test_mp_5_2_5_every_set_without_a_needless_card_can_be_paid_and_no_other(
    scenario: Scenario, missions: tuple[str, ...], sets: list[set[str]]
) -> None:
    fulfilled(scenario, *missions).when(ResolveEvent(16))

    paid = [fact.missions for facts in outcomes(scenario) for fact in facts if isinstance(fact, MissionsSpent)]
    assert {frozenset(one) for one in paid} == {frozenset(one) for one in sets}
    assert len(set(paid)) == len(sets), "however they are chosen, they are kept in one order"


def outcomes(scenario: Scenario) -> Iterable[list[object]]:
    """What all ways to answer the questions from here on lead to."""
    position, question = scenario.position, scenario.position.question
    if not isinstance(question, ChoosePayment):
        yield list(scenario.facts)
        return
    for key in scenario.keys(question.seats[0]):
        scenario.position = position
        yield from outcomes(scenario.answers(question.seats[0], key))


def test_mp_5_2_5_what_must_be_paid_besides_is_not_asked_for(scenario: Scenario) -> None:
    cards = ("bell-metal", "cellar-rats", "dry-fountain")
    fulfilled(scenario, *cards).when(ResolveEvent(16)).asks(0, *(f"pay:{one}" for one in cards), "decline")

    scenario.answers(0, "pay:dry-fountain").then_includes(MissionsSpent(16, cards), EventResolved(16, "alchemists"))


def test_mp_5_2_5_a_card_that_is_not_needed_is_refused(scenario: Scenario) -> None:
    fulfilled(scenario, "iron-reliquary", "bell-metal").when(ResolveEvent(16))

    scenario.asks(0, "pay:iron-reliquary", "decline").refused("MP-5.2.5", 0, "pay:bell-metal")
    scenario.refused("MP-5.2.2", 0, "pay:jail-break").refused("MP-5.2.3", 0, "pay:nothing")


@pytest.mark.vector("MP-9.45")
def test_mp_5_2_6_with_too_few_points_the_inquisitions_side_happens_unasked(scenario: Scenario) -> None:
    fulfilled(scenario, "bell-metal").when(ResolveEvent(12))

    scenario.then(EventResolved(12, "inquisition"), InquisitorsImproved("actions", 1))
    assert [one.spent for one in scenario.state.completed] == [None]
    assert scenario.position.question is None


@pytest.mark.vector("MP-9.44")
def test_mp_5_2_7_the_group_may_decline_and_keep_its_cards(scenario: Scenario) -> None:
    fulfilled(scenario, "jail-break").when(ResolveEvent(12)).answers(0, "decline")

    scenario.then(EventResolved(12, "inquisition"), InquisitorsImproved("actions", 1))
    assert points(unspent(scenario.state)) == 2


def test_once_begun_a_payment_is_not_declined(scenario: Scenario) -> None:
    fulfilled(scenario, "bell-metal", "cellar-rats", "dry-fountain").when(ResolveEvent(12))

    scenario.answers(0, "pay:bell-metal").asks(0, "pay:cellar-rats", "pay:dry-fountain")


@pytest.mark.rule("MP-5.2.8", "MP-2.5.6")
@pytest.mark.parametrize(("key", "side"), [("pay:jail-break", "alchemists"), ("decline", "inquisition")])
def test_exactly_one_side_of_a_row_happens(scenario: Scenario, key: str, side: str) -> None:
    fulfilled(scenario, "jail-break").when(ResolveEvent(12)).answers(0, key)

    assert scenario.state.rows == {12: side}
    assert bool(alchemist_improvements(scenario.state, "defence")) == (side == "alchemists")
    assert bool(inquisitor_improvements(scenario.state, "actions")) == (side == "inquisition")


def test_mp_5_2_9_a_row_is_resolved_once(scenario: Scenario) -> None:
    scenario.when(ResolveEvent(12))
    fulfilled(scenario, "iron-reliquary").when(ResolveEvent(12))

    scenario.then().check(lambda state: state.rows == {12: "inquisition"})
    assert scenario.position.question is None


@pytest.mark.rule("MP-5.2.2", "MP-2.5.8")
def test_completed_missions_tell_owner_points_and_day_spent(scenario: Scenario) -> None:
    fulfilled(scenario, "jail-break").when(ResolveEvent(12)).answers(0, "pay:jail-break")

    assert scenario.state.completed == (Completed("jail-break", "green", 2, spent=12),)


@pytest.mark.rule("MP-2.1.13", "MP-2.1.19")
@pytest.mark.parametrize(
    ("missions", "paid"),
    [
        (("jail-break", "iron-reliquary", "bell-metal"), {"iron-reliquary"}),
        (("jail-break", "quiet-bishop", "bell-metal"), {"bell-metal", "jail-break"}),
        (("jail-break", "quiet-bishop", "town-crier"), {"jail-break", "quiet-bishop"}),
        (("dry-fountain", "cellar-rats", "bell-metal", "bakers-ovens"), {"bakers-ovens", "bell-metal", "cellar-rats"}),
        (("bakers-ovens", "bell-metal", "cellar-rats", "town-crier"), {"bakers-ovens", "town-crier"}),
    ],
)
def test_by_default_the_cheapest_set_pays_then_the_fewest_cards_then_the_lowest_ids(
    scenario: Scenario, missions: tuple[str, ...], paid: set[str]
) -> None:
    fulfilled(scenario, *missions).when(ResolveEvent(16))
    while isinstance(scenario.position.question, ChoosePayment):
        scenario.answers(0, scenario.default())

    assert {one.mission for one in scenario.state.completed if one.spent == 16} == paid


def test_mp_2_1_19_of_sets_as_cheap_and_as_small_the_one_of_the_lowest_ids_pays(make: Make) -> None:
    """The other set of four points, jail-break and mayors-chain, is complete before the lowest one is."""
    scenario = make("green", "yellow", "brown")
    fulfilled(scenario, "mayors-chain", "watchmans-kit", "jail-break", "iron-reliquary").when(ResolveEvent(16))
    assert cost(scenario.state, 16) == 4
    while isinstance(scenario.position.question, ChoosePayment):
        scenario.answers(scenario.question.seats[0], scenario.default())

    assert {one.mission for one in scenario.state.completed if one.spent} == {"iron-reliquary", "watchmans-kit"}


@pytest.mark.vector("MP-9.2", "MP-9.41")
@pytest.mark.parametrize(
    ("difficulty", "day", "happens"), [("hard", 12, True), ("normal", 16, True), ("easy", 20, False)]
)
def test_mp_4_2_2_the_event_of_the_last_day_is_resolved(
    scenario: Scenario, difficulty: str, day: int, happens: bool
) -> None:
    scenario.given_state(difficulty=difficulty, day=day).when(CallEvent())

    assert (day in scenario.state.rows) is happens
