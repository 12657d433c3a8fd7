"""Phase III: hands are cut down to three, then each draws. Source: TG-6.6.27 to 6.6.31."""

from domain.kernel.game import rule
from domain.kernel.play import Play
from domain.tainted_grail.queries.encounter import has_trait, is_present
from domain.tainted_grail.queries.tracks import in_panic
from domain.tainted_grail.rules.hands import draw_or_flee, hand
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
    """Each who is there still draws; a flight for want of cards comes before the next. Source: TG-6.6.28, 6.8.15."""
    if not task.left:
        return
    who, *left = task.left
    play.then(DrawLast(tuple(left)))
    if is_present(play.state, who):
        draw_or_flee(play, At(who, "trait"), draws_in_phase_three(play.state, who))


def draws_in_phase_three(state: State, character: str) -> int:
    """One card, none in panic; one more against a Slow enemy. Source: TG-6.6.28, 6.12.10, 6.12.11, 6.13.5."""
    return int(not in_panic(state.characters[character])) + has_trait(state, "slow")
