"""Registration of rules for effects. An effect does nothing to a character that it no longer concerns."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.queries.characters import is_alive, living
from domain.tainted_grail.queries.encounter import is_present
from domain.tainted_grail.queries.journey import top_party
from domain.tainted_grail.queries.parties import able_party
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At, EffectTask
from domain.tainted_grail.tasks.effects.vocabulary import IN_ACTIVATION, IN_ENCOUNTER, DiscardLast, Effect

Carrier = TypeVar("Carrier", bound=Callable[[Play[State], At, Any], None])


def effect(rule_id: str, kind: type[EffectTask], *, for_others: bool = False) -> Callable[[Carrier], Carrier]:
    """Register `(play, at, effect) -> None` as what carries out this effect.

    An effect lapses if its character is dead or has left the encounter, and one of a party if nobody is in it.
    for_others: a dead character or one that has left does not stop it, since it also concerns others.

    Source: TG-4.5.26, 5.16.13, 6.8.14.
    """

    def register(function: Carrier) -> Carrier:
        def apply(play: Play[State], task: Any) -> None:
            assert task.at is not None, f"{kind.__name__} was pushed without a context"
            at = standing_for(play.state, task.at)
            if (
                at is not None
                and (for_others or is_concerned(play.state, at.character))
                and has_place(play.state, kind)
            ):
                function(play, at, task if at is task.at else replace(task, at=at))

        apply.__name__ = function.__name__
        rule(rule_id, kind)(apply)
        return function

    return register


def standing_for(state: State, at: At) -> At | None:
    """Return the context of an effect now: of a party, with the lowest number of those who are still in it; None if
    nobody is. A text that concerns all goes on whatever becomes of them.

    Source: TG-4.5.2, 4.5.9, 4.5.24, 4.5.26.
    """
    if not at.party:
        return at
    members, newest = able_party(state), top_party(state)
    if not members and newest is not None and newest.kind == "event":
        members = living(state)
    return replace(at, character=members[0]) if members else None


def has_place(state: State, kind: type[EffectTask]) -> bool:
    """Return whether an effect can happen here. Effects of an encounter or an activation lapse outside one.

    Source: TG-5.4.3, 5.4.4.
    """
    if state.encounter is None:
        return kind not in IN_ENCOUNTER
    return state.encounter.activation is not None or kind not in IN_ACTIVATION


def is_concerned(state: State, character: str) -> bool:
    """Return whether effects still concern a character. Source: TG-5.16.13, 6.8.14."""
    if not is_alive(state, character):
        return False
    return state.encounter is None or is_present(state, character)


def placed(effects: Iterable[Effect], at: At) -> tuple[Effect, ...]:
    """Return the effects of a text as tasks for the character that they concern. Nested effects follow when their turn
    comes.

    Effects printed behind a discard of the last card go with it, so that they come before the effects of that card.
    Source: TG-5.18.9.
    """
    printed = tuple(effects)
    ends = [place for place, one in enumerate(printed, 1) if isinstance(one, DiscardLast)]
    end = ends[0] if ends else len(printed)
    found, rest = tuple([replace(one, at=at) for one in printed[:end]]), printed[end:]
    return (*found[:-1], replace(found[-1], rest=rest)) if rest else found
