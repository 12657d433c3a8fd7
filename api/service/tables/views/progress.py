"""The progress of tables, in words, for lists and summaries."""

from uuid import UUID

from api.service.tables.reader_view import ReaderView, ReaderViews
from api.service.tables.table_cache import TableCache
from api.service.tables.views.boards import Boards
from infra.cache import Cache
from projections.view import Progress

CACHED_MAX = 4096
COLD_MAX = 20
"""Tables that one list reads from the store for their progress; it stays unknown for further ones."""

UNKNOWN = Progress()


def progress_of(boards: Boards, reader_view: ReaderView, language: str) -> Progress:
    """Return a table's progress as its reader may know it; before the start only its scenario. Raises LogCorrupt."""
    sight, position = boards.sight(reader_view, language), reader_view.position
    if position is None:
        return Progress(sight.view.progress(sight.known(reader_view.first()), sight.messages).scenario)
    return sight.view.progress(sight.known(position), sight.messages)


class ProgressCache:
    """The progress of tables for readers without a seat, by table, version and language. For any number of threads."""

    def __init__(self, reader_views: ReaderViews, boards: Boards, tables: TableCache) -> None:
        self._reader_views, self._boards, self._tables = reader_views, boards, tables
        self._cached: Cache[tuple[UUID, int, str], Progress] = Cache(CACHED_MAX)

    def of(self, table: UUID, version: int, language: str) -> Progress | None:
        """Return a table's progress at this version, or now if it is loaded; None if only the store can tell.

        Raises LogCorrupt.
        """
        cached = self._cached.get((table, version, language))
        if cached is None and self._tables.held(table):
            return self.read(table, language)
        return cached

    def read(self, table: UUID, language: str) -> Progress:
        """Return a table's current progress. Raises TableNotFound, LogCorrupt, RulesTooNew, StoreError."""
        reader_view = self._reader_views.of(table, None)
        return self._cached.of(
            (table, reader_view.table.version, language), lambda: progress_of(self._boards, reader_view, language)
        )
