"""What is still to be done at a table of Materia Prima, in the imperative; a module a chapter."""

from domain.kernel.task import Task
from domain.materia_prima.tasks import (
    alarm,
    campaign,
    combat,
    effects,
    ending,
    events,
    exchange,
    fighting,
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
from domain.materia_prima.tasks.effects import (
    Effect,
    GainElements,
    GiveUpThing,
    ImproveAlchemists,
    ImproveInquisitors,
    LoseElements,
)

TASKS: tuple[type[Task], ...] = (
    *setup.TASKS,
    *campaign.TASKS,
    *alarm.TASKS,
    *events.TASKS,
    *turn.TASKS,
    *moving.TASKS,
    *gathering.TASKS,
    *fighting.TASKS,
    *exchange.TASKS,
    *tower.TASKS,
    *town.TASKS,
    *missions.TASKS,
    *combat.TASKS,
    *inquisition.TASKS,
    *ending.TASKS,
    *effects.EFFECTS,
    *specials.TASKS,
)
"""Every task of the game: the union that packs and stored positions are read with."""

__all__ = [
    "TASKS",
    "Effect",
    "GainElements",
    "GiveUpThing",
    "ImproveAlchemists",
    "ImproveInquisitors",
    "LoseElements",
]
