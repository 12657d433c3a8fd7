"""Drawing lazily gives exactly the chances of real shuffles: every way of fate against every order of the cards."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import Protocol

import pytest

from domain.kernel.evolve import cards_of
from domain.kernel.play import Play
from domain.kernel.position import Position
from tests.toy import TOY, ToyState, toy_state

Shares = dict[tuple[str, ...], Fraction]
Script = Callable[["Table"], tuple[str, ...]]


class Table(Protocol):
    """What both kinds of table can do; a script works on either."""

    def draw(self, pile: str, count: int = 1) -> tuple[str, ...]: ...
    def shuffle(self, pile: str, cards: tuple[str, ...] = ()) -> None: ...
    def put_under(self, pile: str, cards: tuple[str, ...]) -> None: ...
    def set_aside(self, pile: str, count: int, to: str) -> None: ...


class Lazy:
    """Our piles, with outcomes given from outside."""

    def __init__(self, play: Play[ToyState]) -> None:
        self.play = play

    def draw(self, pile: str, count: int = 1) -> tuple[str, ...]:
        return self.play.draw(pile, count)

    def shuffle(self, pile: str, cards: tuple[str, ...] = ()) -> None:
        self.play.shuffle(pile, cards)

    def put_under(self, pile: str, cards: tuple[str, ...]) -> None:
        self.play.put_under(pile, cards)

    def set_aside(self, pile: str, count: int, to: str) -> None:
        self.play.set_aside(pile, count, to)


class Real:
    """Cards in a real order; each shuffle takes the next permutation it is given."""

    def __init__(self, orders: "Choices") -> None:
        self.orders = orders
        self.piles: dict[str, list[str]] = {}

    def draw(self, pile: str, count: int = 1) -> tuple[str, ...]:
        row = self.piles[pile]
        drawn, row[:count] = row[:count], []
        return tuple(drawn)

    def shuffle(self, pile: str, cards: tuple[str, ...] = ()) -> None:
        row = [*self.piles.get(pile, []), *cards]
        order: list[str] = []
        while row:
            order.append(row.pop(self.orders.choose(len(row))))
        self.piles[pile] = order

    def put_under(self, pile: str, cards: tuple[str, ...]) -> None:
        self.piles.setdefault(pile, []).extend(cards)

    def set_aside(self, pile: str, count: int, to: str) -> None:
        moved = self.draw(pile, count)
        self.piles[to] = [*reversed(moved), *self.piles.get(to, [])]


class Choices:
    """Runs through every way of choosing, each with its share, as often as `next` is called."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.path: list[int] = []
        self.step = 0

    def choose(self, m: int) -> int:
        if self.step == len(self.path):
            self.path.append(0)
            self.sizes.append(m)
        assert self.sizes[self.step] == m, "the same choices offer the same number"
        self.step += 1
        return self.path[self.step - 1]

    def outcome(self, stream: str, n: int, m: int) -> int:
        return self.choose(m)

    def share(self) -> Fraction:
        share = Fraction(1)
        for size in self.sizes:
            share /= size
        return share

    def next(self) -> bool:
        while self.path and self.path[-1] == self.sizes[-1] - 1:
            self.path.pop()
            self.sizes.pop()
        if self.path:
            self.path[-1] += 1
        self.step = 0
        return bool(self.path)


def every_way(run: Callable[[Choices], tuple[str, ...]]) -> Shares:
    """The share of each result over all ways of choosing."""
    shares: Shares = Counter()  # type: ignore[assignment]
    choices = Choices()
    while True:
        result = run(choices)
        shares[result] = shares.get(result, Fraction(0)) + choices.share()
        if not choices.next():
            return dict(shares)


def lazily(script: Script) -> Shares:
    def run(choices: Choices) -> tuple[str, ...]:
        empty = ToyState(pack=toy_state().pack, seats=1)
        return script(Lazy(Play(TOY, Position(empty), choices)))

    return every_way(run)


def really(script: Script) -> Shares:
    return every_way(lambda choices: script(Real(choices)))


def put_under(table: Table) -> tuple[str, ...]:
    table.shuffle("deck", ("a", "b", "c"))
    first = table.draw("deck", 2)
    table.put_under("deck", first[:1])
    return first + table.draw("deck", 2)


def put_back_and_shuffled(table: Table) -> tuple[str, ...]:
    table.shuffle("deck", ("a", "b", "c", "c"))
    first = table.draw("deck", 2)
    table.shuffle("deck", first[1:])
    return first + table.draw("deck", 3)


def put_under_then_shuffled(table: Table) -> tuple[str, ...]:
    table.shuffle("deck", ("a", "b", "c"))
    first = table.draw("deck")
    table.put_under("deck", first)
    table.shuffle("deck")
    return first + table.draw("deck", 3)


def part_left_in_the_box(table: Table) -> tuple[str, ...]:
    table.shuffle("deck", ("a", "b", "c", "d"))
    table.set_aside("deck", 2, "box")
    return table.draw("deck", 2)


def shuffled_with_part_in_the_box(table: Table) -> tuple[str, ...]:
    """The case in which merging the pools would be wrong: x cannot be in the box."""
    table.shuffle("deck", ("a", "b", "c"))
    table.set_aside("deck", 1, "box")
    table.shuffle("deck", ("x",))
    drawn = table.draw("deck", 2)
    return drawn + table.draw("box") + table.draw("deck")


def moved_between_decks(table: Table) -> tuple[str, ...]:
    table.shuffle("deck", ("a", "b", "c"))
    table.shuffle("other", ("p", "q"))
    table.set_aside("deck", 2, "other")
    table.shuffle("other")
    return table.draw("other", 2) + table.draw("deck") + table.draw("other")


SCRIPTS = [
    put_under,
    put_back_and_shuffled,
    put_under_then_shuffled,
    part_left_in_the_box,
    shuffled_with_part_in_the_box,
    moved_between_decks,
]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.__name__)
def test_lazy_drawing_equals_real_shuffles(script: Script) -> None:
    assert lazily(script) == really(script)


def test_enumeration_knows_a_wrong_shuffle() -> None:
    """Merging the box's pool with the deck's would be noticed."""

    def merged(table: Table) -> tuple[str, ...]:
        table.shuffle("deck", ("a", "b", "c", "x"))
        table.set_aside("deck", 1, "box")
        return table.draw("deck", 2) + table.draw("box") + table.draw("deck")

    assert lazily(merged) != really(shuffled_with_part_in_the_box)


def test_all_orders_of_a_pile_are_equally_likely() -> None:
    def all_of_it(table: Table) -> tuple[str, ...]:
        table.shuffle("deck", ("a", "b", "c", "d"))
        return table.draw("deck", 9)

    assert lazily(all_of_it) == {order: Fraction(1, 24) for order in permutations("abcd")}


def states_of(script: Script) -> Iterator[ToyState]:
    choices = Choices()
    while True:
        table = Lazy(Play(TOY, Position(ToyState(pack=toy_state().pack, seats=1)), choices))
        script(table)
        yield table.play.state
        if not choices.next():
            return


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.__name__)
def test_nothing_hidden_is_stored(script: Script) -> None:
    """A place is a known card or of a pool, and pools hold as many members as they have places."""
    for state in states_of(script):
        rows = [*state.piles.values(), *state.pools.values()]
        for pool, members in state.pools.items():
            assert len(members) == sum(row.count("?" + pool) for row in rows)
            assert list(members) == sorted(members)


def test_cards_taken_openly_leave_the_pool() -> None:
    play = Play(TOY, Position(toy_state()), Choices())
    play.take_cards("deck", ("b", "e"))
    assert play.state.pools["deck"] == tuple("acdf") and play.state.piles["deck"] == ("?deck",) * 4
    assert cards_of(play.state) == Counter("acdf")
