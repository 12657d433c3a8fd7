"""What counts as having come: each outcome once, to whoever met it first, and only what everybody may know."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from domain.kernel.fact import (
    ActionTaken,
    CardsDrawn,
    CardsShuffled,
    CardsTaken,
    DiceRolled,
    Entry,
    Fact,
    OnlyAnswerTaken,
)
from domain.kernel.tables.table import ActionsRedone, ActionsUndone, TokenReplaced
from projections.luck import ledger
from projections.luck.ledger import gathered
from projections.luck.outcomes import DeckDraws, DieCounts, Outcomes, Stretch, pooled

DICE = {"dice": (1, 2, 3)}
DECK = ("a-1", "a-2", "b-1", "b-2", "b-3")


def letter(deck: str, card: str) -> str | None:
    """The kind of a card is its letter."""
    return card[0]


def rolled(*outcomes: int, n: int = 0, die: str = "dice") -> DiceRolled:
    """Dice, the first of which is outcome number n."""
    fate = tuple((die, n + at, 3, outcome) for at, outcome in enumerate(outcomes))
    return DiceRolled(die, tuple(outcome + 1 for outcome in outcomes), fate, "test")


def drawn(*fate: tuple[str, int, int, int]) -> CardsDrawn:
    """A draw of which only the fate matters."""
    return CardsDrawn(fate[0][0].removeprefix("deck/"), (), fate, "pile")


def log(*actions: tuple[int, Iterable[Fact]]) -> list[Entry]:
    """Entries of these actions, one after another."""
    stated = [(action, fact) for action, facts in actions for fact in facts]
    return [Entry(version, 0, action, None, None, fact) for version, (action, fact) in enumerate(stated, 1)]


def counted(*actions: tuple[int, Iterable[Fact]], copied: int = 0) -> Outcomes:
    """The outcomes of these actions."""
    return gathered(log(*actions), DICE, letter, copied)


def of_seat(outcomes: Outcomes, seat: int | None) -> list[DieCounts | DeckDraws]:
    """What a seat met, without dice that never fell."""
    fallen = [one for one in outcomes.dice if any(one.counts)]
    return [one for one in (*fallen, *outcomes.decks) if one.seat == seat]


def test_a_die_that_never_fell_counts_for_the_table_alone() -> None:
    assert counted((1, [ActionTaken(1, "go")])).dice == (DieCounts(None, "dice", DICE["dice"], (0, 0, 0)),)


def test_dice_count_for_the_seat_that_answered_last_and_for_the_table() -> None:
    outcomes = counted(
        (0, [rolled(2)]),
        (1, [ActionTaken(1, "go"), rolled(0, n=1), OnlyAnswerTaken(0, "on"), rolled(0, 1, n=2)]),
    )
    assert of_seat(outcomes, None) == [DieCounts(None, "dice", (1, 2, 3), (2, 1, 1))]
    assert of_seat(outcomes, 0) == [DieCounts(0, "dice", (1, 2, 3), (1, 1, 0))]
    assert of_seat(outcomes, 1) == [DieCounts(1, "dice", (1, 2, 3), (1, 0, 0))]


def test_an_undone_roll_counts_once_and_for_the_seat_that_met_it_first() -> None:
    once = (1, [ActionTaken(0, "go"), rolled(2, 2)])
    undone = (0, [ActionsUndone(0)])
    again = (2, [ActionTaken(1, "go"), rolled(2, 2, 0)])
    outcomes = counted(once, undone, again, (0, [ActionsUndone(0), ActionsRedone(2)]))
    assert of_seat(outcomes, 0) == [DieCounts(0, "dice", (1, 2, 3), (0, 0, 2))]
    assert of_seat(outcomes, 1) == [DieCounts(1, "dice", (1, 2, 3), (1, 0, 0))]


def test_an_undo_returns_the_pools_too() -> None:
    outcomes = counted(
        (0, [CardsShuffled("deck", DECK, "pile")]),
        (1, [ActionTaken(0, "go"), drawn(("deck/deck", 0, 5, 0))]),
        (0, [ActionsUndone(0), TokenReplaced(0)]),
        (2, [ActionTaken(0, "go"), CardsTaken("deck", ("a-1",), "pile"), drawn(("deck/deck", 0, 4, 3))]),
        (3, [ActionTaken(0, "go"), drawn(("deck/deck", 1, 3, 0))]),
    )
    (deck,) = of_seat(outcomes, 0)
    assert isinstance(deck, DeckDraws) and outcomes.hidden == 0
    assert deck.stretches == (
        Stretch(5, (("a", 2), ("b", 3)), 1, (("a", 1),)),
        Stretch(3, (("a", 1), ("b", 2)), 1, (("a", 1),)),
    )


def test_draws_without_a_change_between_them_are_one_sample() -> None:
    outcomes = counted(
        (0, [CardsShuffled("deck", DECK, "pile")]),
        (1, [ActionTaken(0, "go"), drawn(("deck/deck", 0, 5, 4), ("deck/deck", 1, 4, 0))]),
        (2, [ActionTaken(1, "go"), drawn(("deck/deck", 2, 3, 0))]),
        (3, [ActionTaken(0, "go"), drawn(("deck/deck", 3, 2, 0))]),
    )
    whole = Stretch(5, (("a", 2), ("b", 3)), 4, (("a", 2), ("b", 2)))
    assert of_seat(outcomes, None) == [DeckDraws(None, "deck", (whole,))]
    assert of_seat(outcomes, 1) == [
        DeckDraws(1, "deck", (Stretch(3, (("a", 1), ("b", 2)), 1, (("a", 1),)),)),
    ]
    assert [stretch.drawn for one in outcomes.decks if one.seat == 0 for stretch in one.stretches] == [2, 1]


def test_a_place_of_another_pool_leads_on_to_a_draw_from_that_pool() -> None:
    outcomes = counted(
        (0, [CardsShuffled("deck", DECK, "pile"), CardsShuffled("deck+", ("?deck", "a-9"), "pile")]),
        (1, [ActionTaken(0, "go"), drawn(("deck/deck+", 0, 2, 0), ("deck/deck", 0, 5, 2))]),
    )
    (deck,) = of_seat(outcomes, None)
    assert isinstance(deck, DeckDraws) and deck.deck == "deck"
    assert deck.stretches == (
        Stretch(2, (("a", 1),), 1, ()),
        Stretch(5, (("a", 2), ("b", 3)), 1, (("b", 1),)),
    )


def test_a_pool_with_a_hidden_outcome_counts_no_draw_from_then_on() -> None:
    outcomes = counted(
        (0, [CardsShuffled("deck", DECK, "pile")]),
        (1, [ActionTaken(0, "go"), drawn(("deck/deck", 0, 5, 0)), drawn(("deck/deck", 1, 4, -1))]),
        (2, [ActionTaken(0, "go"), CardsShuffled("deck", ("a-1",), "pile"), drawn(("deck/deck", 2, 4, 0))]),
    )
    (deck,) = of_seat(outcomes, None)
    assert isinstance(deck, DeckDraws) and sum(stretch.drawn for stretch in deck.stretches) == 1
    assert outcomes.hidden == 2


def test_a_pool_with_a_hidden_card_counts_no_draw() -> None:
    outcomes = counted(
        (0, [CardsShuffled("deck", (*DECK, "?"), "pile")]),
        (1, [ActionTaken(0, "go"), drawn(("deck/deck", 0, 6, 0))]),
    )
    assert (outcomes.decks, outcomes.hidden) == ((), 1)


def test_copies_can_be_left_out_and_are_counted_then() -> None:
    copied = (1, [ActionTaken(0, "go"), rolled(0, 1)])
    own = (2, [ActionTaken(0, "go"), rolled(2, n=2)])
    whole = counted((0, [TokenReplaced(0)]), copied, own)
    without = counted((0, [TokenReplaced(0)]), copied, own, copied=2)
    assert [sum(die.counts) for die in whole.dice] == [3, 3] and whole.copied == 0
    assert [die.counts for die in without.dice] == [(0, 0, 1), (0, 0, 1)] and without.copied == 2


def test_compositions_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "CELLS_MAX", 10_000)
    cards = tuple(f"{number:05}" for number in range(1_000))
    fate = tuple(("deck/deck", n, 1_000 - n, 0) for n in range(1_000))
    outcomes = counted((0, [CardsShuffled("deck", cards, "pile")]), (1, [ActionTaken(0, "go"), drawn(*fate)]))
    assert outcomes.left_out == 990


def test_several_tables_add_up_seat_by_seat() -> None:
    one = counted((1, [ActionTaken(0, "go"), rolled(0, 1)]))
    other = counted(
        (0, [CardsShuffled("deck", DECK, "pile")]),
        (1, [ActionTaken(0, "go"), rolled(0, 2), drawn(("deck/deck", 0, 5, 0))]),
        (2, [ActionTaken(1, "go"), rolled(1, n=2)]),
    )
    together = pooled([one, other])
    assert together.tables == 2 and together.seats == [0, 1]
    assert {die.seat: die.counts for die in together.dice} == {None: (2, 2, 1), 0: (2, 1, 1), 1: (0, 1, 0)}
    assert [deck.seat for deck in together.decks] == [None, 0]
    assert pooled([pooled([one]), other]) == together
