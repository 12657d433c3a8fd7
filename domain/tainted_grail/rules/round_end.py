"""Phase III: hands are cut down to three, then each draws. Source: TG-6.6.27 to 6.6.31."""

from domain.kernel.game import rule
from domain.kernel.play import Play
from domain.tainted_grail.facts.encounter import TurnsEnded
from domain.tainted_grail.queries.encounter import has_trait, is_present, the_encounter
from domain.tainted_grail.queries.tracks import in_panic
from domain.tainted_grail.rules.hands import deck_size, draw_or_flee, hand
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.base import At
from domain.tainted_grail.tasks.choices import DiscardOwed
from domain.tainted_grail.tasks.round import DrawLast, EndRound

HAND_MAX = 3
"""Cards kept in phase III. Source: TG-6.6.27."""


@rule("TG-6.6.27", EndRound)
def end_round(play: Play[State], task: EndRound) -> None:
    """Each who is there still discards down to 3. Source: TG-6.6.27, 6.6.31, 6.8.15."""
    if not task.left:
        return
    who, *left = task.left
    too_many = max(0, len(hand(play.state, who)) - HAND_MAX) if is_present(play.state, who) else 0
    play.then(DiscardOwed(who, too_many), EndRound(tuple(left)))


@rule("TG-6.6.28", DrawLast)
def draw_last(play: Play[State], task: DrawLast) -> None:
    """Each who is there still draws; a flight for want of cards comes before the next, while nobody is active.

    What such a flight takes from an empty pool costs who flees: "the active character" of TG-6.11.4 is nobody in phase
    III. Another reading means who was active last. Source: TG-6.6.28, 6.8.15, 6.11.4, 6.11.7.
    """
    if not task.left:
        return
    who, *left = task.left
    play.then(DrawLast(tuple(left)))
    if not is_present(play.state, who):
        return
    count = draws_in_phase_three(play.state, who)
    if count > deck_size(play.state, who) and the_encounter(play.state).activation is not None:
        play.state_that(TurnsEnded())
    draw_or_flee(play, At(who, "trait"), count)


def draws_in_phase_three(state: State, character: str) -> int:
    """One card, none in panic; one more against a Slow enemy. Source: TG-6.6.28, 6.12.10, 6.12.11, 6.13.5."""
    return int(not in_panic(state.characters[character])) + has_trait(state, "slow")
