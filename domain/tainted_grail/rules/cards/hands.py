"""Drawing and discarding, from hand and deck. Source: TG-6.4.4, 6.6.27, 6.11."""

from collections.abc import Iterable

from domain.kernel.fact import hidden_cards
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.cards import DeckDiscarded, HandDiscarded, HandGrew
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import deck_in_use, seat_of, the_encounter, viewers
from domain.tainted_grail.rules.effects.registration import effect, is_concerned
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.cards import DiscardFromHand, DiscardOwed, DiscardPlace
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import DiscardCards, DiscardFromDeck, DrawCards, ForceFlight


def hand(state: State, character: str) -> tuple[str, ...]:
    """Return the cards in a participant's hand."""
    return the_encounter(state).participants[character].hand


def deck_size(state: State, character: str) -> int:
    """Return how many cards a participant's deck in use holds."""
    return len(state.piles.get(deck_in_use(state, character), ()))


def draw_to_hand(play: Play[State], character: str, count: int) -> None:
    """Draw cards from the deck to the hand, visible to those who see the hand. Source: TG-2.3.6, 2.4.2."""
    seats = viewers(play.state, character)
    cards = play.draw(deck_in_use(play.state, character), count, seats)
    if cards:
        play.state_that(HandGrew(character, cards), hidden_cards(len(cards), seats))


def draw_or_flee(play: Play[State], at: At, count: int) -> None:
    """Draw cards, or flee without drawing if the deck holds too few. Source: TG-6.11.7, 6.11.11."""
    if count > deck_size(play.state, at.character):
        play.then(ForceFlight(at=at))
    else:
        draw_to_hand(play, at.character, count)


@effect("TG-6.4.4", DrawCards)
def draw_cards(play: Play[State], at: At, task: DrawCards) -> None:
    """Draw cards to the hand of the character that the effect concerns. Source: TG-6.4.4, 6.11.7."""
    draw_or_flee(play, at, amount(play.state, at, task.count))


@effect("TG-6.11.1", DiscardCards)
def discard_cards(play: Play[State], at: At, task: DiscardCards) -> None:
    """Discard cards of choice. Discarding down to a number never uses the deck. Source: TG-6.11.1, 6.12.8."""
    if task.to is None:
        play.then(DiscardOwed(at.character, amount(play.state, at, task.count)))
    else:
        play.then(DiscardOwed(at.character, max(0, len(hand(play.state, at.character)) - task.to)))


@rule("TG-6.11.2", DiscardOwed)
def discard_owed(play: Play[State], task: DiscardOwed) -> None:
    """Discard card by card, from the hand, then from the deck; with both empty the rest lapses.

    Source: TG-6.11.1 to 6.11.3.
    """
    if task.count <= 0 or not is_concerned(play.state, task.character):
        return
    cards = hand(play.state, task.character)
    if len(cards) > task.count:
        play.then(
            DiscardFromHand(seats=(seat_of(play.state, task.character),), character=task.character, count=task.count)
        )
        return
    if cards:
        play.state_that(HandDiscarded(task.character, tuple(range(len(cards))), cards))
    discard_from_deck(play, task.character, task.count - len(cards))


@asks("TG-6.6.27", DiscardFromHand)
def discards(state: State, question: DiscardFromHand) -> Iterable[Option]:
    """Yield each card of the hand, named by its place. Source: TG-6.6.27."""
    (seat,) = question.seats
    owed = DiscardOwed(question.character, question.count - 1)
    for place in range(len(hand(state, question.character))):
        yield Option(seat, f"discard:{place}", "TG-6.6.27", (DiscardPlace(question.character, place), owed))


@defaults(DiscardFromHand)
def default_discard(state: State, question: DiscardFromHand) -> str:
    """Return the first card. Source: TG-11.1.13."""
    return "discard:0"


@rule("TG-5.21.2", DiscardPlace)
def discard_place(play: Play[State], task: DiscardPlace) -> None:
    """Put a card of the hand open on the discard pile. Source: TG-5.21.2."""
    card = hand(play.state, task.character)[task.place]
    play.state_that(HandDiscarded(task.character, (task.place,), (card,)))


@effect("TG-6.11.10", DiscardFromDeck)
def discard_off_deck(play: Play[State], at: At, task: DiscardFromDeck) -> None:
    """Discard up to this many cards from the deck; a lack of cards forces no flight. Source: TG-6.11.3, 6.11.10."""
    discard_from_deck(play, at.character, amount(play.state, at, task.count))


def discard_from_deck(play: Play[State], character: str, count: int) -> None:
    """Put top cards of the deck in use on the open discard pile. Source: TG-6.11.1, 6.11.3, 6.11.10."""
    if count > 0 and (cards := play.draw(deck_in_use(play.state, character), count)):
        play.state_that(DeckDiscarded(character, cards))
