"""Pictures of boards: each is drawn once for all who look at the same moment with the same eyes."""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple
from uuid import UUID

PICTURES_MAX = 128
"""What is kept; some forty kilobytes each."""


class Subject(NamedTuple):
    """What a picture shows. seat: whose secrets it may know; None where there are none, and for who only watches."""

    table: UUID
    version: int
    language: str
    seat: int | None


class Pictures:
    """The pictures that were drawn last. A moment of a table never looks otherwise."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Subject, str] = OrderedDict()

    def of(self, subject: Subject, draw: Callable[[], str]) -> str:
        """The picture, drawn if it is not kept."""
        picture = self._kept.get(subject)
        if picture is None:
            picture = self._kept[subject] = draw()
            while len(self._kept) > PICTURES_MAX:
                self._kept.popitem(last=False)
        return picture
