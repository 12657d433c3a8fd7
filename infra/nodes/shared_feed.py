"""Who waits for a table's next entries in this process, while other nodes write to the table, too."""

from collections.abc import Callable, Sequence
from uuid import UUID

from infra.nodes.feed import Feed


class SharedFeed(Feed):
    """Remembers which tables are watched here, and up to which version waiting readers were woken.

    published: called with what was written here, for other nodes; joined: called when another table is watched;
    changed: called with a table beside whose log something was written here.
    """

    def __init__(self) -> None:
        super().__init__()
        self.published: Callable[[UUID, int], None] = lambda table_id, version: None
        self.joined: Callable[[], None] = lambda: None
        self.changed: Callable[[UUID], None] = lambda table_id: None
        self._versions: dict[UUID, int] = {}
        self._left: set[UUID] = set()

    @property
    def watched(self) -> Sequence[UUID]:
        """The tables that are waited for, or were a moment ago."""
        return list(self._versions)

    @property
    def unread(self) -> Sequence[UUID]:
        """The tables among them whose newest version was not read yet."""
        return [table_id for table_id, version in self._versions.items() if not version]

    def moved(self, table_id: UUID, version: int) -> None:
        self.arrived(table_id, version)
        self.published(table_id, version)

    def beside(self, table_id: UUID) -> None:
        super().beside(table_id)
        self.changed(table_id)

    def arrived(self, table_id: UUID, version: int) -> None:
        """Note that a table has moved on to this version, written anywhere, and that this node has read it."""
        if table_id in self._versions:
            self._versions[table_id] = max(version, self._versions[table_id])
        super().moved(table_id, version)

    def is_behind(self, table_id: UUID, version: int) -> bool:
        """Return whether a table is watched here and its waiting readers were not woken for this version yet."""
        return self._versions.get(table_id, version) < version

    async def wait(self, table_id: UUID, timeout: float, *, is_behind: bool = False) -> bool:
        self._left.discard(table_id)
        if table_id not in self._versions:
            self._versions[table_id] = 0
            self.joined()
        return await super().wait(table_id, timeout, is_behind=is_behind)

    def forget_left(self) -> None:
        """Stop watching the tables that nobody has waited for since the last call."""
        for table_id in self._left:
            self._versions.pop(table_id, None)
        self._left = self._versions.keys() - self._waiting.keys() - self._behind.keys()
