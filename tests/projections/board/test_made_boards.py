"""A board, a patch and a digest that share what stayed the same equal those that are made whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.json import encode
from msgspec.structs import replace

from domain.kernel.chance.seal import knowing
from domain.kernel.position import Position
from domain.materia_prima.state import Alchemist
from projections.board.changes import Changed, changed_parts, same
from projections.board.digest import digest, digested
from projections.board.making import differing, made
from projections.board.sections import Items, Portion, Section, are_read, listed
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
        if parts is not None:
            patch = diff_of(parts, partial(lambda *both: both, earlier, data))
            assert apply(earlier, patch) == data
            assert len(encode(patch)) <= len(encode(diff(earlier, data))), "no longer than from whole boards"


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
            made = section.items.item(messages, replace(state, characters=alone), name, one)
            assert made == section.items.item(messages, state, name, one)
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
    cards = {0: ("a",), 1: ("b",)}
    first = made((points, hands, agenda), toy(points=1, hands=cards), MESSAGES)
    calls.clear()
    again = made((points, hands, agenda), toy(points=2, hands=dict(reversed(cards.items()))), MESSAGES, first)

    assert calls == ["points", "hands"], "equal hands lie in another order"
    assert again.members["agenda"] is first.members["agenda"]
    calls.clear()
    made((points, hands, agenda), toy(points=2), TOY_VIEW.messages_of(ToyPack({}), "de"), first)
    assert len(calls) == 3, "in another language everything has another name"


def things(parts: Any, make: Any, *reads: str) -> Section:
    """A list that is made from these parts of the points."""
    return listed("things", Items(parts, (Portion(make, None, frozenset(reads)),), frozenset({"points"})))


def test_only_items_made_from_something_else_are_made_again() -> None:
    calls: list[str] = []
    section = things(
        lambda state: {letter: (letter, state.points) for letter in "ab"} | {"c": 0},
        lambda messages, state, key, part: calls.append(key) or {"id": key},
        "seats",
    )
    first = made((section,), toy(points=1), MESSAGES)
    calls.clear()
    again = made((section,), toy(points=2), MESSAGES, first)

    assert calls == ["a", "b"] and again.members["things"][2] is first.members["things"][2]
    assert again.members == {"things": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}
    calls.clear()
    other = replace(toy(points=1).state, seats=2)
    made((section,), Position(other), MESSAGES, first)
    assert calls == ["a", "b", "c"], "every item reads the seats"


def test_items_stay_when_others_come_and_go() -> None:
    calls: list[str] = []
    section = things(
        lambda state: dict.fromkeys("abcd"[state.points :], 0),
        lambda messages, state, key, part: calls.append(key) or {"id": key},
    )
    first = made((section,), toy(points=1), MESSAGES)
    fewer, more = (made((section,), toy(points=points), MESSAGES, first) for points in (2, 0))

    assert fewer.members == {"things": [{"id": "c"}, {"id": "d"}]} and calls == ["b", "c", "d", "a"]
    assert more.members["things"][1:] == first.members["things"]


@pytest.fixture(scope="module")
def land() -> Position[Any]:
    return next(
        step.before for step in random_game(inquisition(), 0, 2, rich=True) if len(step.before.state.alchemists) == 2
    )


def moved(position: Position[Any], **parts: Any) -> Position[Any]:
    """The position with another first alchemist."""
    colour, one = next(iter(position.state.alchemists.items()))
    return Position(replace(position.state, alchemists=position.state.alchemists | {colour: replace(one, **parts)}))


def test_only_the_portions_of_an_item_that_read_what_changed_are_made_again(land: Position[Any]) -> None:
    calls: list[str] = []

    def told(name: str, *of: str, **beside: Any) -> Portion:
        make = lambda messages, state, key, part: calls.append(f"{name} {key}") or {name: len(calls)}  # noqa: E731
        return Portion(make, frozenset(of), frozenset(beside), {one: frozenset(of) for one, of in beside.items() if of})

    portions = (told("acted", "acted"), told("tower", "tower.hex", alchemists=["tower.hex"]), told("day", day=()))
    items = Items(lambda state: state.alchemists, portions, frozenset({"alchemists"}), field="alchemists")
    first = made((section := listed("list", items),), Position(land.state), MESSAGES)
    one, other = land.state.alchemists
    tower = replace(land.state.alchemists[one].tower, hex=(9, 9))

    def again(position: Position[Any]) -> list[str]:
        calls.clear()
        board = made((section,), position, MESSAGES, first)
        assert list(board.members["list"][0]) == ["acted", "tower", "day"]
        return list(calls)

    assert again(moved(land, acted=9)) == [f"acted {one}"]
    assert again(moved(land, soul_stones=7)) == again(moved(land)) == []
    assert again(moved(land, acted=9, tower=tower)) == [f"acted {one}", f"tower {one}", f"tower {other}"]
    assert again(Position(replace(land.state, day=land.state.day + 1))) == [f"day {one}", f"day {other}"]
    alone = Position(replace(land.state, alchemists={other: land.state.alchemists[other]}))
    calls.clear()
    assert len(made((section,), alone, MESSAGES, first).members["list"]) == 1
    assert calls == [f"acted {other}", f"tower {other}", f"day {other}"], "its portions read all towers"


def test_a_tower_is_named_after_its_owner_even_if_that_is_somebody_else_on_the_same_map() -> None:
    view = CATALOGUE["materia-prima"][1]
    messages = view.messages_of(inquisition(), "en")
    steps = random_game(inquisition(), 0, 2, rich=True)
    position = next(
        one
        for one in steps
        if all(each.tower.hex for each in one.before.state.alchemists.values()) and one.before.state.turn
    ).before
    before = view.made_board(position, messages)
    played = {one.character for one in position.state.alchemists.values()}
    other = moved(position, character=next(one for one in position.state.pack.alchemists if one not in played))

    board = view.made_board(other, messages, before).members
    assert board == view.board(other, messages) and board["hexes"] != before.members["hexes"]


def test_a_section_that_reads_a_field_in_part_declares_which(land: Position[Any]) -> None:
    made_again: list[int] = []
    sections = [
        Section(
            name, lambda position, messages: made_again.append(1) or {}, frozenset({"alchemists"}), narrowed=narrowed
        )
        for name, narrowed in (
            ("keys", {"alchemists": frozenset[str]()}),
            ("hex", {"alchemists": frozenset({"tower.hex"})}),
            ("tower", {"alchemists": frozenset({"tower"})}),
            ("all", {}),
        )
    ]

    def again(position: Position[Any]) -> list[str]:
        found = made(tuple(sections), position, MESSAGES, first)
        pairs = zip(sections, first.sections, found.sections, strict=True)
        return [one.name for one, was, now in pairs if was is not now]

    first = made(tuple(sections), Position(land.state), MESSAGES)
    tower = next(iter(land.state.alchemists.values())).tower
    assert again(moved(land, acted=9)) == ["all"]
    assert again(moved(land, tower=replace(tower, elements={"air": 9}))) == ["tower", "all"]
    assert again(moved(land, tower=replace(tower, hex=(9, 9)))) == ["hex", "tower", "all"]
    assert again(Position(replace(land.state, alchemists={}))) == ["keys", "hex", "tower", "all"]
    assert again(moved(land)) == []


def test_what_changed_is_told_down_to_attributes(land: Position[Any]) -> None:
    names = land.state.__struct_fields__
    one, other = land.state.alchemists
    towers = {key: replace(each.tower, hex=(9, 9)) for key, each in land.state.alchemists.items()}
    moved_all = {key: replace(each, tower=towers[key]) for key, each in land.state.alchemists.items()}

    def told(**parts: Any) -> Changed:
        return changed_parts(Position(land.state), Position(replace(land.state, **parts)))

    at = names.index("alchemists")
    assert told(alchemists=moved_all) == (((at, ("tower.hex",)),), {at: {one: ("tower.hex",), other: ("tower.hex",)}})
    assert told(alchemists=dict(reversed(land.state.alchemists.items()))) == (((at, None),), {})
    assert told(alchemists=dict(land.state.alchemists)) == ((), {})
    at, name = names.index("piles"), next(name for name, pile in land.state.piles.items() if pile)
    assert told(piles=land.state.piles | {name: ()}) == (((at, None),), {at: {name: None}}), "a pile has no attributes"
    assert told(day=land.state.day + 1) == (((names.index("day"), None),), {})
    assert changed_parts(Position(land.state), Position(land.state, land.agenda)).fields[-1] == (len(names), None)


def test_attributes_are_read_with_their_parts() -> None:
    assert are_read(frozenset({"tower"}), ("acted", "tower.hex")) and are_read(frozenset({"tower.hex"}), ("tower",))
    assert not are_read(frozenset({"tower.hex"}), ("tower.items", "tower_hex")) and not are_read(
        frozenset(), ("acted",)
    )


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


def test_a_digest_of_a_mapping_tells_its_values_and_their_keys_but_not_its_order() -> None:
    hands = {0: ("a",), 1: ("b",), 2: ("c",)}
    others = ({0: ("b",), 1: ("a",), 2: ("c",)}, {**hands, 2: ()}, {**hands, 3: ()}, {0: ("a",), 1: ("b",)}, {}, hands)
    told = {digest(toy(hands=one)) for one in others}
    assert len(told) == len(others) and digest(toy(hands=dict(reversed(hands.items())))) in told
    for one in others:
        again = digested(toy(hands=one), digested(toy(hands=hands)))
        assert again.text == digest(toy(hands=one)) and digested(toy(hands=hands), again).text == digest(
            toy(hands=hands)
        )
