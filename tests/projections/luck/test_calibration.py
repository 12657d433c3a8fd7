"""The ranges hold what they promise: at even chances at most one value in ten lies outside, table after table."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import pytest

from domain.kernel.chance.pile import canonical
from domain.kernel.fact import ActionTaken, CardsDrawn, CardsShuffled, DiceRolled, Entry, Fact
from projections.luck.account import account
from projections.luck.ledger import gathered
from projections.luck.outcomes import pooled
from tests.dsl import HashFate

PIPS = (1, 2, 3, 4, 5, 6)
DECK = canonical(f"{kind}-{number}" for kind in ("cup", "coin", "wand") for number in range(8))
TABLES = 150


class Dealer:
    """A table whose two seats roll and draw in turn; an empty deck is shuffled again."""

    def __init__(self, seed: int) -> None:
        self._fate = HashFate(seed)
        self._used: dict[str, int] = {}
        self._pool: list[str] = []

    def entries(self, actions: int) -> Iterator[Entry]:
        """The log of so many actions."""
        for version, (action, fact) in enumerate(self._facts(actions), 1):
            yield Entry(version, 0, action, None, None, fact)

    def _facts(self, actions: int) -> Iterator[tuple[int, Fact]]:
        for action in range(1, actions + 1):
            yield action, ActionTaken(action % 2, "go")
            fate = tuple(self._outcome("dice", 6) for _ in range(1 + action % 3))
            yield action, DiceRolled("dice", tuple(PIPS[one[3]] for one in fate), fate, "test")
            if len(self._pool) < 2:
                yield action, CardsShuffled("deck", canonical(set(DECK) - {*self._pool}), "pile")
                self._pool = list(DECK)
            used = tuple(self._drawn() for _ in range(2))
            yield action, CardsDrawn("deck", (), used, "pile")

    def _drawn(self) -> tuple[str, int, int, int]:
        used = self._outcome("deck/deck", len(self._pool))
        del self._pool[used[3]]
        return used

    def _outcome(self, stream: str, m: int) -> tuple[str, int, int, int]:
        n = self._used.get(stream, 0)
        self._used[stream] = n + 1
        return stream, n, m, self._fate.outcome(stream, n, m)


def kind(deck: str, card: str) -> str:
    """The suit of a card."""
    return card.partition("-")[0]


@pytest.mark.parametrize("actions", [4, 15, 40])
def test_at_most_one_value_in_ten_lies_outside_its_range(actions: int) -> None:
    tables = [gathered(Dealer(seed).entries(actions), {"dice": PIPS}, kind) for seed in range(TABLES)]
    measures = [measure for one in tables for measure in account(one).measures]
    outside = sum(measure.place != "within" for measure in measures)
    slack = 4 * sqrt(0.1 * 0.9 / len(measures))
    assert len(measures) > TABLES
    assert outside / len(measures) < 0.1 + slack
    assert any(measure.place == "above" for measure in measures) and any(one.place == "below" for one in measures)


def test_what_came_is_what_was_expected_on_average() -> None:
    tables = [gathered(Dealer(seed).entries(15), {"dice": PIPS}, kind) for seed in range(TABLES)]
    whole = account(pooled(tables))
    assert whole.tables == TABLES
    for measure in whole.measures:
        reach = (measure.high - measure.low) / 2
        assert abs(measure.came - measure.expected) < 3 * reach
        assert measure.low < measure.expected < measure.high
