"""Menus of seats, each made when it is first read and encoded once."""

from typing import NamedTuple
from uuid import UUID

import msgspec

from api.service.tables.views.boards import Sight
from infra.cache import Cache
from projections.menu import ended_menu, menu
from projections.menu.take_back import policy_for

MENUS_MAX = 512
"""Cached menus of all tables, most of them below 10 kB."""

encode = msgspec.json.Encoder().encode


class Subject(NamedTuple):
    """What a menu is of. The menu of a version never changes."""

    table: UUID
    version: int
    seat: int
    language: str


class Menus:
    """A cache of the menus read last."""

    def __init__(self) -> None:
        self._menus: Cache[Subject, bytes] = Cache(MENUS_MAX)

    def of(self, sight: Sight, seat: int) -> bytes:
        """Return the menu of a seat as JSON, made if it is not cached."""
        seen = sight.reader_view
        subject = Subject(seen.id, seen.table.version, seat, sight.messages.language)
        return self._menus.of(subject, lambda: made(sight, seat))


def made(sight: Sight, seat: int) -> bytes:
    """Return a menu, listed from the whole position and told from what the seat knows of it."""
    seen = sight.reader_view
    version = seen.table.version
    if seen.table.ended:
        return encode(ended_menu(seat, version, sight.messages))
    position = sight.known(seen.position) if seen.position else None
    return encode(menu(sight.view, position, seen.menu, seat, version, sight.messages, policy_for(seen.table)))
