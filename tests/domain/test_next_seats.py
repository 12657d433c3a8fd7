"""Who is asked can act: at every position of every game, and by what everybody may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.chance import pile as piles
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import default, options
from domain.tainted_grail.game import TAINTED_GRAIL
from tests.domain.games import every_game
from tests.domain.tainted_grail import legal_games
from tests.random_play import Playthrough, asked, at_random, play, tried_with
from tests.toy import TOY, ToyPack

POSITIONS_MAX = 60
"""About how many positions of a game get a twin."""


def assert_who_is_asked_can_act(position: Position[Any]) -> None:
    """Each seat that is asked has an option and a default among them, and nobody else has one."""
    asks = position.asked
    assert asks is not None
    own: dict[int, set[str]] = {seat: set() for seat in asks.seats}
    for option in options(position.state, asks):
        assert option.seat in own, f"{option.key} is open to seat {option.seat}, which is not asked"
        own[option.seat].add(option.key)
    for seat, keys in own.items():
        assert keys, f"seat {seat} is asked and can do nothing: {asks}"
        assert default(position.state, asks, seat) in keys, f"the default of seat {seat} is none of {keys}"


@every_game(40)
def test_who_is_asked_can_act_and_has_a_default(game: Playthrough) -> None:
    for position in asked(game):
        assert_who_is_asked_can_act(position)


@pytest.mark.parametrize("seed", range(8))
def test_who_is_asked_can_act_in_the_toy_game(seed: int) -> None:
    game = play(TOY, ToyPack({}), 3, str(seed), choose=at_random(str(seed), ("loop",)))

    for position in asked(game):
        assert_who_is_asked_can_act(position)


@pytest.mark.rule("TG-11.1.11")
@tried_with(legal_games.games(), 15)
def test_twins_that_differ_in_hidden_cards_alone_ask_the_same_seats(game: Playthrough) -> None:
    """Now, and after each default: no hand decides whether a question is asked."""
    random = Random(game.seed)
    for position in asked(game)[:: 1 + len(game.steps) // POSITIONS_MAX]:
        twin = twin_of(position, random)
        assert TAINTED_GRAIL.known_to(twin.state, None) == TAINTED_GRAIL.known_to(position.state, None)
        assert_who_is_asked_can_act(twin)
        assert defaults_of(twin) == defaults_of(position)
        assert asked_next(twin) == asked_next(position)


def twin_of(position: Position[Any], random: Random) -> Position[Any]:
    """A position that looks the same to a spectator: hands are exchanged for cards that nobody has seen."""
    state = position.state
    if state.encounter is None or state.hands == "open":
        return position
    for name, one in state.encounter.participants.items():
        pool = f"{name}/{state.encounter.deck}"
        cards = [*one.hand, *state.pools.get(pool, ())]
        random.shuffle(cards)
        changed = replace(one, hand=tuple(cards[: len(one.hand)]))
        participants = {**state.encounter.participants, name: changed}
        pools = {**state.pools, pool: piles.canonical(cards[len(one.hand) :])}
        state = replace(state, encounter=replace(state.encounter, participants=participants), pools=pools)
    return Position(state, position.agenda)


def defaults_of(position: Position[Any]) -> dict[int, str]:
    """The answer of each seat that is asked, if it is absent."""
    asks = position.asked
    assert asks is not None
    return {seat: default(position.state, asks, seat) for seat in asks.seats}


def asked_next(position: Position[Any]) -> dict[int, Any]:
    """Seat -> what is asked of whom after its default, if that settles no chance."""
    found: dict[int, Any] = {}
    for seat, key in defaults_of(position).items():
        attempt = Play(TAINTED_GRAIL, position, NoChance())
        try:
            attempt.take(seat, key)
        except ChanceMet:
            continue
        after = attempt.position.asked
        found[seat] = (type(after).__name__, after.seats if after else ())
    return found


class ChanceMet(Exception):
    """An answer came to a draw or roll."""


class NoChance:
    """Settles nothing."""

    def outcome(self, stream: str, n: int, m: int) -> int:
        raise ChanceMet(stream)
