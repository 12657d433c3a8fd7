"""The tally of tables of Tainted Grail: encounters, and the result of each."""

from collections import Counter
from collections.abc import Mapping

from domain.tainted_grail.state import State
from projections.tally import Tally


def met(state: State) -> int:
    """Return how many encounters were met."""
    return len(state.met)


def encounters(state: State) -> Mapping[str, int]:
    """Return how the encounters of an arena ended. Source: TG-6.14.7."""
    return Counter(one.result for one in state.met)


TALLY = Tally(
    "characters", 1, "survived", "encounters", met, ("won", "lost", "fled", "avoided", "ran-away"), encounters
)
