"""Spending Experience on deck improvements and raises. Source: TG-4.6.14, 5.19."""

from collections.abc import Iterable, Iterator

from domain.kernel.fact import hidden_cards
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.cards import CardsLookedAt
from domain.tainted_grail.facts.rest import CardKept
from domain.tainted_grail.facts.tracks import AttributeRaised, Paid
from domain.tainted_grail.queries.attributes import open_skills
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.queries.rest import (
    LEAST_COST,
    advancement_pile,
    improvement_cost,
    needs_skill,
    raise_cost,
    rule_against_improving,
    rule_against_raising,
)
from domain.tainted_grail.queries.tracks import held
from domain.tainted_grail.rules.rest.beside import beside
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.rest import (
    Advance,
    AdvanceAll,
    AskAdvance,
    BeginAdvancing,
    Improve,
    Keep,
    KeepCard,
    Raise,
)
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, DECKS

SHOWN = 3
"""The number of cards that a purchase shows. Source: TG-5.19.3."""


@rule("TG-4.6.14", BeginAdvancing)
def begin_advancing(play: Play[State], task: BeginAdvancing) -> None:
    """Ask all characters that can buy something, side by side. Source: TG-4.6.1, 4.6.14, 5.19.1."""
    state = play.state
    buyers = [one for one in state.characters if any(purchases(state, one))]
    play.then(AdvanceAll(tuple((advance(state, one),) for one in buyers)))


def advance(state: State, character: str) -> Advance:
    """Return the question what a character buys."""
    return Advance(seats=(seat_of(state, character),), character=character)


@rule("TG-5.19.14", AskAdvance)
def ask_advance(play: Play[State], task: AskAdvance) -> None:
    """Ask a character again while it can buy something. Source: TG-5.19.14, 11.1.11."""
    if any(purchases(play.state, task.character)):
        play.then(advance(play.state, task.character))


def purchases(state: State, character: str) -> Iterator[Option]:
    """Yield everything that a character can buy now. A raise names its skill, so that no one else can take that skill.

    Source: TG-5.19.2 to 5.19.11.
    """
    if held(state.characters[character], "experience") < LEAST_COST:
        return
    seat, again = seat_of(state, character), AskAdvance(character)
    for deck in DECKS:
        if rule_against_improving(state, character, deck) is None:
            yield Option(seat, f"improve:{character}:{deck}", "TG-5.19.2", (Improve(character, deck), again))
    for attribute in ATTRIBUTES:
        if rule_against_raising(state, character, attribute) is not None:
            continue
        key = f"raise:{character}:{attribute}"
        if not needs_skill(state, character, attribute):
            yield Option(seat, key, "TG-5.19.5", (Raise(character, attribute), again))
            continue
        for skill in open_skills(state, attribute):
            yield Option(seat, f"{key}:{skill}", "TG-5.19.8", (Raise(character, attribute, skill), again))


@asks("TG-4.6.14", Advance)
def advance_options(state: State, question: Advance) -> Iterable[Option]:
    """Yield each purchase, stopping, giving and taking. Source: TG-4.2.33, 4.6.14, 5.19.14."""
    (seat,), who = question.seats, question.character
    yield from purchases(state, who)
    yield Option(seat, f"advanced:{who}", "TG-4.6.14")
    yield from beside(state, seat, (who,), question)


@refuses(Advance)
def refuse_purchase(state: State, question: Advance, seat: int, key: str) -> Unmet | None:
    """Return the rule against this purchase. Source: TG-5.19.2, 5.19.4, 5.19.5, 5.19.7 to 5.19.9, 5.19.11."""
    who = question.character
    for deck in DECKS:
        if key == f"improve:{who}:{deck}":
            return rule_against_improving(state, who, deck)
    for attribute in ATTRIBUTES:
        named = f"raise:{who}:{attribute}"
        if key == named:
            return rule_against_raising(state, who, attribute) or Unmet("TG-5.19.7", "skill")
        if key.startswith(f"{named}:"):
            return rule_against_raising(state, who, attribute) or Unmet("TG-5.19.9", "other-skill")
    return None


@defaults(Advance)
def default_purchase(state: State, question: Advance) -> str:
    """Decline, since buying is optional. Source: TG-11.1.13."""
    return f"advanced:{question.character}"


@rule("TG-5.19.3", Improve)
def improve(play: Play[State], task: Improve) -> None:
    """Show the top 3 cards of the advancement deck to the buyer only. Source: TG-2.3.5, 5.19.2 to 5.19.4."""
    who = task.character
    seats = (seat_of(play.state, who),)
    play.state_that(Paid(who, "experience", improvement_cost(play.state)))
    cards = play.draw(advancement_pile(who, task.deck), SHOWN, seats)
    play.state_that(CardsLookedAt(who, cards), hidden_cards(len(cards), seats))
    play.then(KeepCard(seats=seats, character=who, deck=task.deck, count=len(cards)))


@asks("TG-5.19.3", KeepCard)
def cards_to_keep(state: State, question: KeepCard) -> Iterable[Option]:
    """Yield each card by its place. Source: TG-5.19.3."""
    (seat,), who = question.seats, question.character
    for place in range(question.count):
        yield Option(seat, f"keep:{who}:{place}", "TG-5.19.3", (Keep(who, question.deck, place),))


@defaults(KeepCard)
def default_kept(state: State, question: KeepCard) -> str:
    """Return the first card. Source: TG-11.1.13."""
    return f"keep:{question.character}:0"


@rule("TG-5.19.3", Keep)
def keep(play: Play[State], task: Keep) -> None:
    """Make a card available, visible to all, and shuffle the others back unseen. Source: TG-2.3.5, 2.4.7, 5.19.3."""
    who = task.character
    cards = play.state.characters[who].looking
    play.state_that(CardKept(who, task.deck, cards[task.place]))
    if others := cards[: task.place] + cards[task.place + 1 :]:
        play.shuffle(advancement_pile(who, task.deck), others, seats=(seat_of(play.state, who),))


@rule("TG-5.19.7", Raise)
def raise_bought(play: Play[State], task: Raise) -> None:
    """Pay for a raise by the sum of the pair, and take a marker or the chosen skill. Source: TG-5.19.5 to 5.19.10."""
    who, attribute = task.character, task.attribute
    play.state_that(Paid(who, "experience", raise_cost(play.state, who, attribute)))
    play.state_that(AttributeRaised(who, attribute, task.skill))
