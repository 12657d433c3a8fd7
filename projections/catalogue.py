"""The games that can be played here, each with its view."""

from collections.abc import Mapping

from domain.kernel.game import Game
from domain.materia_prima.game import MATERIA_PRIMA
from projections.materia_prima.view import MATERIA_PRIMA_VIEW
from projections.view import View

CATALOGUE: Mapping[str, tuple[Game, View]] = {MATERIA_PRIMA.id: (MATERIA_PRIMA, MATERIA_PRIMA_VIEW)}
"""Id of a game -> the game and how it is shown."""
