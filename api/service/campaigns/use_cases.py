"""The use cases of campaigns: open one, open its next table. A projection notes the results of its tables."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple
from uuid import UUID, uuid4

from msgspec import Struct

from api.service.campaigns.loaded_campaign import CampaignReader, LoadedCampaign, campaigning
from api.service.command import Command, Opened
from api.service.tables.opening import prepared, seat_rows
from api.service.tables.use_cases import Tables
from domain.kernel.errors import (
    CampaignOver,
    InvalidRequest,
    NotYourSeat,
    RequestChanged,
    ScenarioNotOpen,
    StaleVersion,
)
from domain.kernel.fact import Entry, Fact
from domain.kernel.game import Game, Pack
from domain.kernel.tables.campaign import (
    PAPER,
    Campaigning,
    CampaignNoted,
    CampaignOpened,
    CampaignTableOpened,
    CampaignTokenReplaced,
    Noted,
    check_free,
    check_tokens,
)
from domain.kernel.tables.table import SeatPlan, TableOpened
from infra.keys.tokens import new_token, token_hash
from infra.keys.vault import Vault
from infra.packs.index import document_of
from infra.store.errors import RequestRepeated, StoreBusy
from infra.store.library import IntegrityError
from infra.store.log import TableEvent
from infra.store.rows.records import WATCHER, CampaignRow, CampaignTableRow, PackRow, RequestRow, Row, SeatTokenRow

TRIES_MAX = 3
"""How often a command is decided again because another one was first."""
NOTED_WITHIN_SECONDS = 2.0
"""How long to wait for the result of a table that has just ended."""

Tell = Callable[[Opened], bytes]
"""Encodes the answer for the new table."""


class OpenedCampaign(Struct, frozen=True):
    """A new campaign. tokens: of the seats in order; watch: for readers of a private one, else None. Shown once."""

    id: UUID
    version: int
    tokens: tuple[str, ...]
    watch: str | None


class TokenRenewal(Struct, frozen=True):
    """A seat's new token, which is shown once. version: of the campaign; replaced: hash of the token that stopped
    working.
    """

    version: int
    token: str
    replaced: bytes


class NextSeat(NamedTuple):
    """A seat of a campaign's next table. plays: what it plays in the game's words; nothing stays as it was."""

    name: str
    plays: tuple[str, ...] = ()


class NextTable(NamedTuple):
    """What a host wants of a campaign's next table. scenario: None for the one that follows; seats: None for those of
    the last table.
    """

    scenario: str | None = None
    options: Mapping[str, Any] = MappingProxyType({})
    seats: Sequence[NextSeat] | None = None


class Campaigns:
    """All campaigns of a store. For one event loop. Several processes may write; the first one wins."""

    def __init__(self, tables: Tables, vault: Vault) -> None:
        self.books = CampaignReader(tables.log, tables.packs)
        self.replaced: Callable[[bytes], None] = lambda token_hash: None
        """Called with the hash of a replaced token, so that streams opened with it can be closed."""
        self._tables, self._vault = tables, vault
        self._rows, self._codec = tables.log.rows, tables.log.codec

    async def open(
        self,
        game_id: str,
        names: Sequence[str],
        plays: Sequence[tuple[str, ...]],
        *,
        pack_id: str | None = None,
        name: str = "",
        private: bool = False,
        save: Mapping[str, Any] | None = None,
    ) -> OpenedCampaign:
        """Open a campaign with these seats. save: a game that was saved on paper, with which it begins.

        Raises InvalidRequest for an invalid game, pack, number of seats or save.
        """
        game = self._tables.game(game_id)
        playing, pack = campaigning(game), self._tables.packs.choose(game_id, pack_id)
        chronicle = playing.begun(name, tuple(names), pack)
        noted = None if save is None else taken_up(playing, game, save, len(names), pack)
        if noted is not None:
            chronicle = playing.noted_down(chronicle, noted)
        scenario = playing.next(chronicle, pack)
        if scenario is None:
            raise InvalidRequest(f"the pack {pack.id} has no campaign; choose another one")
        options = {"scenario": scenario, "campaign": playing.start(chronicle)}
        seats, id = tuple(SeatPlan(one) for one in plays), uuid4()
        first = TableOpened(str(id), "", game.id, game.rules, pack.hash, options, seats, game.dice(pack))
        game.begin(first, pack)  # refuse now what its first table would refuse
        tokens = tuple(new_token() for _ in names)
        watch = new_token() if private else None
        rows: list[Row] = [
            PackRow(pack.hash, game.id, document_of(pack)),
            CampaignRow(id, game.id, name, private, self._rows.clock.now() // 1000),
            *seat_rows(id, names, tokens, watch),
        ]
        facts: list[Fact] = [CampaignOpened(str(id), game.id, pack.hash, seats)]
        facts += [] if noted is None else [CampaignNoted(PAPER, noted)]
        now = self._rows.clock.now()
        events = [self._codec.stored(id, Entry(v, now, 0, None, None, fact)) for v, fact in enumerate(facts, 1)]
        await self._tables.commands.write(events, rows)
        return OpenedCampaign(id, len(facts), tokens, watch)

    async def open_table(self, campaign_id: UUID, command: Command, wanted: NextTable, tell: Tell) -> bytes:
        """Open the campaign's next table, which starts from the campaign's results so far. Return the encoded answer.

        Raises CampaignBusy while another table is open, ScenarioNotOpen, CampaignOver, InvalidRequest, StaleVersion,
        RequestChanged.
        """
        for _ in range(TRIES_MAX):
            if answer := await self._rows.in_thread(partial(self._repeated, campaign_id, command)):
                return answer
            book = await self.settled(campaign_id)
            try:
                await self._note_ended(book)
                book = await self._read(campaign_id)
                # Again, after the read: it may include what the same request has written meanwhile.
                if answer := await self._rows.in_thread(partial(self._repeated, campaign_id, command)):
                    return answer
                return await self._open_table(book, command, wanted, tell)
            except (RequestRepeated, IntegrityError):
                continue  # another request, or a table's result, was written first
        raise StoreBusy(f"too many clients write to campaign {campaign_id} at once; try again")

    async def replace_token(self, campaign_id: UUID, seat: int, by: int, held: bytes) -> TokenRenewal:
        """Give a seat a new token; the old one stops working. held: hash of the token that seat `by` sent.

        Raises CampaignNotFound, InvalidRequest for a missing seat, NotYourSeat if `held` was replaced meanwhile,
        WrongState after too many replacements.
        """
        token = new_token()
        for _ in range(TRIES_MAX):
            book = await self._read(campaign_id)
            row = book.seat(seat)
            if book.seat(by).token_hash != held:
                raise NotYourSeat("this token has been replaced; use the new one")
            check_tokens(book.campaign, by)
            event = book.next(CampaignTokenReplaced(seat), self._rows.clock.now(), by)
            rows = [SeatTokenRow(campaign_id, seat, token_hash(token))]
            try:
                await self._tables.commands.write([self._codec.stored(campaign_id, event.entry)], rows)
            except IntegrityError:
                continue  # the campaign moved on: decide again, by its current tokens
            self.replaced(row.token_hash)
            return TokenRenewal(event.originator_version, token, row.token_hash)
        raise StoreBusy(f"too many clients write to campaign {campaign_id} at once; try again")

    async def settled(self, campaign_id: UUID) -> LoadedCampaign:
        """Return a campaign as it is now. If a table has just ended, wait briefly for its result."""
        book = await self._read(campaign_id)
        if await self._rows.in_thread(partial(self._ended_table, book)) is None:
            return book
        await self._tables.feed.wait(campaign_id, NOTED_WITHIN_SECONDS)
        return await self._read(campaign_id)

    async def _read(self, campaign_id: UUID) -> LoadedCampaign:
        return await self._rows.in_thread(partial(self.books.read, campaign_id))

    def _ended_table(self, book: LoadedCampaign) -> UUID | None:
        """Return the campaign's open table if it has ended and its result is not noted yet."""
        table = book.campaign.table
        return UUID(table.table) if table and self.books.is_ended(UUID(table.table)) else None

    async def _note_ended(self, book: LoadedCampaign) -> None:
        """Note the result of an ended table that could not be read when it ended. Raises as reading it."""
        event = await self._rows.in_thread(partial(self._ending, book))
        if event is not None:
            await self._tables.commands.write([self._codec.stored(event.originator_id, event.entry)], [])

    def _ending(self, book: LoadedCampaign) -> TableEvent | None:
        table_id = self._ended_table(book)
        return self.books.ending(book.row.campaign, table_id) if table_id else None

    async def _open_table(self, book: LoadedCampaign, command: Command, wanted: NextTable, tell: Tell) -> bytes:
        campaign, campaign_id = book.campaign, book.row.campaign
        if command.expected not in (None, campaign.version):
            raise StaleVersion(command.expected, campaign.version)
        check_free(campaign)
        chosen = chosen_scenario(book, wanted.scenario)
        seats = await self._rows.in_thread(partial(self._seats, book, wanted.seats))
        opened, events, rows = prepared(
            self._tables.log,
            self._vault,
            book.game,
            book.pack,
            [seat.name for seat in seats],
            [seat.plays for seat in seats],
            own_options(wanted.options) | {"scenario": chosen, "campaign": book.playing.start(book.chronicle)},
            book.row.name,
            book.row.private,
        )
        event = book.next(CampaignTableOpened(str(opened.id), chosen), self._rows.clock.now(), command.seat)
        answer = tell(opened)
        rows.append(CampaignTableRow(opened.id, campaign_id))
        rows.extend(self._request_rows(campaign_id, command, event.originator_version, answer))
        await self._tables.commands.write([*events, self._codec.stored(campaign_id, event.entry)], rows)
        return answer

    def _seats(self, book: LoadedCampaign, wanted: Sequence[NextSeat] | None) -> Sequence[NextSeat]:
        """Return the seats of the next table: those that the host names, else those of the last table that counted.

        Raises InvalidRequest for a campaign whose seats stay the same.
        """
        campaign = book.campaign
        if wanted is not None and not book.playing.seats_change:
            raise InvalidRequest(f"the seats of a campaign of {book.game.id} stay the same; leave `seats` out")
        if wanted is not None:
            return wanted
        if campaign.last in (None, PAPER) or not book.playing.seats_change:
            plans = campaign.facts_of_opening.seats
            return [NextSeat(name, plan.plays) for name, plan in zip(book.players, plans, strict=True)]
        rows = self._rows.seats(UUID(campaign.last))
        return [NextSeat(row.name) for row in sorted(rows, key=lambda row: row.seat) if row.seat != WATCHER]

    def _request_rows(self, campaign_id: UUID, command: Command, version: int, answer: bytes) -> list[Row]:
        """Return the row of the request. Its answer holds tokens, so it is stored encrypted."""
        request = command.request
        if request is None:
            return []
        encrypted = self._vault.encrypt(campaign_id, answer)
        return [RequestRow(campaign_id, command.seat, request.key, request.body_hash, version, version, encrypted)]

    def _repeated(self, campaign_id: UUID, command: Command) -> bytes | None:
        """Return the first answer to this request if it was carried out. Raises RequestChanged for another body."""
        request = command.request
        row = request and self._rows.request(campaign_id, command.seat, request.key)
        if not row or not request:
            return None
        if row.body_hash != request.body_hash:
            raise RequestChanged("this Idempotency-Key was used with another body; send a new key")
        return self._vault.decrypt(campaign_id, row.answer)


def taken_up(playing: Campaigning, game: Game, save: Mapping[str, Any], seats: int, pack: Pack) -> Noted:
    """Return a game that was saved on paper as the outcome with which a campaign begins. Raises InvalidRequest."""
    if playing.taken_up is None:
        raise InvalidRequest(f"campaigns of {game.id} take up no save from paper; leave out save")
    return playing.taken_up(save, seats, pack)


def chosen_scenario(book: LoadedCampaign, wanted: str | None) -> str:
    """Return the scenario of the next table. Raises ScenarioNotOpen, naming the open ones; CampaignOver if none
    follows.
    """
    possible = book.playing.possible(book.chronicle, book.pack)
    scenario = book.playing.next(book.chronicle, book.pack) if wanted is None else wanted
    if scenario is None:
        replays = f"; name one to replay: {', '.join(possible)}" if possible else "; open a new campaign"
        raise CampaignOver(f"no scenario follows{replays}")
    if scenario not in possible:
        raise ScenarioNotOpen(f"the campaign has not reached {scenario!r}; choose one of {', '.join(possible)}")
    return scenario


def own_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that the host may set for a table. Raises InvalidRequest for those that the campaign sets."""
    for said in ("campaign", "scenario"):
        if said in options:
            raise InvalidRequest(f"the campaign sets {said!r}; leave it out of the options")
    if options.get("delay"):
        raise InvalidRequest("leave `delay` out: the campaign would show its table's result before the delay")
    return dict(options)
