"""What a player sees: sentences, chapters, the board, the menu, the prompt."""

from collections.abc import Collection, Mapping, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from api.cli.chronicle import seat_style, story
from api.cli.console import printable
from api.cli.luck import luck
from api.cli.terminal.display.menu import Menu, enter_choice, found, notes_of, pages, shown
from api.cli.terminal.display.numbers import explained, listed
from api.cli.terminal.display.rule_texts import indented, rule_texts, word_texts
from api.cli.terminal.display.told_once import told_once
from api.client.answers import Json
from api.client.forms import Hint, Recap
from projections.board.things import Thing
from projections.book.form import BookRule, BookWord
from projections.chronicle import Chapter, last_day
from projections.luck.view import LuckView
from projections.numbers import Number
from projections.text.messages import Messages

TITLES_MAX = 10
"""How many actions of an undo are listed."""
PROPOSED = "›"
"""Marks what Enter proposes."""
HELP = (
    "number",
    "enter",
    "words",
    "places",
    "page",
    "m",
    "closed",
    "i",
    "o",
    "b",
    "c",
    "l",
    "u",
    "r",
    "y",
    "n",
    "w",
    "v",
    "d",
    "p",
    "t",
    "a",
    "s",
    "f",
    "g",
    "e",
    "h",
    "q",
)


class Screen:
    """A console, and the messages of one language.

    names: the players', by seat; is_prompting: whether the prompt is the end of the output.
    """

    def __init__(self, console: Console, messages: Messages) -> None:
        self.console, self.messages = console, messages
        self._board = ""
        self._day: str | None = None
        self._introduction = ""
        self.is_prompting = False
        self.names: Mapping[int, str] = {}

    @property
    def width(self) -> int:
        """The columns of the terminal."""
        return self.console.width

    def say(self, key: str, style: str = "yellow", **values: str | int) -> None:
        """Print a message of the catalogue. The message is ours; the filled-in values are untrusted."""
        self._print(Text(printable(self.messages.say(f"play-{key}", **values)), style))

    def tell(self, text: str) -> None:
        """Print a sentence of the game's own."""
        self._print(Text(printable(text), "bold"))

    def heading(self, game: str) -> None:
        """Print which game is played, and by whom."""
        names = self.messages.join([name or self.who(seat) for seat, name in self.names.items()])
        self.console.rule(printable(self.messages.say("play-title", game=game, names=names)), style="dim")

    def line(self, text: str) -> None:
        """Print a line to be copied: it is not wrapped at the terminal's width."""
        self._print(Text(printable(text)), soft_wrap=True)

    def who(self, *seats: int) -> str:
        """Return players by name and seat."""
        return self.messages.join([self._player(seat) for seat in seats])

    def chapters(self, chapters: Sequence[Chapter], *, again: bool = False, below: str = "") -> None:
        """Print what happened, with the headings of new days. again: it is shown again, with all headings; below: what
        is shown next, whose passages are left out here, like those of the introduction.
        """
        told = chapters if again else [told_once(one, self._introduction, below) for one in chapters]
        for part in story(told, self.messages, None if again else self._day):
            self._print(part)
        self._day = last_day(chapters) or self._day

    def luck(self, told: LuckView) -> None:
        """Print what came by chance beside what even chances give."""
        self._print(luck(told, self.messages))

    def recap(self, told: Recap) -> None:
        """Print what happened while a player was away, the player's own things in bold."""
        self.say("since" if told["lines"] else "since-nothing", "dim", begins=told["begins"])
        for one in told["lines"]:
            self._ruled(one, "bold" if one["own"] else "")

    def forecast(self, lines: Sequence[Json]) -> None:
        """Print what the rules will do next."""
        self.say("forecast" if lines else "forecast-nothing", "dim")
        for one in lines:
            self._ruled(one, "")

    def hint(self, hint: Hint, things: Sequence[str]) -> None:
        """Print a hint: what to look at and why. things: the names of what it means."""
        self._print()
        self.say("hint", "bold yellow", title=hint["title"])
        self._print(indented(hint["text"]))
        if things:
            self._print(indented(self.messages.say("play-hint-look", names=" · ".join(things)), "dim"))
        if hint["rules"]:
            rules = ", ".join(f"{one['title']} ({one['id']})" for one in hint["rules"])
            self._print(indented(self.messages.say("play-hint-rules", rules=rules), "dim"))

    def learnt(self, lessons: Sequence[tuple[str, bool]]) -> None:
        """Print all hints of a guided evening, each with whether it is learnt."""
        self.say("guide-learnt", "dim", count=sum(done for _, done in lessons), all=len(lessons))
        for title, done in lessons:
            self._print(Text(printable(f"  {'✓' if done else '·'} {title}")))

    def numbers(self, numbers: Sequence[Number]) -> None:
        """Print which numbers of the board can be explained."""
        self.say("numbers", "dim")
        self._print(listed(numbers))

    def explanations(self, numbers: Sequence[Number]) -> None:
        """Print numbers with their parts."""
        for one in numbers:
            self._print(explained(one))

    def notes(self, notes: Sequence[str], first: int = 1) -> None:
        """Print the notes of the table, each with its number. first: that of the first one."""
        self.say("notes" if notes else "notes-none", "dim")
        for number, one in enumerate(notes, first):
            self._print(Text(printable(f"{number:>3} {one}")))

    def closed(self, answers: Sequence[Json]) -> None:
        """Print what is closed under its headings, each with what is missing and the rule."""
        self.say("closed" if answers else "closed-nothing", "dim")
        groups = dict.fromkeys(str(one["group"]) for one in answers)
        for group in groups:
            self._print(Text(printable(group), "bold"))
            for one in (each for each in answers if each["group"] == group):
                self._ruled(
                    {"text": f"  {str(one['label']).removesuffix('.')} – {one['why']}", "rule": one["rule"]}, ""
                )

    def _ruled(self, told: Json, style: str) -> None:
        """Print a line with the rule behind it."""
        line = Text(printable(str(told["text"])), style)
        if told["rule"]:
            line.append(f"  {printable(str(told['rule']))}", "not bold dim")
        self._print(line)

    def introduction(self, scenario: str, text: str) -> None:
        """Print how a scenario begins."""
        self._introduction = text
        self._print(Text(printable(scenario), "bold"))
        for paragraph in filter(None, text.splitlines()):
            self._print(Text(printable(paragraph)))
        self._print()

    def board(self, drawn: Text, *, again: bool = True) -> None:
        """Print the board. again: even if it is the one that was shown last."""
        if drawn.plain == self._board and not again:
            return
        self._board = drawn.plain
        self._print()
        self._print(drawn, soft_wrap=True)
        self._print()

    def cards(self, things: Sequence[Thing]) -> None:
        """Print the cards that a menu names, one a line: what each costs and does, without its story."""
        for one in things:
            if one.lines:
                line = Text(printable(one.name), "bold")
                self._print(line.append(f"  {printable(' · '.join(one.lines))}", "not bold dim"))

    def things(self, things: Sequence[Thing]) -> None:
        """Print everything that is known about things, a line each."""
        for one in things:
            self._print(Text(printable(one.name), "bold"))
            story = () if one.story is None else (self.messages.say("play-story", text=one.story),)
            for line in (*one.lines, *story):
                self._print(Padding(Text(printable(" ".join(line.split()))), (0, 0, 0, 2), expand=False))

    def words(self, words: Sequence[BookWord]) -> None:
        """Print what words of the game mean."""
        for one in word_texts(words, self.messages):
            self._print(one)

    def rules(self, rules: Sequence[BookRule]) -> None:
        """Print rules of the game's book."""
        for one in rule_texts(rules, self.messages):
            self._print(one)

    def direction(self, direction: str | None) -> str | None:
        """Return what to type for a direction."""
        return None if direction is None else self.messages.say("play-direction", direction=direction)

    def menu(self, menu: Menu) -> None:
        """Print what a seat is asked, and the selected part of its options."""
        self._print()
        self._print(Text(printable(menu.prompt or self.who(menu.seat)), f"bold {seat_style(menu.seat)}"))
        rows, proposed = Table.grid(padding=(0, 1)), enter_choice(menu)
        rows.add_column(width=1, style="green")
        rows.add_column(justify="right", style="bold", width=3)
        rows.add_column()
        for number, one in shown(menu):
            label = Text(printable(str(one["label"])), "dim" if one.get("beside") else "")
            if number in menu.hints:
                label.append(f"  {menu.hints[number]}", "green")
            for note, style in notes_of(one):
                label.append(f"  {printable(note)}", style)
            label.append(f"  {printable(str(one['rule']))}", "dim")
            rows.add_row(PROPOSED if number == proposed else "", str(number), label)
        self._print(rows)
        if menu.wanted:
            self.say("narrowed", "dim", found=len(found(menu)), all=len(menu.actions), wanted=menu.wanted)
        if pages(menu) > 1:
            self.say("page", "dim", page=menu.page + 1, pages=pages(menu))

    def prompt(self, key: str, **values: str | int) -> str:
        """Print what comes before the typed line, and return it."""
        text = f"{printable(self.messages.say(f'play-{key}', **values))} "
        self._print(Text(text), end="")
        self.is_prompting = True
        return text

    def echo(self, line: str) -> None:
        """End the line of the prompt. Print what was typed unless a terminal has shown it."""
        self.is_prompting = False
        if not self.console.is_terminal:
            self._print(Text(printable(line)))

    def lost(self, preview: Json) -> None:
        """Print what an undo would take back, the newest first."""
        self.say("lost")
        for one in preview["lost"][:TITLES_MAX]:
            line = f"{one['action']:>5} {self.who(one['seat'])}: {one['title']}"
            self._print(Text(printable(line), seat_style(one["seat"])))
        if len(preview["lost"]) > TITLES_MAX:
            self.say("lost-more", "dim", count=len(preview["lost"]) - TITLES_MAX)
        if preview["past_reveals"]:
            self.say("lost-reveals", count=preview["past_reveals"])

    def needs(self, preview: Json, mine: Collection[int]) -> None:
        """Print whose consent an undo needs besides that of the seats here."""
        needs = [seat for seat in preview["needs"] if seat not in mine]
        if needs:
            self.say("needs", who=self.who(*needs))
        elif not preview["needs"]:
            self.say("needs-none")

    def verdict(self, report: Json) -> None:
        """Print what an audit found."""
        rows = Table.grid(padding=(0, 2))
        for check in report["checks"]:
            letter, verdict = str(check["check"]), str(check["verdict"])
            note = Text(printable(str(check["note"])) if verdict == "failed" else "", "red")
            messages = self.messages
            rows.add_row(
                letter,
                messages.say("play-check", letter=letter),
                messages.say("play-check-verdict", verdict=verdict),
                note,
            )
        self._print(rows)
        self.say("verdict", "bold", verdict=str(report["verdict"]))

    def help(self) -> None:
        """Print all commands."""
        for one in HELP:
            self.say(f"help-{one}", "")

    def _print(self, *what: RenderableType, end: str = "\n", soft_wrap: bool = False) -> None:
        """Print below the prompt, if there is one."""
        if self.is_prompting:
            self.is_prompting = False
            self.console.print()
        self.console.print(*what, end=end, soft_wrap=soft_wrap)

    def _player(self, seat: int) -> str:
        """Return a player with the seat, as people count it: from 1."""
        name = self.names.get(seat)
        key, named = ("play-player", {"name": name}) if name else ("play-seat", {})
        return self.messages.say(key, seat=seat + 1, **named)
