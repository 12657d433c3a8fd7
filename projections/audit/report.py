"""The report of an audit. Its JSON is the answer of the audit route."""

from typing import Literal

from msgspec import Struct

Letter = Literal["A", "B", "C", "D", "E", "F", "G"]
Verdict = Literal["ok", "failed", "sealed", "unsigned", "skipped"]

LIMITS = (
    "Who holds the server seed can foresee the outcomes, not steer them.",
    "Once the server seed is known, anyone can write another game for the same seeds: that these choices were made at "
    "the time is shown only by checkpoints that others kept.",
)
"""What no audit can prove. Source: audit protocol 6."""


class Check(Struct, frozen=True):
    """One check of audit protocol 5. entry: the first that fails it, its place in the log from 1; None if it names
    none.
    """

    check: Letter
    verdict: Verdict
    note: str
    entry: int | None = None


class Statistic(Struct, frozen=True):
    """How even the outcomes of a stream with m possibilities are.

    sample: outcomes counted, each running number once; p: of the chi-square test with m - 1 degrees of freedom; both
    None below 5 expected per possibility.
    """

    stream: str
    m: int
    sample: int
    chi_square: float | None = None
    p: float | None = None


class RulesChange(Struct, frozen=True):
    """A change of rules or pack during the game, at this entry."""

    entry: int
    rules: int
    pack: str


class Report(Struct, frozen=True, kw_only=True):
    """The result of an audit.

    verdict: failed if any check failed, else sealed, unsigned or ok; entry: the one at fault, if a check names one;
    entries: how many the log has; undos_past_reveals: entries of undos that took back a roll, a draw or a search; dice:
    die -> face -> how often it fell; statistics: of every die, and of pools with a large sample.
    """

    verdict: Verdict
    checks: tuple[Check, ...]
    entry: int | None = None
    entries: int = 0
    undos: int = 0
    undos_past_reveals: int = 0
    marked: tuple[int, ...] = ()
    dice: dict[str, dict[str, int]] = {}
    statistics: tuple[Statistic, ...] = ()
    rules_changed: tuple[RulesChange, ...] = ()
    limits: tuple[str, ...] = LIMITS


def verdict_of(checks: tuple[Check, ...]) -> Verdict:
    """Return the verdict over all checks, ignoring skipped ones."""
    found = {check.verdict for check in checks}
    order: tuple[Verdict, ...] = ("failed", "sealed", "unsigned", "ok")
    return next((verdict for verdict in order if verdict in found), "skipped")


def entry_at_fault(checks: tuple[Check, ...]) -> int | None:
    """Return the entry that the leaves name, else the first that a check names."""
    named = [check for check in checks if check.verdict == "failed" and check.entry]
    named.sort(key=lambda check: check.check != "B")
    return named[0].entry if named else None
