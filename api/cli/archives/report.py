"""The report of an audit, printed for people."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from api.cli.console import STYLES, console, counted, fail, printable

if TYPE_CHECKING:
    from rich.table import Table

    from api.service.archives.replay import Replay
    from projections.audit import Keyring, Report

NAMES = {
    "A": "form and order",
    "B": "leaves and root",
    "C": "seeds",
    "D": "outcomes",
    "E": "running numbers",
    "F": "rules",
    "G": "statistics",
}
FINE = ("ok", "unsigned", "sealed")
"""The verdicts that find no fault. A sealed log is reported as sealed, never as ok."""


def keyring_of(vkeys: Sequence[str]) -> "Keyring | None":
    """Return the keys to check signatures with, None without any. Exits with code 2 if one is malformed."""
    from infra.keys.signer import verifies
    from projections.audit import read_keys

    try:
        return read_keys(vkeys, verifies) if vkeys else None
    except ValueError as error:
        fail(str(error), code=2)


def is_signed(report: "Report") -> bool:
    """Return whether a known key has signed the archive's checkpoint."""
    return any(check.check == "B" and check.verdict == "ok" for check in report.checks)


def is_fine(report: "Report", *, must_be_signed: bool) -> bool:
    """Return whether an archive is without fault, and signed by a known key if it must be."""
    return report.verdict in FINE and (is_signed(report) or not must_be_signed)


def position_digest(replayed: "Replay | None") -> str | None:
    """Return the digest of the position that the game folds to; None if it was not started or not folded."""
    if replayed is None or replayed.position is None:
        return None
    from projections.board.digest import digest

    return digest(replayed.position)


def tell(report: "Report", position: str | None) -> None:
    """Print the report for people. position: the digest of the position that the game folds to."""
    screen = console()
    screen.print(checks(report))
    if report.undos:
        undos = counted(report.undos, "undo")
        screen.print(f"{undos}, {report.undos_past_reveals} of them past something revealed.")
    for change in report.rules_changed:
        screen.print(f"Rules changed at entry {change.entry}.")
    if position:
        screen.print(f"The game folds to the position {position}")
    for limit in report.limits:
        screen.print(limit, style="dim")
    tell_verdict(report)


def tell_verdict(report: "Report") -> None:
    """Print only the verdict of a report."""
    console().print(f"Verdict: [{STYLES[report.verdict]}]{printable(verdict_of(report))}[/]")


def verdict_of(report: "Report") -> str:
    """Return the verdict with its explanation: unsigned is no fault, sealed is not checked yet."""
    match report.verdict:
        case "failed" if report.entry:
            return f"failed, entry {report.entry}"
        case "unsigned":
            return f"ok, but unsigned: {why_unsigned(report)}"
        case "sealed":
            return "sealed: no fault so far, but dice and draws can be checked only after the table has ended"
        case plain:
            return plain


def why_unsigned(report: "Report") -> str:
    """Return what the check of the leaves lacks."""
    return next((check.note for check in report.checks if check.verdict == "unsigned"), "")


def checks(report: "Report") -> "Table":
    """Return the checks of a report as a table."""
    from rich.table import Table
    from rich.text import Text

    table = Table("", "check", "verdict", "entry", "note")
    for check in report.checks:
        verdict = Text(check.verdict, STYLES[check.verdict])
        entry = str(check.entry or "")
        table.add_row(check.check, NAMES[check.check], verdict, entry, Text(printable(check.note)))
    return table
