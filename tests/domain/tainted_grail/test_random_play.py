"""What holds in every legal game of Tainted Grail: whole arenas at random, in a pack where everything happens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from domain.kernel import pile as piles
from domain.kernel.errors import IllegalAction
from domain.kernel.evolve import Position, cards_of, follow
from domain.kernel.fact import Awaiting
from domain.kernel.game import default, options
from domain.kernel.play import Play
from domain.kernel.task import Option, Together
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.knowing import known_to
from domain.tainted_grail.state import State
from domain.tainted_grail.words import RESOURCES
from infra.codec import snapshots_of
from tests.domain.tainted_grail.wild_pack import wild
from tests.random_play import Playthrough, at_random, play

Property = Callable[[Playthrough], None]

MENU_MAX = 200
STRANGE_KEYS = 6
RULE_ID = re.compile(r"TG-\d+\.\d+(\.\d+)?")
HANDS = ("own", "players", "open")


@st.composite
def games(draw: st.DrawFn) -> Playthrough:
    """Whole arenas of 1 to 4 seats and characters."""
    seed = str(draw(st.integers(0, 2**32 - 1)))
    seats = draw(st.integers(1, 4))
    chosen = {"hands": draw(st.sampled_from(HANDS)), "characters": draw(st.integers(seats, 4))}
    avoid = draw(st.sampled_from([(), ("flee", "propose-flight", "mulligan"), ("flee", "none", "stop", "decline")]))
    return play(TAINTED_GRAIL, wild(), seats, seed, chosen=chosen, choose=at_random(seed, avoid))


def every_game(examples: int) -> Callable[[Property], Property]:
    """The property is tried with so many games."""

    def of(test: Property) -> Property:
        quick = settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])
        tried: Property = quick(given(game=games())(test))
        return tried

    return of


def asked(game: Playthrough) -> list[Position[State]]:
    """The positions at which something is asked."""
    return [position for position in game.positions if position.asked]


def menu(position: Position[State]) -> list[Option]:
    """All that is open now."""
    assert position.asked is not None
    return list(options(position.state, position.asked))


@every_game(30)
def test_every_arena_ends_and_says_how(game: Playthrough) -> None:
    end = game.states[-1]

    assert game.result in ("success", "failure")
    assert (game.result == "failure") == any(one.dead for one in end.characters.values())
    assert game.positions[-1].agenda == ()


def open_cards(state: State) -> Iterator[str]:
    """Every card that lies in no pile or pool, once for each place."""
    yield from state.box
    yield from state.offered
    yield from (card.removeprefix("item:") for card in state.removed if card.startswith("item:"))
    yield from [state.guardian] if state.guardian else []
    for one in state.characters.values():
        yield from (owned.card.removeprefix("item:") for owned in one.owned if owned.card.startswith("item:"))
        yield from (card for cards in one.available.values() for card in cards)
        yield from one.looking
    if state.encounter is not None:
        yield state.encounter.card
        yield from (laid.card for laid in state.encounter.sequence)
        for participant in state.encounter.participants.values():
            yield from (*participant.hand, *participant.discard)


def all_cards(state: State) -> Counter[str]:
    """Items, encounters, and the cards of the characters in play."""
    pack = state.pack
    decks = (
        card
        for one in state.characters
        for deck in ("combat", "diplomacy")
        for starting in (True, False)
        for card in pack.cards_of(one, deck, starting=starting)
    )
    return Counter([*decks, *pack.encounters, *(item for item in pack.items if item != "sword")])


@pytest.mark.rule("TG-6.14.10")
@pytest.mark.vector("TV-131")
@every_game(40)
def test_no_card_is_lost_or_doubled(game: Playthrough) -> None:
    for state in game.states:
        if state.status == "setup":
            continue
        found = cards_of(state) + Counter(open_cards(state))
        assert Counter({card: n for card, n in found.items() if card != "sword"}) == all_cards(state)


@every_game(20)
def test_a_pool_has_as_many_cards_as_face_down_places(game: Playthrough) -> None:
    for state in game.states:
        rows = (*state.piles.values(), *state.pools.values())
        face_down = Counter(place for row in rows for place in row if piles.is_face_down(place))
        assert face_down == Counter({piles.place_of(pool): len(cards) for pool, cards in state.pools.items() if cards})


@pytest.mark.rule("TG-11.1.10")
@every_game(30)
def test_tracks_pools_and_equipment_stay_within_their_ends(game: Playthrough) -> None:
    for state in game.states:
        for one in state.characters.values():
            board = state.pack.board_of(one.id)
            assert 0 <= one.health <= board.health_start
            assert 0 <= one.energy <= min(board.energy_max, one.health)
            assert 0 <= one.terror <= board.terror_max
            assert all(one.resources.get(name, 0) >= 0 for name in RESOURCES)
            assert one.dead or ("dying" in one.conditions) == (one.health == 0)
            assert ("insane" in one.conditions) == (one.terror >= board.terror_max - 1)
        if state.encounter is not None:
            track = state.pack.encounters[state.encounter.card].track
            assert state.encounter.pool >= 0
            assert track.bottom <= state.encounter.marker <= track.top


@every_game(30)
def test_a_question_has_options_and_its_defaults_are_among_them(game: Playthrough) -> None:
    for position in asked(game):
        asks = position.asked
        assert asks is not None
        offered = {(option.seat, option.key) for option in menu(position)}
        assert {seat for seat, _ in offered} <= set(asks.seats)
        assert (asks.seats[0], default(position.state, asks)) in offered


@every_game(30)
def test_keys_are_unique_and_menus_short(game: Playthrough) -> None:
    for position in asked(game):
        found = Counter((option.seat, option.key) for option in menu(position))
        assert max(found.values()) == 1
        assert len(found) < MENU_MAX
        assert all(RULE_ID.fullmatch(option.rule) for option in menu(position))


class NoChance:
    """A refusal settles nothing."""

    def outcome(self, stream: str, n: int, m: int) -> int:
        raise AssertionError(f"{stream} was asked for")


@pytest.mark.rule("TG-11.1.8")
@every_game(15)
def test_what_is_not_offered_is_refused_by_a_rule_and_nothing_is_recorded(game: Playthrough) -> None:
    random = Random(game.seed)
    keys = sorted({option.key for position in asked(game) for option in menu(position)})
    for position in game.positions:
        legal = {(option.seat, option.key) for option in menu(position)} if position.asked else set()
        for _ in range(STRANGE_KEYS):
            seat, key = random.randrange(-1, len(game.opened.seats) + 1), random.choice([*keys, "lay:99", "lay:x"])
            if (seat, key) not in legal:
                attempt = Play(TAINTED_GRAIL, position, NoChance())
                with pytest.raises(IllegalAction) as error:
                    attempt.take(seat, key)
                assert RULE_ID.fullmatch(error.value.rule), (seat, key, error.value.rule)
                assert attempt.stated == [] and attempt.position == position


@every_game(12)
def test_a_position_survives_its_bytes(game: Playthrough) -> None:
    snapshots = snapshots_of(TAINTED_GRAIL)
    for position in game.positions[::3]:
        again = snapshots.position(snapshots.body(position), game.pack)
        assert again == position
        assert snapshots.body(again) == snapshots.body(position), "the order of what lies there counts too"
        if position.asked:
            assert menu(again) == menu(position)


@pytest.mark.rule("TG-11.1.2")
@every_game(20)
def test_replay_equals_live(game: Playthrough) -> None:
    position: Position[Any] = game.first
    for step in game.steps:
        for one in step.stated:
            position = follow(position, one.fact)
        assert position == step.after


@pytest.mark.rule("TG-2.3.6", "TG-2.3.7")
@every_game(20)
def test_no_key_task_or_agenda_names_a_card_that_only_some_may_see(game: Playthrough) -> None:
    for position in asked(game):
        hidden = hidden_cards(position.state)
        told = msgspec.json.encode(position.agenda).decode()
        keys = [option.key for option in menu(position)]
        for card in hidden:
            assert f'"{card}"' not in told and f"card:{card}" not in told, (card, told)
            assert not any(card in key for key in keys)


def hidden_cards(state: State) -> set[str]:
    """Cards in hands, and those looked at, that spectators may not see."""
    if state.hands == "open" or state.encounter is None:
        return {card for one in state.characters.values() for card in one.looking}
    hands = {card for one in state.encounter.participants.values() for card in one.hand}
    return hands | {card for one in state.characters.values() for card in one.looking}


@pytest.mark.rule("TG-2.3.6", "TG-11.1.7")
@every_game(20)
def test_what_a_reader_may_know_names_no_card_it_may_not_see(game: Playthrough) -> None:
    for position in asked(game)[::4]:
        for seat in (None, *range(len(game.opened.seats))):
            seen = known_to(position.state, seat)
            assert cards_of(seen) + Counter(shown(seen)) == cards_of(position.state) + Counter(shown(position.state))
            if seat is None:
                assert not hidden_cards(position.state) & set(shown(seen))


def shown(state: State) -> list[str]:
    """Cards in hands and under somebody's eyes, as far as they are known."""
    hands = state.encounter.participants.values() if state.encounter else ()
    cards = [card for one in hands for card in one.hand] + [c for one in state.characters.values() for c in one.looking]
    return [card for card in cards if not piles.is_face_down(card)]


@every_game(20)
def test_every_action_ends_with_what_is_awaited(game: Playthrough) -> None:
    for step in game.steps:
        assert isinstance(step.stated[-1].fact, Awaiting)
        top = step.after.agenda[0] if step.after.agenda else None
        assert top is None or step.after.asked is top
        if isinstance(top, Together):
            assert top.questions
