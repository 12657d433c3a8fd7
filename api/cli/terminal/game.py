"""Playing at a terminal: tell what happened, and carry out what the player types."""

from collections.abc import Callable, Sequence
from typing import Any

import httpx
from rich.text import Text

from api.cli.terminal.display.installed_game import InstalledGame
from api.cli.terminal.display.menu import Menu, is_same, with_places
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.guide import GuidedEvening
from api.cli.terminal.input.inbox import Gone, Inbox
from api.cli.terminal.input.parser import Enter, Letter, read
from api.cli.terminal.listener import Listener
from api.cli.terminal.seats import LocalSeats
from api.client.answers import Json, Overtaken, Refused
from domain.log.line import Flawed
from projections.board.ids import kind_of
from projections.board.things import Thing, asked_for, close_to, named_in
from projections.book.marking import called

FATAL = (401, 404)
"""HTTP statuses of a table that does not exist, or whose seat now has another token."""
PASSING = (429, 500, 502, 503, 504)
"""HTTP statuses of a service that may answer later."""
UNKNOWN_ROUTE = "not-found"
"""The error code of a service that lacks a route, as one of an older version does."""
FIRST_CHAPTERS = 5
"""How many chapters a player sees on joining."""
THINGS_MAX = 8
"""How many things to describe for one name; for more the player must type a longer name."""


class TerminalGame:
    """The seats of one terminal at a table, from joining to leaving.

    seat: the one that plays now; menu: what it may do, as last shown; asked: whether it must act; version: of the table
    as last shown; proposal: version of the open proposal as last shown. The player answers what was shown, whatever has
    arrived since.
    """

    def __init__(
        self,
        seats: LocalSeats,
        screen: Screen,
        inbox: Inbox,
        listener: Listener,
        installed: InstalledGame | None = None,
        *,
        is_guided: bool = False,
    ) -> None:
        """game: None if it is not installed here; then no boards are drawn, and no names are known."""
        self.seats, self.screen, self.inbox, self.listener, self.installed = seats, screen, inbox, listener, installed
        self.guide = GuidedEvening(is_guided)
        self.left = False
        self.seat = seats.seat()
        self.version = seats.version
        self.menu = Menu()
        self._shown = 0
        self._state = ""
        self.proposal: int | None = None
        self._present: frozenset[int] = frozenset()

    def play(self, carry_out: Callable[["TerminalGame", str], None]) -> None:
        """Play until the player leaves. carry_out: carries out a typed line.

        Raises Flawed, NotUnderstood, httpx.HTTPError, and Refused if the seat is lost or cannot read the table.
        """
        self.show_latest()
        while not self.left:
            try:
                self.step(carry_out)
            except Gone:
                self.left = True
            except Refused as error:
                if error.status not in PASSING:
                    raise
                self.cut(error)
            except httpx.TransportError as error:
                self.cut(error)
        self.listener.stop()

    @property
    def is_up_to_date(self) -> bool:
        """Whether everything that is known to have happened was shown."""
        return self.seats.tellable <= self._shown

    @property
    def must_act(self) -> bool:
        """Whether the seat that plays now must act."""
        return self.seat in self.seats.awaited

    def show_latest(self) -> None:
        """Show the latest chapters on joining."""
        seats, screen = self.seats, self.screen
        screen.names = seats.names
        self._shown = seats.tellable
        screen.chapters(seats.last_chapters(FIRST_CHAPTERS, self.seat))
        screen.say("commands", "dim")
        self.listener.listen(seats.version)

    def step(self, carry_out: Callable[["TerminalGame", str], None]) -> None:
        """Show what is new, wait for a line, carry it out. News discards a line that is being typed."""
        was_prompting = self.screen.is_prompting
        self.show_news()
        if self.left:
            return
        self.catch_up()
        if was_prompting and not self.screen.is_prompting:
            self.inbox.drop()
        line = self.line()
        if line is not None:
            try:
                carry_out(self, line)
            except Refused as error:
                self.refused(error)

    def catch_up(self) -> None:
        """Show what happened since, the table's state, and what is asked now."""
        self.seats.refresh()
        self.screen.names = self.seats.names
        news = not self.is_up_to_date
        chapters = self.seats.chapters(self._shown, self.seat) if news else []
        asks = news or not self.menu.version
        board = self.turn_to(self.seats.seat()) if asks else None
        if news:
            self.screen.chapters(chapters, below=self.drawn(board).plain)
            self._shown = chapters[-1].version if chapters else self.seats.tellable
        self.version = self.seats.version
        self.tell_state()
        self.tell_proposal()
        if asks:
            self.ask(board)

    def show_news(self) -> None:
        """Show what the listener reports besides the story.

        Raises Flawed if the log was changed, Refused if the seat is lost.
        """
        trouble, present = self.listener.trouble, self.listener.present
        if isinstance(trouble, Flawed):
            raise trouble
        if trouble is not None:
            self.seats.refresh()
            self.cut(trouble)
            self.listener.listen(self.seats.version)
        if present is not None:
            others = present - set(self.seats.mine)
            for seat in sorted(others ^ self._present):
                self.screen.say("here" if seat in others else "away", "dim", who=self.screen.who(seat))
            self._present = others

    def tell_state(self) -> None:
        """Show once that the table is open, how its scenario begins, or that it is over or ended."""
        if self.seats.state == self._state:
            return
        self._state = self.seats.state
        match self._state:
            case "open" if self.seats.is_host:
                self.screen.say("start", "bold")
            case "open":
                self.screen.say("not-started", who=self.screen.who(0))
            case "running" if not self.seats.summary["action"]:
                self.introduce()
            case "finished" | "ended":
                self.tell_end(str(self.seats.summary["result"]))
                self.screen.say("may-end" if self._state == "finished" else "ended")

    def tell_end(self, result: str) -> None:
        """Show how the game ended, in its own words if it has any."""
        scenario = self.seats.summary["options"].get("scenario")
        if self.installed is not None and (ending := self.installed.over(result, scenario)):
            self.screen.tell(ending)
        else:
            self.screen.say("over", "bold", result=result)

    def introduce(self) -> None:
        """Show how the scenario begins, before anything is decided."""
        scenario = self.seats.summary["scenario"]
        if self.installed is not None and (text := self.installed.introduction(scenario)):
            self.screen.introduction(str(scenario), text)

    def tell_proposal(self) -> None:
        """Show once that a player proposes an undo."""
        proposal = self.seats.proposal
        version = proposal["version"] if proposal else None
        if version == self.proposal:
            return
        self.proposal = version
        if proposal is None:
            return
        who, waiting = self.screen.who(proposal["seat"]), self.screen.who(*proposal["waiting"])
        if self.seats.consents():
            self.screen.lost(self.seats.preview(self.seats.mine[0], proposal["to"]))
            self.screen.say("asks-consent", "bold", who=who, to=proposal["to"])
        elif proposal["seat"] in self.seats.mine:
            self.screen.say("asks-others", who=waiting)
        else:
            self.screen.say("others-asked", who=who, to=proposal["to"], waiting=waiting)

    def choose(self, seat: int) -> None:
        """Make a seat play here, and ask it."""
        self.ask(self.turn_to(seat))

    def turn_to(self, seat: int) -> Any:
        """Make a seat play here and read its menu; return its board if it must act and the game is installed."""
        self.seat = seat
        self.menu = self.seats.menu(seat)
        if self.installed is None or not self.must_act:
            return None
        board = self.installed.read(self.seats.board(seat))
        self.menu = self.with_place_names(self.installed, board)
        return board

    def drawn(self, board: Any) -> Text:
        """Return a board as this terminal shows it; nothing without one."""
        return Text() if self.installed is None or board is None else self.installed.picture(board, self.screen.width)

    def ask(self, board: Any) -> None:
        """If the seat must act, show the board, the cards that its options name, and its menu."""
        if not self.must_act:
            return
        if self.installed is not None and board is not None:
            self.screen.board(self.drawn(board), again=False)
            self.screen.cards(self.installed.named_in(self.menu, board))
        self.screen.menu(self.menu)
        self.tell_hint(board)

    def tell_hint(self, board: Any = None) -> None:
        """Show the hint that is due, if hints are shown. board: the one that is shown; read if it is not given."""
        guide = self.seats.guide(self.seat) if self.guide.is_on else None
        if guide is None:
            return
        is_first = not self.guide.version
        if hint := self.guide.hint(guide):
            meant = set(hint["look"])
            self.screen.hint(hint, [one.name for one in self.things(board) if one.id in meant] if meant else [])
            if is_first:
                self.screen.say("guide-more", "dim")

    def with_place_names(self, installed: InstalledGame, board: Json) -> Menu:
        """Return the menu with the names of its places."""
        places = ((n, self.screen.direction(one.direction), one.names) for n, one in installed.places(self.menu, board))
        return with_places(self.menu, places)

    def show_board(self) -> None:
        """Show the board to the seat that plays here."""
        if self.seats.state == "open":
            self.screen.say("no-board")
        elif self.installed is None:
            self.screen.say("no-pack")
        else:
            board = self.installed.read(self.seats.board(self.seat))
            self.screen.board(self.installed.picture(board, self.screen.width))

    def tell_about(self, name: str) -> None:
        """Say what this word of the game means, and describe the things with this name."""
        things, meant = self.things(), called(name, self.seats.words())
        found = asked_for(things, name)
        self.screen.words(meant)
        if len(found) > THINGS_MAX and not meant:
            self.screen.say("many", name=name, found=len(found))
        elif found:
            self.screen.things(found[:THINGS_MAX])
        elif not meant:
            self.tell_unknown(name, close_to(things, name))

    def tell_unknown(self, name: str, close: Sequence[str]) -> None:
        """Say that nothing has this name. close: names that look like it."""
        self.screen.say("unknown", name=name)
        if close:
            self.screen.say("meant", names=self.screen.messages.join(close))

    def tell_about_these(self, text: str, ids: Sequence[str] = ()) -> None:
        """Describe the things with these ids, and those that a text names."""
        things = self.things()
        about = [one for id in ids if kind_of(id) != "seat" for one in things if one.id == id]
        named = [one for one in named_in(things, text) if one not in about]
        if found := [*about, *named]:
            self.screen.things(found[:THINGS_MAX])
        else:
            self.screen.say("about-what")

    def things(self, board: Any = None) -> Sequence[Thing]:
        """Return everything that the player may ask about; nothing before the start, or without the game.

        board: the seat's; read if it is not given.
        """
        if self.installed is None or self.seats.state == "open":
            return []
        return self.installed.things(self.installed.read(self.seats.board(self.seat)) if board is None else board)

    def line(self) -> str | None:
        """Return the next typed line; None if news must be shown first."""
        if not self.screen.is_prompting:
            self.prompt()
        while (line := self.inbox.line_or_news()) is None:
            if not self.must_act or self.is_overtaken():
                return None
        self.screen.echo(line)
        return line

    def is_overtaken(self) -> bool:
        """Return whether the question to this seat has changed, or something else needs it first."""
        if self.listener.trouble is not None:
            return isinstance(self.listener.trouble, Flawed)
        self.seats.refresh()
        version = self.seats.proposal["version"] if self.seats.proposal else None
        if version != self.proposal and (self.seats.consents() or self.proposal is not None):
            return True
        return not self.is_up_to_date and not is_same(self.menu, self.seats.menu(self.seat))

    def prompt(self) -> None:
        """Show the prompt, after the names of those whom the table waits for."""
        others = self.seats.awaited
        if not self.must_act and others:
            self.screen.say("waiting", "dim", who=self.screen.who(*others))
        self.inbox.prompt(self.screen.prompt("prompt", who=self.screen.who(self.seat)))

    def confirmed(self, by_enter: bool = False) -> bool:
        """Return whether the next line says yes. Any line except a plain no is carried out afterwards."""
        self.inbox.prompt(self.screen.prompt("prompt", who=self.screen.who(self.seat)))
        line = self.inbox.line()
        order = read(line)
        if order == Letter("y") or (by_enter and order == Enter()):
            self.screen.echo(line)
            return True
        if order in (Letter("n"), Enter()):
            self.screen.echo(line)
        else:
            self.inbox.give_back(line)
        return False

    def refused(self, error: Refused) -> None:
        """Show why the service refused. Raises the error if the seat is lost."""
        if error.status in FATAL and error.code != UNKNOWN_ROUTE:
            raise error
        self.menu = Menu()
        if isinstance(error, Overtaken):
            self.screen.say("stale")
        elif error.code == UNKNOWN_ROUTE:
            self.screen.say("older")
        elif error.rule:
            self.screen.say("refused-rule", "red", rule=error.rule, detail=error.detail)
        else:
            self.screen.say("refused", "red", detail=error.detail)

    def cut(self, error: Exception) -> None:
        """Show that the service is away, and wait for the player."""
        self.screen.say("cut", "red", why=str(error) or type(error).__name__)
        self.inbox.prompt("")
        try:
            line = self.inbox.line()
        except Gone:
            self.left = True
            return
        self.screen.echo(line)
        self.left = read(line) == Letter("q")
