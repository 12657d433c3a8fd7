"""Equipping anew at dawn, or after a rest in an arena. Source: TG-4.2.30, 4.2.31, 5.5.6, 5.5.10."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.items import CardsEquipped
from domain.tainted_grail.queries.items import crowded, just_received, keywords
from domain.tainted_grail.rules.rest.beside import beside
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.rest import BeginEquipping, EquipAll, EquipAnew, TurnUp


@rule("TG-4.2.30", BeginEquipping)
def begin_equipping(play: Play[State], task: BeginEquipping) -> None:
    """Turn every card face up, and ask the owners of cards with keywords. Source: TG-4.2.30, 5.5.10."""
    state = play.state
    questions: list[tuple[EquipAnew, ...]] = []
    for name, one in state.characters.items():
        cards = tuple(owned.card for owned in one.owned)
        if any(keywords(state, card) for card in cards):
            questions.append((EquipAnew(seats=(one.seat,), character=name, up=cards),))
    play.then(EquipAll(tuple(questions)))


@asks("TG-4.2.30", EquipAnew)
def equipping_options(state: State, question: EquipAnew) -> Iterable[Option]:
    """Yield each card to turn face down, and stopping once at most one of each keyword is up; while there is a choice,
    giving and taking.

    Source: TG-4.2.30, 4.2.33, 5.5.6, 5.5.9.
    """
    (seat,), who, up = question.seats, question.character, still_up(state, question)
    equipment = [card for card in up if keywords(state, card)]
    for card in equipment:
        rest = tuple(one for one in up if one != card)
        again = EquipAnew(seats=(seat,), character=who, up=rest)
        yield Option(seat, f"down:{who}:{card}", "TG-4.2.30", (again,))
    if not crowded(state, up):
        yield Option(seat, f"equipped:{who}", "TG-4.2.30", (TurnUp(who, up),))
    if equipment:
        yield from beside(state, seat, (who,), question)


def still_up(state: State, question: EquipAnew) -> tuple[str, ...]:
    """Return the cards that were not turned down or given away meanwhile; what came back waits for another dawn.

    Source: TG-4.2.33, 5.5.12.
    """
    owned = {one.card for one in state.characters[question.character].owned}
    return tuple(card for card in question.up if card in owned and card not in just_received(state))


@refuses(EquipAnew)
def refuse_equipping(state: State, question: EquipAnew, seat: int, key: str) -> Unmet | None:
    """Return the rule against two face-up cards of a keyword. Source: TG-5.5.6."""
    return Unmet("TG-5.5.6", "one-keyword") if key == f"equipped:{question.character}" else None


@defaults(EquipAnew)
def default_equipping(state: State, question: EquipAnew) -> str:
    """Turn down the last card that another one crowds out. Source: TG-11.1.13."""
    surplus = crowded(state, still_up(state, question))
    return f"down:{question.character}:{surplus[-1]}" if surplus else f"equipped:{question.character}"


@rule("TG-4.2.30", TurnUp)
def turn_up(play: Play[State], task: TurnUp) -> None:
    """Turn exactly these cards face up and the others face down; what was received meanwhile lies as it came.

    Source: TG-4.2.30, 4.2.31, 5.5.12, 5.5.13.
    """
    state, who = play.state, task.character
    came = tuple(one.card for one in state.characters[who].owned if one.face_up and one.card in just_received(state))
    play.state_that(CardsEquipped(who, (*task.cards, *came), anew=True))
