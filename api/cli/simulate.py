"""`hourglass simulate`: many games by the rules alone, and how they end."""

import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from api.bots import BotName
from api.cli.packs import PACK, PACKS, known_packs
from api.cli.screen import console, counted, fail, printable

if TYPE_CHECKING:
    from rich.table import Table

    from api.simulation import Outcome, Plan

ERRORS_SHOWN = 10


def simulate(
    game: Annotated[str, typer.Option(help="Which game.")] = "materia-prima",
    tables: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many tables.")] = 100,
    bot: Annotated[BotName, typer.Option(help="Who plays.")] = BotName.greedy,
    seats: Annotated[int, typer.Option(min=1, max=4, help="Seats of each table.")] = 2,
    difficulty: Annotated[str | None, typer.Option(help="One of the game's.")] = None,
    scenario: Annotated[str | None, typer.Option(help="One of the pack's; the first by default.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed plays the same games; random by default.")] = None,
    processes: Annotated[int, typer.Option(min=1, max=64, help="How many play side by side.")] = 2,
    pack: Annotated[str | None, PACK] = None,
    packs: Annotated[Path | None, PACKS] = None,
) -> None:
    """Play many tables by the rules alone, and tell how often each ending came."""
    from api.simulation import Plan, check, outcomes
    from domain.kernel.errors import GameError

    chosen = {"difficulty": difficulty, "scenario": scenario}
    options = {name: value for name, value in chosen.items() if value}
    plan = Plan(game, bot, seats, options, seed or secrets.token_hex(8), pack, packs)
    known_packs(packs)
    try:
        check(plan)
    except GameError as error:
        fail(str(error), code=2)
    began = monotonic()
    played = shown(outcomes(plan, tables, min(processes, tables)), tables)
    tell(plan, played, monotonic() - began)
    if any(outcome.error for outcome in played):
        raise typer.Exit(1)


def shown(outcomes: "Iterable[Outcome]", tables: int) -> "list[Outcome]":
    """The outcomes, with a bar that grows while they come."""
    from rich.progress import track

    screen = console()
    is_quiet = not screen.is_terminal
    return list(track(outcomes, "Playing", tables, console=screen, transient=True, disable=is_quiet))


def tell(plan: "Plan", played: "Sequence[Outcome]", seconds: float) -> None:
    """How often each ending came, how long games were, and what broke off."""
    screen = console()
    head = f"{plan.game}, {counted(plan.seats, 'seat')}, {plan.bot} bots"
    screen.print(head, markup=False, soft_wrap=True)
    screen.print(endings(played))
    mean = sum(outcome.actions for outcome in played) / len(played)
    pace = f"{mean:.0f} actions a table, {len(played) / seconds:.1f} tables/s, seed {printable(plan.seed)}"
    screen.print(pace, markup=False, soft_wrap=True)
    errors = [outcome for outcome in played if outcome.error]
    for outcome in errors[:ERRORS_SHOWN]:
        seed, actions = printable(outcome.seed), counted(outcome.actions, "action")
        screen.print(f"error at table {seed}, after {actions}:", style="bold red", markup=False, soft_wrap=True)
        screen.print(printable(outcome.error), markup=False, soft_wrap=True)
    if errors:
        screen.print(f"[bold red]{len(errors)} of {counted(len(played), 'table')} broke off[/]")


def endings(played: "Sequence[Outcome]") -> "Table":
    """How often each ending came, and below it how often it came in a way of its own."""
    from rich.table import Table

    table = Table("ending", "tables", "share")
    ended = [outcome for outcome in played if not outcome.error]
    for ending, count in Counter(outcome.ending for outcome in ended).most_common():
        table.add_row(printable(ending), f"{count}", f"{count / len(played):.1%}")
        ways = Counter(outcome.way for outcome in ended if outcome.ending == ending and outcome.way)
        for way, times in ways.most_common():
            table.add_row(f"  of which {way}", f"{times}", f"{times / len(played):.1%}")
    return table
