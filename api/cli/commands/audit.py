"""`hourglass audit`: check from an archive alone whether a table's dice and draws were honest."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from api.cli.archives.reader import TOKEN, archive_of, checkpoint_in, is_url_of_table, keys_at, located, taken_apart
from api.cli.archives.survey import audit_all
from api.cli.commands.watch import STATE, check_against_memory, memory_in
from api.cli.console import STYLES, console, counted, fail, printable
from api.cli.packs import PACKS, known_packs

if TYPE_CHECKING:
    from rich.table import Table

    from api.service.archives.replay import Replay
    from projections.audit import Archive, Keyring, Report

KEY = typer.Option(
    help="The service's public key, <name>+<hash>+<base64>; may be repeated. It must have signed the archive. "
    "By default the keys come from the service at the archive's URL."
)
WHERES = typer.Argument(
    help="An archive's file, - for standard input, or the URL of a table, of its page, or of an archive; with --all "
    "several of them, and a service's URL for all of its public tables."
)
ALL = typer.Option("--all", help="Report how evenly dice and draws fell over all these tables.")
PLOTS = typer.Option(help="With --all: plot each die and pool against the expectation, as SVG files in this folder.")
FINE = ("ok", "unsigned", "sealed")
"""The verdicts that find no fault. A sealed log is reported as sealed, never as ok."""


ORIGIN = typer.Option(
    help="For a branch: the archive of the table that it came from, a file or URL, to compare the copies with."
)


def audit(
    where: Annotated[list[str], WHERES],
    over_all: Annotated[bool, ALL] = False,
    plots: Annotated[Path | None, PLOTS] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    key: Annotated[list[str] | None, KEY] = None,
    token: Annotated[str | None, TOKEN] = None,
    packs: Annotated[Path | None, PACKS] = None,
    origin: Annotated[str | None, ORIGIN] = None,
    state: Annotated[Path | None, STATE] = None,
) -> None:
    """Check an archive: its form, leaves, signature, seeds, every outcome, and the rules behind every action.

    For a table's URL, also check that the log extends what was seen of it before.
    """
    if over_all and origin:
        fail("--origin is for one archive; leave it out with --all", code=2)
    if over_all:
        vkeys = key or [vkey for one in where for vkey in keys_at(one)]
        audit_all(where, as_json, keyring_of(vkeys), bool(key), token, plots, memory_in(state))
    elif len(where) > 1 or plots:
        fail("several archives, and --plots, need --all", code=2)
    else:
        audit_one(where[0], as_json, key, token, packs, origin, state)


def audit_one(
    where: str,
    as_json: bool,
    key: list[str] | None,
    token: str | None,
    packs: Path | None,
    origin: str | None,
    state: Path | None,
) -> None:
    """Check one archive. Exits with code 1 for a fault, and for a log that does not extend what was seen before."""
    import msgspec

    from api import games
    from api.service.archives.decide_again import audit_with_rules

    where, token = located(where, token)
    known, keyring = known_packs(packs), keyring_of(key or keys_at(where))
    archive, begun = taken_apart(archive_of(where, token)), None if origin is None else parsed(origin, token)
    if is_url_of_table(where):
        check_against_memory(where, token, state, checkpoint_in(archive))
    report, replayed = audit_with_rules(archive, games.codec(), known, keyring, origin=begun)
    if as_json:
        typer.echo(msgspec.json.encode(msgspec.to_builtins(report) | {"position": position_digest(replayed)}).decode())
    else:
        tell(report, position_digest(replayed))
    if report.verdict not in FINE or (key and not is_signed(report)):
        raise typer.Exit(1)


def parsed(where: str, token: str | None) -> "Archive":
    """Return the archive to compare with. Exits with code 2 if it is none."""
    from projections.audit import ArchiveError, parse

    try:
        return parse(archive_of(*located(where, token)))
    except ArchiveError as error:
        fail(f"{where}: the archive cannot be read: {error}", code=2)


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


def position_digest(replayed: "Replay | None") -> str | None:
    """Return the digest of the position that the game folds to; None if it was not started or not folded."""
    if replayed is None or replayed.position is None:
        return None
    from infra.store.codec import digest

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


NAMES = {
    "A": "form and order",
    "B": "leaves and root",
    "C": "seeds",
    "D": "outcomes",
    "E": "running numbers",
    "F": "rules",
    "G": "statistics",
}
