"""How often tables are won, by kind: one cell for each scenario, difficulty and number of seats."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, median
from typing import Any

from msgspec import Struct

from api.games import game_and_pack, view_and_messages, view_for, view_of
from api.service.bots import BotName
from api.simulation.tables import Outcome, Plan, check
from domain.kernel.errors import InvalidRequest

Z = 1.959964
"""Of a normal distribution, 95 % lies within this many standard deviations."""


class Wanted(Struct, frozen=True):
    """The cells to play. An empty choice means all.

    difficulties: for scenarios that have any; packs: a folder with your own packs.
    """

    game: str
    bot: BotName
    seed: str
    scenarios: tuple[str, ...] = ()
    difficulties: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    pack: str | None = None
    packs: Path | None = None


class Cell(Struct, frozen=True):
    """The results of the tables of one kind. difficulty: None without one; share: of wins among tables that ended.

    led: how many of what the tally names the seats lead; low, high: the bounds of the true share, with 95 % confidence;
    actions: the mean of a table; errors: tables that broke off; length: the median, in what the game counts; ways:
    tables that ended early, by name; tally: totals over all tables; deeds: what the seats did, the mean of a table.
    """

    scenario: str
    difficulty: str | None
    seats: int
    led: int
    tables: int
    wins: int
    share: float
    low: float
    high: float
    errors: int
    actions: float
    length: float = 0.0
    ways: dict[str, int] = {}
    tally: dict[str, int] = {}
    deeds: dict[str, float] = {}


def plans(wanted: Wanted) -> list[Plan]:
    """Return a plan for each cell that the rules allow. Raises InvalidRequest if none remains."""
    possible: list[Plan] = []
    refused = InvalidRequest("no table has these scenarios, difficulties and seats together; choose others")
    for plan in combined(wanted):
        try:
            check(plan)
        except InvalidRequest as error:
            refused = error
        else:
            possible.append(plan)
    if not possible:
        raise refused
    return possible


def combined(wanted: Wanted) -> Iterator[Plan]:
    """Yield every wanted scenario with each of its difficulties and each number of seats."""
    _, pack = game_and_pack(wanted.game, wanted.pack, wanted.packs)
    view, messages = view_and_messages(wanted.game, pack, "en")
    for seats in wanted.seats:
        view_for(wanted.game, seats)
    fewest, most = view.seats
    for scenario in among(view.scenarios(pack, messages), wanted.scenarios):
        difficulties: Sequence[str | None] = view.tally.levels(scenario) or [None]
        for difficulty in difficulties:
            if wanted.difficulties and difficulty not in wanted.difficulties:
                continue
            options = {"scenario": scenario["id"], "difficulty": difficulty}
            chosen = {name: value for name, value in options.items() if value}
            for seats in wanted.seats or range(fewest, most + 1):
                yield Plan(wanted.game, wanted.bot, seats, chosen, wanted.seed, wanted.pack, wanted.packs)


def among(scenarios: Sequence[Any], ids: Sequence[str]) -> Sequence[Any]:
    """Return the scenarios with these ids, by default all. Raises InvalidRequest for an unknown id."""
    known = [one["id"] for one in scenarios]
    if unknown := [id for id in ids if id not in known]:
        raise InvalidRequest(f"no scenario {unknown[0]!r}; choose one of {', '.join(known)}")
    return [one for one in scenarios if not ids or one["id"] in ids]


def cell(plan: Plan, played: Sequence[Outcome]) -> Cell:
    """Return the tables of a plan as numbers."""
    ended = [one for one in played if not one.error]
    wins = sum(one.ending == "success" for one in ended)
    ways = Counter(one.way for one in ended)
    tally = view_of(plan.game).tally
    low, high = interval(wins, len(ended))
    return Cell(
        scenario=plan.options["scenario"],
        difficulty=plan.options.get("difficulty"),
        seats=plan.seats,
        led=max(tally.least, plan.seats),
        tables=len(played),
        wins=wins,
        share=wins / len(ended) if ended else 0.0,
        low=low,
        high=high,
        errors=len(played) - len(ended),
        actions=sum(one.actions for one in played) / len(played) if played else 0.0,
        ways={way: ways[way] for way in tally.ways.values()},
        length=median(one.length for one in ended) if ended else 0.0,
        tally={name: sum(one.tally.get(name, 0) for one in ended) for name in tally.names},
        deeds={name: fmean(one.deeds.get(name, 0) for one in ended) for name in tally.deeds if ended},
    )


def interval(wins: int, tables: int) -> tuple[float, float]:
    """Return the bounds of the true share with 95 % confidence, after Wilson; 0 and 1 if nothing was played."""
    if tables == 0:
        return 0.0, 1.0
    share, spread = wins / tables, Z * Z / tables
    middle = share + spread / 2
    reach = sqrt(spread * (share * (1 - share) + spread / 4))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))
