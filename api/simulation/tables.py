"""Tables played by bots in process, one after another or in several processes."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct

from api.games import game_and_pack, view_of
from api.service.bots import BotName, bot_of, guide_of, strategy_of
from api.simulation.selfplay import Choose, Step, fate_of, opening, play_out
from domain.kernel.fact import Awaiting
from domain.kernel.position import Position
from domain.kernel.registry import default
from domain.kernel.task import Option
from projections.bot import Lead, Offer

MERCIES_MAX = 6
"""How often a guide goes back to an earlier moment."""
AT_ONCE = 4
"""Tables that a process receives at a time."""


class Plan(Struct, frozen=True):
    """What to play.

    options: of the table; seed: the same seed plays the same tables again; pack: its id, None for the first; packs: a
    folder with your own packs.
    """

    game: str
    bot: BotName
    seats: int
    options: dict[str, Any]
    seed: str
    pack: str | None = None
    packs: Path | None = None

    def seed_of(self, number: int) -> str:
        """Return the seed of a table. It differs between plans, so that no two plans play the same games."""
        kind = "/".join(str(value) for _, value in sorted(self.options.items()))
        return f"{self.seed}/{kind}/{self.seats}/{number}"


class Outcome(Struct, frozen=True):
    """The result of a table.

    seed: its own; ending: the game's result, empty if it broke off with `error`; way: the name of a rule that ended it
    early; length: in what the game counts; tally: totals at the end, by word; deeds: what the seats did.
    """

    seed: str
    actions: int
    ending: str = ""
    way: str = ""
    error: str = ""
    length: int = 0
    tally: dict[str, int] = {}
    deeds: dict[str, int] = {}


def check(plan: Plan) -> None:
    """Check that game, bot and table are possible. Raises InvalidRequest, ContentError for a broken pack."""
    game, pack = game_and_pack(plan.game, plan.pack, plan.packs)
    if plan.bot is BotName.guide:
        guide_of(view_of(plan.game), pack, plan.seed)
    game.begin(opening(game, pack, plan.seats, plan.options), pack)


def outcomes(plans: Sequence[Plan], tables: int, processes: int) -> Iterator[Outcome]:
    """Play this many tables of each plan, and yield the result of each as soon as it is over, in order."""
    planned = [plan for plan in plans for _ in range(tables)]
    seeds = [plan.seed_of(number) for plan in plans for number in range(1, tables + 1)]
    if processes == 1:
        yield from map(play_table, planned, seeds)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(play_table, planned, seeds, chunksize=AT_ONCE)


def play_table(plan: Plan, seed: str) -> Outcome:
    """Play one table to its end. An error becomes its result."""
    game, pack = game_and_pack(plan.game, plan.pack, plan.packs)
    opened, tally = opening(game, pack, plan.seats, plan.options), view_of(plan.game).tally
    last: Step | None = None
    actions = 0
    deeds = Counter[str]()
    try:
        for actions, last in enumerate(play_out(game, pack, opened, fate_of(seed), chooser(plan, seed))):  # noqa: B007
            deeds.update(word for one in last.stated if (word := tally.of_fact(one.fact)))
        assert last is not None
        state = last.after.state
        return Outcome(
            seed,
            actions,
            str(game.result(state)),
            way_of(last, tally.ways),
            length=tally.length(state),
            tally=dict(tally.of_state(state)),
            deeds=dict(deeds),
        )
    except Exception as error:  # a simulation must find every error
        return Outcome(seed, actions, error=f"{type(error).__name__}: {error}")


def chooser(plan: Plan, seed: str) -> Choose:
    """Return the plan's bot as a chooser among options. Raises InvalidRequest for a guide that the game has not."""
    alone = chooser_for_seats(plan, seed)
    if plan.bot is not BotName.guide:
        return alone
    view, (_, pack) = view_of(plan.game), game_and_pack(plan.game, plan.pack, plan.packs)
    return led(guide_of(view, pack, seed), alone, view.returning)


def led(lead: Lead, alone: Choose, returning: Sequence[str]) -> Choose:
    """Return a chooser for all seats that follows a guide. alone: chooses where the guide has no wish; returning: the
    keys that lead back to an earlier moment, taken at most MERCIES_MAX times.
    """
    returned = 0

    def choose(position: Position[Any], offered: Sequence[Option]) -> Option:
        nonlocal returned
        open_ones = {one.key: one for one in reversed(offered)}
        if returned >= MERCIES_MAX:
            open_ones = {key: one for key, one in open_ones.items() if key not in returning}
        wanted = next((key for key in lead(position) if key in open_ones), None)
        returned += wanted in returning
        return alone(position, offered) if wanted is None else open_ones[wanted]

    return choose


def chooser_for_seats(plan: Plan, seed: str) -> Choose:
    """Return the plan's bot as a chooser that answers for one seat after another."""
    view = view_of(plan.game)
    bot, strategy = bot_of(plan.bot, seed, view), strategy_of(view)

    def choose(position: Position[Any], offered: Sequence[Option]) -> Option:
        assert position.asked is not None
        seat = offered[0].seat
        mine = [option for option in offered if option.seat == seat]
        usual = default(position.state, position.asked, seat)
        key = bot(
            [Offer(one.key, one.key == usual, one.mark) for one in mine], lambda: strategy.of_position(position, seat)
        )
        return next(one for one in mine if one.key == key)

    return choose


def way_of(last: Step, ways: Mapping[str, str]) -> str:
    """Name the rule that ended a game early; empty if it was played to its end. ways: rule -> its name."""
    rules = [one.rule for one in last.stated if one.rule and not isinstance(one.fact, Awaiting)]
    return next((ways[rule] for rule in reversed(rules) if rule in ways), "")
