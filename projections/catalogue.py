"""The games that can be played here, each with its view. A new game adds its view here, and nothing elsewhere."""

from domain.kernel.game import Game
from projections.materia_prima.view import GAME_VIEW as MATERIA_PRIMA
from projections.tainted_grail.view import GAME_VIEW as TAINTED_GRAIL
from projections.view import View

CATALOGUE: dict[str, tuple[Game, View]] = {view.game.id: (view.game, view) for view in (MATERIA_PRIMA, TAINTED_GRAIL)}
"""Id of a game -> the game and how it is shown; the first game is the default."""
