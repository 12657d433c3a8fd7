"""Pictures of boards. Readers who may know the same share one."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple
from uuid import UUID

from infra.cache import Cache

TABLES_MAX = 32
PICTURES_MAX = 8
"""Cached pictures for each of these tables, about 40 kB each. Readers of one table evict nothing of another."""


class Subject(NamedTuple):
    """What a picture shows. seat: the one whose secrets it shows; None without secrets and for those who only watch.

    form: the media type of the picture.
    """

    table: UUID
    version: int
    language: str
    seat: int | None
    form: str


class Pictures:
    """A cache of the pictures requested last. The picture of a version never changes."""

    def __init__(self) -> None:
        self._tables: Cache[UUID, Cache[Subject, str]] = Cache(TABLES_MAX)

    def of(self, subject: Subject, draw: Callable[[], str]) -> str:
        """Return the picture, drawn if it is not cached."""
        cached = self._tables.of(subject.table, partial(Cache, PICTURES_MAX))
        return cached.of(subject, draw)
