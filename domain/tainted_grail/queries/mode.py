"""Story mode and challenges: what they change. Source: TG-7.1, 7.2."""

from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import Challenge, Mode


def is_story(state: State) -> bool:
    """Return whether story mode holds. Source: TG-7.1.6."""
    return state.mode == "story"


def has_challenge(state: State, challenge: Challenge) -> bool:
    """Return whether a campaign was made harder in this way. Source: TG-7.2."""
    return challenge in state.challenge


def by_mode(state: State, count: int) -> int:
    """Return a number of characters as formulas count it: in story mode one fewer, though not below 1.

    Requirements ask who is there, so they count everybody. Source: TG-7.1.1, 7.1.2, 7.1.10.
    """
    return count - 1 if is_story(state) and count > 1 else count


def other_mode(state: State) -> Mode:
    """Return the mode that can be switched to. Source: TG-7.1.6."""
    return "standard" if is_story(state) else "story"
