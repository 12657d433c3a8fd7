"""The campaign that the demo shows: bots play it over HTTP from first to last scenario, and promises are checked."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from rich.console import Console

from api import games
from api.cli.console import printable
from api.cli.demo.game import ACTIONS_MAX, Promises, counter, names_of, option_of
from api.cli.demo.offers import offer_of
from api.client.answers import Json
from api.client.held.campaign import open_campaign
from api.client.held.followed_table import FollowedTable
from api.client.held.seats import HeldSeats
from api.client.service import Seat, Service
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

    held, board: of the newest game; started: what each game started from, as the campaign said before.
    """

    held: HeldSeats
    board: Json

    def __init__(self, service: Service, screen: Console, players: Players, seats: int, game: str, pack: Pack) -> None:
        """Open the campaign. Raises Refused; InvalidRequest for a game without campaigns."""
        self._view = games.view_of(game)
        if self._view.game.campaign is None:
            raise InvalidRequest(f"{game} has no campaign")
        self.campaign = open_campaign(service, game, names_of(seats), name=NAME, pack=pack.id)
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
        self.held = self.campaign.open_table(options=options)
        self.held.add_seeds()
        turns = self._guided() if self._players.guide else self._alone()
        with counter(self._screen) as progress:
            task = progress.add_task(title, total=None)
            for number, act in zip(range(ACTIONS_MAX), turns, strict=False):
                if number == EVENING_ACTIONS and self._view.closing:
                    for seat in self.held.numbers:
                        act(seat, self._view.closing)
                progress.advance(task)
        self.board = self.held[0].board()
        ended = self.held[0].get()
        came_to = ", ".join(str(one) for one in (ended["result"], ended["day"]) if one)
        self._screen.print(f"{title}: {came_to}", markup=False)

    def _alone(self) -> Iterator[Act]:
        """Start the table, and let the bot answer for the seat that is asked first, until nobody is asked.

        Yield before each answer.
        """
        done: Json = self.held[0].start()
        printed = self.held.service.cards(self._pack.hash)
        strategy = strategy_of(self._view)
        while done["next"]:
            yield self._take
            seat = done["next"][0]
            actions = self.held[seat].menu()["actions"]
            key = self._players.bot(list(map(offer_of, actions)), partial(view_of, self.held[seat], strategy, printed))
            done = self.held[seat].act(option_of(actions, key))

    def _take(self, seat: int, key: str) -> None:
        self.held[seat].act(key)

    def _guided(self) -> Iterator[Act]:
        """Start the table, and let the guide choose for all seats, until nobody is asked. Yield before each answer.

        It asks for neither menu nor board, since it knows the rules and follows the log.
        """
        assert self._players.guide is not None, "a guide plays"
        followed = FollowedTable(self.held, self._view.game, self._pack, games.codec().fact_of_line)
        followed.start()
        while (position := followed.position) is not None and position.asked is not None:
            yield followed.act
            option = self._players.guide(position, tuple(options(position.state, position.asked)))
            followed.act(option.seat, option.key)


def view_of(seat: Seat, strategy: Strategy, printed: Printed) -> Any:
    """Return what a bot sees at its seat now."""
    return strategy.of_board(seat.board(), printed, seat.seat)
