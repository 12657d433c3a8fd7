"""`hourglass audit`: whether a table's dice and draws were honest, from its archive alone."""

from typing import TYPE_CHECKING, Annotated

import typer

from api.cli.archives import TOKEN, WHERE, archive_of
from api.cli.screen import STYLES, console, printable

if TYPE_CHECKING:
    from rich.table import Table

    from api.replays import Replay
    from projections.audit import Report

FINE = ("ok", "unsigned", "sealed")
"""Verdicts that find no fault. What is sealed is said, never called ok."""


def audit(
    where: Annotated[str, WHERE],
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    token: Annotated[str | None, TOKEN] = None,
) -> None:
    """Check an archive: its form, leaves, seeds, every outcome, and the rules behind every action."""
    import msgspec

    from api import games
    from api.replays import audit_with_rules

    report, replayed = audit_with_rules(archive_of(where, token), games.codec(), games.packs())
    if as_json:
        typer.echo(msgspec.json.encode(msgspec.to_builtins(report) | {"position": position_digest(replayed)}).decode())
    else:
        tell(report, position_digest(replayed))
    if report.verdict not in FINE:
        raise typer.Exit(1)


def position_digest(replayed: "Replay | None") -> str | None:
    """Of the position that the game folds to; None if it was never started, or not folded."""
    if replayed is None or replayed.position is None:
        return None
    from infra.codec import digest

    return digest(replayed.position)


def tell(report: "Report", position: str | None) -> None:
    """The report for people. position: the digest of the one that the game folds to."""
    screen = console()
    screen.print(checks(report))
    if report.undos:
        screen.print(f"{report.undos} undos, {report.undos_past_reveals} of them past something revealed.")
    for change in report.rules_changed:
        screen.print(f"Rules changed at entry {change.entry}.")
    if position:
        screen.print(f"The game folds to the position {position}")
    for limit in report.limits:
        screen.print(limit, style="dim")
    at = f", entry {report.entry}" if report.entry else ""
    screen.print(f"Verdict: [{STYLES[report.verdict]}]{report.verdict}[/]{at}")


def checks(report: "Report") -> "Table":
    """The checks of a report as a table."""
    from rich.table import Table
    from rich.text import Text

    table = Table("", "check", "verdict", "entry", "note")
    for check in report.checks:
        verdict = Text(check.verdict, STYLES[check.verdict])
        entry = str(check.entry or "")
        table.add_row(check.check, NAMES[check.check], verdict, entry, Text(printable(check.note)))
    return table


NAMES = {
    "A": "form and order",
    "B": "leaves and root",
    "C": "seeds",
    "D": "outcomes",
    "E": "running numbers",
    "F": "rules",
    "G": "statistics",
}
