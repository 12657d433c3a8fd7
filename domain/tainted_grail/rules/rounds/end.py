"""Phase III: hands are reduced to three cards, then each character draws.

Source: TG-6.6.27 to 6.6.31, 6.13.5, 6.13.7.
"""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.rounds import TurnsEnded
from domain.tainted_grail.queries.encounter import has_trait, is_present, seat_of, the_encounter
from domain.tainted_grail.queries.tracks import in_panic
from domain.tainted_grail.rules.abilities.use import number_of, rule_against_use, usable_by
from domain.tainted_grail.rules.cards.hands import deck_size, draw_or_flee, hand
from domain.tainted_grail.rules.rounds.windows import PASS
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import UsePower
from domain.tainted_grail.tasks.cards import DiscardOwed
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.rounds import BeforeDraw, DrawLast, EndRound

HAND_MAX = 3
"""The most cards that a hand keeps in phase III. Source: TG-6.6.27."""


@rule("TG-6.6.27", EndRound)
def end_round(play: Play[State], task: EndRound) -> None:
    """Let each character that is still there discard down to 3. Source: TG-6.6.27, 6.6.31, 6.8.15."""
    if not task.left:
        return
    who, *left = task.left
    too_many = max(0, len(hand(play.state, who)) - HAND_MAX) if is_present(play.state, who) else 0
    play.then(DiscardOwed(who, too_many), EndRound(tuple(left)))


@rule("TG-6.6.28", DrawLast)
def draw_last(play: Play[State], task: DrawLast) -> None:
    """Let each character that is still there draw. A flight for lack of cards comes before the next draw, with no
    active character.

    If such a flight takes from an empty pool, the fleeing character pays: "the active character" of TG-6.11.4 does not
    exist in phase III. Another reading means the last active one. Panic is judged now. Source: TG-6.6.28, 6.8.15,
    6.11.4, 6.11.7, 6.13.7.
    """
    if not task.left:
        return
    who, *left = task.left
    if not task.ready and is_caught_in_panic(play.state, who):
        play.then(BeforeDraw(seats=(seat_of(play.state, who),), character=who, left=tuple(left)))
        return
    play.then(DrawLast(tuple(left)))
    if not is_present(play.state, who):
        return
    count = draws_in_phase_three(play.state, who)
    if count > deck_size(play.state, who) and the_encounter(play.state).activation is not None:
        play.state_that(TurnsEnded())
    draw_or_flee(play, At(who, "trait"), count)


def is_caught_in_panic(state: State, character: str) -> bool:
    """Return whether a character in panic could still use something, and has had no window since the cause of its
    panic.

    The last turn ends with a window, unless the active character has left; phase III has none. Source: TG-5.18.8,
    6.13.7.
    """
    activation = the_encounter(state).activation
    if activation is not None and is_present(state, activation.character):
        return False
    is_afraid = is_present(state, character) and in_panic(state, state.characters[character])
    return is_afraid and bool(usable_by(state, character))


@asks("TG-6.13.7", BeforeDraw)
def before_draw(state: State, question: BeforeDraw) -> Iterable[Option]:
    """Yield going on, and abilities to use first. Source: TG-6.5.11, 6.13.7."""
    (seat,), who = question.seats, question.character
    waiting = (who, *question.left)
    yield Option(seat, PASS, "TG-6.13.5", (DrawLast(waiting, ready=True),))
    for power in usable_by(state, who):
        yield Option(
            seat, f"use:{power.name}", "TG-6.5.11", (UsePower(power.at(), number_of(power)), DrawLast(waiting))
        )


@refuses(BeforeDraw)
def rule_against_last_use(state: State, question: BeforeDraw, seat: int, key: str) -> Unmet | None:
    """Return why an ability cannot be used before drawing. Source: TG-6.5.11."""
    return rule_against_use(state, seat, key)


@defaults(BeforeDraw)
def default_before_draw(state: State, question: BeforeDraw) -> str:
    """Use nothing. Source: TG-11.1.13."""
    return PASS


def draws_in_phase_three(state: State, character: str) -> int:
    """Return the number of cards drawn: 1, none in panic, 1 more against a Slow enemy.

    Source: TG-6.6.28, 6.12.10, 6.12.11, 6.13.5.
    """
    return int(not in_panic(state, state.characters[character])) + has_trait(state, "slow")
