"""`hourglass audit`: check from an archive alone whether a table's dice and draws were honest."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from api.cli.addresses import is_url_of_table, located
from api.cli.archives.campaign import audit_campaign
from api.cli.archives.reader import TOKEN, archive_of, checkpoint_in, keys_at, taken_apart
from api.cli.archives.report import is_fine, keyring_of, position_digest, tell
from api.cli.archives.survey import audit_all
from api.cli.checkpoints import STATE, check_against_memory, memory_in
from api.cli.console import fail
from api.cli.packs import PACKS, known_packs

if TYPE_CHECKING:
    from projections.audit import Archive, Keyring

KEY = typer.Option(
    help="The service's public key, <name>+<hash>+<base64>; may be repeated. It must have signed the archive. "
    "By default the keys come from the service at the archive's URL."
)
WHERES = typer.Argument(
    help="An archive's file, - for standard input, or the URL of a table, of its page, or of an archive; with --all "
    "several of them, and a service's URL for all of its public tables."
)
CAMPAIGN = typer.Option(
    "--campaign",
    help="Audit the tables of a campaign together: a campaign's URL, or the archives of its tables, oldest first.",
)
ALL = typer.Option("--all", help="Report how evenly dice and draws fell over all these tables.")
PLOTS = typer.Option(help="With --all: plot each die and pool against the expectation, as SVG files in this folder.")
ORIGIN = typer.Option(
    help="For a branch: the archive of the table that it came from, a file or URL, to compare the copies with."
)


def audit(
    where: Annotated[list[str], WHERES],
    over_all: Annotated[bool, ALL] = False,
    campaign: Annotated[bool, CAMPAIGN] = False,
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
    if campaign and (over_all or origin or plots):
        fail("--campaign takes none of --all, --origin and --plots; leave them out", code=2)
    if campaign:
        keyring = keyring_at(where, key)
        audit_campaign(where, token, known_packs(packs), keyring, as_json=as_json, must_be_signed=bool(key))
    elif over_all:
        audit_all(where, as_json, keyring_at(where, key), bool(key), token, plots, memory_in(state))
    elif len(where) > 1 or plots:
        fail("several archives need --all or --campaign, and --plots needs --all", code=2)
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
    known, keyring = known_packs(packs), keyring_at([where], key)
    archive, begun = taken_apart(archive_of(where, token)), None if origin is None else parsed(origin, token)
    if is_url_of_table(where):
        check_against_memory(where, token, state, checkpoint_in(archive))
    report, replayed = audit_with_rules(archive, games.codec(), known, keyring, origin=begun)
    if as_json:
        typer.echo(msgspec.json.encode(msgspec.to_builtins(report) | {"position": position_digest(replayed)}).decode())
    else:
        tell(report, position_digest(replayed))
    if not is_fine(report, must_be_signed=bool(key)):
        raise typer.Exit(1)


def keyring_at(wheres: list[str], key: list[str] | None) -> "Keyring | None":
    """Return the given keys, by default those of the services at the archives' URLs; None without any."""
    return keyring_of(key or [vkey for where in wheres for vkey in keys_at(where)])


def parsed(where: str, token: str | None) -> "Archive":
    """Return the archive to compare with. Exits with code 2 if it is none."""
    from projections.audit import ArchiveError, parse

    try:
        return parse(archive_of(*located(where, token)))
    except ArchiveError as error:
        fail(f"{where}: the archive cannot be read: {error}", code=2)
