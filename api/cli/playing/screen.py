"""What one who plays sees: sentences, chapters, the board, the menu, the prompt."""

from collections.abc import Callable, Collection, Iterable, Mapping

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from api.cli.playing.menus import Menu, found, pages, shown, usual
from api.cli.screen import printable
from api.cli.story import chapter, seat_style, turned
from api.client import Json
from projections.chronicle import Chapter
from projections.words import Words

Drawn = Callable[[Json, int], Text]
"""(board, columns) -> its picture"""

TITLES_MAX = 10
"""Actions of an undo that are told one by one."""
PROPOSED = "›"
"""Stands before what Enter proposes."""
HELP = ("number", "enter", "words", "page", "m", "o", "b", "c", "u", "r", "y", "w", "v", "d", "s", "e", "q")


class Screen:
    """A console, and the words of one language.

    names: the players', by seat; drawn: None for a game that is not known here; is_prompting: whether the prompt stands
    at the end of what was printed.
    """

    def __init__(self, console: Console, words: Words) -> None:
        self.console, self.words = console, words
        self.drawn: Drawn | None = None
        self.is_prompting = False
        self.names: Mapping[int, str] = {}

    def say(self, key: str, style: str = "yellow", **values: str | int) -> None:
        """A sentence of the catalogue. It is our own, what is filled in is anyone's."""
        self._print(Text(printable(self.words.say(f"play-{key}", **values)), style))

    def heading(self, game: str) -> None:
        """Which game is played, and by whom."""
        names = self.words.join([name or self.who(seat) for seat, name in self.names.items()])
        self.console.rule(printable(self.words.say("play-title", game=game, names=names)), style="dim")

    def line(self, text: str) -> None:
        """A line to be copied: no terminal's width breaks it."""
        self._print(Text(printable(text)), soft_wrap=True)

    def who(self, *seats: int) -> str:
        """Players by name and seat."""
        return self.words.join([self._player(seat) for seat in seats])

    def chapters(self, told: Iterable[Chapter]) -> None:
        """What happened."""
        for one in told:
            self._print(turned(one.title) if one.action is None else chapter(one, self.words))

    def board(self, board: Json) -> None:
        """The board, as wide as the terminal."""
        if self.drawn is None:
            self.say("no-pack")
            return
        self._print()
        self._print(self.drawn(board, self.console.width), soft_wrap=True)
        self._print()

    def menu(self, menu: Menu) -> None:
        """What a seat is asked, and the part of its options that is wanted."""
        self._print()
        self._print(Text(printable(menu.prompt or self.who(menu.seat)), f"bold {seat_style(menu.seat)}"))
        rows, proposed = Table.grid(padding=(0, 1)), usual(menu)
        rows.add_column(width=1, style="green")
        rows.add_column(justify="right", style="bold", width=3)
        rows.add_column()
        for number, one in shown(menu):
            label = Text(printable(str(one["label"])))
            label.append(f"  {printable(str(one['rule']))}", "dim")
            rows.add_row(PROPOSED if number == proposed else "", str(number), label)
        self._print(rows)
        if menu.wanted:
            self.say("narrowed", "dim", found=len(found(menu)), all=len(menu.actions), wanted=menu.wanted)
        if pages(menu) > 1:
            self.say("page", "dim", page=menu.page + 1, pages=pages(menu))

    def prompt(self, key: str, **values: str | int) -> None:
        """What stands before the line that is typed."""
        self._print(Text(f"{printable(self.words.say(f'play-{key}', **values))} "), end="")
        self.is_prompting = True

    def echo(self, line: str) -> None:
        """End the line of the prompt, with what was typed where no terminal has shown it."""
        self.is_prompting = False
        if not self.console.is_terminal:
            self._print(Text(printable(line)))

    def lost(self, told: Json) -> None:
        """What an undo would take back, the newest first."""
        self.say("lost")
        for one in told["lost"][:TITLES_MAX]:
            line = f"{one['action']:>5} {self.who(one['seat'])}: {one['title']}"
            self._print(Text(printable(line), seat_style(one["seat"])))
        if len(told["lost"]) > TITLES_MAX:
            self.say("lost-more", "dim", count=len(told["lost"]) - TITLES_MAX)
        if told["past_reveals"]:
            self.say("lost-reveals", count=told["past_reveals"])

    def needs(self, told: Json, mine: Collection[int]) -> None:
        """Whose consent an undo needs beside that of the seats here."""
        needs = [seat for seat in told["needs"] if seat not in mine]
        if needs:
            self.say("needs", who=self.who(*needs))
        elif not told["needs"]:
            self.say("needs-none")

    def verdict(self, report: Json) -> None:
        """What an audit found."""
        rows = Table.grid(padding=(0, 2))
        for check in report["checks"]:
            letter, verdict = str(check["check"]), str(check["verdict"])
            note = Text(printable(str(check["note"])) if verdict == "failed" else "", "red")
            words = self.words
            rows.add_row(
                letter, words.say("play-check", letter=letter), words.say("play-check-verdict", verdict=verdict), note
            )
        self._print(rows)
        self.say("verdict", "bold", verdict=str(report["verdict"]))

    def help(self) -> None:
        """All commands."""
        for one in HELP:
            self.say(f"help-{one}", "")

    def _print(self, *what: RenderableType, end: str = "\n", soft_wrap: bool = False) -> None:
        """Print below the prompt, if one stands there."""
        if self.is_prompting:
            self.is_prompting = False
            self.console.print()
        self.console.print(*what, end=end, soft_wrap=soft_wrap)

    def _player(self, seat: int) -> str:
        name = self.names.get(seat)
        key, named = ("play-player", {"name": name}) if name else ("play-seat", {})
        return self.words.say(key, seat=seat, **named)
