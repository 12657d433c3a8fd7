"""The journals of tables: what was read at each, as far as a reader may know it."""

from uuid import UUID

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from domain.kernel.errors import NoJournal
from infra.cache import Cache
from projections.journal import JournalView, Read

CACHED_MAX = 64


class JournalCache:
    """What was read at the tables asked for last, by table and version. For any number of threads."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards
        self._cached: Cache[tuple[UUID, int], list[Read]] = Cache(CACHED_MAX)

    def view(self, seen: ReaderView) -> JournalView:
        """Return the journal of a table's game. Raises NoJournal if the table has none."""
        journal = self._boards.game_view(seen).journal
        if journal is None or not journal.kept(seen.plan, seen.pack):
            raise NoJournal("this table has no journal")
        return journal

    def of(self, seen: ReaderView) -> list[Read]:
        """Return what was read to a reader, up to the version that it sees; to everybody once the table's seed is
        revealed. Raises NoJournal, LogCorrupt.
        """
        journal = self.view(seen)
        found = self._cached.of((seen.id, seen.table.version), lambda: journal.read(seen.entries_after(0)))
        return found if seen.table.revealed else [one for one in found if one.seats is None or seen.seat in one.seats]
