"""Open a table, and what the answers for all new tables and campaigns share."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any
from uuid import UUID

from fastapi import APIRouter, Response
from msgspec import UNSET, Struct, UnsetType
from pydantic import Field

from api.service.bots import BotName, strategy_of
from api.service.command import Opened
from api.service.seats.seating import bot_name
from api.shared.bodies import Body, Name, Options, PackName, TableSeatIn, TableSeats, Word
from api.shared.commands import encode, location
from api.shared.openapi.description import BODY, Answer, described
from api.shared.openapi.examples import COMMITMENT, GAME, HOST_TOKEN, OTHER_TOKEN, SCENARIO, TABLE
from api.shared.openapi.fields import Hash, Seat, Token, Version
from api.shared.reader import ServiceDep
from domain.kernel.errors import InvalidRequest
from domain.kernel.tables.decisions import HOST
from infra.store.rows.records import BOT, OPEN, PERSON
from projections.view import View

router = APIRouter(prefix="/v1/tables", tags=["tables"])


class TableIn(Body):
    """A new table."""

    game: Word
    pack: PackName | None = None
    scenario: Word | None = None
    options: Options = Field(default={})
    seats: TableSeats
    name: Name = ""
    private: bool = False

    def all_options(self) -> dict[str, Any]:
        """Return the table's options, with the scenario among them."""
        return dict(self.options) | ({} if self.scenario is None else {"scenario": self.scenario})


class SeatToken(Struct, frozen=True):
    """A seat with its token; with its invite if it is open; with neither if a bot plays it."""

    seat: Seat
    token: Token | UnsetType = UNSET
    invite: Token | UnsetType = UNSET


class OpenedTable(Struct, frozen=True, kw_only=True):
    """A new table. commitment: SHA-256 of its secret seed; watch: a token that may only read, for private tables."""

    id: UUID
    version: Version
    seats: tuple[SeatToken, ...]
    watch: Token | UnsetType = UNSET
    commitment: Hash


SEAT_TOKENS = (SeatToken(0, HOST_TOKEN), SeatToken(1, OTHER_TOKEN))
OPENED = OpenedTable(id=UUID(TABLE), version=1, seats=SEAT_TOKENS, commitment=COMMITMENT)


def opens(about: str, example: Any = OPENED) -> Answer:
    """Describe the answer for something that was opened."""
    return Answer(example, about, 201, headers=("ETag", "Location"))


@router.post("", status_code=201)
@described(
    "Open a table",
    opens("The table is open. Store the tokens: they are not shown again."),
    codes=(*BODY, "invalid-request", "foreign-note", "content-error", "store-unavailable"),
    body=TableIn(
        game=GAME,
        scenario=SCENARIO.id,
        options={"undo": "knowledge"},
        seats=[TableSeatIn(name="Ada"), TableSeatIn(name="Ben")],
    ),
)
async def open_table(body: TableIn, service: ServiceDep) -> Response:
    """Open a table. The tokens are shown once; `watch` is present only for a private table.

    A seat with `open` has an `invite` in place of a token. Whoever joins first takes it; see `/join`. Seat 0 hosts the
    table, so it is a person's. The service plays a seat with `bot`: `greedy`, `random`, or `guide` where the game has
    one for its campaign.

    422 for an unknown game, pack, scenario or option, or a wrong number of seats.
    """
    check_seats(service.views, body.game, len(body.seats))
    holders = holders_of(body.seats, service.views[body.game])
    opened = await service.tables.open(
        body.game,
        [seat.name or (bot_name(number) if seat.bot else "") for number, seat in enumerate(body.seats)],
        [tuple(seat.plays) for seat in body.seats],
        pack_id=body.pack,
        options=body.all_options(),
        name=body.name,
        private=body.private,
        holders=holders,
    )
    service.bots.look()
    return opened_at(location(opened.id), opened.version, opened_bytes(opened, holders))


def holders_of(seats: Sequence[TableSeatIn], view: View) -> list[str]:
    """Return who holds each seat of a new table. Raises InvalidRequest if nobody would hold the host's, for a bot that
    the game has not, and for one at an open seat.
    """
    if seats[HOST].open or seats[HOST].bot:
        raise InvalidRequest("seat 0 hosts the table, so it is a person's; open another seat, or give a bot another")
    for number, seat in enumerate(seats):
        check_bot(seat.bot, view)
        if seat.open and seat.bot:
            raise InvalidRequest(f"seat {number} is open, so no bot plays it; leave out `open` or `bot`")
    return [OPEN if seat.open else PERSON if seat.bot is None else BOT + seat.bot for seat in seats]


def check_bot(bot: str | None, view: View) -> None:
    """Check that a game has this bot. Raises InvalidRequest."""
    if bot == BotName.guide and strategy_of(view).guide is None:
        raise InvalidRequest(f"{view.game.id} has no guide; choose greedy or random as bot")


def check_seats(views: Mapping[str, View], game: str, seats: int) -> None:
    """Check that the game exists and allows this many seats. Raises InvalidRequest."""
    view = views.get(game)
    if view is None:
        raise InvalidRequest(f"no game {game!r}; choose one of {', '.join(views)}")
    fewest, most = view.seats
    if not fewest <= seats <= most:
        raise InvalidRequest(f"wrong number of seats; {game} has {fewest} to {most}", "seats")


def seat_tokens(tokens: Sequence[str], holders: Sequence[str] = ()) -> tuple[SeatToken, ...]:
    """Return the tokens of seats as the answer shows them, once. holders: of the seats, by default people."""
    return tuple(
        seat_token(seat, token, holder)
        for seat, (token, holder) in enumerate(zip_longest(tokens, holders, fillvalue=PERSON))
    )


def seat_token(seat: int, token: str, holder: str) -> SeatToken:
    """Return the token of a seat, the invite of an open one, and neither for a bot's."""
    if holder == OPEN:
        return SeatToken(seat, invite=token)
    return SeatToken(seat) if holder.startswith(BOT) else SeatToken(seat, token)


def opened_bytes(opened: Opened, holders: Sequence[str] = ()) -> bytes:
    """Encode the answer for a new table. holders: of its seats, by default people."""
    return encode(
        OpenedTable(
            id=opened.id,
            version=opened.version,
            seats=seat_tokens(opened.tokens, holders),
            watch=UNSET if opened.watch is None else opened.watch,
            commitment=opened.commitment,
        )
    )


def opened_at(location: str, version: int, body: bytes) -> Response:
    """Return the answer for something that was opened."""
    headers = {"Location": location, "ETag": f'"{version}"', "Cache-Control": "no-store"}
    return Response(body, 201, headers, "application/json")
