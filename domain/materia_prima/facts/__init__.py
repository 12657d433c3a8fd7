"""What happened at a table of Materia Prima, in the past tense; a module a chapter."""

from domain.materia_prima.facts import (
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

FACTS = (
    *setup.FACTS,
    *campaign.FACTS,
    *alarm.FACTS,
    *events.FACTS,
    *turn.FACTS,
    *moving.FACTS,
    *gathering.FACTS,
    *exchange.FACTS,
    *tower.FACTS,
    *town.FACTS,
    *missions.FACTS,
    *combat.FACTS,
    *inquisition.FACTS,
    *ending.FACTS,
    *specials.FACTS,
)
"""Every fact of the game, without the kernel's."""
