"""Audits the tables of a campaign together: each by itself, and that each goes on from those before it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
import typer
from msgspec import Struct

from api.cli.addresses import is_table, is_url, located
from api.cli.archives.reader import Unreachable, archive_of, fetch, taken_apart
from api.cli.archives.report import is_fine, verdict_of
from api.cli.console import STYLES, console, fail, printable

if TYPE_CHECKING:
    from api.service.archives.replay import Replay
    from domain.kernel.tables.chain import Break
    from infra.packs.index import PackIndex
    from projections.audit import Keyring, Report

TABLES_MAX = 400
"""The most tables of a campaign."""


class Noted(Struct, frozen=True):
    """A table of a campaign whose outcome counts."""

    table: str


class Summary(Struct, frozen=True):
    """A campaign's summary, as far as it is needed here."""

    entries: list[Noted]


class Audited(NamedTuple):
    """A table's archive after its audit. replay: None if a check fails or its rules are not installed."""

    where: str
    report: "Report"
    replay: "Replay | None"


class Chain(Struct, frozen=True):
    """The report on a campaign, for a program. place: of the table where the chain breaks, from 1; None if it holds."""

    verdict: str
    place: int | None
    why: str | None
    tables: tuple[dict[str, Any], ...]


def audit_campaign(
    wheres: Sequence[str],
    token: str | None,
    packs: "PackIndex",
    keyring: "Keyring | None",
    *,
    as_json: bool,
    must_be_signed: bool,
) -> None:
    """Audit the tables of a campaign and their chain, and print the report. Exits with code 1 for a fault.

    wheres: a campaign's URL, or its archives, oldest first.
    """
    tables = [audited(where, token, packs, keyring) for where in archives_of(wheres, token)]
    faults = [
        place for place, one in enumerate(tables, start=1) if not is_fine(one.report, must_be_signed=must_be_signed)
    ]
    broken = first_break([one.replay for one in tables])
    verdict = "failed" if faults or broken else "ok"
    if as_json:
        reports = tuple({"where": one.where} | msgspec.to_builtins(one.report) for one in tables)
        place, why = (broken.place, broken.why) if broken else (faults[0] if faults else None, None)
        typer.echo(msgspec.json.encode(Chain(verdict, place, why, reports)).decode())
    else:
        tell(tables, broken, verdict)
    if verdict != "ok":
        raise typer.Exit(1)


def archives_of(wheres: Sequence[str], token: str | None) -> list[str]:
    """Return where the archives are. Exits with code 2 if a campaign cannot be read, or has no table that counts."""
    if len(wheres) != 1 or not is_campaign(wheres[0]):
        return list(wheres)
    parts = urlsplit(wheres[0])
    root, _, id = parts.path.rstrip("/").rpartition("/campaigns/")
    service = f"{parts.scheme}://{parts.netloc}{root.removesuffix('/v1')}"
    try:
        summary = msgspec.json.decode(fetch(f"{service}/v1/campaigns/{id}", token), type=Summary)
    except (Unreachable, httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        fail(f"{wheres[0]}: the campaign cannot be read: {error}", code=2)
    found = [f"{service}/v1/tables/{one.table}" for one in summary.entries[:TABLES_MAX] if is_table(one.table)]
    if not found:
        fail(f"{wheres[0]}: no table of this campaign counts yet, so there is nothing to audit", code=2)
    return found


def is_campaign(where: str) -> bool:
    """Return whether the text is the URL of a campaign."""
    return is_url(where) and is_table(urlsplit(where).path.rstrip("/").rpartition("/campaigns/")[2])


def audited(where: str, token: str | None, packs: "PackIndex", keyring: "Keyring | None") -> Audited:
    """Audit one archive. Exits with code 2 if it cannot be read."""
    from api import games
    from api.service.archives.decide_again import audit_with_rules

    archive = taken_apart(archive_of(*located(where, token)))
    return Audited(where, *audit_with_rules(archive, games.codec(), packs, keyring))


def first_break(replays: Sequence["Replay | None"]) -> "Break | None":
    """Return where a chain of tables breaks; None if it holds.

    replays: of its tables, oldest first; None of a table that proves nothing.
    """
    from domain.kernel.tables.chain import Break, first_break

    proved = [one for one in replays if one is not None]
    if len(proved) < len(replays):
        place = replays.index(None) + 1
        return Break(place, "what it started from and came to is not proved: its own audit fails or is sealed")
    first = proved[0]
    for place, one in enumerate(proved, start=1):
        if (one.game.id, one.pack.hash) != (first.game.id, first.pack.hash):
            return Break(place, "it plays another game or another pack than the first one")
    return first_break(first.game, first.pack, [one.link for one in proved])


def tell(tables: Sequence[Audited], broken: "Break | None", verdict: str) -> None:
    """Print a line for each table, then whether the chain holds."""
    screen = console()
    for place, one in enumerate(tables, start=1):
        said = f"[{STYLES[one.report.verdict]}]{printable(verdict_of(one.report))}[/]"
        screen.print(f"{place}. {printable(one.where)}: {said}", soft_wrap=True)
    if broken is not None:
        screen.print(f"[{STYLES['failed']}]The chain breaks at table {broken.place}: {printable(broken.why)}[/]")
    else:
        screen.print("The chain holds: each table starts from what those before it came to.")
    screen.print(f"Verdict of the campaign: [{STYLES[verdict]}]{verdict}[/]")
