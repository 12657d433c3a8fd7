"""Open a table, and what the answers for all new tables and campaigns share."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from fastapi import APIRouter, Response
from msgspec import UNSET, Struct, UnsetType
from pydantic import Field

from api.service.command import Opened
from api.shared.bodies import Body, Name, Options, PackName, SeatIn, Seats, Word
from api.shared.commands import encode, location
from api.shared.openapi.description import BODY, Answer, described
from api.shared.openapi.examples import COMMITMENT, GAME, HOST_TOKEN, OTHER_TOKEN, SCENARIO, TABLE
from api.shared.openapi.fields import Hash, Seat, Token, Version
from api.shared.reader import ServiceDep
from domain.kernel.errors import InvalidRequest
from projections.view import View

router = APIRouter(prefix="/v1/tables", tags=["tables"])


class TableIn(Body):
    """A new table."""

    game: Word
    pack: PackName | None = None
    scenario: Word | None = None
    options: Options = Field(default={})
    seats: Seats
    name: Name = ""
    private: bool = False

    def all_options(self) -> dict[str, Any]:
        """Return the table's options, with the scenario among them."""
        return dict(self.options) | ({} if self.scenario is None else {"scenario": self.scenario})


class SeatToken(Struct, frozen=True):
    """A seat with its token."""

    seat: Seat
    token: Token


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
    codes=(*BODY, "invalid-request", "content-error", "store-unavailable"),
    body=TableIn(
        game=GAME,
        scenario=SCENARIO.id,
        options={"undo": "knowledge"},
        seats=[SeatIn(name="Ada"), SeatIn(name="Ben")],
    ),
)
async def open_table(body: TableIn, service: ServiceDep) -> Response:
    """Open a table. The tokens are shown once; `watch` is present only for a private table.

    422 for an unknown game, pack, scenario or option, or a wrong number of seats.
    """
    check_seats(service.views, body.game, len(body.seats))
    opened = await service.tables.open(
        body.game,
        [seat.name for seat in body.seats],
        [tuple(seat.plays) for seat in body.seats],
        pack_id=body.pack,
        options=body.all_options(),
        name=body.name,
        private=body.private,
    )
    return opened_at(location(opened.id), opened.version, opened_bytes(opened))


def check_seats(views: Mapping[str, View], game: str, seats: int) -> None:
    """Check that the game exists and allows this many seats. Raises InvalidRequest."""
    view = views.get(game)
    if view is None:
        raise InvalidRequest(f"no game {game!r}; choose one of {', '.join(views)}")
    fewest, most = view.seats
    if not fewest <= seats <= most:
        raise InvalidRequest(f"wrong number of seats; {game} has {fewest} to {most}")


def seat_tokens(tokens: Sequence[str]) -> tuple[SeatToken, ...]:
    """Return the tokens of seats as the answer shows them, once."""
    return tuple(SeatToken(seat, token) for seat, token in enumerate(tokens))


def opened_bytes(opened: Opened) -> bytes:
    """Encode the answer for a new table."""
    return encode(
        OpenedTable(
            id=opened.id,
            version=opened.version,
            seats=seat_tokens(opened.tokens),
            watch=UNSET if opened.watch is None else opened.watch,
            commitment=opened.commitment,
        )
    )


def opened_at(location: str, version: int, body: bytes) -> Response:
    """Return the answer for something that was opened."""
    headers = {"Location": location, "ETag": f'"{version}"', "Cache-Control": "no-store"}
    return Response(body, 201, headers, "application/json")
