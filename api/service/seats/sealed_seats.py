"""Lists of seats that people seal under a phrase of their own: the service stores them, and can read none."""

from functools import partial
from uuid import UUID

from domain.kernel.errors import SealedSeatsChanged
from infra.keys.tokens import token_hash
from infra.store.errors import SealedSeatsRevised
from infra.store.recorder import StoreRecorder
from infra.store.rows.records import SealedSeatsRow


class SealedSeats:
    """Reads and writes sealed lists of seats. An owner is known by a secret alone, which is stored as a hash."""

    def __init__(self, rows: StoreRecorder) -> None:
        self._rows = rows

    async def read(self, secret: str) -> SealedSeatsRow:
        """Return the list of an owner, of revision 0 if there is none. Raises StoreError."""
        return await self._rows.in_thread(partial(self._rows.sealed_seats, owner_of(secret)))

    async def write(self, secret: str, revision: int, sealed: str) -> SealedSeatsRow:
        """Replace the list of an owner, and return it. revision: the one that the writer read.

        Anyone who sends the same again, as after a lost answer, gets the same answer. Raises SealedSeatsChanged,
        StoreError; then nothing is written.
        """
        row = SealedSeatsRow(owner_of(secret), revision + 1, sealed, self._rows.clock.now())
        try:
            await self._rows.written([], [row])
        except SealedSeatsRevised:
            row = await self.read(secret)
            if (row.revision, row.sealed) != (revision + 1, sealed):
                raise SealedSeatsChanged(
                    f"the sealed seats are not those of revision {revision}; read them again"
                ) from None
        return row


def owner_of(secret: str) -> UUID:
    """Return what stands for an owner. Nobody finds a secret from it, or another secret with the same."""
    return UUID(bytes=token_hash(secret)[:16])
