"""One answer carried out: order of tasks, what is due, breaking off, refusals, bounds."""

import pytest

from domain.kernel.errors import IllegalAction
from domain.kernel.fact import ActionTaken, Awaiting, CardsDrawn, CardsShuffled, DiceRolled
from domain.kernel.play import Play
from domain.kernel.position import Position, follow
from domain.kernel.registry import default
from tests.dsl import HashFate, Scenario
from tests.toy import (
    TOY,
    Aside,
    Bottom,
    Choose,
    Discarded,
    DiscardEmptied,
    Finished,
    Roll,
    Scored,
    Turn,
    Weighed,
    toy_state,
)


@pytest.fixture
def scenario() -> Scenario:
    return Scenario(TOY, toy_state(), (Turn(seats=(0,)), Bottom()))


def test_an_answer_is_carried_out_up_to_the_next_question(scenario: Scenario) -> None:
    scenario.rolls(2, 1).answers(0, "roll:2")
    fate = (("dice", 0, 6, 4), ("dice", 1, 6, 2))
    scenario.then(DiceRolled("dice", (2, 1), fate, "points"), Scored(3)).asks(1)


def test_the_last_fact_holds_what_is_unfinished() -> None:
    play = Play(TOY, Position(toy_state(), (Turn(seats=(0,)), Bottom())), HashFate())
    stated = play.take(0, "pass")
    assert [one.fact for one in stated] == [ActionTaken(0, "pass"), Awaiting(1, (Turn(seats=(1,)),))]
    assert [one.rule for one in stated] == ["TOY-10", None]


def test_what_is_due_happens_before_what_was_waiting(scenario: Scenario) -> None:
    scenario.given(Scored(9)).rolls(2).answers(0, "roll:1")
    assert [type(fact) for fact in scenario.facts] == [DiceRolled, Scored, Weighed]
    assert scenario.state.heavy == 1


def test_breaking_off_drops_what_lies_above(scenario: Scenario) -> None:
    scenario.answers(0, "finish").then(Finished())
    assert scenario.position.agenda == () and scenario.position.question is None


def test_an_option_beside_the_question_leaves_it_open(scenario: Scenario) -> None:
    scenario.answers(1, "quit").asks(0)
    assert scenario.state.quitting == (1,)
    scenario.refused("TOY-4", 1, "quit")
    scenario.answers(0, "quit").then_includes(Finished())


def test_nothing_is_recorded_of_a_refused_answer(scenario: Scenario) -> None:
    scenario.refused("TOY-2", 0, "roll:9").refused("TOY-10", 0, "dance").refused("TOY-10", 1, "pass")


def test_after_the_end_nothing_is_accepted(scenario: Scenario) -> None:
    scenario.answers(0, "finish")
    with pytest.raises(IllegalAction) as refusal:
        Play(TOY, scenario.position, HashFate()).take(0, "pass")
    assert refusal.value.rule == "TOY-7"


def test_an_action_without_end_is_refused_whole(scenario: Scenario) -> None:
    with pytest.raises(AssertionError, match="steps"):
        Play(TOY, scenario.position, HashFate()).take(0, "loop")


def test_a_deep_stack_costs_an_action_nothing() -> None:
    deep = (Turn(seats=(0,)), *(Bottom() for _ in range(1000)))
    play = Play(TOY, Position(toy_state(), deep), HashFate())
    awaiting = play.take(0, "pass")[-1].fact
    assert awaiting == Awaiting(1000, (Turn(seats=(1,)),))
    assert follow(Position(toy_state(), deep), awaiting).agenda == (Turn(seats=(1,)), *deep[1:])


def test_the_position_is_the_fold_of_what_was_stated(scenario: Scenario) -> None:
    before = scenario.position
    play = Play(TOY, before, HashFate(3))
    for one in play.take(0, "draw"):
        before = follow(before, one.fact)
    assert before == play.position


def test_an_empty_pile_is_shuffled_anew_in_mid_action(scenario: Scenario) -> None:
    scenario.draws("deck", *"fedcba").answers(0, *["draw"] * 6)
    scenario.then_includes(Discarded(("a",)), DiscardEmptied(), CardsShuffled("deck", tuple("abcdef"), "deck"))
    assert scenario.state.piles["deck"] == ("?deck",) * 6


def test_each_draw_names_its_outcome_and_how_many_cards_were_unseen(scenario: Scenario) -> None:
    scenario.draws("deck", "c", "a").answers(0, "draw", "draw")
    drawn = [fact for fact in scenario.facts if isinstance(fact, CardsDrawn)]
    assert [fact.fate for fact in drawn] == [(("deck/deck", 0, 6, 2),), (("deck/deck", 1, 5, 0),)]


def test_dice_with_words_have_no_pips(scenario: Scenario) -> None:
    play = Play(TOY, scenario.position, HashFate())
    assert play.roll("disc", 3, "omen").total == 0 and play.roll("dice", 0, "none").faces == ()
    assert len(play.stated) == 1, "no dice leave no entry"


def test_tasks_run_in_the_order_they_were_given() -> None:
    play = Play(TOY, Position(toy_state(), (Bottom(),)), HashFate())
    stated = play.begin(Roll(1), Roll(2))
    assert [len(one.fact.rolled) for one in stated if isinstance(one.fact, DiceRolled)] == [1, 2]


def test_seats_go_on_side_by_side_in_any_order(scenario: Scenario) -> None:
    scenario.answers(0, "aside").asks(0, "roll:0", "finish").asks(1, "roll:1", "finish")
    scenario.rolls(2).answers(1, "roll:1").asks(0).asks(1)
    scenario.rolls(1).answers(0, "roll:0").rolls(1).answers(0, "roll:0")
    assert scenario.asked.seats == (1,)
    scenario.rolls(1).answers(1, "roll:1").offers(1, "pass")
    assert scenario.state.points == 5


def test_a_seat_answers_only_its_own_branch(scenario: Scenario) -> None:
    scenario.answers(0, "aside").refused("TOY-11", 0, "roll:1").refused("TOY-11", 1, "roll:0")


def test_a_seat_whose_branch_is_done_is_refused(scenario: Scenario) -> None:
    scenario.answers(0, "aside", "roll:0", "roll:0").refused("TOY-11", 0, "roll:0")


def test_what_is_due_comes_on_top_of_the_branch_that_ran(scenario: Scenario) -> None:
    scenario.given(Scored(9)).answers(0, "aside").rolls(1).answers(1, "roll:1")
    assert [type(fact) for fact in scenario.facts] == [DiceRolled, Scored, Weighed]
    scenario.asks(0).asks(1)


def test_breaking_off_beneath_drops_every_branch(scenario: Scenario) -> None:
    scenario.answers(0, "aside").answers(1, "finish").then(Finished())
    assert scenario.position.agenda == ()


def test_an_option_beside_leaves_every_branch_open(scenario: Scenario) -> None:
    scenario.answers(0, "aside").answers(1, "quit").asks(0).asks(1)


def test_only_what_is_above_the_branches_is_stated_anew() -> None:
    play = Play(TOY, Position(toy_state(), (Turn(seats=(0,)), Bottom())), HashFate())
    play.take(0, "aside")
    later = Play(TOY, play.position, HashFate())
    awaiting = later.take(1, "roll:1")[-1].fact
    assert awaiting == Awaiting(2, (Aside(((Choose(seats=(0,), left=2),), (Choose(seats=(1,), left=1),))),))
    assert follow(Position(later.state, play.position.agenda), awaiting) == later.position


def test_the_default_of_what_goes_on_side_by_side_is_that_of_the_seat(scenario: Scenario) -> None:
    scenario.answers(0, "aside")
    assert [default(scenario.state, scenario.asked, seat) for seat in (0, 1)] == ["roll:0", "roll:1"]
