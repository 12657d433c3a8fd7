"""The choice of several things in small answers, in any order, each of which can be taken back.

The chosen things are a multiset in order of id, so that each result is one position, however it was reached.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from domain.kernel.task import Option, Question, Task, Unmet

DONE = "done"
BACK = "back"
CANCEL = "cancel"


def anything(chosen: tuple[str, ...]) -> bool:
    """Return that these may be chosen, whatever they are."""
    return True


class Choice(NamedTuple):
    """A choice of several things, and its result.

    word: of the keys, `<word>:<kind>`; available: kind -> count; least, most: how many things in all; finish: the tasks
    for the chosen things; allows: whether these may be chosen so far, and if so every part of them, too; cancels:
    whether the whole action may still be cancelled at no cost.
    """

    rule: str
    word: str
    available: Mapping[str, int]
    least: int
    most: int
    finish: Callable[[tuple[str, ...]], tuple[Task, ...]]
    allows: Callable[[tuple[str, ...]], bool] = anything
    cancels: bool = False


Q = TypeVar("Q", bound=Question)


def with_one(chosen: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Return the chosen things with one more of a kind."""
    return tuple(sorted((*chosen, kind)))


def without_one(chosen: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Return the chosen things without one of a kind."""
    at = chosen.index(kind)
    return chosen[:at] + chosen[at + 1 :]


def left_of(choice: Choice, chosen: tuple[str, ...]) -> dict[str, int]:
    """Return kind -> how many can still be chosen, in order of id, without kinds that are used up."""
    available = choice.available
    return {kind: left for kind in sorted(available) if (left := available[kind] - chosen.count(kind)) > 0}


def next_kinds(choice: Choice, chosen: tuple[str, ...]) -> Iterator[str]:
    """Yield the kinds that may be chosen next."""
    if len(chosen) < choice.most:
        for kind in left_of(choice, chosen):
            if choice.allows is anything or choice.allows(with_one(chosen, kind)):
                yield kind


def rule_against_choosing(choice: Choice, chosen: tuple[str, ...], key: str) -> Unmet | None:
    """Return why `<word>:<kind>` of a choice is not offered: enough are chosen, or this one would be too many; or None.

    The rules of choices that forbid more name it themselves.
    """
    kind = key.removeprefix(f"{choice.word}:")
    if kind not in choice.available:
        return None
    if len(chosen) >= choice.most:
        return Unmet(choice.rule, "places", {"count": choice.most})
    return None if kind in left_of(choice, chosen) else Unmet(choice.rule, "more")


def opened(question: Q, chosen: tuple[str, ...], choice: Choice) -> tuple[Task, ...]:
    """Return the question with these chosen, past steps without a choice; or what comes next, if nothing is left to
    choose.
    """
    while kinds := list(next_kinds(choice, chosen)):
        owed, left = choice.least - len(chosen), left_of(choice, chosen)
        if owed <= 0 or (len(kinds) > 1 and sum(left.values()) > owed):
            return (replace(question, chosen=chosen),)
        chosen = with_one(chosen, kinds[0])
    return choice.finish(chosen)


def choice_options(question: Q, chosen: tuple[str, ...], choice: Choice) -> Iterator[Option]:
    """Yield each kind and stopping, taking back each chosen kind, and cancelling the whole."""
    (seat,) = question.seats
    for kind in next_kinds(choice, chosen):
        yield Option(seat, f"{choice.word}:{kind}", choice.rule, opened(question, with_one(chosen, kind), choice))
    if len(chosen) >= choice.least:
        yield Option(seat, DONE, choice.rule, choice.finish(chosen))
    for kind in dict.fromkeys(chosen):
        tasks = opened(question, without_one(chosen, kind), choice)
        if tasks != (replace(question, chosen=chosen),):  # with the same tasks it would be chosen again at once
            yield taking_back(question, kind, choice.rule, tasks)
    if choice.cancels:
        yield cancelling(question, choice.rule)


def taking_back(question: Question, kind: str, rule: str, tasks: tuple[Task, ...]) -> Option:
    """Take back one of a chosen kind."""
    (seat,) = question.seats
    return Option(seat, f"{BACK}:{kind}", rule, tasks, "back")


def cancelling(question: Question, rule: str) -> Option:
    """Leave the action that is being put together; nothing was spent on it yet."""
    (seat,) = question.seats
    return Option(seat, CANCEL, rule, mark="cancel")


def choice_default(chosen: tuple[str, ...], choice: Choice, wanted: Mapping[str, int]) -> str:
    """Return the key of the next wanted kind that is not chosen yet; without one, stopping or the first kind."""
    kinds = list(next_kinds(choice, chosen))
    for kind in kinds:
        if chosen.count(kind) < wanted.get(kind, 0):
            return f"{choice.word}:{kind}"
    return DONE if len(chosen) >= choice.least else f"{choice.word}:{kinds[0]}"
