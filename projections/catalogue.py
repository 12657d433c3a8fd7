"""The games that can be played here, each with its view."""

from collections.abc import Mapping

from domain.kernel.game import Game
from domain.materia_prima.game import MATERIA_PRIMA
from domain.tainted_grail.game import TAINTED_GRAIL
from projections.materia_prima.view import MATERIA_PRIMA_VIEW
from projections.tainted_grail.view import TAINTED_GRAIL_VIEW
from projections.view import View

CATALOGUE: Mapping[str, tuple[Game, View]] = {
    game.id: (game, view) for game, view in ((MATERIA_PRIMA, MATERIA_PRIMA_VIEW), (TAINTED_GRAIL, TAINTED_GRAIL_VIEW))
}
"""Id of a game -> the game and how it is shown."""
