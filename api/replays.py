"""An archive folded again through its game: every position, and whether the rules decide every action the same."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.errors import PackCorrupt
from domain.kernel.evolve import Position, follow
from domain.kernel.fact import ActionTaken, Entry, Fact, Hidden, Seal, Stated
from domain.kernel.game import Game, Pack
from domain.kernel.play import Play
from domain.kernel.table import (
    ABANDONED,
    TABLE_FACTS,
    RulesChanged,
    Table,
    TableEnded,
    TableOpened,
    TokenReplaced,
    UndoAnswered,
    UndoProposed,
    follow_entries,
)
from infra.codec import Codec, tag_of
from infra.new_tables import checked_options
from infra.packs import Packs
from projections.audit import Keyring, Report, audit, parse
from projections.audit.hashes import first_false
from projections.audit.log import Flaw, Log, lines_to_decide, read_log

Line = Mapping[str, Any]
Document = Callable[[str], bytes | None]
"""The document of a pack, by its hash, if it is known."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
STATE_RULES = (tag_of(TableOpened), tag_of(RulesChanged))
"""What says under which rules the next actions are decided."""
RULES_FIRST = 1
"""The first rules version of every game."""


class NotReplayed(Exception):
    """The archive does not fold. entry: the one at fault, from 1, None if none can be named."""

    def __init__(self, why: str, entry: int | None = None) -> None:
        super().__init__(f"entry {entry}: {why}" if entry else why)
        self.entry = entry


class UnknownRules(NotReplayed):
    """The archive's game, rules or pack are not installed here."""


class StillSealed(NotReplayed):
    """Cards of the archive are not opened before its table is ended."""


class Moment(Struct, frozen=True):
    """Entries that belong together: those of an action, of the setup, or one of the table's own.

    before, after: the positions around them, None before the start; table: the table's own fold after them.
    """

    entries: tuple[Entry, ...]
    before: Position[Any] | None
    after: Position[Any] | None
    table: Table

    @property
    def action(self) -> int:
        """The action's number, 0 if they are of none."""
        return self.entries[0].action

    @property
    def is_setup(self) -> bool:
        """Whether these are the entries of the setup."""
        return self.action == 0 and not isinstance(self.entries[0].fact, TABLE_FACTS)


class Replay(Struct, frozen=True):
    """A table's whole past, from its archive alone. pack: the one in force at the end; lines: what was folded."""

    game: Game
    pack: Pack
    opened: TableOpened
    moments: tuple[Moment, ...]
    lines: Sequence[Line]

    @property
    def table(self) -> Table:
        """The table's own fold at the end."""
        return self.moments[-1].table

    @property
    def position(self) -> Position[Any] | None:
        """Where the game stood at the end; None if it was never started."""
        return self.moments[-1].after

    @property
    def is_decidable(self) -> bool:
        """Whether every action was decided under the rules and with the pack that are at hand."""
        at_hand = self.game.rules, self.opened.pack
        return all((one["rules"], one["pack"]) == at_hand for one in _in_force(self.lines))


class Recorded:
    """The outcomes as a log has them, instead of the key that settled them."""

    def __init__(self, lines: Sequence[Line]) -> None:
        used = (use for line in lines for use in line["data"].get("fate", ()))
        self._outcomes: dict[tuple[str, int, int], int] = {(stream, n, m): outcome for stream, n, m, outcome in used}

    def outcome(self, stream: str, n: int, m: int) -> int:
        """Raises NotReplayed for one that was never used."""
        outcome = self._outcomes.get((stream, n, m))
        if outcome is None:
            raise NotReplayed(f"outcome {n} of {stream!r} among {m} was not used")
        return outcome


def lines_of(archive: bytes) -> Sequence[Line]:
    """The entries of an archive, its hashes and outcomes checked, sealed values opened as far as it opens them.

    Raises NotReplayed for an entry at fault, ArchiveError if it is malformed.
    """
    return lines_to_decide(_log_of(archive))


def open_lines_of(archive: bytes) -> Sequence[Line]:
    """The entries of an archive that opens all its sealed values. Raises StillSealed, and as `lines_of`."""
    log = _log_of(archive)
    if not log.is_open:
        raise StillSealed("cards in it are sealed until its table is ended; `hourglass watch` tells a table till then")
    return lines_to_decide(log)


def _log_of(archive: bytes) -> Log:
    parsed = parse(archive)
    log = first_false(parsed) or read_log(parsed)
    if isinstance(log, Flaw):
        raise NotReplayed(log.why, log.entry)
    return log


def replay(
    lines: Sequence[Line],
    codec: Codec,
    packs: Packs,
    document: Document = lambda hash: None,
    *,
    decide: bool = False,
) -> Replay:
    """Fold a log's lines through its game, also those of older rules. document: of packs that are not shipped.

    decide: each action is decided again, if the rules are at hand, before the next is folded, so that nothing is folded
    that no game led to, however large it grew. Raises NotReplayed, UnknownRules.
    """
    in_force = _in_force(lines)
    _check_rules_rise(lines)
    game = _game_of(in_force, codec)
    pack = _pack_of(game, in_force[-1]["pack"], packs, document)
    entries = [_entry(line, codec) for line in lines]
    opened = entries[0].fact
    assert isinstance(opened, TableOpened)
    past, moments = Replay(game, pack, opened, (), lines), _moments(game, pack, opened, entries)
    return replace(past, moments=tuple(_decided_alike(past, moments) if decide and past.is_decidable else moments))


def audit_with_rules(
    archive: bytes,
    codec: Codec,
    packs: Packs,
    keyring: Keyring | None = None,
    document: Document = lambda hash: None,
) -> tuple[Report, Replay | None]:
    """Audit an archive, its game's rules included, and the past that it folds to. keyring: who may have signed it;
    document: of packs that are not shipped.

    The rules are skipped if they are not installed here in the version then in force, and after another failure.
    """
    found: list[Replay] = []

    def refold(lines: Sequence[Line]) -> str | None:
        try:
            found.append(replay(lines, codec, packs, document, decide=True))
        except UnknownRules:
            raise
        except NotReplayed as error:
            return str(error)
        if not found[0].is_decidable:
            raise UnknownRules("not all of it was decided under the rules that are installed here")
        return None

    try:
        report = audit(archive, refold, keyring)
    except UnknownRules:
        report = audit(archive, keyring=keyring)
    return report, found[0] if found else None


def _in_force(lines: Sequence[Line]) -> list[Line]:
    """What says under which rules and with which pack the next actions are decided, the opening first."""
    return [line["data"] for line in lines if line["type"] in STATE_RULES]


def _check_rules_rise(lines: Sequence[Line]) -> None:
    """Raises NotReplayed where rules fall below those in force: a log that claims so would never be decided again."""
    least = RULES_FIRST
    for line in lines:
        if line["type"] in STATE_RULES:
            if line["data"]["rules"] < least:
                raise NotReplayed(f"rules version {line['data']['rules']}, which is below {least}", line["v"])
            least = line["data"]["rules"]


def _game_of(in_force: Sequence[Line], codec: Codec) -> Game:
    opened, newest = in_force[0], max(one["rules"] for one in in_force)
    if origin := opened.get("origin"):
        begun = f"the archive of table {origin['table']} has the game up to entry {origin['version']}"
        raise UnknownRules(f"a branch can be audited, but not replayed or imported by itself; {begun}")
    game = codec.games.get(opened["game"])
    if game is None or game.rules < newest:
        raise UnknownRules(f"{opened['game']!r} of rules version {newest} is not installed here")
    return game


def _pack_of(game: Game, hash: str, packs: Packs, document: Document) -> Pack:
    kept = document(hash) if hash.isalnum() else None  # other text is no hash, and a store may not take it
    try:
        return packs.of_hash(game.id, hash, kept)
    except PackCorrupt:
        raise UnknownRules(f"the pack {hash} of this table is not installed here") from None


def _entry(line: Line, codec: Codec) -> Entry:
    try:
        fact = codec.fact_of_line(dict(line))
        at = (datetime.fromisoformat(line["at"]) - EPOCH) // timedelta(milliseconds=1)
    except ValueError as error:
        raise NotReplayed(str(error), line["v"]) from error
    seals = tuple(Seal(path, (), b"") for path in line["sealed"])
    return Entry(line["v"], at, line["action"], line["by"], line["rule"], fact, seals)


def _moments(game: Game, pack: Pack, opened: TableOpened, entries: Sequence[Entry]) -> Iterator[Moment]:
    table = Table()
    positions: dict[int, Position[Any]] = {}
    now: Position[Any] | None = None
    for _, group in groupby(entries, _together):
        some = tuple(group)
        try:
            before = _first(game, pack, opened) if some[0].action == 0 and not _is_own(some[0]) else now
            table = follow_entries(table, some)
            now = positions[table.timeline.current] if _is_own(some[0]) and positions else _folded(before, some)
        except Exception as error:  # whatever a game makes of facts that never came from its rules
            raise NotReplayed(f"does not fold: {error!r}", some[0].version) from error
        if now is not None:
            positions[table.timeline.current] = now
        yield Moment(some, before, now, table)


def _together(entry: Entry) -> tuple[int, int]:
    """What entries of one moment share: their action; each of the table's own stands alone."""
    return entry.action, entry.version if _is_own(entry) else 0


def _is_own(entry: Entry) -> bool:
    return isinstance(entry.fact, TABLE_FACTS)


def _first(game: Game, pack: Pack, opened: TableOpened) -> Position[Any]:
    state, _ = game.begin(opened, pack)
    return Position(state)


def _folded(before: Position[Any] | None, entries: Sequence[Entry]) -> Position[Any] | None:
    if before is None:
        return None
    for entry in entries:
        before = follow(before, entry.fact)
    return before


def hidden_from_all(places: Iterable[Hidden | Seal]) -> tuple[Hidden, ...]:
    """What is hidden, whoever may see it: a log does not tell."""
    return tuple(sorted((Hidden(one.path, ()) for one in places), key=lambda one: repr(one.path)))


def _decided_alike(past: Replay, moments: Iterable[Moment]) -> Iterator[Moment]:
    """The moments of a past, each after it was decided again. Raises NotReplayed where something else comes out."""
    _open_alike(past)
    fate = Recorded(past.lines)
    for moment in moments:
        _check_asked(past, moment)
        if moment.action or moment.is_setup:
            _decide_alike(past, moment, fate)
        elif isinstance(moment.entries[0].fact, TableEnded):
            _end_alike(past, moment)
        yield moment


def _open_alike(past: Replay) -> None:
    """Raises NotReplayed if no table can be opened so; one that was never started holds nothing else to decide."""
    if past.opened.dice != past.game.dice(past.pack):
        raise NotReplayed("the dice are not those of the pack", 1)
    try:
        checked_options(past.opened.options)
        past.game.begin(past.opened, past.pack)
    except Exception as error:  # whatever a game makes of options that no one could have given
        raise NotReplayed(f"no table is opened so: {error}", 1) from error


def _check_asked(past: Replay, moment: Moment) -> None:
    """Raises NotReplayed for an entry of a seat that there is not, and for one of the table's own with a rule."""
    seats = range(len(past.opened.seats))
    for entry in moment.entries:
        if strange := [seat for seat in (entry.by, *_named(entry.fact)) if seat is not None and seat not in seats]:
            raise NotReplayed(f"there is no seat {strange[0]}", entry.version)
        if _is_own(entry) and entry.rule is not None:
            raise NotReplayed("no rule of the game decides this", entry.version)


def _named(fact: Fact) -> tuple[int, ...]:
    """The seats that a fact of the table's own names, beside those of seeds."""
    match fact:
        case UndoProposed(seat, _, needs):
            return (seat, *needs)
        case UndoAnswered(seat, _) | TokenReplaced(seat):
            return (seat,)
        case _:
            return ()


def _end_alike(past: Replay, moment: Moment) -> None:
    """Raises NotReplayed for a result that the game did not have."""
    result = past.game.result(moment.before.state) if moment.before else None
    if moment.entries[0].fact != TableEnded(result or ABANDONED):
        raise NotReplayed("the table did not end so", moment.entries[0].version)


def _decide_alike(past: Replay, moment: Moment, fate: Recorded) -> None:
    first = moment.entries[0].version
    try:
        decided = _decided(past, moment, fate)
    except Exception as error:  # whatever the rules make of a forged answer
        raise NotReplayed(f"the rules refuse this: {error}", first) from error
    stated = [replace(one, hidden=hidden_from_all(one.hidden)) for one in decided]
    recorded = [Stated(entry.rule, entry.fact, hidden_from_all(entry.seals)) for entry in moment.entries]
    if stated != recorded:
        raise NotReplayed("the rules decide otherwise", first + _shared(stated, recorded))


def _decided(replayed: Replay, moment: Moment, fate: Recorded) -> list[Stated]:
    assert moment.before is not None
    play = Play(replayed.game, moment.before, fate)
    if moment.is_setup:
        _, tasks = replayed.game.begin(replayed.opened, replayed.pack)
        return play.begin(*tasks)
    taken = moment.entries[0].fact
    assert isinstance(taken, ActionTaken)
    return play.take(taken.seat, taken.key)


def _shared(one: Sequence[Stated], other: Sequence[Stated]) -> int:
    """How many entries at the beginning are the same."""
    pairs = zip(one, other, strict=False)
    return next((place for place, (left, right) in enumerate(pairs) if left != right), min(len(one), len(other)))
