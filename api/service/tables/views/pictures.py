"""Pictures of boards. Readers who may know the same share one."""

from collections.abc import Callable
from functools import partial
from typing import Generic, NamedTuple, TypeVar
from uuid import UUID

from infra.cache import Cache

Drawn = TypeVar("Drawn")

TABLES_MAX = 32
PICTURES_MAX = 8
"""Cached pictures for each of these tables, of 40 to 120 kB. Readers of one table evict nothing of another."""


class Subject(NamedTuple):
    """What a picture shows. seat: the one whose secrets it shows; None without secrets and for those who only watch."""

    table: UUID
    version: int
    language: str
    seat: int | None


class Pictures(Generic[Drawn]):
    """A cache of the pictures of one form that were requested last. The picture of a version never changes."""

    def __init__(self) -> None:
        self._tables: Cache[UUID, Cache[Subject, Drawn]] = Cache(TABLES_MAX)

    def of(self, subject: Subject, draw: Callable[[], Drawn]) -> Drawn:
        """Return the picture, drawn if it is not cached."""
        cached = self._tables.of(subject.table, partial(Cache, PICTURES_MAX))
        return cached.of(subject, draw)
