"""Special rules of scenarios. Source: MP-0.1.1."""

from domain.kernel.task import Task


class ApplySpecial(Task, frozen=True, tag="mp.apply-special"):
    """Carry out a special rule at its moment. special: its id. Source: MP-0.1.1."""

    special: str
