"""Moving cards between decks and the piles of available cards. Source: TG-4.6.15 to 4.6.17."""

from collections.abc import Iterable, Iterator

from domain.kernel.chance import pile as piles
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.rest import CardAdded, CardDropped
from domain.tainted_grail.queries.encounter import pile_of, seat_of
from domain.tainted_grail.rules.rest.beside import beside
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.rest import (
    AddCard,
    AdjustAll,
    AdjustDecks,
    AskAdjust,
    BeginAdjusting,
    DropCard,
    ShuffleDecks,
)
from domain.tainted_grail.vocabulary.card_ids import deck_of
from domain.tainted_grail.vocabulary.terms import DECKS, Deck

DECK_MIN = 15
"""The fewest cards of each deck; there is no upper limit. Source: TG-4.6.16."""


@rule("TG-4.6.15", BeginAdjusting)
def begin_adjusting(play: Play[State], task: BeginAdjusting) -> None:
    """Ask all characters that can move a card, side by side. Source: TG-4.6.1, 4.6.15, 11.1.11."""
    state = play.state
    movers = [one for one in state.characters if any(moves(state, one, ()))]
    play.then(AdjustAll(tuple((adjust(state, one, ()),) for one in movers)))


def adjust(state: State, character: str, moved: tuple[str, ...]) -> AdjustDecks:
    """Return the question which card a character moves."""
    return AdjustDecks(seats=(seat_of(state, character),), character=character, moved=moved)


@rule("TG-4.6.15", AskAdjust)
def ask_adjust(play: Play[State], task: AskAdjust) -> None:
    """Ask a character again while it has cards that were not moved. Source: TG-4.6.15, 11.1.11."""
    if any(moves(play.state, task.character, task.moved)):
        play.then(adjust(play.state, task.character, task.moved))


def cards_in(state: State, character: str, deck: Deck) -> tuple[str, ...]:
    """Return the cards of a deck between encounters, all of them unseen. Source: TG-2.4.1, 2.4.5."""
    row = state.piles.get(pile_of(character, deck), ())
    return state.pools[piles.pool_of(row[0])] if row else ()


def moves(state: State, character: str, moved: tuple[str, ...]) -> Iterator[Option]:
    """Yield the cards that a character can move, each once in a rest. Source: TG-4.6.15, 4.6.16."""
    seat, one = seat_of(state, character), state.characters[character]
    for deck in DECKS:
        for card in one.available.get(deck, ()):
            if card not in moved:
                again = AskAdjust(character, (*moved, card))
                yield Option(seat, f"add:{character}:{card}", "TG-4.6.15", (AddCard(character, card), again))
        cards = cards_in(state, character, deck)
        for card in cards if len(cards) > DECK_MIN else ():
            if card not in moved:
                again = AskAdjust(character, (*moved, card))
                yield Option(seat, f"drop:{character}:{card}", "TG-4.6.15", (DropCard(character, card), again))


@asks("TG-4.6.15", AdjustDecks)
def adjusting_options(state: State, question: AdjustDecks) -> Iterable[Option]:
    """Yield each card that can be moved, stopping, giving and taking. Source: TG-4.2.33, 4.6.15, 4.6.16."""
    (seat,), who = question.seats, question.character
    yield from moves(state, who, question.moved)
    yield Option(seat, f"adjusted:{who}", "TG-4.6.15")
    yield from beside(state, seat, (who,), AskAdjust(who, question.moved))


@refuses(AdjustDecks)
def refuse_move(state: State, question: AdjustDecks, seat: int, key: str) -> Unmet | None:
    """Return the rule against a move that makes a deck too small, or that moves a card twice; without an available
    card there is none to add. After the character, a key may name a deck for all of its cards.

    Source: TG-4.6.15, 4.6.16.
    """
    word, _, named = key.partition(":")
    who, _, card = named.partition(":")
    if who != question.character:
        return None
    if card in question.moved:
        return Unmet("TG-4.6.15", "moved")
    for deck in DECKS:
        cards = cards_in(state, who, deck)
        if word == "drop" and len(cards) <= DECK_MIN and card in {deck, *cards}:
            return Unmet("TG-4.6.16", "deck", {"count": DECK_MIN, "has": len(cards)})
        if word == "add" and card == deck:
            return Unmet("TG-4.6.15", "available")
    return None


@defaults(AdjustDecks)
def default_move(state: State, question: AdjustDecks) -> str:
    """Decline, since moving is optional. Source: TG-11.1.13."""
    return f"adjusted:{question.character}"


@rule("TG-4.6.15", AddCard)
def add_card(play: Play[State], task: AddCard) -> None:
    """Move an available card into the deck that it is made for. Source: TG-4.6.15, 2.4.5."""
    deck = deck_of(task.card)
    play.state_that(CardAdded(task.character, deck, task.card))
    play.shuffle(pile_of(task.character, deck), (task.card,))


@rule("TG-4.6.15", DropCard)
def drop_card(play: Play[State], task: DropCard) -> None:
    """Search a card out of its deck and make it available. Source: TG-4.6.15, 2.4.6."""
    deck = deck_of(task.card)
    play.take_cards(pile_of(task.character, deck), (task.card,))
    play.state_that(CardDropped(task.character, deck, task.card))


@rule("TG-4.6.17", ShuffleDecks)
def shuffle_decks(play: Play[State], task: ShuffleDecks) -> None:
    """Shuffle both decks of every character. Source: TG-4.6.17."""
    for character in play.state.characters:
        for deck in DECKS:
            play.shuffle(pile_of(character, deck))
