"""The guided first evening of Tainted Grail."""

from functools import partial

from domain.tainted_grail.game import TAINTED_GRAIL
from projections.guide.following import GuideView
from projections.guide.reading import guides_of
from projections.tainted_grail.guide.situations import WORDS, situations

GUIDE = GuideView(partial(guides_of, "projections.tainted_grail", TAINTED_GRAIL, WORDS), situations)
