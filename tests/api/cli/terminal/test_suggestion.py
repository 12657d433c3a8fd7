"""What Enter proposes at a terminal, through a whole game of each kind: never what gives something up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec import to_builtins

from api import games
from api.cli.terminal.display.menu import enter_choice, menu_of
from api.simulation.selfplay import fate_of, opening, play_out
from domain.kernel.position import Position
from domain.kernel.task import Option
from projections.bot import Offer
from projections.catalogue import CATALOGUE
from projections.menu import menu
from projections.menu.suggestion import suggestion
from tests.toy import Turn, toy_state
from tests.toy.view import TOY_VIEW

STEPS_MAX = 400

Proposed = tuple[list[str], list[str], str | None]
"""The first words of the options, those of the default, and the proposed one's."""


def word(key: str) -> str:
    return key.partition(":")[0]


def proposals(game_id: str, seats: int) -> Iterator[Proposed]:
    """What is proposed at each question of a game in which everybody takes it, or else the last option."""
    game, pack = games.game_and_pack(game_id)
    view, messages = games.view_and_messages(game_id, pack, "en")
    seen: list[Proposed] = []

    def choose(position: Position[Any], offered: Sequence[Option]) -> Option:
        seat = offered[0].seat
        told = menu(view, position, offered, seat, 1, messages)
        shown = menu_of(to_builtins(told))
        key = shown.suggested
        keys = [one.command.key for one in told.actions]
        defaults = [one.command.key for one in told.actions if one.default]
        ahead = [word(one.command.key) for one in told.actions if one.mark is None]
        seen.append((ahead, [word(one) for one in defaults], key and word(key)))
        assert enter_choice(shown) == next((n for n, one in enumerate(keys, 1) if one == key), None) or len(keys) == 1
        forward = [one.command.key for one in told.actions if one.mark is None]
        wanted = key or next((one for one in forward if not one.startswith(view.avoided)), keys[0])
        return next(one for one in offered if one.key == wanted and one.seat == seat)

    opened = opening(game, pack, seats, {})
    for _, _ in zip(range(STEPS_MAX), play_out(game, pack, opened, fate_of("enter"), choose), strict=False):
        yield from seen
        seen.clear()


@pytest.mark.parametrize("game", CATALOGUE)
def test_enter_gives_nothing_up_where_there_is_a_choice(game: str) -> None:
    counts: Counter[str] = Counter()
    view = games.view_of(game)
    assert view.strategy is not None
    for options, defaults, proposed in proposals(game, 2):
        left = [one for one in options if not one.startswith(view.avoided)]
        counts["asked"] += 1
        counts["proposed"] += proposed is not None
        counts["unlike the default"] += proposed not in (None, *defaults)
        assert proposed not in view.strategy.by_hand or len(left) == 1, (options, proposed)

    assert counts["asked"] > 30
    assert counts["proposed"] > counts["asked"] / 3
    assert counts["unlike the default"]


def test_a_game_without_a_bot_has_only_what_is_left_alone() -> None:
    view = TOY_VIEW._replace(strategy=None)
    position = Position(toy_state(), (Turn(seats=(0,)),))
    both = [Offer("pass", True), Offer("leave", False)]

    assert suggestion(view, position, 0, both) is None
    assert suggestion(view, position, 0, both[:1]) == "pass"


def test_what_is_usual_is_not_suggested_only_because_it_is() -> None:
    """A bot that has no plan takes the default; a player is not told to."""
    position = Position(toy_state(), (Turn(seats=(0,)),))
    both = [Offer("pass", True), Offer("draw", False)]
    strategy = TOY_VIEW.strategy
    assert strategy is not None

    assert strategy.choose(both, lambda: 0) == "pass"
    assert suggestion(TOY_VIEW, position, 0, both) is None
