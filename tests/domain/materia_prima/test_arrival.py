"""Alarms bring inquisitors. Source: MP-4.6, 2.5.2 to 2.5.5."""

from itertools import islice

import pytest

from domain.kernel.fact import CardsDrawn, CardsShuffled
from domain.materia_prima.board.hexes import Hex, distance
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.facts.alarm import (
    AlarmsAnswered,
    InquisitorCardDrawn,
    InquisitorCardsReturned,
    InquisitorPlaced,
)
from domain.materia_prima.facts.inquisition import InquisitorMoved
from domain.materia_prima.queries.alarm import rings, spawn_hexes
from domain.materia_prima.state import Slot
from domain.materia_prima.tasks.alarm import (
    AnswerAlarms,
    BringInquisitor,
    DrawInquisitorCards,
    PlaceInquisitor,
    TriggerAlarms,
)
from domain.materia_prima.tasks.inquisition import StartInquisitionPhase
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import alarm, cards, foe, helper, pile_of, stand
from tests.dsl import Scenario

G, R = (1, -3), (-3, 2)
AROUND_G: tuple[Hex, ...] = ((2, -4), (2, -3), (1, -2), (0, -2), (0, -3), (1, -4))
AT_G, AT_R = "pamphlet", "ember-sermon"  # no modifiers; yellow, brown, grey, green and grey, green, brown, yellow


@pytest.fixture
def field(scenario: Scenario) -> Scenario:
    """Green and yellow far from town G, where today's inquisitors appear."""
    stand(stand(scenario, "green", (0, 2), tower=(-1, 4)), "yellow", (-3, 3), tower=(-4, 3))
    return alarm(scenario, AT_G)


def key(hex: Hex) -> str:
    return f"place:{hex[0]},{hex[1]}"


def new_figures(scenario: Scenario) -> list[tuple[str, Hex]]:
    """Which figures the newest facts brought, and where."""
    return [(fact.inquisitor, fact.hex) for fact in scenario.facts if isinstance(fact, InquisitorPlaced)]


@pytest.mark.vector("MP-9.50")
def test_mp_4_6_1_a_card_per_alarm_at_most_one_per_alchemist(field: Scenario) -> None:
    field.given_state(alarms=((0, 0),)).when(AnswerAlarms()).then_includes(AlarmsAnswered(1, 0))
    assert len([fact for fact in field.facts if isinstance(fact, InquisitorCardDrawn)]) == 1
    field.given_state(markers=dict.fromkeys([(0, 0), (1, 1), (2, 2), (0, 2), (-3, 0)], 2))
    field.when(TriggerAlarms(), AnswerAlarms()).then_includes(AlarmsAnswered(2, 3))
    assert len([fact for fact in field.facts if isinstance(fact, InquisitorCardDrawn)]) == 2
    assert field.state.markers == {}


def test_mp_4_6_2_alarms_above_the_maximum_lapse(field: Scenario) -> None:
    field.given_state(alarms=((0, 0), (1, 1), (2, 2))).when(AnswerAlarms())
    assert field.state.alarms == ()
    field.when(AnswerAlarms()).then()


def test_mp_4_6_3_a_card_of_an_open_type_joins_its_slot(field: Scenario) -> None:
    cards(field, "b-blank", "a-blank").draws("inquisitors", "a-attack").when(DrawInquisitorCards(1, ()))
    field.then_includes(InquisitorCardDrawn("a-attack", "A", 2))
    assert field.state.slots == (Slot("B", ("b-blank",)), Slot("A", ("a-blank", "a-attack")), None)


def test_mp_4_6_4_a_new_type_takes_the_lowest_free_slot(field: Scenario) -> None:
    field.given_state(slots=(None, Slot("B", ("b-blank",)), None))
    field.draws("inquisitors", "d-blank", "a-blank").when(DrawInquisitorCards(2, ()))
    assert [slot and slot.type for slot in field.state.slots] == ["D", "B", "A"]


def test_mp_4_6_5_each_card_in_draw_order_decides_about_its_figure(field: Scenario) -> None:
    field.draws("inquisitors", "a-symbol", "b-blank", "a-blank", "b-attack").when(DrawInquisitorCards(4, ()))
    assert new_figures(field) == [("a-1", G), ("b-2", G), ("a-3", G)]


def test_mp_4_6_6_the_figures_appear_in_the_town_after_all_cards_are_drawn(field: Scenario) -> None:
    field.draws("inquisitors", "a-blank", "b-blank").when(DrawInquisitorCards(2, ()))
    kinds = [type(fact) for fact in field.facts if not isinstance(fact, CardsDrawn)]
    assert kinds == [InquisitorCardDrawn] * 2 + [InquisitorPlaced] * 2
    assert new_figures(field) == [("a-1", G), ("b-2", G)]


@pytest.mark.vector("MP-9.59")
def test_mp_4_6_7_beside_an_occupied_town_the_speaker_chooses_for_each_figure(field: Scenario) -> None:
    helper(stand(field, "green", (0, 2), tower=(2, -3)), "aeribos", "yellow", G)
    free = [hex for hex in AROUND_G if hex != (2, -3)]
    field.draws("inquisitors", "a-blank", "b-blank").when(DrawInquisitorCards(2, ()))
    field.asks(1, *map(key, free)).refused("MP-4.6.7", 0, key(free[0])).refused("MP-4.6.7", 1, "place:nowhere")
    field.refused("MP-4.6.8", 1, key(G)).refused("MP-4.6.7", 1, "place:0,0").answers(1, key((0, -2)))
    field.asks(1, *map(key, free)).answers(1, key((0, -2)))
    assert [one.hex for one in field.state.inquisitors.values()] == [(0, -2), (0, -2)]


@pytest.mark.vector("MP-9.58")
def test_mp_4_6_8_players_and_towers_bar_a_hex_inquisitors_do_not(field: Scenario) -> None:
    foe(field, "A", G)
    foe(field, "A", G)
    field.draws("inquisitors", "b-blank").when(DrawInquisitorCards(1, ()))
    assert new_figures(field) == [("b-3", G)]
    stand(field, "green", G, tower=(2, -4))
    foe(field, "D", (2, -3))
    field.when(BringInquisitor("A")).asks(1, *map(key, AROUND_G[1:]))
    field.refused("MP-4.6.8", 1, key((2, -4)))


@pytest.mark.vector("MP-9.60")
def test_mp_4_6_9_without_a_legal_neighbour_the_nearest_hexes(make: Make) -> None:
    scenario = make("green", "yellow", "brown")
    stand(stand(scenario, "green", G, tower=AROUND_G[0]), "yellow", AROUND_G[1], tower=AROUND_G[2])
    stand(scenario, "brown", AROUND_G[3], tower=AROUND_G[4])
    helper(alarm(scenario, AT_G), "aeribos", "brown", AROUND_G[5])
    scenario.when(BringInquisitor("A"))
    two_away = [hex for hex in scenario.state.pack.boards["open-country"].hexes if distance(hex, G) == 2]
    scenario.asks(1, *map(key, two_away)).refused("MP-4.6.9", 1, "place:0,0").refused("MP-4.6.8", 1, key((2, -3)))
    assert scenario.default() == key(two_away[0])
    scenario.answers(1, key(two_away[3]))
    assert new_figures(scenario) == [("a-1", two_away[3])]


def test_walking_distance_ignores_figures_and_towers(make: Make) -> None:
    scenario = make("green", "yellow", "brown", "grey")
    ring = [hex for hex in scenario.state.pack.boards["open-country"].hexes if 1 <= distance(hex, (2, 1)) <= 2]
    spots = iter([*ring, (2, 1)])
    for colour in scenario.state.colours:
        stand(scenario, colour, next(spots), tower=next(spots))
    for recipe, hex in zip(scenario.state.pack.recipes_of["homunculus"], spots, strict=False):
        helper(scenario, recipe, "grey", hex)
    assert next(spots, None) is None
    alarm(scenario, "customs-search")
    assert {distance(hex, (2, 1)) for hex in spawn_hexes(scenario.state)} == {3}


def test_rings_around_a_town_hold_every_hex_of_the_board_once(pack: Pack) -> None:
    board = pack.boards["open-country"]
    hexes = [hex for ring in islice(rings(board, R), len(board.hexes)) for hex in ring]
    assert sorted(hexes) == sorted(board.hexes)


def test_a_single_legal_hex_is_no_question(make: Make) -> None:
    scenario = make("green", "yellow", "brown")
    stand(stand(scenario, "green", G, tower=AROUND_G[0]), "yellow", AROUND_G[1], tower=AROUND_G[2])
    stand(alarm(scenario, AT_G), "brown", AROUND_G[3], tower=AROUND_G[4])
    scenario.when(BringInquisitor("A")).then(InquisitorPlaced("a-1", "A", AROUND_G[5]))


def test_the_default_is_the_first_legal_hex_from_ne_on(field: Scenario) -> None:
    stand(field, "green", G, tower=(2, -4)).when(BringInquisitor("A"))
    assert field.default() == key((2, -3))
    stand(field, "green", G, tower=(-1, 4))
    assert field.default() == key((2, -4))


def test_vector_mp_9_206_the_speaker_is_the_first_colour_in_play(make: Make) -> None:
    scenario = make("brown", "green", "grey")
    stand(stand(stand(scenario, "brown", G), "green", (0, 2)), "grey", (-3, 3))
    alarm(scenario, "night-procession")
    order = scenario.state.pack.alarm_cards["night-procession"].order
    assert order == ("yellow", "grey", "green", "brown")
    scenario.when(BringInquisitor("A")).asks(2)
    assert isinstance(scenario.question, PlaceInquisitor)
    assert scenario.default() == key((2, -4))


def test_mp_4_6_10_figures_of_today_act_today(field: Scenario) -> None:
    field.draws("inquisitors", "a-blank").when(DrawInquisitorCards(1, ())).when(StartInquisitionPhase())
    steps = [fact for fact in field.facts if isinstance(fact, InquisitorMoved)]
    assert steps == [InquisitorMoved("a-1", (1, -2)), InquisitorMoved("a-1", (1, -1))]


def test_mp_4_6_11_inquisitors_on_the_board_are_not_moved(field: Scenario) -> None:
    foe(field, "A", (0, 0))
    foe(field, "D", (3, 0))
    field.draws("inquisitors", "a-symbol").when(DrawInquisitorCards(1, ()))
    assert [one.hex for one in field.state.inquisitors.values()] == [(0, 0), (3, 0), G]


def test_mp_4_6_12_where_the_alarms_lie_does_not_matter(field: Scenario) -> None:
    for number, (card, town) in enumerate({AT_R: R, AT_G: G}.items(), start=1):
        alarm(field, card).given_state(alarms=((3, 0),), slots=(None, None, None))
        field.draws("inquisitors", f"{'ab'[number - 1]}-blank").when(AnswerAlarms())
        assert [hex for _, hex in new_figures(field)] == [town]


# The pile


def test_mp_2_5_2_pile_slots_and_open_discard(field: Scenario) -> None:
    pile_of(field, ("a-blank", "b-blank", "d-blank"), ("a-attack",))
    field.draws("inquisitors", "b-blank", "a-blank").when(DrawInquisitorCards(2, ()))
    assert field.state.slots == (Slot("B", ("b-blank",)), Slot("A", ("a-blank",)), None)
    assert field.state.piles["inquisitors"] == ("?inquisitors",)
    assert field.state.inquisitor_discard == ("a-attack",)


@pytest.mark.vector("MP-9.55")
def test_mp_2_5_3_the_discard_becomes_the_pile_as_soon_as_the_last_card_is_drawn(field: Scenario) -> None:
    discard = ("a-attack", "b-blank", "b-attack", "d-symbol")
    pile_of(field, ("a-blank",), discard).draws("inquisitors", "a-blank", "b-attack")
    field.when(DrawInquisitorCards(2, ()))
    field.then_includes(
        InquisitorCardDrawn("a-blank", "A", 1),
        InquisitorCardsReturned(discard),
        InquisitorCardDrawn("b-attack", "B", 2),
    )
    assert field.state.pools["inquisitors"] == ("a-attack", "b-blank", "d-symbol")
    assert (len(field.state.piles["inquisitors"]), field.state.inquisitor_discard) == (3, ())
    pile_of(field, ("a-symbol",), ("d-blank",)).when(DrawInquisitorCards(1, ()))
    assert (field.state.pools["inquisitors"], field.state.inquisitor_discard) == (("d-blank",), ())


def test_mp_2_5_4_with_nothing_to_shuffle_the_pile_stays_empty_till_the_next_draw(field: Scenario) -> None:
    pile_of(field, ("a-blank",)).when(DrawInquisitorCards(1, ())).then_no(CardsShuffled)
    assert field.state.piles["inquisitors"] == ()
    field.given_state(inquisitor_discard=("b-blank", "b-attack"))
    assert field.state.piles["inquisitors"] == ()
    field.draws("inquisitors", "b-attack").when(DrawInquisitorCards(1, ()))
    field.then_includes(InquisitorCardsReturned(("b-blank", "b-attack")), InquisitorCardDrawn("b-attack", "B", 2))
    assert field.state.pools["inquisitors"] == ("b-blank",)


@pytest.mark.vector("MP-9.56")
def test_mp_2_5_5_a_draw_from_nothing_is_skipped(field: Scenario) -> None:
    pile_of(field, ("a-blank",)).given_state(alarms=((0, 0), (1, 1))).when(AnswerAlarms())
    assert [fact.card for fact in field.facts if isinstance(fact, InquisitorCardDrawn)] == ["a-blank"]
    assert new_figures(field) == [("a-1", G)]
