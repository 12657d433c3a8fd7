"""`hourglass audit --all`: how evenly dice and draws fell over many tables."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import typer
from msgspec import Struct

from api.cli.archives.comparison import Comparison
from api.cli.archives.reader import lines_of, taken_apart
from api.cli.archives.sources import Fault, fetched, sources
from api.cli.console import console, counted, fail, printable

if TYPE_CHECKING:
    from rich.table import Table

    from api.client.witness import Memory
    from projections.audit import Keyring, Report
    from projections.audit.survey import Sample, Survey

NAMED_MAX = 20
"""How many faulty archives are named; of further ones only the number is shown."""


class Found(Struct):
    """The results besides the samples. failed: archives with a fault; unread: those that cannot be read."""

    failed: list[Fault] = []
    unread: list[Fault] = []


def audit_all(
    wheres: Iterable[str],
    as_json: bool,
    keyring: "Keyring | None",
    must_be_signed: bool,
    token: str | None,
    plots: Path | None,
    memory: "Memory",
) -> None:
    """Survey all these files, tables and services. Exits with code 1 for a fault, 2 for what cannot be read.

    must_be_signed: an archive without a signature by a key of the keyring is a fault; memory: the stored checkpoints of
    tables, which their logs must extend.
    """
    from projections.audit import ArchiveError
    from projections.audit.checks.verdicts import skipped
    from projections.audit.survey import Survey
    from projections.audit.verify import checked, report_of

    survey, found, running = Survey(), Found(), list[str]()
    with Comparison(memory, found.failed, found.unread) as seen_before:
        for where, shown, archive in fetched(sources(wheres, token, survey, found.unread, running), found.unread):
            try:
                parsed = taken_apart(lines_of(archive))
            except ArchiveError as error:
                found.failed.append(Fault(where, str(error)))
                continue
            audited = checked(parsed, keyring)
            if fault := fault_in(where, report_of(audited, skipped("F", "not decided again")), must_be_signed):
                found.failed.append(fault)
            elif seen_before.is_sound(where, shown, parsed) and audited.log:
                survey.add(audited.log)
        for url in running:
            seen_before.look_at(url)
    samples = list(survey.samples)
    if plots:
        draw(samples, plots)
    if as_json:
        typer.echo(msgspec.json.encode(report(samples, survey, found)).decode())
    else:
        tell(samples, survey, found)
    if found.failed or is_uneven(samples):
        raise typer.Exit(1)
    if found.unread:
        raise typer.Exit(2)


def fault_in(where: str, checked: "Report", must_be_signed: bool) -> Fault | None:
    """Return the first check that an archive fails. The rules behind the actions are not checked here."""
    for check in checked.checks:
        if check.verdict == "failed":
            return Fault(where, f"check {check.check}: {check.note}", checked.entry)
        if must_be_signed and check.check == "B" and check.verdict != "ok":
            return Fault(where, check.note)
    return None


def draw(samples: Iterable["Sample"], folder: Path) -> None:
    """Write the plots to a folder. Exits with code 2 if it cannot be written."""
    from projections.audit.plots import plots

    try:
        folder.mkdir(parents=True, exist_ok=True)
        names = [(folder / name).write_text(picture, "utf-8") for name, picture in plots(samples)]
    except OSError as error:
        fail(f"{folder}: {error.strerror}", code=2)
    typer.echo(f"{folder}: {counted(len(names), 'plot')}", err=True)


def is_uneven(samples: Iterable["Sample"]) -> bool:
    """Return whether a sample fell less evenly than chance can explain."""
    from projections.audit.checks.verdicts import P_MIN

    return any((p := sample.statistic.p) is not None and p < P_MIN for sample in samples)


def report(samples: Iterable["Sample"], survey: "Survey", found: Found) -> dict[str, Any]:
    """Return everything as plain data. left_out: outcomes of streams beyond the number that is counted."""
    tables = {"revealed": survey.revealed, "unrevealed": survey.unrevealed, "left_out": survey.left_out}
    statistics = [
        {"game": one.game, "faces": one.faces, "counts": one.counts} | msgspec.to_builtins(one.statistic)
        for one in samples
    ]
    return {**tables, **msgspec.to_builtins(found), "statistics": statistics}


def tell(samples: Sequence["Sample"], survey: "Survey", found: Found) -> None:
    """Print the survey for people."""
    screen = console()
    screen.print(table_of(samples))
    tests = sum(sample.statistic.p is not None for sample in samples)
    alone = f"; of this many, one has p below {1 / tests:.2g} by chance alone" if tests > 1 else ""
    screen.print(f"{counted(survey.revealed, 'table')} counted, {counted(tests, 'test')} made{alone}.")
    screen.print(f"Opened but not revealed, so not counted: {counted(survey.unrevealed, 'table')}.")
    if survey.left_out:
        screen.print(f"Left out, because there are too many streams: {counted(survey.left_out, 'outcome')}.")
    for line in named_faults(found):
        screen.print(line, markup=False)


def named_faults(found: Found) -> Iterator[str]:
    """Yield lines that name the archives which are not counted, and why."""
    for what, faults in (("at fault", found.failed), ("not read", found.unread)):
        if faults:
            yield f"{counted(len(faults), 'archive')} {what}, and not counted:"
        for fault in faults[:NAMED_MAX]:
            entry = f", entry {fault.entry}" if fault.entry else ""
            yield printable(f"  {fault.where}{entry}: {fault.why}")


def table_of(samples: Iterable["Sample"]) -> "Table":
    """Return a table with a row for each die, and one for each pool at the size that was drawn from least evenly."""
    from rich.table import Table
    from rich.text import Text

    table = Table("game", "stream", "possibilities", "outcomes", "chi-square", "p")
    for (game, stream, _), together in groupby(samples, key=lambda one: (one.game, one.stream, one.faces)):
        sizes = [sample.statistic for sample in together]
        tested = [one for one in sizes if one.p is not None]
        names = Text(printable(game)), Text(printable(stream))
        if tested:
            least = min(tested, key=lambda one: one.p or 0.0)
            about = str(least.m) if len(sizes) == 1 else f"{least.m}, the least even of {len(tested)} tested"
            table.add_row(*names, about, str(least.sample), f"{least.chi_square:.1f}", f"{least.p:.3g}")
        else:
            about = str(sizes[0].m) if len(sizes) == 1 else f"{sizes[0].m} and fewer"
            table.add_row(*names, about, str(sum(one.sample for one in sizes)), "too few", "")
    return table
