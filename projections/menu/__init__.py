"""Menus: what a seat may do now, in words, each option with the command to post; and if asked, why not the rest."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.kernel.registry import default, questions_by_key
from domain.kernel.tables.table import Policy
from domain.kernel.task import Mark, Option, questions_for
from projections.bot import Offer
from projections.explanation import explained
from projections.menu.closed import Closed, closed_answers
from projections.menu.suggestion import suggestion
from projections.menu.take_back import Price, price_of
from projections.text.messages import Messages, sentence
from projections.view import View


class Command(Struct, frozen=True):
    """The command that takes an option. version: at which it was offered."""

    key: str
    version: int


class Action(Struct, frozen=True):
    """An option in words. rule: the rule that allows it; default: whether the service takes it for an absent seat.

    mark: `back` if it takes back one choice, `cancel` if it cancels everything chosen for this action;
    about: ids of what it is done with and to, the most specific first; group: the heading under which a menu puts it;
    detail: cost and effect in one line; warning: what makes it hopeless or dear;
    undo: what the table's policy will ask for taking it back; suggested: whether a beginner does well to take it next,
    at most one of a menu; beside: whether it is open beside every question.
    """

    label: str
    rule: str
    default: bool
    command: Command
    mark: Mark | None
    about: tuple[str, ...]
    group: str
    detail: str | None
    warning: str | None
    undo: Price
    suggested: bool
    beside: bool


class Menu(Struct, frozen=True):
    """All that a seat may do at a version.

    prompt: the questions to it, one after another; at an ended table, that it is over; None if nobody asks this seat;
    closed: what it would look for and may not do, with what is missing; only if it was asked for.
    """

    version: int
    seat: int
    prompt: str | None
    actions: tuple[Action, ...]
    closed: tuple[Closed, ...] | UnsetType = UNSET


def ended_menu(seat: int, version: int, messages: Messages) -> Menu:
    """Return the menu at a table that has ended, which says so."""
    return Menu(version, seat, messages.say("table-over"), ())


def with_closed(menu: Menu, view: View, position: Position[Any] | None, messages: Messages) -> Menu:
    """Return the menu with what is closed to its seat. position: as the seat knows it, None if there is none."""
    keys = {one.command.key for one in menu.actions}
    return replace(menu, closed=closed_answers(view, position, keys, menu.seat, messages) if position else ())


def menu(
    view: View,
    position: Position[Any] | None,
    options: Iterable[Option],
    seat: int,
    version: int,
    messages: Messages,
    policy: Policy = "knowledge",
) -> Menu:
    """Return the menu of a seat.

    options: of all seats, first those of the open question, then those that are always open; position: as the seat
    knows it, None before the start, when there is nothing to do; policy: the one that the seat meets.
    """
    mine = [option for option in options if option.seat == seat]
    if position is None or not mine:
        return Menu(version, seat, None, ())
    asked = position.asked
    prompts = (
        [sentence(view.prompt(position.state, one, messages)) for one in questions_for(asked, seat)] if asked else []
    )
    actions = tuple(worded(view, position, mine, version, messages, policy))
    return Menu(version, seat, " ".join(prompts) or None, actions)


def worded(
    view: View, position: Position[Any], mine: Sequence[Option], version: int, messages: Messages, policy: Policy
) -> Iterable[Action]:
    """Yield a seat's options in words, each in the words of the question that it answers."""
    seat, state, asked = mine[0].seat, position.state, position.asked
    first = next(iter(questions_for(asked, seat)), None) if asked else None
    usual = default(state, first, seat) if first else None
    by_key = questions_by_key(state, asked, seat) if asked else {}
    offers = [Offer(one.key, one.key == usual, one.mark) for one in mine]
    wanted = suggestion(view, position, seat, offers)
    beside = {one.key for one in view.game.always(state) if one.seat == seat}
    answered = [None if one.key in beside else by_key.get(one.key, first) for one in mine]
    prices = [price_of(view.game, policy, position, *one) for one in zip(mine, answered, strict=True)]
    for option, price in zip(mine, prices, strict=True):
        question = by_key.get(option.key, first)
        said = explained(view.explanation, messages, state, question, option)
        yield Action(
            label=sentence(view.label(state, question, option, messages)),
            rule=option.rule,
            default=option.key == usual,
            command=Command(option.key, version),
            mark=option.mark,
            about=said.about,
            group=said.group,
            detail=said.detail,
            warning=said.warning,
            undo=price,
            suggested=option.key == wanted,
            beside=option.key in beside,
        )
