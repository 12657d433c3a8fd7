"""The game that the demo shows: bots play at a table over HTTP with undos now and then, and promises are checked."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.text import Text

from api import games
from api.cli.chronicle import chapter, picture, turned
from api.cli.demo.offers import offer_of
from api.client.answers import Json
from api.client.forms import OfferedAction
from api.client.held.seats import open_table
from api.client.service import Service
from api.service.bots import strategy_of
from domain.kernel.game import Pack
from projections.bot import Bot
from projections.chronicle import Chapter

NAMES = ("Ada", "Ben", "Cleo", "Dan")
"""Names of the first players; further ones have none."""
ACTIONS_MAX = 20_000
ROLLS_REPEATED = 2
"""How many actions with dice are undone and repeated, besides the first action with any chance."""
TURNED_AT = (16, 33, 70)
"""After this many actions the last ones are undone and redone."""
TURNED_BACK = 3

Promises = dict[str, bool]


class DemoGame:
    """One game, from the opening of its table to its result. `kept` says which promises were kept."""

    def __init__(
        self, service: Service, screen: Console, bot: Bot, seats: int, game: str, pack: Pack, options: Json
    ) -> None:
        """options: of the table, which is opened here. Raises Refused."""
        self.held = open_table(service, game, names_of(seats), pack=pack.id, options=options)
        self.promises: Promises = {}
        self.board: Json = {}
        self.line = [0]
        self._digests: dict[int, str] = {}
        self._bot, self._screen = bot, screen
        self._repeated = 0
        self.view, self.messages = games.view_and_messages(game, pack, "en")
        self.printed = service.cards(pack.hash)

    def play(self) -> None:
        """Seal and open a seed for each seat, start, and play until nobody is asked. Raises Refused."""
        self.held.add_seeds()
        done: Json = self.held[0].start()
        self._see(0)
        with counter(self._screen) as progress:
            task = progress.add_task(self.view.title(self.messages), total=None)
            while done["next"] and self.line[-1] < ACTIONS_MAX:
                done = self._step(done["next"][0])
                progress.update(task, advance=1, description=self.held[0].get()["day"])
        result = self.held[0].summary()["result"]
        self.promise(f"the game came to its end: {result}", result in ("success", "failure"))

    def picture(self) -> Text:
        """Return the current board."""
        return picture(self.view.picture(self.board, self.printed, self.messages))

    def _step(self, seat: int) -> Json:
        """Take one answer of a seat's bot, and show what the demo wants to show with it."""
        actions = self.held[seat].menu()["actions"]
        strategy = strategy_of(self.view)
        key = self._bot(
            list(map(offer_of, actions)), lambda: strategy.of_board(self._board_of(seat), self.printed, seat)
        )
        done = self._act(seat, option_of(actions, key))
        if chances(done) and (not self._repeated or (has_dice(done) and self._repeated <= ROLLS_REPEATED)):
            self._repeated += 1
            done = self._repeat(seat, key, done)
        if len(self.line) in TURNED_AT:
            self._turn_and_return()
        return done

    def _board_of(self, seat: int) -> Json:
        """Return the board as this seat sees it."""
        if seat == 0 or not self.view.game.has_secrets:
            return self.board
        return self.held[seat].board()

    def _act(self, seat: int, option: OfferedAction) -> Json:
        done = self.held[seat].act(option)
        self.line.append(done["action"])
        self._see(done["action"])
        return done

    def _repeat(self, seat: int, key: str, done: Json) -> Json:
        """Undo past something revealed and repeat the same action: it has the same outcome."""
        self._turn("undo", self.line[-2])
        again = self._act(seat, option_of(self.held[seat].menu()["actions"], key))
        same = chances(again) == chances(done) and self._digests[again["action"]] == self._digests[done["action"]]
        self.promise("what was taken back and done again had the same dice and cards", same)
        return again

    def _turn_and_return(self) -> None:
        """Undo some actions and redo them."""
        line = self.line
        self._turn("undo", line[-1 - TURNED_BACK])
        self._turn("redo", line[-1])
        self.line = line

    def _turn(self, way: str, to: int) -> None:
        """Undo or redo to a position, and check that the board is the one first seen there."""
        self.held.turn(way, to)
        self._screen.print(turned(self.messages.say("actions-undone" if way == "undo" else "actions-redone", to=to)))
        self.board = self.held[0].board()
        self.promise("undo and redo led to the very same boards", self.board["digest"] == self._digests[to])
        if to in self.line:
            self.line = self.line[: self.line.index(to) + 1]

    def _see(self, action: int) -> None:
        """Print what an action did, and remember the board after it."""
        before = {"after": self.board["version"]} if action else {}
        for one in self.held[0].chronicle(**before)["chapters"]:
            if one["action"] == action:
                self._screen.print(chapter(msgspec.convert(one, Chapter), self.messages))
        self.board = self.held[0].board()
        self._digests[action] = self.board["digest"]

    def promise(self, what: str, holds: bool) -> None:
        """Record whether a promise was kept, this time too."""
        self.promises[what] = holds and self.promises.get(what, True)


def names_of(seats: int) -> list[str]:
    """Return the names of this many players, empty beyond the named ones."""
    return [*NAMES, *("" for _ in range(seats))][:seats]


def counter(screen: Console) -> Progress:
    """Return a line that counts actions while a game is played; it disappears at the end."""
    counted = TextColumn("{task.description}, action {task.completed}")
    return Progress(SpinnerColumn(), counted, TimeElapsedColumn(), console=screen, transient=True)


def option_of(actions: Sequence[OfferedAction], key: str) -> OfferedAction:
    """Return the option with this key, as it was offered."""
    return next(action for action in actions if action["command"]["key"] == key)


def chances(done: Json) -> list[Mapping[str, Any]]:
    """Return the outcomes that an action used, each with what it revealed."""
    return [event["data"] for event in done["events"] if "fate" in event["data"]]


def has_dice(done: Json) -> bool:
    """Return whether an action rolled dice."""
    return any(event["type"] == "dice-rolled" for event in done["events"])
