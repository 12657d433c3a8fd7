"""Exchanging elements between figures. Source: MP-4.12."""

from itertools import product

import pytest

from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.elements import Elements, size
from domain.materia_prima.facts.exchange import ElementsExchanged, ExchangeRefused
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.queries.values import capacity
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import helper, stand, store
from tests.dsl import Scenario


def side_by_side(scenario: Scenario, own: Elements, other: Elements) -> Scenario:
    """Green on (0, 0), yellow beside it, carrying these; green's turn."""
    stand(scenario, "yellow", (1, 0), carried=other)
    return stand(scenario, "green", (0, 0), carried=own).when(StartTurn("green"))


def load(scenario: Scenario, colour: str) -> Elements:
    carried: Elements = scenario.state.alchemists[colour].carried
    return carried


@pytest.mark.parametrize("partner", ["yellow", "undinka", "pyrrik"])
def test_mp_4_12_1_the_partner_is_one_figure_on_an_adjacent_hex(scenario: Scenario, partner: str) -> None:
    side_by_side(scenario, {"air": 1}, {})
    helper(scenario, "undinka", "green", (0, 1))
    helper(scenario, "pyrrik", "yellow", (-1, 0))
    helper(scenario, "ferrando", "green", (2, -2))
    scenario.offers(0, f"exchange:green:{partner}")

    scenario.refused("MP-4.12.1", key="exchange:green:ferrando")
    scenario.refused("MP-4.12.1", key="exchange:green:green").refused("MP-4.12.1", key="exchange:green:nobody")


def test_mp_4_12_2_own_figures_on_the_same_hex_are_partners(scenario: Scenario) -> None:
    helper(scenario, "undinka", "green", (0, 0))
    side_by_side(scenario, {"air": 1}, {})

    scenario.answers(0, "exchange:green:undinka")
    scenario.then(ActionSpent("green", "exchange", None), ElementsExchanged("green", "undinka", {"air": 1}, {}))


@pytest.mark.parametrize(
    ("answers", "given", "taken"),
    [
        (("give:air", "done", "done"), {"air": 1}, {}),
        (("give:air", "give:earth", "done"), {"air": 1, "earth": 1}, {}),
        (("done", "take:gold"), {}, {"gold": 1}),
        (("give:earth", "done", "take:gold", "take:copper"), {"earth": 1}, {"copper": 1, "gold": 1}),
    ],
)
def test_mp_4_12_3_any_number_goes_either_way_or_only_one_way(
    make: Make, answers: tuple[str, ...], given: Elements, taken: Elements
) -> None:
    scenario = make("green", "yellow", seats=(("green", "yellow"),))
    side_by_side(scenario, {"air": 1, "earth": 1}, {"copper": 1, "gold": 1})
    scenario.answers(0, "exchange:green:yellow", *answers)

    scenario.then(ActionSpent("green", "exchange", None), ElementsExchanged("green", "yellow", given, taken))


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ({"air": 2, "earth": 1}, {"air": 1, "copper": 2, "gold": 1}),
        ({"air": 2, "earth": 1}, {"copper": 1}),
        ({"air": 1}, {"air": 4}),
        ({"air": 1, "earth": 1}, {}),
        ({}, {"air": 2, "gold": 2}),
    ],
)
@pytest.mark.rule("MP-4.12.4")
def test_every_exchange_within_both_capacities_can_be_chosen_and_no_other(
    make: Make, own: Elements, other: Elements
) -> None:
    scenario = make("green", "yellow", seats=(("green", "yellow"),))
    start = side_by_side(scenario, own, other).answers(0, "exchange:green:yellow").position

    ends = []
    stack = [start]
    while stack:
        scenario.position = stack.pop()
        if load(scenario, "green") != own:
            ends.append(tuple(sorted(load(scenario, "green").items())))
            continue
        before = scenario.position
        for key in scenario.keys(0):
            scenario.position = before
            stack.append(scenario.answers(0, key).position)
    assert sorted(set(ends)) == sorted(legal_loads(scenario, own, other))


def legal_loads(scenario: Scenario, own: Elements, other: Elements) -> list[tuple[tuple[str, int], ...]]:
    """Every other load of green that leaves both within their capacities, found by trying all."""
    kinds = sorted({*own, *other})
    most = {kind: own.get(kind, 0) + other.get(kind, 0) for kind in kinds}
    loads = []
    for counts in product(*(range(most[kind] + 1) for kind in kinds)):
        after = {kind: count for kind, count in zip(kinds, counts, strict=True) if count}
        fits = size(after) <= capacity(scenario.state, "green")
        other_fits = sum(most.values()) - size(after) <= capacity(scenario.state, "yellow")
        if fits and other_fits and after != own:
            loads.append(tuple(sorted(after.items())))
    return loads


def test_mp_4_12_4_a_full_partner_takes_only_for_something_else(scenario: Scenario) -> None:
    side_by_side(scenario, {"air": 1}, {"air": 4}).answers(0, "exchange:green:yellow")
    scenario.asks(0, "take:air", "done").refused("MP-4.12.5", key="take:gold")

    side_by_side(scenario, {"air": 3}, {"gold": 4}).answers(0, "exchange:green:yellow", "done")
    scenario.asks(1, "consent", "refuse").answers(1, "consent")
    assert (load(scenario, "green"), load(scenario, "yellow")) == ({"air": 2, "gold": 1}, {"air": 1, "gold": 3})


def test_mp_4_12_4_what_would_not_fit_is_refused(scenario: Scenario) -> None:
    side_by_side(scenario, {"air": 3}, {"copper": 1, "gold": 3}).answers(0, "exchange:green:yellow", "give:air", "done")
    scenario.asks(0, "take:copper", "take:gold").refused("MP-4.12.4", key="done")

    side_by_side(scenario, {"air": 1, "earth": 1}, {"air": 4}).answers(0, "exchange:green:yellow")
    scenario.asks(0, "give:earth", "done").refused("MP-4.12.4", key="give:air")

    side_by_side(scenario, {"air": 3}, {"air": 4}).refused("MP-4.12.4", key="exchange:green:yellow")


def test_mp_4_12_4_who_can_hold_nothing_takes_nothing(scenario: Scenario) -> None:
    frail = ("recipes.toml", r"capacity = 1, actions = 1", "capacity = 0, actions = 1")
    scenario.given_state(pack=read_pack(broken(frail)))
    helper(scenario, "pyrrik", "green", (0, 0))

    side_by_side(scenario, {}, {"gold": 1}).refused("MP-4.12.4", key="exchange:pyrrik:yellow")
    assert "exchange:pyrrik:yellow" not in scenario.keys(0)
    side_by_side(scenario, {"air": 1}, {}).refused("MP-4.12.4", key="exchange:green:pyrrik")


def test_a_kind_passed_over_may_be_given_later(scenario: Scenario) -> None:
    own = {"air": 1, "copper": 1, "earth": 1}
    side_by_side(scenario, own, {}).answers(0, "exchange:green:yellow", "give:copper")
    scenario.asks(0, "give:air", "give:earth", "done")
    scenario.refused("MP-4.12.3", key="earth").refused("MP-4.12.5", key="give:copper")


def test_mp_4_12_5_stored_elements_take_no_part(scenario: Scenario) -> None:
    store(scenario, "yellow", elements={"gold": 2})
    store(scenario, "green", elements={"air": 2})
    side_by_side(scenario, {}, {}).refused("MP-4.12.5", key="exchange:green:yellow")

    stand(scenario, "green", (0, 0), carried={"earth": 1})
    stand(scenario, "yellow", (1, 0), carried={"fire": 1})
    scenario.answers(0, "exchange:green:yellow").asks(0, "give:earth", "done").refused("MP-4.12.5", key="give:air")
    scenario.answers(0, "done").asks(1, "consent", "refuse")


def test_mp_4_12_6_items_homunculi_and_fragments_never_change_owner(scenario: Scenario) -> None:
    stand(scenario, "yellow", (1, 0), worn=("dagger",), carried={"air": 1})
    store(scenario, "yellow", items=("buckler",), fragments=("black-crow",))
    helper(scenario, "undinka", "yellow", (0, 1), carried={"earth": 1})
    stand(scenario, "green", (0, 0), worn=("satchel",), carried={"fire": 1})
    before = scenario.state
    scenario.when(StartTurn("green"))

    for partner in ("yellow", "undinka"):
        scenario.answers(0, f"exchange:green:{partner}")
        while 1 not in scenario.question.seats:
            assert all(key == "done" or key.split(":")[1] in before.pack.elements for key in scenario.keys(0))
            scenario.answers(0, scenario.keys(0)[0])
        scenario.answers(1, "consent")
    after = scenario.state
    assert {name: one.colour for name, one in after.homunculi.items()} == {"undinka": "yellow"}
    for colour in ("green", "yellow"):
        assert after.alchemists[colour].worn == before.alchemists[colour].worn
        assert after.alchemists[colour].tower == before.alchemists[colour].tower


@pytest.mark.rule("MP-4.12.7")
def test_another_player_must_consent(scenario: Scenario) -> None:
    side_by_side(scenario, {"air": 1}, {}).answers(0, "exchange:green:yellow").then()
    scenario.asks(1, "consent", "refuse").refused("MP-4.12.7", seat=0, key="consent")

    scenario.answers(1, "consent")
    scenario.then(ActionSpent("green", "exchange", None), ElementsExchanged("green", "yellow", {"air": 1}, {}))
    scenario.asks(0)


@pytest.mark.rule("MP-4.12.7")
def test_a_refusal_spends_nothing_and_is_not_asked_again_this_turn(scenario: Scenario) -> None:
    helper(scenario, "undinka", "green", (0, 0), carried={"earth": 1})
    side_by_side(scenario, {"air": 1}, {}).answers(0, "exchange:green:yellow")
    assert scenario.default() == "refuse"
    scenario.answers(1, "refuse").then(ExchangeRefused("green", "yellow"))

    assert (scenario.state.alchemists["green"].acted, load(scenario, "green")) == (0, {"air": 1})
    scenario.refused("MP-4.12.7", key="exchange:green:yellow").offers(0, "exchange:undinka:yellow")
    scenario.answers(0, "end-turn").when(StartTurn("green")).offers(0, "exchange:green:yellow")


@pytest.mark.rule("MP-4.12.7")
def test_every_refusal_holds_for_the_turn(scenario: Scenario) -> None:
    helper(scenario, "undinka", "yellow", (0, 1))
    side_by_side(scenario, {"air": 1}, {})
    for partner in ("yellow", "undinka"):
        scenario.answers(0, f"exchange:green:{partner}").answers(1, "refuse")

    scenario.asks(0).refused("MP-4.12.7", key="exchange:green:yellow")
    scenario.refused("MP-4.12.7", key="exchange:green:undinka")


@pytest.mark.rule("MP-4.12.7")
def test_in_solo_play_no_consent_is_needed(make: Make) -> None:
    scenario = make("green", "yellow", seats=(("green", "yellow"),))
    side_by_side(scenario, {"air": 1}, {}).answers(0, "exchange:green:yellow")

    scenario.then_includes(ElementsExchanged("green", "yellow", {"air": 1}, {}))


def test_an_absent_owner_gives_and_takes_as_little_as_may_be(scenario: Scenario) -> None:
    side_by_side(scenario, {"air": 1, "earth": 1}, {"gold": 1}).answers(0, "exchange:green:yellow")
    assert scenario.default() == "done"

    scenario.answers(0, "give:air", "done")
    assert scenario.default() == "done"


def test_mp_4_12_7_a_seat_that_always_consents_is_not_asked(scenario: Scenario) -> None:
    side_by_side(scenario, {"air": 1}, {}).given_state(consenting=(1,))
    scenario.answers(0, "exchange:green:yellow").asks(0)
    assert (load(scenario, "green"), load(scenario, "yellow")) == ({}, {"air": 1})

    side_by_side(scenario, {"air": 1}, {}).given_state(consenting=(0,))
    scenario.answers(0, "exchange:green:yellow").asks(1, "consent", "refuse")
