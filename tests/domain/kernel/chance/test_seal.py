"""What only some seats may know: what the log shows of it, and to whom (audit protocol 3.6)."""

import hmac
from hashlib import sha256

import pytest

from domain.kernel.chance.seal import as_seen, covered, nonce_of, sealed
from domain.kernel.fact import CardsDrawn, Entry, Hidden, Seal, Stated
from domain.kernel.jcs import canonical
from domain.kernel.play import Play
from domain.kernel.position import Position
from tests.dsl import HashFate
from tests.toy import TOY, Draw, Roll, Scored, Taken, ToyState, Turn, known_to, toy_state

KEY = bytes(range(32))


def taking() -> Play[ToyState]:
    play: Play[ToyState] = Play(TOY, Position(toy_state(), (Turn(seats=(0,)),)), HashFate())
    play.take(0, "take")
    return play


def drawn() -> Stated:
    return next(one for one in taking().stated if isinstance(one.fact, CardsDrawn))


def entry(stated: Stated) -> Entry:
    return Entry(7, 0, 1, 0, stated.rule, stated.fact, sealed(stated.hidden, 7, KEY))


def test_a_card_drawn_for_a_seat_is_hidden_from_the_others_and_its_outcome_from_all() -> None:
    assert drawn().hidden == (Hidden(("cards", 0), (0,)), Hidden(("fate", 0, 3), ()))


def test_a_card_drawn_openly_from_a_sealed_pool_hides_its_outcome() -> None:
    play = Play(TOY, taking().position, HashFate())
    play.draw("secret")
    (stated,) = play.stated
    assert stated.hidden == (Hidden(("fate", 0, 3), ()),)


def test_a_pool_that_is_not_sealed_hides_nothing_and_is_drawn_from_by_nobody_alone() -> None:
    play = Play(TOY, Position(toy_state(), (Turn(seats=(0,)),)), HashFate())
    play.draw("deck")
    assert play.stated[0].hidden == ()
    with pytest.raises(AssertionError, match="not sealed"):
        play.draw("deck", 1, (0,))


def test_a_nonce_is_made_of_version_and_path() -> None:
    (card, outcome) = entry(drawn()).seals
    assert card == Seal(("cards", 0), (0,), hmac.digest(KEY, (7).to_bytes(8, "big") + b'["cards",0]', "sha256"))
    assert outcome.nonce == nonce_of(KEY, 7, ("fate", 0, 3)) != nonce_of(KEY, 8, ("fate", 0, 3))


def test_a_line_shows_the_seal_in_place_of_the_value() -> None:
    one = entry(drawn())
    assert isinstance(one.fact, CardsDrawn)
    (card,), ((stream, n, m, outcome),) = one.fact.cards, one.fact.fate
    data = {"pool": "secret", "cards": [card], "fate": [[stream, n, m, outcome]], "pile": "secret"}
    shown = covered(data, one.seals)
    seals = [
        sha256(seal.nonce + canonical(value)).hexdigest()
        for seal, value in zip(one.seals, (card, outcome), strict=True)
    ]
    assert shown == {
        "pool": "secret",
        "cards": [{"sealed": seals[0]}],
        "fate": [[stream, n, m, {"sealed": seals[1]}]],
        "pile": "secret",
    }
    assert data["cards"] == [card] and data["fate"] == [[stream, n, m, outcome]], "what is covered is a copy"


def test_a_reader_sees_a_blank_in_place_of_what_it_may_not_know() -> None:
    one = entry(drawn())
    assert isinstance(one.fact, CardsDrawn)
    (use,) = one.fact.fate
    blank = (*use[:3], -1)
    assert as_seen(one, 0).fact == CardsDrawn("secret", one.fact.cards, (blank,), "secret")
    for other in (1, None):
        assert as_seen(one, other).fact == CardsDrawn("secret", ("?",), (blank,), "secret")


def test_what_hides_nothing_is_the_entry_itself() -> None:
    one = Entry(7, 0, 1, 0, "TOY-2", Scored(3))
    assert as_seen(one, None) is one


def test_the_state_as_others_know_it_does_not_tell_a_hand_from_the_unseen_cards() -> None:
    state = taking().state
    for other in (1, None):
        known = known_to(state, other)
        assert known.hands == {0: ("?secret",)} and known.pools["secret"] == tuple("UVWXYZ")
    assert known_to(state, 0) == state


def test_the_game_s_own_facts_hide_too() -> None:
    taken = next(one for one in taking().stated if isinstance(one.fact, Taken))
    assert as_seen(entry(taken), 1).fact == Taken(0, ("?",))


def test_tasks_that_hide_nothing_leave_no_trace() -> None:
    play = Play(TOY, Position(toy_state(), (Turn(seats=(0,)),)), HashFate())
    play.begin(Roll(1), Draw())
    assert all(one.hidden == () for one in play.stated)
