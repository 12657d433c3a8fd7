"""Guided evenings played by the rules alone, by a player who does what the hint says and else what the bot would do."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from api.games import game_and_pack, view_of
from api.service.bots import BotName
from api.simulation.selfplay import Choose, fate_of, opening, play_out
from api.simulation.tables import Plan, chooser
from domain.kernel.position import Position
from domain.kernel.tables.table import SeatPlan
from domain.kernel.task import Option
from projections.board.ids import named
from projections.book.form import Book
from projections.guide.following import guided, moment_of, traces_of
from projections.guide.form import Guided, WrittenGuide
from projections.view import View


class Shown(NamedTuple):
    """What a player sees before an action: the guided evening in each language, and the ids on the board."""

    guided: dict[str, Guided]
    board: frozenset[str]


def title(book: Book, rule: str) -> str:
    """The title of a rule."""
    return book.places[rule].rule.title


class Evening:
    """A guided evening of one player. It remembers what happened, and what was only read and put away."""

    def __init__(self, game: str, scenario: str, seed: str, others: tuple[str, ...] = ()) -> None:
        """others: what each further player plays."""
        self.view: View = view_of(game)
        found = self.view.guide_of(scenario)
        assert found is not None and self.view.guide is not None and self.view.book is not None
        self.written: WrittenGuide = found
        self.game, self.pack = game_and_pack(game, None, None)
        self.titles = {lang: partial(title, book) for lang, book in self.view.book().items()}
        self.messages = self.view.messages_of(self.pack, "en")
        self.happened: set[str] = set()
        self.read: set[tuple[int, str]] = set()
        self._seed, self._options = seed, {"scenario": scenario}
        self._others = others
        self._greedy = chooser(Plan(game, BotName.greedy, 1 + len(others), {}, seed), seed)

    def play(self, actions: int, lead: Choose | None = None) -> Iterator[Shown]:
        """Yield what is seen before each of the first actions. lead: what the player does if no hint says it."""
        seats = (SeatPlan(plays=self.written.plays), *(SeatPlan(plays=(one,)) for one in self._others))
        opened = replace(opening(self.game, self.pack, len(seats), self._options), seats=seats)
        seen: list[Shown] = []

        def choose(position: Position[Any], offered: Sequence[Option]) -> Option:
            shown = self.shown(position, offered)
            seen.append(shown)
            return self.taken(shown, offered) or (lead or self._greedy)(position, offered)

        for step in play_out(self.game, self.pack, opened, fate_of(self._seed), choose):
            for one in step.stated:
                self.happened.update(traces_of(one.fact, self.written.traces))
            yield from seen
            if seen and (actions := actions - 1) <= 0:
                return
            seen.clear()

    def shown(self, position: Position[Any], offered: Sequence[Option]) -> Shown:
        """What the first player that is asked sees."""
        assert self.view.guide is not None
        seat = offered[0].seat
        known = Position(self.game.known_to(position.state, seat), position.agenda)
        moment = moment_of(self.view.guide, self.view.explanation.about, known, offered, seat)
        is_alone = self.view.guide.is_alone(position.state)
        told = {
            lang: guided(self.written, lang, titles, self.happened, moment, is_alone)
            for lang, titles in self.titles.items()
        }
        board = frozenset(id for id, _ in named(self.view.board(known, self.messages)))
        return Shown(told, board)

    def taken(self, shown: Shown, offered: Sequence[Option]) -> Option | None:
        """The option that the shown hint teaches, None if it teaches none. What is only read is put away."""
        seat = offered[0].seat
        hint = next((one for one in shown.guided["en"].due if (seat, one.id) not in self.read), None)
        if hint is None:
            return None
        if hint.read:
            self.read.add((seat, hint.id))
            return None
        return next((one for one in offered if one.key in hint.options), None)
