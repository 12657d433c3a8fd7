"""The games of this service, each with its view. A new game adds its view here, and nowhere else."""

from domain.kernel.game import Game
from projections.materia_prima.view import GAME_VIEW as MATERIA_PRIMA
from projections.tainted_grail.view import GAME_VIEW as TAINTED_GRAIL
from projections.view import View

CATALOGUE: dict[str, tuple[Game, View]] = {view.game.id: (view.game, view) for view in (MATERIA_PRIMA, TAINTED_GRAIL)}
"""Id of a game -> the game and its view; the first game is the default."""
