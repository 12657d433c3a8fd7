"""The campaign that the demo shows: bots play it over HTTP from first to last scenario, and promises are checked."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import httpx
from rich.console import Console

from api import games
from api.cli.console import printable
from api.cli.demo.game import ACTIONS_MAX, Promises, command_of, counter, names_of
from api.cli.demo.offers import offer_of
from api.client.api_client import Json, RemoteTable, open_campaign
from api.simulation.bots import strategy_of
from domain.kernel.errors import InvalidRequest
from domain.kernel.game import Pack
from projections.board.printing import Printed
from projections.bot import Bot, Strategy

NAME = "The Long Winter"
TRIES_MAX = 60
"""How often a scenario is tried before the demo gives up."""
EVENING_ACTIONS = 250
"""After so many actions all seats of a table wish to end it, if its campaign goes on at another one."""


class DemoCampaign:
    """One campaign, from its opening to the end of its last scenario. `kept` says which promises were kept.

    table, board: of the newest game; started: what each game started from, as the campaign said before.
    """

    table: RemoteTable
    board: Json

    def __init__(self, http: httpx.Client, screen: Console, bot: Bot, seats: int, game: str, pack: Pack) -> None:
        """Open the campaign. http: its base URL is the service's. Raises Refused; InvalidRequest for a game without
        campaigns.
        """
        view = games.view_of(game)
        if view.game.campaign is None:
            raise InvalidRequest(f"{game} has no campaign")
        self.campaign = open_campaign(http, game, names_of(seats), name=NAME, pack=pack.id)
        self.promises: Promises = {}
        self.started: list[Json] = []
        self._bot, self._screen, self._strategy = bot, screen, strategy_of(view)
        self._tries = view.campaign.demo_tries if view.campaign else ({},)
        self._closing = view.closing

    def play(self) -> Iterator[None]:
        """Play each scenario until it is won. Pause after each game, so that its table can be ended. Raises Refused."""
        state, tries = self.campaign.get(), 0
        while state["next"] is not None and tries < TRIES_MAX:
            self.started.append(state["carried"])
            self._game(state, self._tries[min(tries, len(self._tries) - 1)])
            yield
            before, state = state, self.campaign.get()
            tries = tries + 1 if state["next"] == before["next"] else 0
            self.promise("the result of every table was noted once", len(state["entries"]) == len(self.started))
        self.promise(f"the campaign came to its end, in {len(self.started)} games", state["next"] is None)

    def promise(self, what: str, holds: bool) -> None:
        """Record whether a promise was kept, this time too."""
        self.promises[what] = holds and self.promises.get(what, True)

    def _game(self, state: Json, options: Mapping[str, str]) -> None:
        """Play one game of the next scenario, at a new table with these options."""
        titles: dict[str, str] = {one["id"]: one["title"] for one in state["scenarios"]}
        scenario: str = state["next"]
        title = printable(", ".join([titles.get(scenario, scenario), *options.values()]))
        self.table = self.campaign.open_table(options=options)
        with counter(self._screen) as progress:
            task = progress.add_task(title, total=None)
            self.board = played(
                self.table, self._bot, self._strategy, lambda: progress.advance(task), closing=self._closing
            )
        ended = self.table.get()
        came_to = ", ".join(str(one) for one in (ended["result"], ended["day"]) if one)
        self._screen.print(f"{title}: {came_to}", markup=False)


def view_of(table: RemoteTable, strategy: Strategy, printed: Printed, seat: int) -> Any:
    """Return what a bot sees at its seat now."""
    return strategy.of_board(table.get("board", seat=seat), printed, seat)


def played(
    table: RemoteTable, bot: Bot, strategy: Strategy, on_action: Callable[[], None], *, closing: str = ""
) -> Json:
    """Seal and open a seed for each seat, start, and play until nobody is asked. Return the final board.

    closing: the key with which, late in the evening, each seat wishes to end the table at the next save; empty without.
    """
    table.add_seeds()
    done = table.post("start")
    printed = table.cards(table.get()["pack"], "en")
    for number in range(ACTIONS_MAX):
        if not done["next"]:
            break
        if closing and number == EVENING_ACTIONS:
            for each in table.seats:
                table.act(each, {"key": closing})
        seat = done["next"][0]
        actions = table.actions(seat, "en")
        key = bot(list(map(offer_of, actions)), partial(view_of, table, strategy, printed, seat))
        done = table.act(seat, command_of(actions, key))
        on_action()
    board: Json = table.get("board")
    return board
