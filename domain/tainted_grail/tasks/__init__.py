"""What is still to be done at a table of Tainted Grail, in the imperative; a module a chapter."""

from domain.kernel.task import Task
from domain.tainted_grail.tasks import (
    advance,
    between,
    choices,
    effects,
    encounter,
    giving,
    lay,
    order,
    rest,
    setup,
    tracks,
)
from domain.tainted_grail.tasks import round as rounds

TASKS: tuple[type[Task], ...] = (
    *setup.TASKS,
    *tracks.TASKS,
    *rest.TASKS,
    *between.TASKS,
    *giving.TASKS,
    *advance.TASKS,
    *encounter.TASKS,
    *rounds.TASKS,
    *lay.TASKS,
    *order.TASKS,
    *choices.TASKS,
    *effects.EFFECTS,
)
"""Every task of the game: the union that packs and stored positions are read with."""
