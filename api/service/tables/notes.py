"""Notes of tables: free text beside the log, without meaning to the rules."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple
from uuid import UUID

import msgspec

from api.service.tables.commit import Commands
from domain.kernel.errors import NotesChanged
from infra.store.errors import NotesRevised
from infra.store.log import TableLog
from infra.store.rows.records import NotesRow

decode = msgspec.json.Decoder(list[str]).decode


class NotesOf(NamedTuple):
    """The notes of a table. revision: how often they were written."""

    revision: int
    notes: list[str]


class Notes:
    """Reads and writes the notes of tables. They are no entries: no archive or ETag of the log knows them.

    changed: called with a table whose notes were written here.
    """

    def __init__(self, log: TableLog, commands: Commands) -> None:
        self._rows, self._commands = log.rows, commands
        self.changed: Callable[[UUID], None] = lambda table: None

    async def read(self, table: UUID) -> NotesOf:
        """Return the notes of a table. Raises StoreError."""
        row = await self._rows.in_thread(partial(self._rows.notes, table))
        return NotesOf(row.revision, decode(row.document))

    async def write(self, table: UUID, revision: int, notes: Sequence[str]) -> int:
        """Replace the notes of a table, and return their new revision. revision: the one that the writer read.

        Who sends the same again, as after a lost answer, gets the same answer. Raises NotesChanged, StoreError; then
        nothing is written.
        """
        row = NotesRow(table, revision + 1, msgspec.json.encode(notes).decode())
        try:
            await self._commands.write([], [row])
        except NotesRevised:
            if await self.read(table) != NotesOf(row.revision, list(notes)):
                raise NotesChanged(f"the notes are not those of revision {revision}; read them again") from None
        else:
            self.changed(table)
            self._commands.tell_beside(table)
        return row.revision
