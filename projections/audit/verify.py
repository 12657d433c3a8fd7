"""The audit of an archive: all checks, and what beside them a reader should know."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from domain.log.archive import Archive, ArchiveError, parse
from domain.log.checkpoint import Keyring
from projections.audit.checks import (
    check_counters,
    check_leaves,
    check_order,
    check_outcomes,
    check_seeds,
    check_statistics,
    skipped,
)
from projections.audit.counters import Undos
from projections.audit.facts import RulesChanged
from projections.audit.log import Flaw, Log, first_flaw, lines_to_decide, read_log
from projections.audit.report import Check, Letter, Report, RulesChange, entry_at_fault, verdict_of
from projections.audit.statistics import faces_fallen, statistics

Refold = Callable[[Sequence[Mapping[str, Any]]], Check]
"""Makes check F: folds and decides a log's entries again, given as `lines_to_decide` has them.

It is asked only about a log that passed every other check, and must not raise.
"""

NOTE_MAX = 300
NEED_LOG: tuple[Letter, ...] = ("C", "D", "E", "F", "G")


def audit(
    archive: bytes | Archive,
    refold: Refold | None = None,
    keyring: Keyring | None = None,
    origin: Archive | None = None,
) -> Report:
    """Check an archive. Nothing in it raises: whatever is wrong with it is in the report.

    archive: its bytes, or what `parse` made of them, so that nobody parses it twice.
    refold: how the game's rules are checked (F); without it that check is skipped. keyring: the keys that may have
    signed the checkpoint; without it the archive counts as unsigned. origin: of the table that this is a branch of.
    """
    return audited(archive, refold, keyring, origin)[0]


def audited(
    archive: bytes | Archive,
    refold: Refold | None = None,
    keyring: Keyring | None = None,
    origin: Archive | None = None,
) -> tuple[Report, Log | None]:
    """The same, and the log that the archive holds; None if it cannot be read."""
    try:
        parsed = parse(archive) if isinstance(archive, bytes) else archive
    except ArchiveError as error:
        rest = (skipped(letter, "not an archive") for letter in ("B", *NEED_LOG))
        return _report((Check("A", "failed", str(error), error.entry), *rest)), None
    log = read_log(parsed)
    first = (check_order(log), check_leaves(parsed, log, keyring))
    if isinstance(log, Flaw):
        rest = (skipped(letter, f"entry {log.entry} cannot be read") for letter in NEED_LOG)
        return _report((*first, *rest), entries=len(parsed.lines)), None
    checks = (*first, check_seeds(log), check_outcomes(log, origin), check_counters(log))
    return _report_of_log((*checks, _check_rules(log, checks, refold)), log), log


def _check_rules(log: Log, checks: tuple[Check, ...], refold: Refold | None) -> Check:
    """F. Deciding every action again gives the same entries. A log that is false otherwise is not asked about."""
    if refold is None:
        return skipped("F", "these rules are not at hand")
    if any(check.verdict == "failed" for check in checks):
        return skipped("F", "not decided again, since another check failed")
    if not log.is_open:
        return skipped("F", "not decided again: sealed values are not opened")
    return refold(lines_to_decide(log))


def _report_of_log(checks: tuple[Check, ...], log: Log) -> Report:
    undos = Undos()
    first_flaw(log, undos.follow)
    tested = statistics(log.outcomes, log.opened.dice)
    return _report(
        (*checks, check_statistics(tested)),
        entries=len(log.items),
        undos=undos.count,
        undos_past_reveals=len(undos.past_reveals),
        marked=tuple(undos.past_reveals),
        dice=faces_fallen(log.outcomes, log.opened.dice),
        statistics=tested,
        rules_changed=tuple(
            RulesChange(item.entry.v, item.fact.rules, item.fact.pack)
            for item in log.items
            if isinstance(item.fact, RulesChanged)
        ),
    )


def _report(checks: tuple[Check, ...], **found: Any) -> Report:
    short = tuple(replace(check, note=check.note[:NOTE_MAX]) for check in checks)
    return Report(verdict=verdict_of(checks), entry=entry_at_fault(checks), checks=short, **found)
