"""The tally of tables of Materia Prima: days, and what the alchemists did beside their mission."""

from collections.abc import Mapping, Sequence
from typing import Any

from domain.kernel.fact import Fact
from domain.materia_prima.facts.combat import InquisitorDefeated
from domain.materia_prima.facts.exchange import ElementsExchanged
from domain.materia_prima.facts.missions import MissionFulfilled
from domain.materia_prima.facts.movement import AlchemistSailed, FigureMoved
from domain.materia_prima.facts.town import ExtensionBought
from domain.materia_prima.state import COLOURS, State
from projections.tally import Tally

DEEDS: dict[type[Fact], str] = {
    MissionFulfilled: "missions",
    ExtensionBought: "purchases",
    AlchemistSailed: "voyages",
    ElementsExchanged: "exchanges",
    InquisitorDefeated: "victories",
}
STEPS = "homunculus steps"


def days(state: State) -> int:
    """Return the day on which a game ended."""
    return state.day


def deed(fact: Fact) -> str | None:
    """Return a seat's deed in a word."""
    if isinstance(fact, FigureMoved):
        return None if fact.figure in COLOURS else STEPS
    return DEEDS.get(type(fact))


def levels(scenario: Mapping[str, Any]) -> Sequence[str]:
    """Return the difficulties of a scenario; a tutorial has none."""
    return tuple(scenario["last_days"])


TALLY = Tally(
    "alchemists",
    2,
    "won",
    "days",
    days,
    deeds=(*DEEDS.values(), STEPS),
    of_fact=deed,
    ways={"MP-7.1.1": "aborted", "MP-7.1.10": "conceded"},
    levels=levels,
)
"""The tally; a single player leads two alchemists. Source: MP-2.1.2."""
