"""Switching story mode on and off while a campaign is played. Source: TG-7.1.6, 7.1.7, 7.1.11."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.mode import ModeKept, ModeSwitched, ModeWished
from domain.tainted_grail.queries.mode import other_mode
from domain.tainted_grail.queries.session import seats_there, unwilling
from domain.tainted_grail.state import ENDINGS, State
from domain.tainted_grail.tasks.mode import ConsentToMode, KeepMode
from domain.tainted_grail.vocabulary.terms import MODES
from domain.tainted_grail.world import World

SWITCH = "mode"
KEEP = "keep-mode"


def can_be_switched(state: State) -> bool:
    """Return whether the mode can be switched: in a campaign that goes on. Source: TG-7.1.6."""
    return isinstance(state.journey, World) and state.status not in ENDINGS


def always(state: State) -> Iterator[Option]:
    """Yield for each seat that it wants the other mode, or no longer wants it. Source: TG-7.1.6, 7.1.11."""
    if not can_be_switched(state):
        return
    mode = other_mode(state)
    for seat in seats_there(state):
        if seat in state.switching:
            yield Option(seat, KEEP, "TG-7.1.11", (KeepMode(seat),))
        else:
            yield Option(seat, f"{SWITCH}:{mode}", "TG-7.1.6", (ConsentToMode(seat, mode),))


def rule_against_always(state: State, seat: int, key: str) -> str | None:
    """Return why such an option is not open; None if the key has another form."""
    word, _, mode = key.partition(":")
    if key != KEEP and (word != SWITCH or mode not in MODES):
        return None
    return "TG-7.1.11" if can_be_switched(state) else "TG-7.1.6"


@rule("TG-7.1.11", ConsentToMode)
def consent_to_mode(play: Play[State], task: ConsentToMode) -> None:
    """Switch the mode once all seats that are there want it. Discs and hands stay as they are; Energy above Health is
    cut at once.

    Source: TG-7.1.6, 7.1.7, 7.1.11.
    """
    play.state_that(ModeWished(task.seat, task.mode))
    if not unwilling(play.state, play.state.switching):
        play.state_that(ModeSwitched(task.mode))


@rule("TG-7.1.11", KeepMode)
def keep_mode(play: Play[State], task: KeepMode) -> None:
    """Let a seat no longer want another mode. Source: TG-7.1.11."""
    play.state_that(ModeKept(task.seat))
