"""What is counted at tables of each game."""

from collections.abc import Mapping

from projections.materia_prima.tally import TALLY as MATERIA_PRIMA
from projections.tainted_grail.tally import TALLY as TAINTED_GRAIL
from projections.tally import Tally

USUAL = Tally("alchemists", 2, "won", "actions", lambda state: 0)
"""Of a game that counts nothing of its own."""

TALLIES: Mapping[str, Tally] = {"materia-prima": MATERIA_PRIMA, "tainted-grail": TAINTED_GRAIL}
"""Game -> what is counted."""


def tally_of(game: str) -> Tally:
    """What is counted in this game."""
    return TALLIES.get(game, USUAL)
