"""What holds in every legal game of Materia Prima: whole games at random, their seats conceding now and then."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any, get_args

import pytest

from domain.kernel.evolve import cards_of
from domain.kernel.parts import total
from domain.kernel.position import Position, follow
from domain.materia_prima.board.hexes import hex_order, neighbours
from domain.materia_prima.content.specials import Trigger
from domain.materia_prima.facts.alarm import AlarmCardDrawn, HourglassMoved
from domain.materia_prima.facts.specials import SpecialApplied
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.queries import inquisitors
from domain.materia_prima.queries.figures import figure, figures_at, own_figures, player_figures
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.specials import has_double_figures
from domain.materia_prima.queries.values import Stat, capacity, unbounded_sources, value
from domain.materia_prima.rules.turn.actions import open_actions
from domain.materia_prima.rules.turn.phase import OFFERS, turn_options
from domain.materia_prima.tasks.effects import AdvanceHourglass
from domain.materia_prima.tasks.turn import DropExcess, TakeTurn
from domain.materia_prima.vocabulary import InquisitorStat
from tests.domain.materia_prima.legal_games import games
from tests.domain.materia_prima.places import all_cards, places
from tests.random_play import Playthrough, asked, tried_with

every_game = partial(tried_with, games())
"""The property is tried with so many games."""


# Endings


@every_game(30)
def test_every_game_ends_and_says_how(game: Playthrough) -> None:
    end = game.states[-1]

    assert game.result in ("success", "failure")
    assert end.ending in ("success", "failure", "aborted", "conceded")
    assert (end.ending == "success") == (game.result == "success")
    assert game.positions[-1].agenda == () and not list(MATERIA_PRIMA.always(end))


# Pieces


@every_game(25)
def test_no_card_is_lost_or_doubled(game: Playthrough) -> None:
    for state in (state for state in game.states if state.alarm_discard):
        unseen = Counter({card: n for card, n in cards_of(state).items() if card not in state.pack.temples})
        assert unseen + Counter(places(state)) == all_cards(state)


@pytest.mark.rule("MP-2.4.6")
@every_game(25)
def test_no_figure_carries_above_its_capacity_unless_it_is_asked_to_drop(game: Playthrough) -> None:
    for position in asked(game):
        state = position.state
        carried = {name: sum(figure(state, name).carried.values()) for name in player_figures(state)}
        assert all(count > 0 for name in carried for count in figure(state, name).carried.values())
        if not isinstance(position.question, DropExcess):
            assert all(count <= capacity(state, name) for name, count in carried.items())


@pytest.mark.rule("MP-2.3.1", "MP-2.3.2", "MP-2.3.4")
@every_game(25)
def test_other_colours_and_inquisitors_never_share_a_hex(game: Playthrough) -> None:
    for state in game.states:
        towers = [(one.tower.hex, colour) for colour, one in state.alchemists.items() if one.tower.hex]
        standing = [(figure(state, name).hex, figure(state, name).colour) for name in player_figures(state)]
        holders = {(hex, colour) for hex, colour in (*towers, *standing) if hex}
        held = Counter(hex for hex, _ in holders)
        assert not held or max(held.values()) == 1
        assert not {one.hex for one in state.inquisitors.values()} & held.keys()
        assert all(list(figures_at(state, hex)) for hex, _ in standing if hex)


@pytest.mark.rule("MP-6.3.5")
@every_game(25)
def test_a_type_has_as_many_figures_as_its_cards_say(game: Playthrough) -> None:
    for state in (position.state for position in asked(game) if isinstance(position.question, TakeTurn)):
        due: Counter[str] = Counter()
        for slot in (slot for slot in state.slots if slot):
            has_symbol = any(state.pack.cards[card].second_figure for card in slot.cards)
            due[slot.type] = 2 if has_symbol and len(slot.cards) > 1 else 1
            if has_double_figures(state, slot.type):
                due[slot.type] = min(2, sum(one.type == slot.type for one in state.inquisitors.values()))
        assert Counter(one.type for one in state.inquisitors.values()) == +due


@pytest.mark.rule("MP-4.1.3")
@every_game(25)
def test_there_are_as_many_open_alarm_cards_as_days_but_those_that_a_special_rule_lost(game: Playthrough) -> None:
    position: Position[Any] = game.first
    lost, before = 0, None
    for fact in game.facts:
        position = follow(position, fact)
        if isinstance(before, SpecialApplied) and isinstance(fact, HourglassMoved):
            rule = game.pack.specials[before.special]
            lost += isinstance(rule, Trigger) and AdvanceHourglass() in rule.then
        if isinstance(fact, AlarmCardDrawn):
            assert len(position.state.alarm_discard) == position.state.day - lost
        before = fact
    day, phase = position.state.day - lost, position.state.phase
    assert day == len(position.state.alarm_discard) or phase in ("alarm", "setup", "end")


# What is kept


@every_game(20)
def test_what_is_kept_of_values_and_boards_is_what_the_state_says(game: Playthrough) -> None:
    for state in game.states:
        for name in player_figures(state):
            for stat in get_args(Stat):
                assert value(state, name, stat) == max(0, total(unbounded_sources(state, name, stat)))
        for type in state.pack.inquisitors:
            for own in get_args(InquisitorStat):
                assert inquisitors.value(state, type, own) == total(inquisitors.sources(state, type, own))
        if state.layout is not None:
            hexes = board(state).hexes
            assert hexes == tuple(sorted(board(state).terrain, key=hex_order))
            assert board(state).adjacency == {at: tuple(n for n in neighbours(at) if n in hexes) for at in hexes}


@every_game(20)
def test_what_is_offered_where_a_figure_stands_is_all_that_it_is_offered(game: Playthrough) -> None:
    for position in asked(game):
        state, question = position.state, position.question
        if isinstance(question, TakeTurn):
            acting = (
                (name, kind) for name in own_figures(state, question.colour) for kind in open_actions(state, name)
            )
            every = [offer for name, kind in acting for offers in OFFERS[kind] for offer in offers(state, name)]
            offered = [(option.key, option.rule, option.then) for option in turn_options(state, question)]
            assert offered[:-1] == [(key, rule, (*tasks, question)) for key, rule, tasks in every]
