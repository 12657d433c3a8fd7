"""What facts change; a module a chapter. No rule stands here."""

from domain.materia_prima.evolve import (
    alarm,
    campaign,
    combat,
    ending,
    events,
    exchange,
    gathering,
    inquisition,
    missions,
    moving,
    setup,
    specials,
    tower,
    town,
    turn,
)

__all__ = [
    "alarm",
    "campaign",
    "combat",
    "ending",
    "events",
    "exchange",
    "gathering",
    "inquisition",
    "missions",
    "moving",
    "setup",
    "specials",
    "tower",
    "town",
    "turn",
]
