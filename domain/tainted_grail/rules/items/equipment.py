"""Cards that an effect turns face up or down. Source: TG-5.5.6, 5.5.22, 10.10."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults
from domain.kernel.task import Option
from domain.tainted_grail.facts.items import CardsEquipped
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.queries.items import equipped, keywords, usable
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import LayAside, TakeUp
from domain.tainted_grail.tasks.items import ChooseTakenUp, Equip
from domain.tainted_grail.vocabulary.terms import Keyword


@effect("TG-5.5.22", TakeUp)
def take_up(play: Play[State], at: At, task: TakeUp) -> None:
    """Let a character turn up one of its face-down cards, or none. Source: TG-5.4.1, 5.5.6, 5.5.22."""
    if cards := face_down(play.state, at.character, task.keyword):
        play.then(ChooseTakenUp(seats=(seat_of(play.state, at.character),), at=at, cards=cards))


def face_down(state: State, character: str, keyword: Keyword | None) -> tuple[str, ...]:
    """Return the face-down cards that could be equipped: none received since the last re-equipping, none packed away.

    Source: TG-5.5.12, 5.6.4.
    """
    return tuple(
        owned.card
        for owned in state.characters[character].owned
        if not (owned.face_up or owned.given or owned.packed) and keyword in {None, *keywords(state, owned.card)}
    )


@asks("TG-5.5.22", ChooseTakenUp)
def cards_to_take_up(state: State, question: ChooseTakenUp) -> Iterable[Option]:
    """Yield each card, for which others of its keywords are turned down, and none. Source: TG-5.5.6, 5.5.22."""
    (seat,) = question.seats
    for card in question.cards:
        yield Option(seat, f"take-up:{card}", "TG-5.5.22", (Equip(question.at.character, card),))
    yield Option(seat, "decline", "TG-10.10.1")


@defaults(ChooseTakenUp)
def default_taken_up(state: State, question: ChooseTakenUp) -> str:
    """Decline, since it is optional. Source: TG-11.1.13."""
    return "decline"


@effect("TG-5.5.22", LayAside)
def lay_aside(play: Play[State], at: At, task: LayAside) -> None:
    """Turn a card in use face down until cards are equipped again. Source: TG-5.5.7, 5.5.22, 5.5.23."""
    own = tuple(card for card in usable(play.state, at.character) if card == at.source and keywords(play.state, card))
    down = own if task.keyword is None else equipped(play.state, at.character, task.keyword)
    if down:
        owned = play.state.characters[at.character].owned
        up = tuple(one.card for one in owned if one.face_up and one.card not in down)
        play.state_that(CardsEquipped(at.character, up))
