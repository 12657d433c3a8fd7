"""What holds in every legal game of Tainted Grail: whole arenas at random, in a pack where everything happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from typing import get_args

import msgspec
import pytest

from domain.kernel.chance import pile as piles
from domain.kernel.evolve import cards_of
from domain.tainted_grail.content.parts import Moment
from domain.tainted_grail.queries.abilities import is_ready, laid_texts, own_texts, powers, powers_of
from domain.tainted_grail.queries.encounter import is_present
from domain.tainted_grail.queries.knowledge import known_to
from domain.tainted_grail.state import State
from tests.domain.tainted_grail.legal_games import check_tracks, games
from tests.domain.tainted_grail.wild_pack import wild
from tests.random_play import Playthrough, asked, menu, tried_with

every_game = partial(tried_with, games())
"""The property is tried with so many games."""


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
    yield from [state.journey.guardian] if state.journey.guardian else []
    yield from state.journey.lurking
    for one in state.characters.values():
        yield from (owned.card.removeprefix("item:") for owned in one.owned if owned.card.startswith("item:"))
        yield from (card for cards in one.available.values() for card in cards)
        yield from one.looking
    if state.encounter is not None:
        yield state.encounter.card
        yield from (laid.card for laid in state.encounter.sequence)
        for participant in state.encounter.participants.values():
            yield from (*participant.hand, *participant.discard)


@cache
def all_cards(*characters: str) -> Counter[str]:
    """Items, encounters, and the cards of these characters."""
    pack = wild()
    decks = (
        card
        for one in characters
        for deck in ("combat", "diplomacy")
        for starting in (True, False)
        for card in pack.cards_of(one, deck, starting=starting)
    )
    return Counter([*decks, *pack.encounters, *(item for item in pack.items if item != "sword")])


@pytest.mark.rule("TG-6.14.10")
@pytest.mark.vector("TV-131")
@every_game(40)
def test_no_card_is_lost_or_doubled(game: Playthrough) -> None:
    for state in game.states[::-2]:  # a card that is lost stays lost
        if state.status == "setup":
            continue
        found = cards_of(state) + Counter(open_cards(state))
        assert Counter({card: n for card, n in found.items() if card != "sword"}) == all_cards(*state.characters)


@pytest.mark.rule("TG-11.1.10")
@every_game(30)
def test_tracks_pools_and_equipment_stay_within_their_ends(game: Playthrough) -> None:
    for state in game.states:
        check_tracks(state)
        for one in state.characters.values():
            board = state.pack.board_of(one.id)
            assert one.dead or ("dying" in one.conditions) == (one.health == 0)
            assert ("insane" in one.conditions) == (one.terror >= board.terror_max - 1)


@pytest.mark.rule("TG-2.3.6", "TG-2.3.7")
@every_game(20)
def test_no_key_task_or_agenda_names_a_card_that_only_some_may_see(game: Playthrough) -> None:
    for position in asked(game):
        hidden = hidden_cards(position.state)
        told = msgspec.json.encode(position.agenda).decode()
        keys = [option.key for option in menu(game.game, position)]
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
def test_what_is_kept_of_abilities_is_what_the_cards_say(game: Playthrough) -> None:
    for state in game.states:
        for who in state.characters:
            texts = (*(laid_texts(state) if is_present(state, who) else ()), *own_texts(state, who))
            for moment in get_args(Moment):
                found = tuple(one for one in powers_of(who, texts, moment) if is_ready(state, one))
                assert powers(state, who, moment) == found
