"""The luck of tables: what came by chance beside what even chances give, as everybody may know it."""

from typing import NamedTuple
from uuid import UUID

from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from domain.kernel.chance.seal import as_seen
from infra.cache import Cache
from projections.luck.account import Account, account
from projections.luck.ledger import gathered
from projections.luck.outcomes import Outcomes

CACHED_MAX = 64


class Luck(NamedTuple):
    """What came at a table, and what that says."""

    outcomes: Outcomes
    account: Account


class LuckCache:
    """The luck of the tables asked for last, by table and version. For any number of threads."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards
        self._cached: Cache[tuple[UUID, int], Luck] = Cache(CACHED_MAX)

    def of(self, seen: ReaderView) -> Account:
        """Return the luck at a table up to the version that its reader sees. Raises LogCorrupt.

        It is the same for every reader: it holds only what everybody may know at that version.
        """
        return self._luck(seen).account

    def outcomes(self, seen: ReaderView) -> Outcomes:
        """Return the outcomes behind it, to be added to those of other tables. Raises LogCorrupt."""
        return self._luck(seen).outcomes

    def _luck(self, seen: ReaderView) -> Luck:
        return self._cached.of((seen.id, seen.table.version), lambda: self._made(seen))

    def _made(self, seen: ReaderView) -> Luck:
        names, pack = self._boards.game_view(seen).luck, seen.pack
        entries = seen.entries_after(0)
        known = entries if seen.table.revealed else (as_seen(entry, None) for entry in entries)
        outcomes = gathered(known, seen.plan.dice, lambda deck, card: names.kind_of(pack, deck, card))
        return Luck(outcomes, account(outcomes))
