"""Signed checkpoints of tables. Source: audit protocol 3.4."""

from api.service.tables.reader_view import ReaderView
from infra.keys.signer import Signer


class Checkpoints:
    """Signs what readers may see of logs."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    def of(self, seen: ReaderView, size: int | None = None) -> str:
        """Return the checkpoint of a table's log, or of its first entries. size: how many, at most those of the log."""
        upto = seen.table.version if size is None else size
        return self._signer.checkpoint(seen.id, upto, seen.root(upto))

    def archived(self, seen: ReaderView) -> str | None:
        """Return the checkpoint for a table's archive: a new one; for an imported table, the one that it came with.

        An imported log names the table where it was played, and only that table's service can vouch for it.
        """
        if not seen.is_imported:
            return self.of(seen)
        return seen.imported.checkpoint.decode() or None if seen.imported else None
