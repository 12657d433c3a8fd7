"""Pictures of boards: readers who may know the same of a moment share one."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple
from uuid import UUID

from infra.cache import Cache

TABLES_MAX = 32
PICTURES_MAX = 8
"""Pictures kept for each of these tables, about 40 kB each; readers of one table evict nothing of another."""


class Subject(NamedTuple):
    """What a picture shows. seat: whose secrets it may know; None where there are none, and for who only watches."""

    table: UUID
    version: int
    language: str
    seat: int | None


class Pictures:
    """The pictures requested last. The picture of a moment never changes."""

    def __init__(self) -> None:
        self._tables: Cache[UUID, Cache[Subject, str]] = Cache(TABLES_MAX)

    def of(self, subject: Subject, draw: Callable[[], str]) -> str:
        """The picture, drawn if it is not kept."""
        kept = self._tables.of(subject.table, partial(Cache, PICTURES_MAX))
        return kept.of(subject, draw)
