"""Decides each action of an archive again, and checks that the rules lead to the entries in its log. Check F."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from msgspec.structs import replace

from api.service.archives.own_entries import OwnEntries
from api.service.archives.replay import (
    Document,
    LogLine,
    Moment,
    NotReplayed,
    Replay,
    UnknownRules,
    actions_by_rules,
    folding,
    installed_part,
    is_own,
)
from api.service.tables.opening import checked_options
from domain.kernel.fact import ActionTaken, Fact, Hidden, Seal, Stated
from domain.kernel.play import Play
from domain.kernel.tables.table import RulesChanged, TableStarted, TokenReplaced, UndoAnswered, UndoProposed
from infra.packs.index import PackIndex
from infra.store.codec import Codec, tag_of
from projections.audit import Archive, Check, Keyring, Report
from projections.audit.checks.verdicts import skipped
from projections.audit.verify import checked, report_of

CHANGED = tag_of(RulesChanged)
UNDER_NEW_RULES = (tag_of(ActionTaken), tag_of(TableStarted))
"""The entries before which the service changes a table's rules."""


class Refolded(NamedTuple):
    """The result of deciding a log again. replay: of the whole log, None if any part was not decided again."""

    check: Check
    replay: Replay | None = None


def decided_again(
    lines: Sequence[LogLine], codec: Codec, packs: PackIndex, document: Document = lambda hash: None
) -> Replay:
    """Fold a log's lines and decide again each action whose rules are installed, and all of the table's own entries.

    Each action is decided before the next is folded. So nothing is folded that no game led to, however large it grew.
    document: finds packs that are not shipped. Raises NotReplayed, UnknownRules.
    """
    past, moments = folding(lines, codec, packs, document)
    return replace(past, moments=tuple(_decided_alike(past, moments)))


def audit_with_rules(
    archive: bytes | Archive,
    codec: Codec,
    packs: PackIndex,
    keyring: Keyring | None = None,
    document: Document = lambda hash: None,
    origin: Archive | None = None,
) -> tuple[Report, Replay | None]:
    """Audit an archive, its game's rules included. Return the report, and the replay of the log.

    keyring: the keys that may have signed it; document: finds packs that are not shipped; origin: the archive of the
    table that this one branches from. The replay is None if a check fails, if the log is sealed, or if it continues
    under rules that are not installed.
    """
    found = checked(archive, keyring, origin)
    lines = found.to_decide
    rules = Refolded(lines) if isinstance(lines, Check) else refolded(lines, codec, packs, document)
    return report_of(found, rules.check), rules.replay


def refolded(
    lines: Sequence[LogLine], codec: Codec, packs: PackIndex, document: Document = lambda hash: None
) -> Refolded:
    """Decide a log's lines again, up to rules that are not installed. A fault is in the result, not raised.

    document: finds packs that are not shipped.
    """
    known = installed_part(lines, codec)
    try:
        past = decided_again(known or lines, codec, packs, document)
        _check_newer(past, lines)
    except UnknownRules as error:
        return Refolded(skipped("F", error.why))
    except NotReplayed as error:
        return Refolded(Check("F", "failed", error.why, error.entry))
    check = _counted(actions_by_rules(lines), past.game.rules)
    return Refolded(check, past if len(known) == len(lines) else None)


def _check_newer(past: Replay, lines: Sequence[LogLine]) -> None:
    """Check that rules which are not installed here were put in force by the service. Raises NotReplayed.

    Nothing after such a change is decided again, so a forger would put one before the forged part. past: the replay up
    to the first change.
    """
    rules = past.table.rules
    for line, following in zip_longest(lines[len(past.lines) :], lines[len(past.lines) + 1 :]):
        if line["type"] != CHANGED:
            continue
        changed, version = line["data"], line["v"]
        if line["by"] is not None or changed["pack"] != past.table.pack or changed["rules"] <= rules:
            raise NotReplayed("only the service may change the rules, to newer ones and with the same pack", version)
        if version > 1 + past.copied and (following is None or following["type"] not in UNDER_NEW_RULES):
            raise NotReplayed("an action or the start must follow in the same append", version)
        if following is not None and following["at"] != line["at"]:
            raise NotReplayed(
                "time or seat differs from the new rules in front of it, though of one append", following["v"]
            )
        rules = changed["rules"]


def _counted(actions: Counter[int], installed: int) -> Check:
    """Return the check of a log that was decided again without a fault. actions: their number by rules version."""
    decided, left = actions[installed], actions.total() - actions[installed]
    missing = sorted(actions.keys() - {installed})
    if not missing:
        return Check("F", "ok", f"{decided} actions decided again, with the same result")
    versions = ("rules version " if len(missing) == 1 else "rules versions ") + ", ".join(map(str, missing))
    why = f"decided under {versions}, not installed here"
    if not decided:
        return skipped("F", f"none of {left} actions decided again: {why}")
    return Check("F", "ok", f"{decided} of {decided + left} actions decided again, with the same result; {left} {why}")


class Recorded:
    """The outcomes that a log records, in place of the key that settled them."""

    def __init__(self, lines: Sequence[LogLine]) -> None:
        used = (use for line in lines for use in line["data"].get("fate", ()))
        self._outcomes: dict[tuple[str, int, int], int] = {(stream, n, m): outcome for stream, n, m, outcome in used}

    def outcome(self, stream: str, n: int, m: int) -> int:
        """Return a recorded outcome. Raises NotReplayed if the log does not use it."""
        outcome = self._outcomes.get((stream, n, m))
        if outcome is None:
            raise NotReplayed(f"outcome {n} of {stream!r} among {m} was not used")
        return outcome


def hidden_from_all(places: Iterable[Hidden | Seal]) -> tuple[Hidden, ...]:
    """Return the hidden places without their readers, which a log does not name."""
    return tuple(sorted((Hidden(one.path, ()) for one in places), key=lambda one: repr(one.path)))


def _decided_alike(past: Replay, moments: Iterable[Moment]) -> Iterator[Moment]:
    """Yield the moments of a past after deciding each again. Raises NotReplayed if the result differs."""
    _open_alike(past)
    first = 1 + past.copied  # a branch's copies have their chance from another table
    copies, own = Recorded(past.lines[:first]), Recorded(past.lines[first:])
    table_entries = OwnEntries(past)
    for moment in moments:
        _check_asked(past, moment)
        table_entries.follow(moment)
        if (moment.action or moment.is_setup) and past.is_decided_by(moment.table):
            _decide_alike(past, moment, copies if moment.entries[0].version <= first else own)
        yield moment
    table_entries.close()


def _open_alike(past: Replay) -> None:
    """Check that the installed rules would open this table; older rules are not checked. Raises NotReplayed."""
    if past.opened.rules != past.game.rules:
        return
    if past.opened.dice != past.game.dice(past.pack):
        raise NotReplayed("the dice are not those of the pack", 1)
    try:
        checked_options(past.opened.options)
        past.game.begin(past.opened, past.pack)
    except Exception as error:  # whatever a game raises for options that no one could have given
        raise NotReplayed(f"no table is opened so: {error}", 1) from error


def _check_asked(past: Replay, moment: Moment) -> None:
    """Check that the named seats exist, and that the table's own entries have no rule. Raises NotReplayed."""
    seats = range(len(past.opened.seats))
    for entry in moment.entries:
        if strange := [seat for seat in (entry.by, *_named(entry.fact)) if seat is not None and seat not in seats]:
            raise NotReplayed(f"there is no seat {strange[0]}", entry.version)
        if is_own(entry) and entry.rule is not None:
            raise NotReplayed("no rule of the game decides this", entry.version)


def _named(fact: Fact) -> tuple[int, ...]:
    """Return the seats that a fact of the table's own names, except those of seeds."""
    match fact:
        case UndoProposed(seat, _, needs):
            return (seat, *needs)
        case UndoAnswered(seat, _) | TokenReplaced(seat):
            return (seat,)
        case _:
            return ()


def _decide_alike(past: Replay, moment: Moment, fate: Recorded) -> None:
    first = moment.entries[0].version
    try:
        decided = _decided(past, moment, fate)
    except Exception as error:  # whatever the rules raise for a forged answer
        raise NotReplayed(f"the rules refuse this: {error}", first) from error
    is_copy = first <= 1 + past.copied  # which is open, whatever was hidden at the table it was played at
    stated = [replace(one, hidden=() if is_copy else hidden_from_all(one.hidden)) for one in decided]
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
    """Return how many entries at the beginning are the same."""
    pairs = zip(one, other, strict=False)
    return next((place for place, (left, right) in enumerate(pairs) if left != right), min(len(one), len(other)))
