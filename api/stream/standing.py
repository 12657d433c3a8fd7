"""What a channel tells of an audience's table, and to whom."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from api.service.tables.views.boards import ShownBoard
from api.stream.frames import FrameBatch
from infra.store.rows.records import SeatRow


class Audience(Struct, frozen=True):
    """Watchers who receive the same bytes.

    delay: their delay in seconds, a step or the table's own; language: that of the board's names; seat: the one whose
    secrets they may know, None for watchers without a seat and in games without secrets.
    """

    delay: int = 0
    language: str = "en"
    seat: int | None = None


class Member(Protocol):
    """What a channel needs of a watcher. token: its hash; is_own: whether it belongs to the table."""

    @property
    def token(self) -> bytes | None: ...
    @property
    def is_own(self) -> bool: ...
    def give(self, batch: FrameBatch) -> None: ...
    def close(self, last: FrameBatch = ...) -> None: ...


class Standing(Struct, frozen=True):
    """The state of an audience's table at a version. board: None before the start.

    root: computes the root over all entries up to it, None while the audience may see nothing; revealed: whether all
    sealed values are open.
    """

    version: int
    board: ShownBoard | None
    root: Callable[[], bytes] | None
    seats: Sequence[SeatRow]
    revealed: bool
