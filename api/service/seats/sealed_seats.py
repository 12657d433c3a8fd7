"""Lists of seats that people seal under a phrase of their own: the service stores them, and can read none."""

from functools import partial
from uuid import UUID

from domain.kernel.errors import SealedSeatsChanged
from infra.keys.tokens import token_hash
from infra.store.errors import SealedSeatsRevised
from infra.store.recorder import StoreRecorder
from infra.store.rows.records import SealedSeatsRow

DAY_MILLISECONDS = 24 * 60 * 60_000
LAPSES_MILLISECONDS = 3 * 365 * DAY_MILLISECONDS
"""A list that was neither read nor written for so long is deleted: longer than anybody stays away from a game."""
USED_MILLISECONDS = 90 * DAY_MILLISECONDS
"""A reader of an older list writes it again, so that it does not lapse."""
LAPSED_AT_ONCE_MAX = 100
"""Lists that lapse at one look."""
LOOKED_EVERY = DAY_MILLISECONDS


class SealedSeats:
    """Reads and writes sealed lists of seats. An owner is known by a secret alone, which is stored as a hash.

    A deleted list leaves its number, without content. So a device that has an old list learns that it was deleted.
    """

    def __init__(self, rows: StoreRecorder) -> None:
        self._rows = rows
        self._looked_at: int | None = None

    async def read(self, secret: str) -> SealedSeatsRow:
        """Return the list of an owner, of revision 0 if there never was one. Raises StoreError."""
        row = await self._read(owner_of(secret))
        if row.sealed and self._rows.clock.now() - row.stored_at > USED_MILLISECONDS:
            return await self._written_again(row)
        return row

    async def _read(self, owner: UUID) -> SealedSeatsRow:
        return await self._rows.in_thread(partial(self._rows.sealed_seats, owner))

    async def _written_again(self, row: SealedSeatsRow) -> SealedSeatsRow:
        again = SealedSeatsRow(row.owner, row.revision + 1, row.sealed, self._rows.clock.now())
        try:
            await self._rows.written([], [again])
        except SealedSeatsRevised:
            return await self._read(row.owner)
        return again

    async def write(self, secret: str, revision: int, sealed: str) -> SealedSeatsRow:
        """Replace the list of an owner, and return it; an empty one deletes it. revision: the one that the writer read.

        Anyone who sends the same again, as after a lost answer, gets the same answer. Raises SealedSeatsChanged,
        StoreError; then nothing is written.
        """
        row = SealedSeatsRow(owner_of(secret), revision + 1, sealed, self._rows.clock.now())
        try:
            await self._rows.written([], [row])
        except SealedSeatsRevised:
            row = await self._read(row.owner)
            if (row.revision, row.sealed) != (revision + 1, sealed):
                raise SealedSeatsChanged(
                    f"the sealed seats are not those of revision {revision}; read them again"
                ) from None
        return row

    async def lapse(self) -> int:
        """Delete lists that nobody has used for years, once a day. Return how many. Raises StoreError."""
        clock = self._rows.clock
        if self._looked_at is not None and clock.steady() - self._looked_at < LOOKED_EVERY:
            return 0
        before = clock.now() - LAPSES_MILLISECONDS
        found = await self._rows.in_thread(partial(self._rows.unused_sealed_seats, before, LAPSED_AT_ONCE_MAX))
        for row in found:
            try:
                await self._rows.written([], [SealedSeatsRow(row.owner, row.revision + 1, "", clock.now())])
            except SealedSeatsRevised:  # its owner was here just now, or another node was faster
                continue
        if len(found) < LAPSED_AT_ONCE_MAX:
            self._looked_at = clock.steady()
        return len(found)


def owner_of(secret: str) -> UUID:
    """Return what stands for an owner. Nobody finds a secret from it, or another secret with the same."""
    return UUID(bytes=token_hash(secret)[:16])
