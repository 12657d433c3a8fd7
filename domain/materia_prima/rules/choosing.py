"""Choosing several things in small answers: one after another in order of id, so that each result has one path."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from domain.kernel.task import Option, Question, Task

DONE = "done"


class Choice(NamedTuple):
    """What may be chosen, and what comes of it.

    word: of the keys, `<word>:<kind>`; available: kind -> count; least, most: how many things in all;
    finish: the tasks for what was chosen; allows: whether so much may be chosen, and gone on from.
    """

    rule: str
    word: str
    available: Mapping[str, int]
    least: int
    most: int
    finish: Callable[[tuple[str, ...]], tuple[Task, ...]]
    allows: Callable[[tuple[str, ...]], bool] = lambda chosen: True


Q = TypeVar("Q", bound=Question)


def next_kinds(choice: Choice, chosen: tuple[str, ...]) -> Iterator[str]:
    """The kinds that may be chosen next: none before the last one, and enough left of them to reach the least."""
    if len(chosen) >= choice.most:
        return
    last = chosen[-1] if chosen else ""
    left = {kind: choice.available[kind] - chosen.count(kind) for kind in sorted(choice.available) if kind >= last}
    rest = sum(left.values())
    for kind, count in left.items():
        if count > 0 and len(chosen) + rest >= choice.least and choice.allows((*chosen, kind)):
            yield kind
        rest -= count


def opened(question: Q, chosen: tuple[str, ...], choice: Choice) -> tuple[Task, ...]:
    """The question with this chosen, on past what is no choice; or what comes next, if nothing is left to choose."""
    while True:
        kinds = list(next_kinds(choice, chosen))
        if not kinds:
            return choice.finish(chosen)
        if len(kinds) > 1 or len(chosen) >= choice.least:
            return (replace(question, chosen=chosen),)
        chosen = (*chosen, kinds[0])


def choice_options(question: Q, chosen: tuple[str, ...], choice: Choice) -> Iterator[Option]:
    """One more of a kind, or done."""
    (seat,) = question.seats
    for kind in next_kinds(choice, chosen):
        yield Option(seat, f"{choice.word}:{kind}", choice.rule, opened(question, (*chosen, kind), choice))
    if len(chosen) >= choice.least:
        yield Option(seat, DONE, choice.rule, choice.finish(chosen))


def choice_default(chosen: tuple[str, ...], choice: Choice, wanted: Mapping[str, int]) -> str:
    """The key of the next wanted kind that is not chosen yet; without one done, or the first kind there is."""
    kinds = list(next_kinds(choice, chosen))
    for kind in kinds:
        if chosen.count(kind) < wanted.get(kind, 0):
            return f"{choice.word}:{kind}"
    return DONE if len(chosen) >= choice.least else f"{choice.word}:{kinds[0]}"
