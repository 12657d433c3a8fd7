"""Signed checkpoints of tables. Source: audit protocol 3.4."""

from uuid import UUID

from api.service.tables.reader_view import ReaderView
from infra.keys.signer import Signer


class Checkpoints:
    """Signs what readers may see of logs."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    def of(self, reader_view: ReaderView, size: int | None = None) -> str:
        """Return the checkpoint of a table's log, or of its first entries. size: how many, at most those of the log."""
        upto = reader_view.table.version if size is None else size
        return self.signed(reader_view.id, upto, reader_view.root(upto))

    def signed(self, table_id: UUID, size: int, root: bytes) -> str:
        """Return the checkpoint of a table's first `size` entries, whose root is known."""
        return self._signer.checkpoint(table_id, size, root)

    def archived(self, reader_view: ReaderView) -> str | None:
        """Return the checkpoint for a table's archive: a new one; for an imported table, the one that it came with.

        An imported log names the table where it was played, and only that table's service can vouch for it.
        """
        if not reader_view.is_imported:
            return self.of(reader_view)
        return reader_view.imported.checkpoint.decode() or None if reader_view.imported else None
