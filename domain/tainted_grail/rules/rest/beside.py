"""Giving and taking beside the questions of dawn and evening, and taking for seats that are not asked.

Source: TG-4.2.33.
"""

from collections.abc import Iterable, Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Task, Unmet
from domain.tainted_grail.queries.characters import is_alive
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.queries.items import items_at_most
from domain.tainted_grail.queries.journey import top_party
from domain.tainted_grail.queries.land import lying
from domain.tainted_grail.rules.rest.gifts import GIFTS_MAX, gifts
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import AskLying, ChooseLying, TakeLyingItem
from domain.tainted_grail.tasks.rest import AskGift
from domain.tainted_grail.world import World


def beside(
    state: State, seat: int, characters: Iterable[str], again: Task, others: Iterable[str] = ()
) -> Iterator[Option]:
    """Yield what a seat's characters may give and take beside a question of dawn or evening.

    again: asks the question anew; others: whose seats are not asked, so that the option asks them. Nothing is open in
    an arena, or while an effect, an arrival, an encounter or a dream goes on. Source: TG-4.2.33, 5.7.7, 5.17.6.
    """
    if not isinstance(state.journey, World) or top_party(state) is not None or state.encounter is not None:
        return
    for who in (*characters, *others):
        if is_alive(state, who) and any(gifts(state, who)):
            yield Option(seat, f"give:{who}", "TG-4.2.33", (AskGift(who, GIFTS_MAX), again))
    for who in characters:
        yield from taking(state, seat, who, again)
    yield from looking(state, seat, others, again)


def unasked(state: State, seats: Iterable[int]) -> tuple[str, ...]:
    """Return the characters of seats that are not among these."""
    return tuple(one for one in state.characters if seat_of(state, one) not in seats)


def within_grasp(state: State, character: str) -> tuple[str, ...]:
    """Return the items that a character can take where it stands: none beyond a limit. Source: TG-5.17.15, 7.2.13."""
    return lying(state, character) if items_at_most(state, character, 1) else ()


def looking(state: State, seat: int, characters: Iterable[str], *then: Task) -> Iterator[Option]:
    """Yield asking others what they take of what lies where they stand. Source: TG-5.17.6, 5.17.15."""
    for who in characters:
        if within_grasp(state, who):
            yield Option(seat, f"lying:{who}", "TG-5.17.15", (AskLying(who), *then))


def taking(state: State, seat: int, character: str, *then: Task) -> Iterator[Option]:
    """Yield taking each item that lies where a character stands. Source: TG-5.17.6, 5.17.15."""
    for item in within_grasp(state, character):
        yield Option(seat, f"take:{character}:item:{item}", "TG-5.17.15", (TakeLyingItem(character, item), *then))


@rule("TG-5.17.15", AskLying)
def ask_lying(play: Play[State], task: AskLying) -> None:
    """Ask a character while something lies where it stands. Source: TG-5.17.15, 11.1.11."""
    if within_grasp(play.state, task.character):
        play.then(ChooseLying(seats=(seat_of(play.state, task.character),), character=task.character))


@asks("TG-5.17.15", ChooseLying)
def lying_items(state: State, question: ChooseLying) -> Iterable[Option]:
    """Yield taking each item, and leaving the rest. Source: TG-5.17.6, 5.17.15."""
    (seat,), who = question.seats, question.character
    yield from taking(state, seat, who, AskLying(who))
    yield Option(seat, f"ready:{who}", "TG-5.17.15")


@refuses(ChooseLying)
def rule_against_taking(state: State, question: ChooseLying, seat: int, key: str) -> Unmet | None:
    """Return that a limit is reached, or that nothing of this kind lies there. Source: TG-5.17.15, 7.2.13."""
    who = question.character
    return rule_against_lying(state, who) if key.startswith(f"take:{who}:") else None


def rule_against_lying(state: State, character: str) -> Unmet:
    """Return why a character cannot take what it asked for. Source: TG-5.17.15, 7.2.13."""
    is_full = lying(state, character) and not within_grasp(state, character)
    return Unmet("TG-7.2.13", "items-full", {"character": character}) if is_full else Unmet("TG-5.17.15", "lying")


@defaults(ChooseLying)
def default_taking(state: State, question: ChooseLying) -> str:
    """Leave everything. Source: TG-11.1.13."""
    return f"ready:{question.character}"
