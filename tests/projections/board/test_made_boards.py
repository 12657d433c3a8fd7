"""A board, a patch and a digest that share what stayed the same equal those that are made whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from domain.kernel.chance.seal import knowing
from domain.kernel.position import Position
from domain.materia_prima.state import Alchemist
from projections.board.digest import digest, digested
from projections.board.sections import Items, Section, differing, listed, made, same
from projections.catalogue import CATALOGUE
from projections.patch.apply import apply
from projections.patch.diff import diff, diff_of
from projections.text.messages import LANGUAGES
from projections.view import View
from tests.domain.materia_prima.packs import inquisition
from tests.golden.positions import folded, named, view_of
from tests.golden.record import Golden, kept
from tests.projections.board.declared import Poison
from tests.projections.materia_prima.whole_games import random_game
from tests.toy import ToyPack, ToyState
from tests.toy.view import TOY_VIEW

EVERY, STEPS = 5, 24
"""Which golden games, and how many positions of each."""


def assert_equal_whole(view: View, shown: Iterable[tuple[Position[Any], Any]]) -> None:
    """shown: positions as readers know them, one after another, each with the messages of a language."""
    board = token = None
    data: dict[str, Any] = {}
    for position, messages in shown:
        earlier, before = data, board
        board = view.made_board(position, messages, board)
        token, data = digested(position, token), board.members
        whole = view.board(position, messages)
        assert data == whole and list(data) == list(whole) and token.text == digest(position)
        assert msgspec.to_builtins(data, str_keys=True) == data, "plain already"
        assert apply(earlier, diff(earlier, data)) == data
        parts = differing(before, board) if before else None
        if parts:
            assert apply(earlier, diff_of(parts, partial(lambda *both: both, earlier, data))) == data


def wandered(golden: Golden, chance: Random) -> Iterator[tuple[Position[Any], Any]]:
    """Positions of a golden game: mostly the next one; sometimes turned back, or gone forward again. Now and then the
    reader or the language is another.
    """
    view = view_of(golden)
    pack, positions = folded(golden)
    languages = [named(view, pack, language) for language in LANGUAGES]
    readers = [knowing(view.game, seat) for seat in (None, *range(len(golden.header.plays)))]
    reader, messages = readers[0], languages[0]
    at = chance.randrange(len(positions))
    for _ in range(STEPS):
        yield reader.position(positions[at]), messages
        at = min(at + 1, len(positions) - 1) if chance.random() < 0.7 else chance.randrange(len(positions))
        reader = reader if chance.random() < 0.8 else chance.choice(readers)
        messages = messages if chance.random() < 0.9 else chance.choice(languages)


@pytest.mark.parametrize("golden", kept()[::EVERY], ids=lambda golden: golden.name)
def test_boards_of_golden_games_do(golden: Golden) -> None:
    assert_equal_whole(view_of(golden), wandered(golden, Random(golden.name)))


@pytest.mark.parametrize("seed", range(2))
def test_boards_of_random_games_do(seed: int) -> None:
    view = CATALOGUE["materia-prima"][1]
    messages = view.messages_of(inquisition(), "en")
    steps = islice(random_game(inquisition(), seed, 2 + seed, rich=True, scenario="last-night"), 120)
    assert_equal_whole(view, ((step.before, messages) for step in steps))


def test_a_view_of_a_character_reads_no_other_character() -> None:
    view = CATALOGUE["tainted-grail"][1]
    [section] = (one for one in view.sections if one.name == "characters")
    golden = next(one for one in kept() if view_of(one) is view and len(one.header.plays) > 1)
    pack, positions = folded(golden)
    messages, count = named(view, pack, "en"), 0
    for state in (position.state for position in positions[::STEPS]):
        for name, one in state.characters.items():
            alone = {other: one if other == name else Poison() for other in state.characters}
            made = section.items.make(messages, replace(state, characters=alone), name, one)
            assert made == section.items.make(messages, state, name, one)
            count += len(alone) > 1
    assert count > 1


def toy(**parts: Any) -> Position[Any]:
    return Position(ToyState(pack=ToyPack({}), seats=1, **parts))


MESSAGES = TOY_VIEW.messages_of(ToyPack({}), "en")


def test_only_sections_that_read_something_else_are_made_again() -> None:
    calls: list[str] = []

    def told(name: str) -> Any:
        return lambda position, messages: calls.append(name) or {name: len(calls)}

    points, hands = (Section(name, told(name), frozenset({name})) for name in ("points", "hands"))
    agenda = Section("agenda", told("agenda"), frozenset(), reads_agenda=True)
    first = made((points, hands, agenda), toy(points=1), MESSAGES)
    calls.clear()
    again = made((points, hands, agenda), toy(points=2), MESSAGES, first)

    assert calls == ["points", "hands"], "equal hands may lie in another order"
    assert again.members["agenda"] is first.members["agenda"]
    calls.clear()
    made((points, hands, agenda), toy(points=2), TOY_VIEW.messages_of(ToyPack({}), "de"), first)
    assert len(calls) == 3, "in another language everything has another name"


def test_only_items_made_from_something_else_are_made_again() -> None:
    calls: list[str] = []
    items = Items(
        lambda state: {letter: (letter, state.points) for letter in "ab"} | {"c": 0},
        lambda messages, state, key, part: calls.append(key) or {"id": key},
        frozenset({"points"}),
    )
    section = listed("things", items, frozenset({"seats"}))
    first = made((section,), toy(points=1), MESSAGES)
    calls.clear()
    again = made((section,), toy(points=2), MESSAGES, first)

    assert calls == ["a", "b"] and again.members["things"][2] is first.members["things"][2]
    assert again.members == {"things": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}


def test_items_are_not_looked_at_while_what_they_read_of_a_field_is_the_same() -> None:
    looked: list[int] = []
    items = Items(
        lambda state: looked.append(state.points) or {"a": state.points > 5},
        lambda messages, state, key, part: {"id": key, "high": part},
        frozenset({"points"}),
        {"points": lambda points: points > 5},
    )
    section = listed("things", items, frozenset())
    first = made((section,), toy(points=6), MESSAGES)
    looked.clear()

    assert made((section,), toy(points=9), MESSAGES, first).sections[0] is first.sections[0] and not looked
    assert made((section,), toy(points=2), MESSAGES, first).members == {"things": [{"id": "a", "high": False}]}


def test_what_several_sections_read_in_part_is_read_once() -> None:
    asked: list[int] = []

    def high(points: int) -> bool:
        asked.append(points)
        return points > 5

    sections = tuple(
        Section(name, lambda position, messages: {}, frozenset({"points"}), narrowed={"points": high}) for name in "ab"
    )
    first = made(sections, toy(points=6), MESSAGES)
    made(sections, toy(points=7), MESSAGES, first)

    assert asked == [6, 7]


def test_a_section_that_reads_a_field_in_part_declares_which() -> None:
    section = Section(
        "high",
        lambda position, messages: {"high": position.state.points > 5},
        frozenset({"points"}),
        False,
        {"points": lambda points: points > 5},
    )
    first = made((section,), toy(points=6), MESSAGES)
    assert made((section,), toy(points=9), MESSAGES, first).sections[0] is first.sections[0]
    assert made((section,), toy(points=2), MESSAGES, first).members == {"high": False}


def test_equal_mappings_are_not_the_same_but_equal_tuples_are() -> None:
    one, other = {"air": 1, "earth": 1}, {"earth": 1, "air": 1}
    assert same((1, "a", (None,)), (1, "a", (None,))) and same(one, one)
    assert not same(one, dict(one)) and not same((one,), (other,)) and not same((1,), (1, 2)) and not same((), 0)
    assert not same(Alchemist("red", 0, "a", carried=one), Alchemist("red", 0, "a", carried=other))


def test_a_digest_tells_positions_apart() -> None:
    told = {digest(toy(points=points)) for points in range(3)}
    assert len(told) == 3 and digest(toy(points=1)) in told
    assert digested(toy(points=1), digested(toy(points=2))).text == digest(toy(points=1))
    assert digest(toy(discard=("a",))) != digest(toy(discard=("b",)))
