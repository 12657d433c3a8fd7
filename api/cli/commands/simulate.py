"""`hourglass simulate`: play many games by the rules alone, and report how often they are won."""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from api.cli.console import console, counted, fail, printable
from api.cli.packs import GAME, PACK, PACKS, known_packs
from api.service.bots import BotName

if TYPE_CHECKING:
    from rich.table import Table

    from api.simulation.balance import Cell, Wanted
    from api.simulation.tables import Outcome
    from projections.tally import Tally

ERRORS_SHOWN = 10


def simulate(
    game: Annotated[str | None, GAME] = None,
    tables: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many tables of each kind.")] = 20,
    bot: Annotated[BotName, typer.Option(help="Who plays.")] = BotName.greedy,
    scenario: Annotated[list[str] | None, typer.Option(help="Only this one; may be repeated.")] = None,
    difficulty: Annotated[list[str] | None, typer.Option(help="Only this one; may be repeated.")] = None,
    seats: Annotated[list[int] | None, typer.Option(min=1, help="Only this number of seats; may be repeated.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed plays the same games; random by default.")] = None,
    processes: Annotated[int, typer.Option(min=1, max=64, help="How many play side by side.")] = 2,
    pack: Annotated[str | None, PACK] = None,
    packs: Annotated[Path | None, PACKS] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many tables by the rules alone, and report how often each scenario is won."""
    from api.games import view_of
    from api.simulation.balance import Wanted, cell, plans
    from api.simulation.tables import outcomes
    from domain.kernel.errors import GameError

    chosen = tuple(scenario or ()), tuple(difficulty or ()), tuple(seats or ())
    known_packs(packs)
    try:
        wanted = Wanted(view_of(game).game.id, bot, seed or secrets.token_hex(8), *chosen, pack, packs)
        planned = plans(wanted)
    except GameError as error:
        fail(str(error), code=2)
    total, began = tables * len(planned), monotonic()
    played = shown(outcomes(planned, tables, min(processes, total)), total, quiet=json)
    seconds = monotonic() - began
    cells = [cell(plan, played[index * tables :][:tables]) for index, plan in enumerate(planned)]
    if json:
        write(wanted, cells)
    else:
        tell(wanted, cells, len(played) / seconds)
        tell_errors(played)
    if any(outcome.error for outcome in played):
        raise typer.Exit(1)


def shown(outcomes: "Iterable[Outcome]", tables: int, *, quiet: bool) -> "list[Outcome]":
    """Return the outcomes, with a progress bar while they arrive."""
    from rich.progress import track

    screen = console()
    is_quiet = quiet or not screen.is_terminal
    return list(track(outcomes, "Playing", tables, console=screen, transient=True, disable=is_quiet))


def write(wanted: "Wanted", cells: "Sequence[Cell]") -> None:
    """Print the cells as JSON, with what is needed to repeat them."""
    from msgspec import json, to_builtins

    about = {"game": wanted.game, "pack": wanted.pack, "bot": str(wanted.bot), "seed": wanted.seed}
    rows = [{**one.ways, **to_builtins(one)} for one in cells]
    for one in rows:
        del one["ways"]
    typer.echo(json.format(json.encode({**about, "cells": rows})))


def tell(wanted: "Wanted", cells: "Sequence[Cell]", pace: float) -> None:
    """Print how often each kind of table is won. pace: tables a second."""
    from api.games import view_of

    screen = console()
    screen.print(f"{wanted.game}, {wanted.bot} bots", markup=False, soft_wrap=True)
    screen.print(balance(cells, view_of(wanted.game).tally))
    mean = sum(one.actions for one in cells) / len(cells)
    end = f"{mean:.0f} actions a table, {pace:.1f} tables/s, seed {printable(wanted.seed)}"
    screen.print(end, markup=False, soft_wrap=True)


def balance(cells: "Sequence[Cell]", tally: "Tally") -> "Table":
    """Return a table with a row for each kind of table; below 95 % are the bounds of the true share, with that
    confidence.

    Further counts follow as shares of all that was counted.
    """
    from rich.box import SIMPLE_HEAD
    from rich.table import Column, Table

    ways = [way for way in tally.ways.values() if any(one.ways[way] for one in cells)]
    table = Table(
        Column("scenario", no_wrap=True), "difficulty", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False
    )
    for name in (tally.led, "tables", tally.success, "share", "95 %", *ways, *tally.names):
        table.add_column(name, justify="right", no_wrap=True)
    for one in cells:
        who = f"{one.led} (solo)" if one.seats < one.led else str(one.led)
        between = f"{one.low * 100:.0f}–{one.high * 100:.0f} %"
        won = (who, str(one.tables), str(one.wins), f"{one.share * 100:.0f} %", between)
        counts = (str(one.ways[way] or "–") for way in ways)
        table.add_row(printable(one.scenario), one.difficulty or "–", *won, *counts, *shares(one.tally))
    return table


def shares(tally: Mapping[str, int]) -> Iterator[str]:
    """Return each count as a share of their sum."""
    total = sum(tally.values())
    return (f"{100 * count / total:.0f} %" if count else "–" for count in tally.values())


def tell_errors(played: "Sequence[Outcome]") -> None:
    """Print what broke off, with the seeds that repeat it."""
    screen = console()
    errors = [outcome for outcome in played if outcome.error]
    for outcome in errors[:ERRORS_SHOWN]:
        seed, actions = printable(outcome.seed), counted(outcome.actions, "action")
        screen.print(f"error at table {seed}, after {actions}:", style="bold red", markup=False, soft_wrap=True)
        screen.print(printable(outcome.error), markup=False, soft_wrap=True)
    if errors:
        screen.print(f"[bold red]{len(errors)} of {counted(len(played), 'table')} broke off[/]")
