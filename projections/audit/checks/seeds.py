"""Check C: the seeds, sealed, opened, and revealed at the end. Source: audit protocol 1.1 to 1.3, 4, 5.C."""

from domain.kernel.chance.fate import check_opening, commitment
from domain.kernel.errors import SeedRefused
from domain.log.line import Flawed
from projections.audit.facts import SeedOpened, SeedRevealed, SeedSealed, TableEnded, TableOpened, TableStarted
from projections.audit.log import Item


class Seeds:
    """Follows a table's own entries from the sealing to the reveal."""

    def __init__(self, opened: TableOpened) -> None:
        self._table = opened
        self._seals: dict[int, str] = {}
        self._opened: set[int] = set()
        self._started = False
        self._ended = False
        self._revealed = False

    def follow(self, item: Item) -> None:
        """Check an entry. Raises Flawed if a seed does not fit its seal or the commitment, or comes at the wrong
        time.
        """
        if item.is_copy:
            return
        if self._revealed:
            raise Flawed("follows the reveal, which ends a log")
        if self._ended and not isinstance(item.fact, SeedRevealed):
            raise Flawed("follows the end; only the reveal does")
        match item.fact:
            case SeedSealed(seat, sealed):
                self._seal(seat, sealed)
            case SeedOpened(seat, seed):
                self._open(seat, seed)
            case TableStarted():
                self._start()
            case TableEnded():
                self._ended = True
            case SeedRevealed(seed):
                self._reveal(seed)
            case _ if item.entry.action and not self._started:
                raise Flawed("an action before the start")

    def _seal(self, seat: int, sealed: str) -> None:
        if self._opened or self._started:
            raise Flawed("a seed is sealed after the first was opened")
        if seat in self._seals or seat >= len(self._table.seats):
            raise Flawed(f"a second seal, or no such seat: {seat}")
        self._seals[seat] = sealed

    def _open(self, seat: int, seed: str) -> None:
        if self._started or seat in self._opened:
            raise Flawed("a seed is opened after the start, or twice")
        if seat not in self._seals:
            raise Flawed("a seed is opened that was not sealed")
        try:
            check_opening(seed, self._seals[seat])
        except SeedRefused as refused:
            raise Flawed(str(refused)) from refused
        self._opened.add(seat)

    def _start(self) -> None:
        if self._started:
            raise Flawed("started twice")
        if waiting := sorted(self._seals.keys() - self._opened):
            raise Flawed(f"started before the sealed seeds of seats {waiting} were opened")
        self._started = True

    def _reveal(self, seed: str) -> None:
        if not self._ended:
            raise Flawed("the seed is revealed before the end")
        if commitment(bytes.fromhex(seed)) != self._table.commitment:
            raise Flawed("the seed revealed is not the one committed to")
        self._revealed = True
