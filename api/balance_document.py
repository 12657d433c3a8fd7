"""docs/balance.md: how often the greedy bot wins each kind of table that ships, and what it does there.

`python -m api.balance_document` plays and writes it; a soak test plays again and compares.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from msgspec.structs import replace

from api.games import game_and_pack, games, packs, view_of
from api.service.bots import BotName
from api.simulation.balance import Cell, Wanted, cell, plans
from api.simulation.selfplay import opening
from api.simulation.tables import Outcome, Plan, play_table

FILE = Path("docs/balance.md")
SEED = "balance"
TABLES_MIN, TABLES_MAX = 4, 200
"""The number of tables of a kind, and more until one is won and one is lost."""
PROCESSES = 2

INTRODUCTION = f"""# Balance

How often the greedy bot wins each kind of table of the packs that ship. Every kind is played at {TABLES_MIN} tables,
and at more, up to {TABLES_MAX}, until one was won and one was lost. So the numbers say that a scenario can be won and
can be lost; they do not say how hard it is for people. What the bot did is the mean of a table.

The bot plays a campaign that tells a story at {TABLES_MIN} tables. It chooses without reading, so it hardly wins. Rows
with “guide” are of the guide, which has read the pack: it leads all seats to an ending, with the options that a
demo tries first.

`make balance` plays the tables and writes this file; `make soak` checks that it is current. `hourglass simulate` plays
as many tables of one kind as you like ([more](command-line.md#simulate)).
"""


def written() -> str:
    """Play all tables, which takes minutes, and return the document."""
    chosen = [(game, pack.id) for game in games() for pack in packs().catalogue[game]]
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        sections = [section(game, pack, list(pool.map(line, planned(game, pack)))) for game, pack in chosen]
    return "\n".join([INTRODUCTION, *sections])


def planned(game: str, pack: str) -> list[Plan]:
    """Return a plan for each kind of table of a pack: for the greedy bot, then of stories for the guide."""
    greedy = plans(Wanted(game, BotName.greedy, SEED, pack=pack))
    return [*greedy, *(guided(plan) for plan in greedy if has_guide(game) and tells_story(plan))]


def has_guide(game: str) -> bool:
    """Return whether a game has a guide."""
    strategy = view_of(game).strategy
    return strategy is not None and strategy.guide is not None


def guided(plan: Plan) -> Plan:
    """Return the plan of the same table for the guide, with the options that a demo tries first."""
    campaign = view_of(plan.game).campaign
    tried = campaign.demo_tries[0] if campaign is not None else {}
    return replace(plan, bot=BotName.guide, options={**plan.options, **tried})


def tells_story(plan: Plan) -> bool:
    """Return whether a plan's tables play a campaign whose story ends it."""
    rules, content = game_and_pack(plan.game, plan.pack)
    return rules.tells_story(opening(rules, content, plan.seats, plan.options), content)


def section(game: str, pack: str, lines: Sequence[str]) -> str:
    """Return the table of a pack."""
    tally = view_of(game).tally
    names = ("scenario", "difficulty", "seats", "tables", "won", "lost", tally.span, *tally.deeds, *tally.names)
    rule = ["---", "---", *["---:"] * (len(names) - 2)]
    return "\n".join([f"## {pack} ({game})", "", row(names), row(rule), *lines, ""])


def row(cells: Sequence[str]) -> str:
    """Return a line of a Markdown table."""
    return f"| {' | '.join(cells)} |"


def line(plan: Plan) -> str:
    """Return the results of a plan's tables, as a line of its pack's table."""
    one = cell(plan, list(decided(plan)))
    assert one.errors == 0, f"{one.errors} tables of {plan.options} broke off"
    who = f"{one.seats}" if one.seats == one.led else f"{one.seats} (leads {one.led})"
    lost = one.tables - one.wins
    return row(
        (
            named(plan),
            one.difficulty or "–",
            who,
            str(one.tables),
            str(one.wins),
            str(lost),
            f"{one.length:g}",
            *done(one),
        )
    )


def named(plan: Plan) -> str:
    """Return the scenario, and who leads if it is not the greedy bot."""
    scenario: str = plan.options["scenario"]
    return f"{scenario} (guide)" if plan.bot is BotName.guide else scenario


def done(one: Cell) -> Iterator[str]:
    """Return what was done at a table, and how it ended."""
    yield from (f"{mean:.1f}" for mean in one.deeds.values())
    yield from (f"{count / one.tables:.1f}" for count in one.tally.values())


def decided(plan: Plan) -> Iterator[Outcome]:
    """Play tables of a plan until one is won and one is lost; of a story only the least number."""
    endings: set[bool] = set()
    is_story = tells_story(plan)
    for number in range(1, TABLES_MAX + 1):
        outcome = play_table(plan, plan.seed_of(number))
        endings.add(outcome.ending == "success")
        yield outcome
        if number >= TABLES_MIN and (is_story or len(endings) > 1):
            return


def main() -> None:
    """Write the document."""
    FILE.write_text(written(), "utf-8")


if __name__ == "__main__":
    main()
