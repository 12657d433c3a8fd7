"""Campaigns as read from the store: the rows outside a campaign's log, and what its log folds to."""

from typing import Any
from uuid import UUID

from msgspec import Struct

from api.service.tables.table_cache import TableCache
from domain.kernel.errors import CampaignNotFound, InvalidRequest, RulesTooNew
from domain.kernel.fact import Entry, Fact
from domain.kernel.game import Game, Pack
from domain.kernel.tables.campaign import Campaign, Campaigning, ending, follow_campaign_entries, is_open
from domain.kernel.tables.table import TableEnded
from infra.packs.index import PackIndex
from infra.store.codec import tag_of
from infra.store.log import TableEvent, TableLog
from infra.store.rows.records import WATCHER, CampaignRow, SeatRow

ENDED = tag_of(TableEnded)


class LoadedCampaign(Struct, frozen=True):
    """A campaign at a moment. playing: its game's campaign rules."""

    row: CampaignRow
    seats: tuple[SeatRow, ...]
    campaign: Campaign
    game: Game
    pack: Pack
    playing: Campaigning

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(one.name for one in self.seats if one.seat != WATCHER)

    def seat(self, seat: int) -> SeatRow:
        """Return the row of a seat. Raises InvalidRequest if there is none."""
        found = next((one for one in self.seats if one.seat == seat != WATCHER), None)
        if found is None:
            raise InvalidRequest(f"the campaign has no seat {seat}; it has {len(self.players)}, counted from 0")
        return found

    @property
    def chronicle(self) -> Any:
        """The results of all its tables, as the game folds them."""
        chronicle = self.playing.begun(self.row.name, self.players, self.pack)
        for noted in self.campaign.noted:
            chronicle = self.playing.noted_down(chronicle, noted)
        return chronicle

    def next(self, fact: Fact, now: int, by: int | None = None) -> TableEvent:
        """Return a fact as the campaign's next event. now: milliseconds; by: the seat, None for the service."""
        campaign = self.campaign
        entry = Entry(campaign.version + 1, max(now, campaign.at), 0, by, None, fact)
        return TableEvent(self.row.campaign, entry.version, entry)


class CampaignReader:
    """Reads the campaigns of a store. For any number of threads."""

    def __init__(self, log: TableLog, packs: PackIndex) -> None:
        self._log, self._packs = log, packs

    def read(self, campaign_id: UUID) -> LoadedCampaign:
        """Return a campaign as it is now. Raises CampaignNotFound, LogCorrupt, RulesTooNew, PackCorrupt."""
        row = self.row(campaign_id)
        campaign = follow_campaign_entries(self._log.entries(campaign_id))
        opened = campaign.facts_of_opening
        game = self._log.codec.games.get(opened.game)
        if game is None or game.campaign is None:
            raise RulesTooNew(f"campaigns of {opened.game} are not installed here; the operator must update the server")
        stored = self._log.rows.pack(opened.pack)
        pack = self._packs.of_hash(game.id, opened.pack, stored.document if stored else None)
        seats = tuple(self._log.rows.seats(campaign_id))
        return LoadedCampaign(row, seats, campaign, game, pack, game.campaign)

    def row(self, campaign_id: UUID) -> CampaignRow:
        """Return a campaign's row. Raises CampaignNotFound."""
        row = self._log.rows.campaign(campaign_id)
        if row is None:
            raise CampaignNotFound(f"no campaign {campaign_id}")
        return row

    def is_ended(self, table_id: UUID) -> bool:
        """Return whether a table has ended, without reading its log: only the reveal comes after the end."""
        return any(event.topic == ENDED for event in self._log.rows.select_events(table_id, desc=True, limit=2))

    def ending(self, campaign_id: UUID, table_id: UUID) -> TableEvent | None:
        """Return the campaign's event for a table that ended; None if the campaign has it already.

        Raises as `read`, and as reading the table.
        """
        book = self.read(campaign_id)
        if not is_open(book.campaign, str(table_id)):
            return None
        loaded = TableCache(self._log, self._packs, 1, 1).get(table_id)
        noted = book.playing.noted(loaded.position.state, str(table_id)) if loaded.position else None
        return book.next(ending(str(table_id), noted), self._log.rows.clock.now())

    def goes_on(self, table_id: UUID) -> bool:
        """Return whether a table is one of a campaign that goes on. Raises as `read`."""
        campaign_id = self._log.rows.campaign_of(table_id)
        if campaign_id is None:
            return False
        book = self.read(campaign_id)
        return book.playing.next(book.chronicle, book.pack) is not None

    def is_open(self, campaign_id: UUID, table_id: UUID) -> bool:
        """Return whether a campaign waits for this table. Raises as `read`."""
        return is_open(self.read(campaign_id).campaign, str(table_id))


def campaigning(game: Game) -> Campaigning:
    """Return a game's campaign rules. Raises InvalidRequest if it has none."""
    if game.campaign is None:
        raise InvalidRequest(f"{game.id} has no campaigns; open a table instead")
    return game.campaign
