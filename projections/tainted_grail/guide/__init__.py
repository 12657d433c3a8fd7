"""The guided first evening of Tainted Grail."""

from functools import partial

from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.state import State
from projections.guide.following import GuideView
from projections.guide.reading import guides_of
from projections.tainted_grail.guide.situations import WORDS, situations


def is_alone(state: State) -> bool:
    """Return whether the game has one character."""
    return len(state.characters) == 1


GUIDE = GuideView(partial(guides_of, "projections.tainted_grail", TAINTED_GRAIL, WORDS), situations, is_alone)
