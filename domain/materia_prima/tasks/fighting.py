"""Beginning a fight. Source: MP-4.11."""

from domain.kernel.task import Task


class StartFight(Task, frozen=True, tag="mp.start-fight"):
    """A figure uses an action to fight an inquisitor on a neighbouring hex. Source: MP-4.11.1."""

    figure: str
    inquisitor: str
