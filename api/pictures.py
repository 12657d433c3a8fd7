"""Pictures of boards: each is drawn once for all who look at the same moment with the same eyes."""

from collections.abc import Callable
from typing import NamedTuple
from uuid import UUID

from infra.cache import Cache

TABLES_MAX = 32
PICTURES_MAX = 8
"""Pictures kept of each of these tables, some forty kilobytes each: no table's readers evict another's."""


class Subject(NamedTuple):
    """What a picture shows. seat: whose secrets it may know; None where there are none, and for who only watches."""

    table: UUID
    version: int
    language: str
    seat: int | None


class Pictures:
    """The pictures that were looked at last. A moment of a table never looks otherwise."""

    def __init__(self) -> None:
        self._tables: Cache[UUID, Cache[Subject, str]] = Cache(TABLES_MAX)

    def of(self, subject: Subject, draw: Callable[[], str]) -> str:
        """The picture, drawn if it is not kept."""
        kept = self._tables.get(subject.table)
        if kept is None:
            kept = self._tables.put(subject.table, Cache(PICTURES_MAX))
        return kept.get(subject) or kept.put(subject, draw())
