"""What is counted at tables of Tainted Grail: encounters, and how each of them ended."""

from collections import Counter
from collections.abc import Mapping

from domain.tainted_grail.state import State
from projections.tally import Tally


def met(state: State) -> int:
    """How many encounters were met."""
    return len(state.met)


def encounters(state: State) -> Mapping[str, int]:
    """How the encounters of an arena ended. Source: TG-6.14.7."""
    return Counter(one.result for one in state.met)


TALLY = Tally(
    "characters", 1, "survived", "encounters", met, ("won", "lost", "fled", "avoided", "ran-away"), encounters
)
