"""What holds in every legal game, whichever it is: whole games at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from api.simulation.selfplay import fate_of
from domain.kernel.chance import pile as piles
from domain.kernel.errors import IllegalAction
from domain.kernel.fact import Awaiting
from domain.kernel.play import Play
from domain.kernel.position import Position, follow
from domain.kernel.registry import default, options, options_near
from domain.kernel.task import Together
from infra.packs.index import PackIndex
from infra.store.codec import snapshots_of
from projections.catalogue import CATALOGUE
from tests.domain.games import LEGAL, every_game
from tests.random_play import Playthrough, asked, menu, play

STRANGE_KEYS = 6
"""How many keys that are not offered are tried at a position."""
POSITIONS_MAX = 150
"""At about how many positions of a game they are tried."""
STRANGE_PARTS = ("99", "x")
"""What a key may hold that no key of the game does."""


@every_game(20)
def test_a_pool_has_as_many_cards_as_face_down_places(game: Playthrough) -> None:
    for state in game.states:
        rows = (*state.piles.values(), *state.pools.values())
        face_down = Counter(place for row in rows for place in row if piles.is_face_down(place))
        assert face_down == Counter({piles.place_of(pool): len(cards) for pool, cards in state.pools.items() if cards})


@every_game(30)
def test_a_question_has_options_and_its_default_is_one_of_them(game: Playthrough) -> None:
    for position in asked(game):
        asks = position.asked
        assert asks is not None
        own = {(option.seat, option.key) for option in options(position.state, asks)}
        assert {seat for seat, _ in own} <= set(asks.seats)
        assert (asks.seats[0], default(position.state, asks)) in own


@every_game(30)
def test_keys_are_unique_and_menus_short(game: Playthrough) -> None:
    legal = LEGAL[game.game.id]
    for position in asked(game):
        offered = menu(game.game, position)
        assert max(Counter((option.seat, option.key) for option in offered).values()) == 1
        assert len(offered) < legal.menu_max
        assert all(legal.rule_id.fullmatch(option.rule) for option in offered)


@every_game(18)
def test_an_answer_is_found_by_its_key_as_it_is_listed(game: Playthrough) -> None:
    random = Random(game.seed)
    strange = strange_keys(game, random)
    for position in asked(game):
        for question in position.questions:
            every = tuple(options(position.state, question))
            one = random.choice(every)
            for seat, key in ((one.seat, one.key), (one.seat, next(strange))):
                near = tuple(options_near(position.state, question, seat, key))
                assert all(option in every for option in near)
                listed = [option for option in every if (option.seat, option.key) == (seat, key)]
                assert [option for option in near if (option.seat, option.key) == (seat, key)] == listed


class NoChance:
    """A refusal settles nothing."""

    def outcome(self, stream: str, n: int, m: int) -> int:
        raise AssertionError(f"{stream} was asked for")


def strange_keys(game: Playthrough, random: Random) -> Iterator[str]:
    """Keys of every form that this game knew, as they were or with one part from another."""
    keys = sorted({option.key for position in asked(game) for option in menu(game.game, position)})
    parts = sorted({part for key in keys for part in key.split(":")}.union(STRANGE_PARTS))
    while True:
        key = random.choice(keys).split(":")
        if random.random() < 0.7:
            key[random.randrange(len(key))] = random.choice(parts)
        if random.random() < 0.1:
            key = random.choice([key[:-1], [*key, random.choice(parts)]])
        yield ":".join(key)


@pytest.mark.rule("TG-11.1.8")
@every_game(18)
def test_what_is_not_offered_is_refused_by_a_rule_and_nothing_is_recorded(game: Playthrough) -> None:
    random = Random(game.seed)
    keys = strange_keys(game, random)
    for position in game.positions[:: 1 + len(game.steps) // POSITIONS_MAX]:
        legal = {(option.seat, option.key) for option in menu(game.game, position)} if position.asked else set()
        for _ in range(STRANGE_KEYS):
            seat, key = random.randrange(-1, len(game.opened.seats) + 1), next(keys)
            if (seat, key) not in legal:
                assert_refused(game, position, seat, key)


def assert_refused(game: Playthrough, position: Position[Any], seat: int, key: str) -> None:
    """This answer is refused, and the position stays as it was."""
    attempt = Play(game.game, position, NoChance())
    with pytest.raises(IllegalAction) as error:
        attempt.take(seat, key)
    assert LEGAL[game.game.id].rule_id.fullmatch(error.value.rule), (seat, key, error.value.rule)
    assert attempt.stated == [] and attempt.position == position


@every_game(18)
def test_a_position_survives_its_bytes(game: Playthrough) -> None:
    snapshots = snapshots_of(game.game)
    for position in game.positions:
        again = snapshots.position(snapshots.body(position), game.pack)
        assert again == position
        assert snapshots.body(again) == snapshots.body(position), "the order of what lies there counts too"
        if position.asked:
            assert menu(game.game, again) == menu(game.game, position)


@pytest.mark.rule("TG-11.1.2")
@every_game(25)
def test_replay_equals_live(game: Playthrough) -> None:
    position: Position[Any] = game.first
    for step in game.steps:
        for one in step.stated:
            position = follow(position, one.fact)
        assert position == step.after
        if position.asked:
            assert menu(game.game, position) == menu(game.game, step.after)


@every_game(20)
def test_every_action_ends_with_what_is_awaited(game: Playthrough) -> None:
    for step in game.steps:
        assert isinstance(step.stated[-1].fact, Awaiting)
        top = step.after.agenda[0] if step.after.agenda else None
        assert top is None or step.after.asked is top
        if isinstance(top, Together):
            assert top.questions


@every_game(25)
def test_what_is_due_comes_although_it_is_asked_only_after_a_change_that_may_make_it_so(game: Playthrough) -> None:
    always = game.game._replace(stirs=lambda before, after: True)
    for before, step in pairwise(game.steps):
        assert step.chosen is not None
        again: Play[Any] = Play(always, before.after, fate_of(game.seed))
        again.take(step.chosen.seat, step.chosen.key)
        assert tuple(again.stated) == step.stated


@every_game(20)
def test_what_is_due_between_actions_is_what_is_asked(game: Playthrough) -> None:
    for position in asked(game):
        due = game.game.due(position.state)
        assert due is None or due in position.questions


LOOKED_MAX = {"materia-prima": 0.25, "tainted-grail": 1.25}
"""How often a game looks for what is due, for each answer; after every change it would be more than twice."""


@pytest.mark.parametrize("id", CATALOGUE)
def test_few_answers_make_a_game_look_for_what_is_due(id: str) -> None:
    game, _ = CATALOGUE[id]
    looked: list[Any] = []

    def due(state: Any) -> Any:
        looked.append(state)
        return game.due(state)

    played = play(game._replace(due=due), PackIndex([game]).choose(id, None), 2, "looked")
    assert len(looked) <= LOOKED_MAX[id] * len(played.steps)
