"""What a menu says about each option beside its label, at every position of the golden games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from api.simulation.selfplay import fate_of
from domain.kernel.play import Play
from domain.kernel.registry import questions_by_key
from domain.kernel.task import question_for
from projections.board.ids import kind_of, name_in
from projections.drawing.svg import svg
from projections.explanation import once_a_state
from projections.menu import Action, menu
from projections.menu.take_back import reveals_by_rules
from tests.golden.positions import AskedSight, asked_sights, view_of
from tests.golden.record import Golden, kept
from tests.projections.known_ids import ids_in, known_ids

EVERY = 5
"""The board is made at one position of so many."""
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


GOLDEN = pytest.mark.parametrize("golden", kept(), ids=lambda golden: golden.name)


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


@GOLDEN
def test_every_option_names_what_it_is_done_with(golden: Golden) -> None:
    """All of it has an id on the board as the seat sees it."""
    for number, sight in enumerate(asked_sights(golden)):
        known = known_ids(sight.position.state)
        shown = shown_at(golden, sight) if number % EVERY == 0 else known
        for action in actions_at(golden, sight):
            assert action.about, action.command.key
            assert set(action.about) <= known & shown, (action.command.key, action.about)
            assert action.group
            assert action.detail != "" and action.warning != ""


@GOLDEN
def test_taking_back_costs_what_the_menu_says(golden: Golden) -> None:
    """Whatever will be rolled: the same option is carried out on the whole position with two fates."""
    game, seen = view_of(golden).game, Counter[str]()
    for sight in islice(asked_sights(golden), 0, None, 3):
        own = [one for one in sight.offered if one.seat == sight.seat]
        for action, option in zip(actions_at(golden, sight), own, strict=True):
            seen[action.undo] += 1
            for fate in (fate_of("one"), fate_of("another")):
                stated = Play(game, sight.whole, fate).take(option.seat, option.key)
                shown = any(one.fact.reveals for one in stated)
                assert action.undo == ("consent" if shown else "free"), option.key

    assert seen.keys() == {"free", "consent"}


@GOLDEN
def test_rules_tell_without_a_trial_only_what_happens_whatever_is_rolled(golden: Golden) -> None:
    game, seen = view_of(golden).game, Counter[bool | None]()
    for whole, position, seat, _, offered in asked_sights(golden):
        assert position.asked is not None
        beside, first = [*game.always(position.state)], question_for(position.asked, seat)
        asked = questions_by_key(position.state, position.asked, seat)
        for option in (one for one in offered if one.seat == seat):
            question = None if option in beside else asked.get(option.key, first)
            known = reveals_by_rules(game, position, option, question)
            seen[known] += 1
            if known is not None:
                stated = Play(game, whole, fate_of("one")).take(option.seat, option.key)
                assert any(one.fact.reveals for one in stated) is known, option.key

    assert seen[None]


@GOLDEN
def test_at_most_one_option_is_suggested_and_none_that_gives_in(golden: Golden) -> None:
    strategy, counts = view_of(golden).strategy, Counter[int]()
    assert strategy is not None
    for sight in asked_sights(golden):
        actions = actions_at(golden, sight)
        suggested = [one for one in actions if one.suggested]
        counts[len(suggested)] += 1
        onward = [one for one in actions if one.mark is None and not view_of(golden).avoids(one.command.key)]
        for one in suggested if len(onward) > 1 else ():
            assert one.command.key.partition(":")[0] not in strategy.by_hand

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
