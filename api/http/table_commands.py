"""The commands that start and end a table, and that keep it going: seeds, start, default, end."""

from collections.abc import Callable
from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Response
from msgspec import Struct
from pydantic import AfterValidator, Field

from api.service.command import CommandResult
from api.service.tables.use_cases import Tables
from api.shared.bodies import Body
from api.shared.commands import Done, Event, answered, command_of, encode
from api.shared.openapi.description import commands
from api.shared.openapi.examples import COMMITMENT, PLAYED, ROOT
from api.shared.openapi.fields import Hash, Version
from api.shared.openapi.parameters import IdempotencyKey, IfMatch, TableId
from api.shared.problems import MalformedRequest
from api.shared.reader import HostDep, SeatDep, ServiceDep
from domain.kernel.chance.fate import SEED_BYTES_MAX, SEED_BYTES_MIN
from domain.kernel.tables.table import SEATS_MAX

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["tables"])


def _of_seed_size(seed: str) -> str:
    """Check that a seed has 32 to 64 bytes of UTF-8 (audit protocol 1.3). Raises ValueError."""
    try:
        size = len(seed.encode())
    except UnicodeEncodeError as error:
        raise ValueError("the seed is not valid UTF-8; send valid UTF-8") from error
    if not SEED_BYTES_MIN <= size <= SEED_BYTES_MAX:
        raise ValueError(f"send a seed of {SEED_BYTES_MIN} to {SEED_BYTES_MAX} bytes of UTF-8")
    return seed


class SeedIn(Body):
    """A seat's sealed seed, or the seed itself to open it."""

    sealed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None = None
    seed: Annotated[str, Field(max_length=64), AfterValidator(_of_seed_size)] | None = None


class DefaultIn(Body):
    """The seat whose question gets its default answer."""

    seat: Annotated[int, Field(ge=0, le=SEATS_MAX - 1)]


class EndIn(Body):
    """The end of a table. losing: even if its campaign would not note all that was played."""

    losing: bool = False


class Rooted(Struct, frozen=True):
    """The log's size and root. A seat keeps them until the reveal (audit protocol 1.3)."""

    version: Version
    root: Hash


STARTED = Done(3, 0, [Event(2, "table-started", None, {})], (0,))
ACTED = Done(
    6,
    1,
    [
        Event(4, "action-taken", PLAYED.rule, {"seat": 0, "key": PLAYED.key}),
        Event(5, PLAYED.fact, PLAYED.rule, dict(PLAYED.data)),
        Event(6, "awaiting", None, {"kept": 10, "tasks": []}),
    ],
    (0,),
)


def table_done(fact: str, *next: int, action: int = 1, **data: Any) -> Done:
    """Return the example of an answer to a command that changes the table itself, such as an undo."""
    return Done(9, action, [Event(9, fact, None, data)], next)


@router.post("/seeds")
@commands("Seal or open a player's seed", Rooted(3, ROOT), "seed-refused", body=SeedIn(sealed=COMMITMENT))
async def seed(
    table_id: TableId, body: SeedIn, seat: SeatDep, service: ServiceDep, idempotency_key: IdempotencyKey = None
) -> Response:
    """Seal a seat's seed, and later open it (audit protocol 1.3). 409 if sealing is over, or if the seed is not the
    sealed one.
    """
    if (body.sealed is None) == (body.seed is None):
        raise MalformedRequest("send either `sealed` or `seed`, and only one of them")
    command = command_of(
        seat, "seeds", [body.sealed, body.seed], key=idempotency_key, answer=root_bytes(service.tables, table_id)
    )
    if body.sealed is not None:
        result = await service.tables.seal(table_id, command, body.sealed)
    else:
        result = await service.tables.open_seed(table_id, command, body.seed or "")
    return answered(result)


@router.post("/start")
@commands("Start the game", STARTED, "stale-version", "seats-open")
async def start(
    table_id: TableId,
    seat: HostDep,
    service: ServiceDep,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Close the seeds, set the game up and ask its first question. 409 while a sealed seed is not opened."""
    command = command_of(seat, "start", None, key=idempotency_key, if_match=if_match)
    return answered(await service.tables.start(table_id, command))


@router.post("/default")
@commands("Answer for an absent seat", ACTED, "stale-version", body=DefaultIn(seat=1))
async def answer_for(
    table_id: TableId,
    body: DefaultIn,
    host: HostDep,
    service: ServiceDep,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Answer an absent seat's question with its default, once the table has been idle long enough. Only the host may.

    409 if the seat has no open question, or if someone acted recently.
    """
    command = command_of(host, "default", body.seat, key=idempotency_key, if_match=if_match)
    idle = service.settings.idle_seconds
    return answered(await service.tables.answer_for(table_id, command, body.seat, idle))


@router.post("/end")
@commands(
    "End the table, and reveal its seed",
    table_done("table-ended", result="success"),
    "stale-version",
    "unsaved",
    body=EndIn(),
)
async def end(
    table_id: TableId,
    seat: SeatDep,
    service: ServiceDep,
    body: EndIn | None = None,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """End the table for good and reveal its seed. Any seat may once the game is over; before that only the host.

    409 if a table of a campaign would lose what was played since its last save, unless the body says `losing`.
    """
    losing = body is not None and body.losing
    command = command_of(seat, "end", losing or None, key=idempotency_key, if_match=if_match)
    return answered(await service.tables.end(table_id, command, losing=losing))


def root_bytes(tables: Tables, table_id: UUID) -> Callable[[CommandResult], bytes]:
    """Return a function that encodes the log's size and root: a seat keeps the root from before it opened its seed."""

    def answer(result: CommandResult) -> bytes:
        return encode(Rooted(result.version, tables.root(table_id, result.entries)))

    return answer
