"""Cards on their way back to their decks. Source: TG-5.21.2, 6.14.3."""

from domain.kernel.play import Play
from domain.tainted_grail.facts.encounter import CardsCollected, HandGivenBack
from domain.tainted_grail.queries.encounter import deck_in_use, the_encounter, viewers
from domain.tainted_grail.state import State


def give_back(play: Play[State], character: str) -> None:
    """Shuffle hand and discard pile into the deck; the character's cards in the sequence stay.

    Source: TG-6.8.2, 5.16.10.
    """
    one = the_encounter(play.state).participants[character]
    if one.hand or one.discard:
        play.state_that(HandGivenBack(character))
        shuffle_in(play, character, one.discard, one.hand)


def collect(play: Play[State], character: str) -> None:
    """Shuffle all of a character's cards into its deck. Source: TG-6.14.3, 6.14.10."""
    encounter = the_encounter(play.state)
    one = encounter.participants[character]
    laid = tuple(card.card for card in encounter.sequence if card.by == character)
    play.state_that(CardsCollected(character))
    shuffle_in(play, character, (*laid, *one.discard), one.hand)


def shuffle_in(play: Play[State], character: str, open_cards: tuple[str, ...], hand: tuple[str, ...]) -> None:
    """Shuffle cards into a deck. Open cards join openly, those of the hand only for its viewers.

    Source: TG-2.3.6, 2.4.5.
    """
    pile = deck_in_use(play.state, character)
    if open_cards or not hand:
        play.shuffle(pile, open_cards)
    if hand:
        play.shuffle(pile, hand, seats=viewers(play.state, character))
