"""Menus of seats, each made when it is first read and encoded once."""

from typing import NamedTuple
from uuid import UUID

import msgspec

from api.service.tables.views.boards import Sight
from infra.cache import Cache
from projections.menu import ended_menu, menu, with_closed
from projections.menu.take_back import policy_for

MENUS_MAX = 512
"""Cached menus of all tables, most of them below 10 kB."""

encode = msgspec.json.Encoder().encode


class Subject(NamedTuple):
    """What a menu is of. The menu of a version changes only with the names of players."""

    table: UUID
    version: int
    seat: int
    language: str
    players: tuple[tuple[int, str], ...]
    with_closed: bool


class Menus:
    """A cache of the menus read last."""

    def __init__(self) -> None:
        self._menus: Cache[Subject, bytes] = Cache(MENUS_MAX)

    def of(self, sight: Sight, seat: int, *, closed: bool = False) -> bytes:
        """Return the menu of a seat as JSON, made if it is not cached. closed: with what is closed to it."""
        seen, messages = sight.reader_view, sight.messages
        players = tuple(messages.players.items())
        subject = Subject(seen.id, seen.table.version, seat, messages.language, players, closed)
        return self._menus.of(subject, lambda: made(sight, seat, closed=closed))


def made(sight: Sight, seat: int, *, closed: bool) -> bytes:
    """Return a menu as JSON, listed from the whole position and told from what the seat knows of it."""
    seen, messages = sight.reader_view, sight.messages
    version, has_ended = seen.table.version, seen.table.ended
    position = sight.known(seen.position) if seen.position and not has_ended else None
    told = (
        ended_menu(seat, version, messages)
        if has_ended
        else menu(sight.view, position, seen.menu, seat, version, messages, policy_for(seen.table))
    )
    return encode(with_closed(told, sight.view, position, messages) if closed else told)
