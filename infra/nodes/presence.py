"""Who watches each table, on this node and on the others: how many and which seats, but no persons."""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct

from domain.kernel.tables.table import SEATS_MAX

HEARD_MAX = 100_000
"""How many records of other nodes are remembered, one for each table and node; further ones are ignored."""
NODES_MAX = 1_000
"""Other nodes whose silence is noticed; the tables of further nodes expire one by one."""

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=SEATS_MAX - 1)]


class Present(Struct, frozen=True, array_like=True):
    """How many watch a table, and which seats are among them, ascending."""

    count: Count = 0
    seats: Annotated[tuple[Seat, ...], Meta(max_length=SEATS_MAX)] = ()


NOBODY = Present()


class Heard(Struct, frozen=True):
    """Who is on another node. at: when it last reported, in seconds of this node's clock."""

    present: Present
    at: float


class Presence:
    """Who is present, as a state: a repeated report corrects what was lost or late. For one event loop; threads may
    read.

    moved: called with a table where someone arrived or left on this node; changed: the same for other nodes.
    """

    def __init__(self) -> None:
        self.moved: Callable[[UUID], None] = lambda table_id: None
        self.changed: Callable[[UUID], None] = lambda table_id: None
        self._here: dict[UUID, Present] = {}
        self._elsewhere: dict[UUID, Mapping[bytes, Heard]] = {}
        self._heard = 0
        self._beats: dict[bytes, float] = {}
        """When each other node last sent anything."""
        self._is_withdrawn = False

    @property
    def watched_here(self) -> Sequence[UUID]:
        """The tables that are watched on this node."""
        return list(self._here)

    def here(self, table_id: UUID) -> Present:
        """Return who is on this node."""
        return self._here.get(table_id, NOBODY)

    def everywhere(self, table_id: UUID) -> Present:
        """Return who is on all nodes."""
        others = self._elsewhere.get(table_id, {})
        present = [self.here(table_id), *(one.present for one in others.values())]
        seats = {seat for one in present for seat in one.seats}
        return Present(sum(one.count for one in present), tuple(sorted(seats)))

    def is_here(self, table_id: UUID, present: Present) -> None:
        """Set who is on this node now; nobody after `withdraw`."""
        if present.count and not self._is_withdrawn:
            self._here[table_id] = present
        else:
            self._here.pop(table_id, None)
        self.moved(table_id)

    def withdraw(self) -> None:
        """Count nobody on this node from now on, because it stops and all its watchers go elsewhere."""
        self._is_withdrawn = True
        for table_id in self.watched_here:
            self.is_here(table_id, NOBODY)

    def hear(self, node: bytes, tables: Mapping[UUID, Present], at: float) -> None:
        """Record who is on another node now. at: seconds of this node's clock."""
        if node in self._beats or len(self._beats) < NODES_MAX:
            self._beats[node] = at
        for table_id, present in tables.items():
            others = dict(self._elsewhere.get(table_id, {}))
            before = others.pop(node, None)
            if present.count and (before is not None or self._heard < HEARD_MAX):
                others[node] = Heard(present, at)
            self._keep(table_id, others)
            if present != (NOBODY if before is None else before.present):
                self.changed(table_id)

    def forget(self, before: float = inf) -> None:
        """Forget what other nodes reported before a time."""
        self._forget_where(lambda _, one: one.at < before)

    def forget_silent(self, before: float) -> None:
        """Forget the nodes that have sent nothing since a time."""
        silent = {node for node, at in self._beats.items() if at < before}
        if not silent:
            return
        self._beats = {node: at for node, at in self._beats.items() if node not in silent}
        self._forget_where(lambda node, _: node in silent)

    def _forget_where(self, is_over: Callable[[bytes, Heard], bool]) -> None:
        for table_id, others in list(self._elsewhere.items()):
            left = {node: one for node, one in others.items() if not is_over(node, one)}
            if len(left) < len(others):
                self._keep(table_id, left)
                self.changed(table_id)

    def _keep(self, table_id: UUID, others: Mapping[bytes, Heard]) -> None:
        """Replace a whole mapping, since a thread may be reading the old one."""
        self._heard += len(others) - len(self._elsewhere.get(table_id, {}))
        if others:
            self._elsewhere[table_id] = others
        else:
            self._elsewhere.pop(table_id, None)
