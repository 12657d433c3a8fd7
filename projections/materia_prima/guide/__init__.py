"""The guided first evening of Materia Prima."""

from functools import partial

from domain.materia_prima.game import MATERIA_PRIMA
from projections.guide.following import GuideView
from projections.guide.reading import guides_of
from projections.materia_prima.guide.situations import WORDS, situations

GUIDE = GuideView(partial(guides_of, "projections.materia_prima", MATERIA_PRIMA, WORDS), situations)
