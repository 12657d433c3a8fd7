"""The campaign that the demo shows: played by bots over HTTP from first to last scenario, promises looked after."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from api.bots import Bot, Eyes, Offer, eyes_of
from api.cli.screen import printable
from api.cli.showcase import ACTIONS_MAX, NAMES, Promises, command_of
from api.client import Json, RemoteTable, open_campaign
from domain.kernel.game import Pack

NAME = "The Long Winter"
TRIES_MAX = 60
"""How often a scenario is tried before the demo gives up."""
LEVELS = ("normal", "easy")
"""The difficulty of a scenario's first try, and of those after it."""


class Journey:
    """One campaign, from its opening to the end of its last scenario. `kept` says which promises were kept.

    table, board: of the newest game; started: what each game started from, as the campaign said before.
    """

    table: RemoteTable
    board: Json

    def __init__(self, http: httpx.Client, screen: Console, bot: Bot, seats: int, game: str, pack: Pack) -> None:
        """http: its base URL is the service's. Opens the campaign. Raises Refused."""
        self.campaign = open_campaign(http, game, NAMES[:seats], name=NAME, pack=pack.id)
        self.kept: Promises = {}
        self.started: list[Json] = []
        self._bot, self._screen, self._eyes = bot, screen, eyes_of(game)

    def play(self) -> Iterator[None]:
        """Play each scenario until it is won; halts after every game, for its table to be ended. Raises Refused."""
        told, tries = self.campaign.get(), 0
        while told["next"] is not None and tries < TRIES_MAX:
            self.started.append(told["carried"])
            self._game(told, LEVELS[min(tries, len(LEVELS) - 1)])
            yield
            before, told = told, self.campaign.get()
            tries = tries + 1 if told["next"] == before["next"] else 0
            self.promise("what every table came to was noted once", len(told["entries"]) == len(self.started))
        self.promise(f"the campaign came to its end, in {len(self.started)} games", told["next"] is None)

    def promise(self, what: str, holds: bool) -> None:
        """Note whether a promise was kept, this time too."""
        self.kept[what] = holds and self.kept.get(what, True)

    def _game(self, told: Json, level: str) -> None:
        """One game of the scenario that follows, at a new table."""
        scenario = next(one["title"] for one in told["scenarios"] if one["id"] == told["next"])
        title = printable(f"{scenario}, {level}")
        self.table = self.campaign.open_table(difficulty=level)
        with self._progress() as progress:
            task = progress.add_task(title, total=None)
            self.board = played(self.table, self._bot, self._eyes, lambda: progress.advance(task))
        self._screen.print(f"{title}: {self.table.get()['result']} on day {self.board['day']}", markup=False)

    def _progress(self) -> Progress:
        counted = TextColumn("{task.description}, action {task.completed}")
        columns = (SpinnerColumn(), counted, TimeElapsedColumn())
        return Progress(*columns, console=self._screen, transient=True)


def seen(table: RemoteTable, eyes: Eyes, seat: int) -> Any:
    """What a bot sees at its seat now."""
    return eyes.of_board(table.get("board", seat=seat), seat)


def played(table: RemoteTable, bot: Bot, eyes: Eyes, on_action: Callable[[], None]) -> Json:
    """Seal and open a seed for each seat, start, and play till nobody is asked. Gives the board then."""
    table.add_seeds()
    done = table.post("start")
    for _ in range(ACTIONS_MAX):
        if not done["next"]:
            break
        seat = done["next"][0]
        actions = table.actions(seat, "en")
        offers = [Offer(action["command"]["key"], action["default"], action["mark"]) for action in actions]
        done = table.act(seat, command_of(actions, bot(offers, partial(seen, table, eyes, seat))))
        on_action()
    board: Json = table.get("board")
    return board
