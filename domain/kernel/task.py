"""Pending work, as plain data."""

from msgspec import Struct


class Task(Struct, frozen=True, tag_field="do"):
    """Something still to be done. Its tag and fields stand in old positions for ever."""


class Question(Task, frozen=True, kw_only=True):
    """A task that waits until one of its seats answers.

    seats: who may answer, from 0, in the order in which they are asked.
    """

    seats: tuple[int, ...]


class Option(Struct, frozen=True):
    """One answer that is legal now.

    seat: who may take it; key: stable and wordless, the projection words it; rule: what allows it;
    then: what is to be done next if it is taken.
    """

    seat: int
    key: str
    rule: str
    then: tuple[Task, ...] = ()
