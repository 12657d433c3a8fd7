"""Effects on cards of the sequence: charges, time markers, laying by effect, looking at cards.

Source: TG-6.3.28, 6.5, 2.4.7.
"""

from collections.abc import Iterable

from domain.kernel.fact import hidden_cards
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.cards import CardPicked, CardsLookedAt, ChargesChanged, TimeChanged
from domain.tainted_grail.queries.cards import laid_card, time_on
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import deck_in_use, seat_of, the_encounter, viewers
from domain.tainted_grail.rules.cards.hands import hand
from domain.tainted_grail.rules.cards.placement import is_full
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.cards import ChooseCard, Lay, LayByEffect, LayTop, PickCard, TakePicked
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import (
    LayCard,
    LookAt,
    PlaceCharges,
    PlaceTime,
    RemoveCharges,
    RemoveTime,
)
from domain.tainted_grail.tasks.rounds import TakeTime


def own_card(at: At) -> str:
    """Return the card of the sequence with this text; `encounter` for the encounter card."""
    return at.source.removeprefix("card:")


@effect("TG-6.5.13", PlaceCharges)
def place_charges(play: Play[State], at: At, task: PlaceCharges) -> None:
    """Put charges on the card if it still is in the sequence. Source: TG-6.5.13."""
    laid = laid_card(play.state, own_card(at))
    count = amount(play.state, at, task.count)
    if laid is not None and count > 0:
        play.state_that(ChargesChanged(laid.card, laid.charges + count))


@effect("TG-6.5.15", RemoveCharges)
def remove_charges(play: Play[State], at: At, task: RemoveCharges) -> None:
    """Remove charges without any effect. Source: TG-6.5.15."""
    sequence = the_encounter(play.state).sequence
    last = sequence[-1:]
    cards = {"this": (laid_card(play.state, own_card(at)),), "last": last, "all": sequence}[task.of]
    for laid in cards:
        if laid is not None and laid.charges:
            left = 0 if task.count == "all" else max(0, laid.charges - task.count)
            play.state_that(ChargesChanged(laid.card, left))


def marked(state: State) -> tuple[str, ...]:
    """Return the cards with time markers, from the left. Source: TG-6.6.5."""
    encounter = the_encounter(state)
    cards = tuple(one.card for one in encounter.sequence if one.time)
    return ("encounter", *cards) if encounter.time else cards


@effect("TG-6.5.3", RemoveTime)
def remove_time(play: Play[State], at: At, task: RemoveTime) -> None:
    """Remove time markers one by one. With the last one the delayed ability happens. Source: TG-6.5.3."""
    if task.of == "this":
        play.then(*(TakeTime(at.character, own_card(at)) for _ in range(task.count)))
    else:
        choose_marked(play, at, task)


@effect("TG-6.5.2", PlaceTime)
def place_time(play: Play[State], at: At, task: PlaceTime) -> None:
    """Put more markers on this card, or on one that already has some. Source: TG-6.5.2, 6.5.4."""
    if task.of == "this":
        put_time(play, own_card(at), task.count)
    else:
        choose_marked(play, at, task)


def choose_marked(play: Play[State], at: At, task: RemoveTime | PlaceTime) -> None:
    """Ask for a card with time markers, unless there is only one. Source: TG-11.1.11."""
    cards = marked(play.state)
    if len(cards) > 1:
        play.then(ChooseCard(seats=(seat_of(play.state, at.character),), effect=task, cards=cards))
    elif cards and isinstance(task, RemoveTime):
        play.then(*(TakeTime(at.character, cards[0]) for _ in range(task.count)))
    elif cards:
        put_time(play, cards[0], task.count)


def put_time(play: Play[State], card: str, count: int) -> None:
    """Add time markers to a card, unless its delayed ability has already happened. Source: TG-6.5.4."""
    if there := time_on(play.state, card):
        play.state_that(TimeChanged(card, there + count))


@asks("TG-6.5.3", ChooseCard)
def cards_to_choose(state: State, question: ChooseCard) -> Iterable[Option]:
    """Yield each card. Markers are removed from the chosen one one by one. Source: TG-6.5.3."""
    (seat,) = question.seats
    task = question.effect
    assert task.at is not None, "the effect has a context"
    for card in question.cards:
        if isinstance(task, RemoveTime):
            then = tuple(TakeTime(task.at.character, card) for _ in range(task.count))
            yield Option(seat, f"card:{card}", "TG-6.5.3", then)
        elif isinstance(task, PlaceTime):
            source = card if card == "encounter" else f"card:{card}"
            own = PlaceTime(count=task.count, of="this", at=At(task.at.character, task.at.cause, source))
            yield Option(seat, f"card:{card}", "TG-6.5.2", (own,))


@refuses(ChooseCard)
def rule_against_card(state: State, question: ChooseCard, seat: int, key: str) -> Unmet | None:
    """Return the rule against a card without time markers. Source: TG-6.5.3, 6.5.4."""
    laid = [one.card for one in the_encounter(state).sequence]
    is_there = key.removeprefix("card:") in {"encounter", *laid}
    rule_id = "TG-6.5.3" if isinstance(question.effect, RemoveTime) else "TG-6.5.4"
    return Unmet(rule_id, "time") if is_there else None


@defaults(ChooseCard)
def default_card(state: State, question: ChooseCard) -> str:
    """Return the first card. Source: TG-11.1.13."""
    return f"card:{question.cards[0]}"


@effect("TG-6.3.28", LayCard)
def lay_card(play: Play[State], at: At, task: LayCard) -> None:
    """Lay a card by effect, with the usual check of keys and within a Fast enemy's limit.

    Source: TG-6.3.28 to 6.3.30.
    """
    who = at.character
    if is_full(play.state, who):
        return
    if task.off == "deck":
        play.then(LayTop(who, "effect"))
    elif hand(play.state, who):
        play.then(LayByEffect(seats=(seat_of(play.state, who),), character=who))


@asks("TG-6.3.28", LayByEffect)
def cards_to_lay(state: State, question: LayByEffect) -> Iterable[Option]:
    """Yield each card of the hand, and none. Source: TG-6.3.28."""
    (seat,) = question.seats
    for place in range(len(hand(state, question.character))):
        yield Option(seat, f"lay:{place}", "TG-6.3.28", (Lay(question.character, place, "effect"),))
    yield Option(seat, "none", "TG-6.3.28")


@defaults(LayByEffect)
def default_laid(state: State, question: LayByEffect) -> str:
    """Lay none. Source: TG-11.1.13."""
    return "none"


@effect("TG-2.4.7", LookAt)
def look_at(play: Play[State], at: At, task: LookAt) -> None:
    """Draw cards one after another, visible to those who see the hand. Source: TG-2.4.7."""
    seats = viewers(play.state, at.character)
    cards = play.draw(deck_in_use(play.state, at.character), task.count, seats)
    if not cards:
        return
    play.state_that(CardsLookedAt(at.character, cards), hidden_cards(len(cards), seats))
    play.then(PickCard(seats=(seat_of(play.state, at.character),), character=at.character, count=len(cards)))


@asks("TG-2.4.7", PickCard)
def cards_to_pick(state: State, question: PickCard) -> Iterable[Option]:
    """Yield each card by its place. Source: TG-2.4.7."""
    (seat,) = question.seats
    for place in range(question.count):
        yield Option(seat, f"pick:{place}", "TG-2.4.7", (TakePicked(question.character, place),))


@defaults(PickCard)
def default_pick(state: State, question: PickCard) -> str:
    """Return the first card. Source: TG-11.1.13."""
    return "pick:0"


@rule("TG-2.4.7", TakePicked)
def take_picked(play: Play[State], task: TakePicked) -> None:
    """Take the picked card into the hand, and shuffle the others back. Source: TG-2.4.7, 2.4.5."""
    who = task.character
    cards, seats = play.state.characters[who].looking, viewers(play.state, who)
    play.state_that(CardPicked(who, task.place))
    if others := cards[: task.place] + cards[task.place + 1 :]:
        play.shuffle(deck_in_use(play.state, who), others, seats=seats)
