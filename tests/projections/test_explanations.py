"""What a menu says about each option beside its label, at every position of the golden games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest

from api.simulation.selfplay import fate_of
from domain.kernel.play import Play
from domain.kernel.registry import questions_by_key
from domain.kernel.task import Question, question_for
from projections.board.ids import kind_of, name_in
from projections.drawing.svg import svg
from projections.explanation import once_a_question, once_a_state
from projections.menu import Action, menu
from projections.menu.take_back import reveals_by_rules
from tests.golden.positions import AskedSight, asked_sights, view_of
from tests.golden.record import Golden, kept
from tests.projections.known_ids import ids_in, known_ids

EVERY = 15
"""The board is made at one position of so many."""
PLAYED = 2
"""The options of one position of so many are carried out."""
DRAWN = {
    "materia-prima": {"hex", "figure", "inquisitor", "town", "event", "part", "scenario", "special", "extension"},
    "tainted-grail": {"character", "stop", "hand"},
}
"""What every picture draws, by game."""


def lying_cards(board: Any) -> Iterator[str]:
    """The cards that every picture draws where they lie, by id."""
    places = [board.get("recipes", ())]
    for one in board.get("alchemists", ()):
        places += [one["worn"], one["tower"]["items"], one["tower"]["fragments"], one["tower"]["extensions"]]
    for town in board.get("towns", ()):
        places.append(filter(None, (town["mission"], town["extension"])))
    for character in board.get("characters", ()):
        places += [character["owned"], character["skills"]]
    encounter = board.get("encounter") or {"sequence": (), "participants": ()}
    hands = (one["hand"] for one in encounter["participants"] if not one["left"])
    return (card["id"] for place in (*places, encounter["sequence"], *hands) for card in place)


class Offered(NamedTuple):
    """A position as a seat that is asked there knows it, and its menu."""

    sight: AskedSight
    actions: tuple[Action, ...]


class Menus(NamedTuple):
    """A golden game, and the menus of all seats that are asked in it."""

    golden: Golden
    offered: list[Offered]


@pytest.fixture(scope="module", params=kept(), ids=lambda golden: golden.name)
def menus(request: pytest.FixtureRequest) -> Menus:
    """A golden game with its menus, made once for all tests."""
    golden: Golden = request.param
    return Menus(golden, [Offered(sight, actions_at(golden, sight)) for sight in asked_sights(golden)])


def actions_at(golden: Golden, sight: AskedSight) -> tuple[Action, ...]:
    """All that the seat may do, what stands beside the question too."""
    return menu(view_of(golden), sight.position, sight.offered, sight.seat, 1, sight.messages).actions


def shown_at(golden: Golden, sight: AskedSight) -> set[str]:
    """The ids on the board, of which each is there once. Its picture draws no others, and these kinds at any time."""
    view, messages = view_of(golden), sight.messages
    board, printed = view.board(sight.position, messages), view.printing.of(sight.position.state.pack, messages)
    ids = list(ids_in(board))
    drawn = set(re.findall('data-id="([^"]+)"', svg(view.picture(board, printed, messages, 80), "", "en")))

    assert len({*ids}) == len(ids) and all(map(name_in, ids))
    assert drawn <= {*ids} and {one for one in ids if kind_of(one) in DRAWN[view.game.id]} <= drawn
    assert {*lying_cards(board)} <= drawn
    return {*ids}


def test_every_option_names_what_it_is_done_with(menus: Menus) -> None:
    """All of it has an id on the board as the seat sees it."""
    for number, (sight, actions) in enumerate(menus.offered):
        known = known_ids(sight.position.state)
        shown = shown_at(menus.golden, sight) if number % EVERY == 0 else known
        for action in actions:
            assert action.about, action.command.key
            assert set(action.about) <= known & shown, (action.command.key, action.about)
            assert action.group
            assert action.detail != "" and action.warning != ""


def test_taking_back_costs_what_the_menu_says(menus: Menus) -> None:
    """Whatever will be rolled: the option is carried out on the whole position, with one of two fates. What the rules
    tell without a trial is so, too.
    """
    game, seen, fates = view_of(menus.golden).game, Counter[bool | None](), (fate_of("one"), fate_of("another"))
    for number, (sight, actions) in enumerate(islice(menus.offered, 0, None, PLAYED)):
        own = [one for one in sight.offered if one.seat == sight.seat]
        for action, option in zip(actions, own, strict=True):
            question = question_of(sight, action)
            stated = Play(game, sight.whole, fates[number % 2]).carry_out(option, question)
            shown = any(one.fact.reveals for one in stated)
            known = reveals_by_rules(game, sight.position, option, question)
            seen.update((shown, known))
            assert action.undo == ("consent" if shown else "free"), option.key
            assert known in (None, shown), option.key

    assert seen.keys() == {True, False, None}


def question_of(sight: AskedSight, action: Action) -> Question | None:
    """The question that an option answers, None beside the open question."""
    asked = sight.position.asked
    assert asked is not None
    by_key = questions_by_key(sight.position.state, asked, sight.seat)
    return None if action.beside else by_key.get(action.command.key, question_for(asked, sight.seat))


def test_at_most_one_option_is_suggested_and_none_that_gives_in(menus: Menus) -> None:
    view, counts = view_of(menus.golden), Counter[int]()
    assert view.strategy is not None
    for _, actions in menus.offered:
        suggested = [one for one in actions if one.suggested]
        counts[len(suggested)] += 1
        onward = [one for one in actions if one.mark is None and not view.avoids(one.command.key)]
        for one in suggested if len(onward) > 1 else ():
            assert one.command.key.partition(":")[0] not in view.strategy.by_hand

    assert counts.keys() <= {0, 1} and counts[1]


def test_what_many_options_share_is_worked_out_once_a_state() -> None:
    asked: list[tuple[object, str]] = []

    @once_a_state
    def price(state: object, name: str) -> int:
        asked.append((state, name))
        return len(asked)

    one, other = object(), object()

    assert [price(one, "a"), price(one, "b"), price(one, "a")] == [1, 2, 1]
    assert [price(other, "a"), price(one, "a")] == [3, 4]
    assert asked == [(one, "a"), (one, "b"), (other, "a"), (one, "a")]


def test_what_options_share_is_worked_out_once_a_question_of_a_state() -> None:
    asked: list[tuple[object, object]] = []

    @once_a_question
    def names(state: object, question: object) -> int:
        asked.append((state, question))
        return len(asked)

    one, other = object(), object()

    assert [names(one, "a"), names(one, "a"), names(one, "b"), names(other, "b")] == [1, 1, 2, 3]
    assert asked == [(one, "a"), (one, "b"), (other, "b")]
