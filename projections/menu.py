"""What a seat may do now, in words, with the command to post for each."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from domain.kernel.evolve import Position
from domain.kernel.game import default
from domain.kernel.task import Option, Question, question_for
from projections.view import View
from projections.words import Words


class Command(Struct, frozen=True):
    """What to post to take an option. version: the one it was offered at."""

    key: str
    version: int


class Action(Struct, frozen=True):
    """An option in words. rule: what allows it; default: whether it answers for a seat that is absent."""

    label: str
    rule: str
    default: bool
    command: Command


class Menu(Struct, frozen=True):
    """All that a seat may do at a version. prompt: what it is asked, None if the question is not for this seat."""

    version: int
    seat: int
    prompt: str | None
    actions: tuple[Action, ...]


def menu(
    view: View, position: Position[Any] | None, options: Iterable[Option], seat: int, version: int, words: Words
) -> Menu:
    """The menu of a seat. options: those of all seats, of the open question first, then those open beside it.

    position: None before the start; then there is nothing to do.
    """
    mine = [option for option in options if option.seat == seat]
    if position is None or not mine:
        return Menu(version, seat, None, ())
    question = question_for(position.asked, seat) if position.asked else None
    prompt = view.prompt(position.state, question, words) if question else None
    return Menu(version, seat, prompt, tuple(worded(view, position.state, question, mine, version, words)))


def worded(
    view: View, state: Any, question: Question | None, mine: Sequence[Option], version: int, words: Words
) -> Iterable[Action]:
    """A seat's options in words, the default one marked if it is the seat's."""
    usual = default(state, question) if question else None
    for option in mine:
        label = view.label(state, question, option, words)
        yield Action(label, option.rule, option.key == usual, Command(option.key, version))
