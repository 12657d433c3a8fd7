"""A table: its own facts, and the fold that tells who sits there, what was sealed and which actions count."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from domain.kernel.errors import LogCorrupt, UndoRefused
from domain.kernel.fact import ActionTaken, Entry, Face, Fact
from domain.kernel.tables.timeline import Step, Timeline

Policy = Literal["free", "knowledge", "unanimous", "off"]
SEATS_MAX = 32
"""The most seats of a table, to bound what the service holds for one. Each game has its own lower limit."""
DELAY_MAX = 24 * 60 * 60
"""The longest spectator delay, in seconds."""
ACTIONS_MAX = 1_000_000
"""The highest number of a copied action. A branch's own numbers go on from there."""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table. plays: what it plays in the game's words (colours, characters), possibly several."""

    plays: tuple[str, ...] = ()


class Origin(Struct, frozen=True):
    """The origin of a branch (audit protocol 4).

    table: its UUID; version: of the last entry that counts; root: over the log up to there, in hex; entries: how many
    of them are copied behind the branch's own opening.
    """

    table: str
    version: int
    root: str
    entries: int


class TableOpened(Fact, frozen=True, tag="table-opened"):
    """A table was opened, with everything that could influence its chance (audit protocol 1.2).

    table: its UUID; commitment: SHA-256 of the server seed, in hex; rules: version; pack: hash; dice: die -> faces.
    """

    reveals: ClassVar[bool] = False
    table: str
    commitment: str
    game: str
    rules: int
    pack: str
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    dice: dict[str, tuple[Face, ...]]
    origin: Origin | None = None


class SeedSealed(Fact, frozen=True, tag="seed-sealed"):
    """A seat sealed its seed. sealed: SHA-256 in hex. Source: audit protocol 1.3."""

    reveals: ClassVar[bool] = False
    seat: int
    sealed: str


class SeedOpened(Fact, frozen=True, tag="seed-opened"):
    """A seat opened its sealed seed. Source: audit protocol 1.3."""

    reveals: ClassVar[bool] = True
    seat: int
    seed: str


class TableStarted(Fact, frozen=True, tag="table-started"):
    """The seeds are closed; the setup follows."""

    reveals: ClassVar[bool] = False


class TokenReplaced(Fact, frozen=True, tag="token-replaced"):
    """A seat's token was replaced; the old one is no longer valid."""

    reveals: ClassVar[bool] = False
    seat: int


class UndoProposed(Fact, frozen=True, tag="undo-proposed"):
    """A seat proposed an undo to the position after action `to`. needs: the seats whose consent is needed."""

    reveals: ClassVar[bool] = False
    seat: int
    to: int
    needs: tuple[int, ...]


class UndoAnswered(Fact, frozen=True, tag="undo-answered"):
    """A seat answered the open proposal."""

    reveals: ClassVar[bool] = False
    seat: int
    granted: bool


class ActionsUndone(Fact, frozen=True, tag="actions-undone"):
    """The position after action `to` is current again; 0 is the one after the setup."""

    reveals: ClassVar[bool] = False
    to: int


class ActionsRedone(Fact, frozen=True, tag="actions-redone"):
    """Undone actions count again, up to `to`."""

    reveals: ClassVar[bool] = False
    to: int


class RulesChanged(Fact, frozen=True, tag="rules-changed"):
    """Other rules or another pack hold from here on."""

    reveals: ClassVar[bool] = False
    rules: int
    pack: str


ABANDONED = "abandoned"
"""The result of a table that ended before its game had one."""


class TableEnded(Fact, frozen=True, tag="table-ended"):
    """The table is closed. result: of the game, or `abandoned`."""

    reveals: ClassVar[bool] = False
    result: str


class SeedRevealed(Fact, frozen=True, tag="seed-revealed"):
    """The server seed was revealed, in hex: anyone can now check every outcome."""

    reveals: ClassVar[bool] = True
    seed: str


TABLE_FACTS: tuple[type[Fact], ...] = (
    TableOpened,
    SeedSealed,
    SeedOpened,
    TableStarted,
    TokenReplaced,
    UndoProposed,
    UndoAnswered,
    ActionsUndone,
    ActionsRedone,
    RulesChanged,
    TableEnded,
    SeedRevealed,
)
OWN_FACTS = frozenset(TABLE_FACTS)
"""The same, to look types up in. They change no position."""


class Proposal(Struct, frozen=True):
    """An undo that waits for consent. version: of its entry; waiting: the seats that have not answered."""

    seat: int
    to: int
    version: int
    waiting: tuple[int, ...]


class Table(Struct, frozen=True):
    """The state of a table, apart from the positions of its game.

    at: time of the newest entry, milliseconds; seals, seeds: seat -> hex seal, seed; rules, pack: those in force.
    """

    opened: TableOpened | None = None
    version: int = 0
    at: int = 0
    seals: dict[int, str] = field(default_factory=dict)
    seeds: dict[int, str] = field(default_factory=dict)
    started: bool = False
    ended: str | None = None
    revealed: bool = False
    rules: int = 0
    pack: str = ""
    proposal: Proposal | None = None
    timeline: Timeline = field(default_factory=Timeline)

    @property
    def facts_of_opening(self) -> TableOpened:
        """The facts that were fixed when the table was opened. Raises LogCorrupt without an opening."""
        if self.opened is None:
            raise LogCorrupt("", 1, "the log does not begin with a table's opening")
        return self.opened

    @property
    def policy(self) -> Policy:
        """How far an undo may reach (a rule of the table, fixed at opening)."""
        return policy_of(self.facts_of_opening)

    @property
    def delay(self) -> int:
        """The delay, in seconds, of readers without a seat (fixed at opening)."""
        delay: int = self.facts_of_opening.options.get("delay", 0)
        return delay


def policy_of(opened: TableOpened) -> Policy:
    """Return how far an undo may reach at a table with this opening."""
    policy: Policy = opened.options.get("undo") or ("free" if len(opened.seats) == 1 else "knowledge")
    return policy


def follow_action(table: Table, entries: Sequence[Entry]) -> Table:
    """Return the table after all entries of one action."""
    first, last = entries[0], entries[-1]
    taken = first.fact
    if not isinstance(taken, ActionTaken):
        raise LogCorrupt(table.facts_of_opening.table, first.version, f"action {first.action} does not begin with one")
    timeline, action = table.timeline, first.action
    is_next = action == timeline.newest + 1
    if not is_next and not (_is_copy(table, first.version) and timeline.newest < action <= ACTIONS_MAX):
        raise LogCorrupt(table.facts_of_opening.table, first.version, f"action {action} is not the next one")
    reveals = any(entry.fact.reveals for entry in entries)
    depth = timeline.depth(timeline.current) + 1
    step = Step(action, timeline.current, depth, first.version, last.version, taken.seat, reveals)
    return replace(table, version=last.version, at=last.at, timeline=timeline.acted(step), proposal=None)


def _is_copy(table: Table, version: int) -> bool:
    origin = table.facts_of_opening.origin
    return origin is not None and version <= 1 + origin.entries


def follow_entry(table: Table, entry: Entry) -> Table:
    """Return the table after one of its own entries, or one of the setup."""
    table = replace(table, version=entry.version, at=entry.at)
    match entry.fact:
        case TableOpened(rules=rules, pack=pack) as opened:
            return replace(table, opened=opened, rules=rules, pack=pack)
        case SeedSealed(seat, sealed):
            return replace(table, seals={**table.seals, seat: sealed})
        case SeedOpened(seat, seed):
            return replace(table, seeds={**table.seeds, seat: seed})
        case TableStarted():
            return replace(table, started=True)
        case UndoProposed(seat, to, needs):
            return replace(table, proposal=Proposal(seat, to, entry.version, needs))
        case UndoAnswered(seat, granted):
            return replace(table, proposal=_answered(table.proposal, seat) if granted else None)
        case ActionsUndone(to):
            return replace(table, timeline=table.timeline.moved(entry.version, to, undo=True), proposal=None)
        case ActionsRedone(to):
            return replace(table, timeline=table.timeline.moved(entry.version, to, undo=False), proposal=None)
        case RulesChanged(rules, pack):
            return replace(table, rules=rules, pack=pack)
        case TableEnded(result):
            return replace(table, ended=result, proposal=None)
        case SeedRevealed():
            return replace(table, revealed=True)
        case TokenReplaced():
            return table
        case _:
            return table if table.timeline.length else replace(table, timeline=table.timeline.begun(entry.version))


def follow_entries(table: Table, entries: Sequence[Entry]) -> Table:
    """Return the table after these entries of whole actions. Raises LogCorrupt if a version is missing."""
    for expected, entry in enumerate(entries, start=table.version + 1):
        if entry.version != expected:
            named = table.opened.table if table.opened else getattr(entries[0].fact, "table", "")
            raise LogCorrupt(named, expected, "the entry is missing")
    start = 0
    while start < len(entries):
        action = entries[start].action
        end = start + 1
        if action:
            while end < len(entries) and entries[end].action == action:
                end += 1
            table = follow_action(table, entries[start:end])
        else:
            table = follow_entry(table, entries[start])
        start = end
    return table


def _answered(proposal: Proposal | None, seat: int) -> Proposal | None:
    if proposal is None:
        return None
    return replace(proposal, waiting=tuple(one for one in proposal.waiting if one != seat))


def consent_needed(table: Table, seat: int, to: int) -> tuple[int, ...]:
    """Return the seats whose consent the table's policy requires for an undo by this seat to the position after `to`.

    Raises UndoRefused if undo is off, the table is not running, or `to` is not on the current line.
    """
    lost = table.timeline.undone_by(to)
    if table.policy == "off" or table.ended or not table.started:
        raise UndoRefused("undo is off at this table" if table.policy == "off" else "the table is not running")
    if not lost:
        raise UndoRefused(f"action {to} is not on the current line, or is the newest; choose an earlier one")
    others = tuple(other for other in range(len(table.facts_of_opening.seats)) if other != seat)
    steps = [table.timeline.step(action) for action in lost]
    needed = table.policy == "unanimous" or (
        table.policy == "knowledge" and any(step.reveals or step.seat != seat for step in steps)
    )
    return others if needed else ()
