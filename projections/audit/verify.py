"""The audit of an archive: all checks, and further findings for its reader."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from domain.log.archive import Archive, ArchiveError, parse
from domain.log.checkpoint import Keyring
from projections.audit.checks.counters import Undos
from projections.audit.checks.statistics import faces_fallen, statistics
from projections.audit.checks.verdicts import (
    check_counters,
    check_leaves,
    check_order,
    check_outcomes,
    check_seeds,
    check_statistics,
    skipped,
)
from projections.audit.facts import RulesChanged
from projections.audit.log import Flaw, Log, first_flaw, lines_to_decide, read_log
from projections.audit.report import Check, Letter, Report, RulesChange, entry_at_fault, verdict_of

NOTE_MAX = 300
NEED_LOG: tuple[Letter, ...] = ("C", "D", "E", "F", "G")


class Checked(NamedTuple):
    """An archive after the checks A to E. log: None if it cannot be read; entries: their number."""

    checks: tuple[Check, ...]
    log: Log | None
    entries: int = 0

    @property
    def to_decide(self) -> Sequence[Mapping[str, Any]] | Check:
        """The entries of the log for check F, as `lines_to_decide` has them; else check F, which says why not.

        A log that fails another check is never decided again.
        """
        if self.log is None or any(check.verdict == "failed" for check in self.checks):
            return skipped("F", "not decided again, since another check failed")
        if not self.log.is_open:
            return skipped("F", "not decided again: sealed values are not opened")
        return lines_to_decide(self.log)


def audit(archive: bytes | Archive, keyring: Keyring | None = None, origin: Archive | None = None) -> Report:
    """Check an archive without the rules of its game. The arguments are those of `checked`."""
    return report_of(checked(archive, keyring, origin), skipped("F", "these rules are not at hand"))


def checked(archive: bytes | Archive, keyring: Keyring | None = None, origin: Archive | None = None) -> Checked:
    """Make the checks A to E of an archive. Nothing in it raises: whatever is wrong with it is in the checks.

    archive: its bytes, or what `parse` made of them, so that nobody parses it twice. keyring: the keys that may have
    signed the checkpoint; without it the archive counts as unsigned. origin: the archive of the table that this one
    branches from.
    """
    try:
        parsed = parse(archive) if isinstance(archive, bytes) else archive
    except ArchiveError as error:
        rest = (skipped(letter, "not an archive") for letter in ("B", *NEED_LOG))
        return Checked((Check("A", "failed", str(error), error.entry), *rest), None)
    log = read_log(parsed)
    first = (check_order(log), check_leaves(parsed, log, keyring))
    if isinstance(log, Flaw):
        rest = (skipped(letter, f"entry {log.entry} cannot be read") for letter in NEED_LOG)
        return Checked((*first, *rest), None, len(parsed.lines))
    checks = (*first, check_seeds(log), check_outcomes(log, origin), check_counters(log))
    return Checked(checks, log, len(log.items))


def report_of(found: Checked, rules: Check) -> Report:
    """Return the report on an archive. rules: check F, of which a log that cannot be read has its own."""
    if found.log is None:
        return _report(found.checks, entries=found.entries)
    return _report_of_log((*found.checks, rules), found.log)


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
