"""What inquisitors are worth, and how many figures a type has. Source: MP-6.2, MP-6.3."""

import pytest

from domain.kernel.fact import DiceRolled
from domain.kernel.parts import Part
from domain.materia_prima.content.pack import Pack, read_pack
from domain.materia_prima.facts.alarm import InquisitorPlaced
from domain.materia_prima.facts.combat import FigureAttacked, InquisitorAttacked, InquisitorCardsDiscarded
from domain.materia_prima.queries.inquisitors import figures_due, open_cards, sources, symbol_among, value
from domain.materia_prima.tasks.alarm import DrawInquisitorCards
from domain.materia_prima.tasks.combat import AttackFigure, Fight
from domain.materia_prima.vocabulary import InquisitorStat
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.positions import alarm, cards, foe, stand
from tests.dsl import Scenario


def dormant() -> Pack:
    """The pack with the switch for lone cards turned."""
    return read_pack(broken(("pack.toml", 'lone_card_modifier = "active"', 'lone_card_modifier = "dormant"')))


# 6.2 Values


def test_mp_6_2_1_a_value_is_base_cards_alarm_card_and_events_together(field: Scenario) -> None:
    foe(cards(field, "a-blank", "a-defence"), "A", (1, 0))
    alarm(field, "fog-signal").given_state(rows={16: "inquisition"})
    assert sources(field.state, "A", "defence") == (
        Part("MP-6.2.9", "a", 1),
        Part("MP-6.2.2", "a-defence", 1),
        Part("MP-4.3.2", "fog-signal", 1),
        Part("MP-5.3.5", "event-16", 1),
    )
    assert value(field.state, "A", "defence") == 4
    assert value(field.given_state(alarm_discard=()).state, "A", "defence") == 3


@pytest.mark.parametrize(
    ("rolled", "wins"), [pytest.param((2, 2, 0), False, id="MP-9.15"), pytest.param((2, 2, 1), True, id="five-wins")]
)
def test_four_points_of_defence_withstand_four_pips(field: Scenario, rolled: tuple[int, ...], wins: bool) -> None:
    foe(cards(field, "a-blank", "a-defence"), "A", (1, 0))
    alarm(field, "fog-signal").given_state(rows={16: "inquisition"}).rolls(*rolled).when(Fight("green", "a-1"))
    field.then_includes(InquisitorAttacked("green", "a-1", sum(rolled), 4))
    assert ("a-1" not in field.state.inquisitors) == wins


def test_vector_mp_9_11_an_improvement_holds_on_later_days_and_for_later_figures(field: Scenario) -> None:
    field.given_state(rows={16: "inquisition"}, day=18)
    foe(field, "D", (1, 0))
    assert value(field.state, "D", "defence") == 3


def test_vector_mp_9_18_the_alarm_card_raises_the_actions(field: Scenario) -> None:
    foe(alarm(field, "harbour-bell"), "A", (1, 0))
    assert value(field.state, "A", "actions") == 3


def test_vector_mp_9_19_all_kinds_of_modifiers_and_two_figures(field: Scenario) -> None:
    field.given_state(scenario="white-work", rows={12: "inquisition"})
    cards(alarm(field, "harbour-bell"), "c-attack", "c-symbol")
    assert value(field.state, "C", "attack") == 3 + 2
    assert value(field.state, "C", "actions") == 2 + 1
    assert figures_due(field.state.pack, open_cards(field.state, "C")) == 2


def test_mp_6_2_2_card_modifiers_count_for_their_type_others_for_all(field: Scenario) -> None:
    cards(alarm(field, "fog-signal"), "a-blank", "a-defence", "b-blank")
    field.given_state(rows={16: "inquisition"})
    assert value(field.state, "A", "defence") == 1 + 1 + 2
    assert value(field.state, "B", "defence") == 1 + 2
    assert value(field.state, "D", "defence") == 2 + 2


def test_mp_6_2_3_event_improvements_count_only_where_the_inquisition_won_the_row(field: Scenario) -> None:
    assert value(field.given_state(rows={}).state, "A", "defence") == 1
    assert value(field.given_state(rows={16: "alchemists"}).state, "A", "defence") == 1
    assert value(field.given_state(rows={16: "inquisition"}).state, "A", "defence") == 2


def test_vector_mp_9_114_a_covered_row_adds_nothing_and_three_hold_against_three(field: Scenario) -> None:
    field.given_state(scenario="white-work", rows={12: "alchemists"})
    foe(alarm(stand(field, "green", (0, 0), character="mirela-dross"), "smoke-at-noon"), "A", (1, 0))
    field.rolls(2, 1).when(AttackFigure("a-1", "green")).then_includes(FigureAttacked("a-1", "green", 3, 3))
    assert [fact.rolled for fact in field.facts if isinstance(fact, DiceRolled)] == [(2, 1)]
    assert field.state.alchemists["green"].hex == (0, 0)


def test_mp_6_2_4_a_lone_cards_modifier_counts_unless_it_is_the_symbol_or_the_pack_lets_it_sleep(
    field: Scenario,
) -> None:
    cards(field, "a-defence", "b-symbol")
    assert value(field.state, "A", "defence") == 2
    stats: tuple[InquisitorStat, ...] = ("attack", "defence", "actions")
    assert [value(field.state, "B", stat) for stat in stats] == [1, 1, 3]
    field.given_state(pack=dormant())
    assert value(field.state, "A", "defence") == 1
    cards(field, "a-blank")
    assert value(field.state, "A", "defence") == 2


def test_mp_6_2_5_an_attack_modifier_is_a_point_not_a_die(field: Scenario) -> None:
    foe(cards(field, "a-attack"), "A", (1, 0))
    field.rolls(2, 1, 0).when(AttackFigure("a-1", "green")).then_includes(FigureAttacked("a-1", "green", 3, 3))
    assert [fact.purpose for fact in field.facts if isinstance(fact, DiceRolled)] == ["defence"]


def test_mp_6_2_6_both_figures_of_a_type_share_its_modifiers(field: Scenario) -> None:
    cards(field, "a-defence", "a-symbol")
    foe(field, "A", (1, 0))
    foe(field, "A", (0, 1))
    for name in ("a-1", "a-2"):
        field.rolls(1, 1, 0).when(Fight("green", name))
        assert InquisitorAttacked("green", name, 2, 2) in field.facts


def test_mp_6_2_8_values_never_fall_below_0_and_have_no_maximum(field: Scenario) -> None:
    edit = ("inquisition.toml", r'(letter = "A"\nattack = )2', r"\g<1>0")
    field.given_state(pack=read_pack(broken(edit)))
    assert value(field.state, "A", "attack") == 0
    cards(alarm(field, "fog-signal"), *field.state.pack.cards_of["A"]).given_state(rows={16: "inquisition"})
    assert value(field.state, "A", "defence") == 1 + 1 + 2 + 1 + 1


def test_mp_6_2_9_base_values_and_targets_are_the_types_not_the_cards(pack: Pack) -> None:
    assert set(pack.cards["a-attack"].__struct_fields__) == {"id", "type", "modifier", "second_figure"}
    assert {pack.cards[card].type for card in pack.cards_of["A"]} == {"A"}
    assert (pack.inquisitors["A"].attack, pack.inquisitors["A"].targets) == (2, ("alchemist", "homunculus"))


def test_mp_6_2_10_values_are_those_of_the_present_state(field: Scenario) -> None:
    foe(cards(field, "a-blank", "a-defence"), "A", (1, 0))
    assert value(field.state, "A", "defence") == 2
    assert value(alarm(field, "fog-signal").state, "A", "defence") == 3
    assert value(cards(field, "a-armour").state, "A", "defence") == 5
    field.given(InquisitorCardsDiscarded(1, ("a-defence", "a-armour")))
    assert value(field.state, "A", "defence") == 2


# 6.3 Figures per type


@pytest.mark.parametrize(
    ("before", "drawn", "figures"),
    [
        pytest.param((), "b-attack", 1, id="MP-9.24", marks=pytest.mark.rule("MP-6.3.1")),
        pytest.param(("b-attack",), "b-defence", 0, id="MP-9.25", marks=pytest.mark.rule("MP-6.3.2")),
        pytest.param(("b-attack",), "b-symbol", 1, id="MP-9.26", marks=pytest.mark.rule("MP-6.3.3")),
        pytest.param((), "b-symbol", 1, id="MP-9.27", marks=pytest.mark.rule("MP-6.3.4")),
        pytest.param(("b-symbol",), "b-attack", 1, id="symbol-first-then-another", marks=pytest.mark.rule("MP-6.3.4")),
        pytest.param(("b-symbol",), "b-blank", 1, id="symbol-first-then-a-blank"),
        pytest.param(("b-symbol", "b-attack"), "b-blank", 0, id="a-third-card"),
        pytest.param(("b-attack", "b-blank"), "b-symbol", 1, id="the-symbol-third"),
    ],
)
def test_a_drawn_card_brings_so_many_figures(
    field: Scenario, before: tuple[str, ...], drawn: str, figures: int
) -> None:
    cards(field, *before).draws("inquisitors", drawn).when(DrawInquisitorCards(1, ()))
    assert len([fact for fact in field.facts if isinstance(fact, InquisitorPlaced)]) == figures
    assert open_cards(field.state, "B") == (*before, drawn)


def test_mp_6_3_2_the_modifier_of_a_further_card_becomes_active(field: Scenario) -> None:
    cards(field, "b-attack").draws("inquisitors", "b-defence").when(DrawInquisitorCards(1, ()))
    assert (value(field.state, "B", "attack"), value(field.state, "B", "defence")) == (2, 2)


def test_mp_6_3_5_two_figures_need_two_cards_of_which_one_has_the_symbol(pack: Pack) -> None:
    assert [figures_due(pack, those) for those in [(), ("b-blank",), ("b-symbol",)]] == [0, 1, 1]
    assert figures_due(pack, ("b-blank", "b-attack", "b-defence")) == 1
    assert figures_due(pack, ("b-blank", "b-symbol")) == figures_due(pack, pack.cards_of["B"]) == 2


def test_mp_6_3_6_a_type_has_at_most_one_symbol_card(pack: Pack) -> None:
    for letter, of_type in pack.cards_of.items():
        assert symbol_among(pack, of_type) == f"{letter.lower()}-symbol"
        assert len([card for card in of_type if pack.cards[card].second_figure]) == 1


def test_mp_6_3_7_a_second_figure_appears_in_todays_town(field: Scenario) -> None:
    foe(cards(field, "b-symbol"), "B", (3, 0))
    alarm(field, "ember-sermon").draws("inquisitors", "b-blank").when(DrawInquisitorCards(1, ()))
    assert field.state.inquisitors["b-2"].hex == field.state.pack.boards["open-country"].towns["R"] == (-3, 2)
