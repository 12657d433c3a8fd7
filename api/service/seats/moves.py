"""What the bots of a table do next, found from what their seats know."""

from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from api.service.bots import BotName, bot_of, guide_of, strategy_of
from api.service.tables.commit import next_seats
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards, Sight
from domain.kernel.registry import default
from domain.kernel.task import Option, Question, Together
from infra.store.rows.records import AWAY, BOT, PERSON, WATCHER, SeatRow
from projections.bot import Bot, Lead, Offer


class Move(NamedTuple):
    """What a bot does. key: of the option that it takes, None if it consents to the open proposal."""

    seat: int
    version: int
    key: str | None


def bot_of_row(row: SeatRow) -> str | None:
    """Return the name of the bot that plays a seat; None if no bot does."""
    prefix = next((one for one in (BOT, AWAY) if row.holder.startswith(one)), None)
    return None if prefix is None else row.holder.removeprefix(prefix)


def is_accompanied(seats: Sequence[SeatRow]) -> bool:
    """Return whether a person sits at the table and plays."""
    return any(row.holder == PERSON and row.seat != WATCHER for row in seats)


class Players:
    """The bots of one table. They remember nothing but how often they went back.

    idle_at: the version and the seats at which none of them had a move, None while one may have.
    """

    def __init__(self, table: UUID, boards: Boards) -> None:
        self._table, self._boards = table, boards
        self.idle_at: tuple[int, list[SeatRow]] | None = None
        self._bots: dict[tuple[int, str], Bot] = {}
        self._leads: dict[int, Lead] = {}

    def is_asked(self, loaded: LoadedTable) -> bool:
        """Return whether a bot may have a move, without looking for one. Raises LogCorrupt."""
        table, bots = loaded.table, self._playing(loaded)
        if not bots:
            return False
        if table.proposal is not None:
            return any(seat in bots for seat in table.proposal.waiting)
        return any(seat in bots for seat in next_seats(table, loaded.position_in(table)))

    def next(self, loaded: LoadedTable) -> Move | None:
        """Return the next move of a bot; None if none is asked, or if people decide first. Raises LogCorrupt.

        A bot consents to every undo. While people still decide about one, no bot acts, since that would end it.
        """
        table, bots = loaded.table, self._playing(loaded)
        if table.proposal is not None:
            waiting = [seat for seat in table.proposal.waiting if seat in bots]
            return Move(waiting[0], table.version, None) if waiting else None
        position = loaded.position_in(table)
        if not bots or position is None or position.asked is None:
            return None
        listed = loaded.listed(position)
        for seat in position.asked.seats:
            mine = [option for option in listed if option.seat == seat]
            if seat in bots and mine:
                sight = self._boards.sight(ReaderView(loaded, table, table, None, seat), "en")
                return Move(seat, table.version, self._chosen(sight, seat, bots[seat], position.asked, mine))
        return None

    def _playing(self, loaded: LoadedTable) -> dict[int, str]:
        """Return the bots that play now, by seat: none before the start, after the end, and without a person there."""
        if not is_accompanied(loaded.seats) or not loaded.table.started or loaded.is_closed:
            return {}
        return {row.seat: name for row in loaded.seats if (name := bot_of_row(row)) is not None}

    def _chosen(self, sight: Sight, seat: int, name: str, asked: Question | Together, mine: Sequence[Option]) -> str:
        """Return the key of the option that a bot takes. sight: what its seat knows."""
        position = sight.reader_view.position
        assert position is not None, "a table that asks has a position"
        known = sight.known(position)
        keys = {option.key for option in mine}
        if name == BotName.guide:
            wanted = next((key for key in self._lead(sight, seat)(known) if key in keys), None)
            if wanted is not None:
                return wanted
        usual = default(position.state, asked, seat)
        offers = [Offer(one.key, one.key == usual, one.mark) for one in mine]
        return self._bot(sight, seat, name)(offers, lambda: strategy_of(sight.view).of_position(known, seat))

    def _bot(self, sight: Sight, seat: int, name: str) -> Bot:
        if (seat, name) not in self._bots:
            self._bots[seat, name] = bot_of(BotName(name), self._seed(seat), sight.view)
        return self._bots[seat, name]

    def _lead(self, sight: Sight, seat: int) -> Lead:
        if seat not in self._leads:
            self._leads[seat] = guide_of(sight.view, sight.reader_view.pack, self._seed(seat))
        return self._leads[seat]

    def _seed(self, seat: int) -> str:
        """Return what a bot draws its choices from. It has no part in the table's chance."""
        return f"{self._table}/{seat}"
