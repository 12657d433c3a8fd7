"""The campaign that the demo shows: bots play it over HTTP from first to last scenario, and promises are checked."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import httpx
from rich.console import Console

from api import games
from api.cli.console import printable
from api.cli.demo.game import ACTIONS_MAX, Promises, command_of, counter, names_of
from api.cli.demo.offers import offer_of
from api.client.answers import Json
from api.client.api_client import RemoteTable, open_campaign
from api.client.followed_table import FollowedTable
from api.service.bots import strategy_of
from api.simulation.selfplay import Choose
from domain.kernel.errors import InvalidRequest
from domain.kernel.game import Pack
from domain.kernel.registry import options
from projections.board.printing import Printed
from projections.bot import Bot, Strategy

NAME = "The Long Winter"
TRIES_MAX = 60
"""How often a scenario is tried before the demo gives up."""
EVENING_ACTIONS = 250
"""After so many actions all seats of a table wish to end it, if its campaign goes on at another one."""


Act = Callable[[int, str], None]
"""Takes an option of a seat: its number, then the key."""


class Players(NamedTuple):
    """Who plays the campaign. guide: chooses for all seats, from what they know together; None if the bot plays, which
    sees the board and the menu of one seat at a time.
    """

    bot: Bot
    guide: Choose | None = None


class DemoCampaign:
    """One campaign, from its opening to the end of its last scenario. `promises` says which were kept.

    table, board: of the newest game; started: what each game started from, as the campaign said before.
    """

    table: RemoteTable
    board: Json

    def __init__(
        self, http: httpx.Client, screen: Console, players: Players, seats: int, game: str, pack: Pack
    ) -> None:
        """Open the campaign. http: its base URL is the service's. Raises Refused; InvalidRequest for a game without
        campaigns.
        """
        self._view = games.view_of(game)
        if self._view.game.campaign is None:
            raise InvalidRequest(f"{game} has no campaign")
        self.campaign = open_campaign(http, game, names_of(seats), name=NAME, pack=pack.id)
        self.promises: Promises = {}
        self.started: list[Json] = []
        self._pack, self._players, self._screen = pack, players, screen
        self._tries = self._view.campaign.demo_tries if self._view.campaign else ({},)

    def play(self) -> Iterator[None]:
        """Play each scenario until it is won. Pause after each game, so that its table can be ended. Raises Refused."""
        state, tries = self.campaign.get(), 0
        while state["next"] is not None and tries < TRIES_MAX:
            self.started.append(self.campaign.get("carried")["carried"])
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
        self.table.add_seeds()
        turns = self._guided() if self._players.guide else self._alone()
        with counter(self._screen) as progress:
            task = progress.add_task(title, total=None)
            for number, act in zip(range(ACTIONS_MAX), turns, strict=False):
                if number == EVENING_ACTIONS and self._view.closing:
                    for seat in self.table.seats:
                        act(seat, self._view.closing)
                progress.advance(task)
        self.board = self.table.get("board")
        ended = self.table.get()
        came_to = ", ".join(str(one) for one in (ended["result"], ended["day"]) if one)
        self._screen.print(f"{title}: {came_to}", markup=False)

    def _alone(self) -> Iterator[Act]:
        """Start the table, and let the bot answer for the seat that is asked first, until nobody is asked.

        Yield before each answer.
        """
        done = self.table.post("start")
        printed = self.table.cards(self._pack.hash, "en")
        strategy = strategy_of(self._view)
        while done["next"]:
            yield self._take
            seat = done["next"][0]
            actions = self.table.actions(seat, "en")
            key = self._players.bot(list(map(offer_of, actions)), partial(view_of, self.table, strategy, printed, seat))
            done = self.table.act(seat, command_of(actions, key))

    def _take(self, seat: int, key: str) -> None:
        self.table.act(seat, {"key": key})

    def _guided(self) -> Iterator[Act]:
        """Start the table, and let the guide choose for all seats, until nobody is asked. Yield before each answer.

        It asks for neither menu nor board, since it knows the rules and follows the log.
        """
        assert self._players.guide is not None, "a guide plays"
        followed = FollowedTable(self.table, self._view.game, self._pack, games.codec().fact_of_line)
        followed.start()
        while (position := followed.position) is not None and position.asked is not None:
            yield followed.act
            option = self._players.guide(position, tuple(options(position.state, position.asked)))
            followed.act(option.seat, option.key)


def view_of(table: RemoteTable, strategy: Strategy, printed: Printed, seat: int) -> Any:
    """Return what a bot sees at its seat now."""
    return strategy.of_board(table.get("board", seat=seat), printed, seat)
