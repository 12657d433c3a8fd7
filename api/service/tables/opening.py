"""The parts of a new table: its opening, its sealed seed, and the tokens of its seats and watchers."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args
from uuid import UUID, uuid4

from msgspec import Struct

from api.service.command import Opened
from api.service.tables.commit import numbered
from domain.kernel.chance.fate import commitment
from domain.kernel.errors import InvalidRequest
from domain.kernel.fact import Stated
from domain.kernel.game import Game, Pack
from domain.kernel.tables.table import DELAY_MAX, Policy, SeatPlan, TableOpened
from infra.keys.server_seed import new_server_seed
from infra.keys.tokens import new_token, token_hash
from infra.keys.vault import Vault
from infra.packs.index import document_of
from infra.store.library import StoredEvent
from infra.store.log import TableLog
from infra.store.rows.records import PERSON, WATCHER, PackRow, Row, SeatRow, SeedRow, TableRow

POLICIES = get_args(Policy)


class NewTable(Struct, frozen=True):
    """What every new table has of its own. opened: the data for the answer; at: its time, milliseconds since 1970;
    rows: all that is stored outside its log.
    """

    opened: Opened
    at: int
    rows: list[Row]


def new_table(
    log: TableLog,
    vault: Vault,
    game: Game,
    pack: Pack,
    names: Sequence[str],
    name: str,
    private: bool,
    version: int = 1,
    holders: Sequence[str] = (),
) -> NewTable:
    """Make a new table's id, sealed seed and tokens. names: of the seats; version: the one that its log begins with;
    holders: of the seats, by default people. The token of an open seat is its invite.
    """
    table_id, seed, now = uuid4(), new_server_seed(), log.rows.clock.now()
    tokens = tuple(new_token() for _ in names)
    watch = new_token() if private else None
    rows: list[Row] = [
        PackRow(pack.hash, game.id, document_of(pack)),
        SeedRow(table_id, vault.encrypt(table_id, seed)),
        TableRow(table_id, game.id, name, private, now // 1000),
        *seat_rows(table_id, names, tokens, watch, holders),
    ]
    return NewTable(Opened(table_id, version, tokens, watch, commitment(seed)), now, rows)


def prepared(
    log: TableLog,
    vault: Vault,
    game: Game,
    pack: Pack,
    names: Sequence[str],
    plays: Sequence[tuple[str, ...]],
    options: Mapping[str, Any],
    name: str,
    private: bool,
    holders: Sequence[str] = (),
) -> tuple[Opened, list[StoredEvent], list[Row]]:
    """Return a new table, and everything to write to open it. Raises InvalidRequest for invalid options.

    holders: of the seats, by default people.
    """
    new = new_table(log, vault, game, pack, names, name, private, holders=holders)
    fact = TableOpened(
        table=str(new.opened.id),
        commitment=new.opened.commitment,
        game=game.id,
        rules=game.rules,
        pack=pack.hash,
        options=checked_options(options),
        seats=tuple(SeatPlan(one) for one in plays),
        dice=game.dice(pack),
    )
    game.begin(fact, pack)
    (entry,) = numbered(0, [Stated(None, fact)], 0, None, new.at)
    return new.opened, [log.codec.stored(new.opened.id, entry)], new.rows


def seat_rows(
    id: UUID, names: Sequence[str], tokens: Sequence[str], watch: str | None, holders: Sequence[str] = ()
) -> list[SeatRow]:
    """Return the rows of those who sit at a table or in a campaign, and of those who may only watch.

    holders: of the seats, by default people.
    """
    held = holders or [PERSON for _ in names]
    rows = [SeatRow(id, seat, name, token_hash(tokens[seat]), holder=held[seat]) for seat, name in enumerate(names)]
    return rows if watch is None else [*rows, SeatRow(id, WATCHER, "", token_hash(watch))]


def checked_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Check the table's own options; the game checks its options. Raises InvalidRequest."""
    policy, delay = options.get("undo"), options.get("delay", 0)
    if policy is not None and policy not in POLICIES:
        raise InvalidRequest(f"unknown undo policy; choose one of {', '.join(POLICIES)}, not {policy!r}")
    if type(delay) is not int or not 0 <= delay <= DELAY_MAX:
        raise InvalidRequest(f"send `delay` as a whole number of seconds from 0 to {DELAY_MAX}")
    return dict(options)
