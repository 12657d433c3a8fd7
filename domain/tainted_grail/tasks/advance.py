"""Steps 3 and 4 of resting: Experience is spent, decks are adjusted. Source: TG-4.6.14 to 4.6.17, 5.19."""

from __future__ import annotations

from domain.kernel.task import Question, Task, Together
from domain.tainted_grail.words import Attribute, Deck


class BeginAdvancing(Task, frozen=True, tag="tg.begin-advancing"):
    """Step 3: who can buy something is asked. Source: TG-4.6.14, 5.19.1."""


class AskAdvance(Task, frozen=True, tag="tg.ask-advance"):
    """A character is asked as long as it can buy something. Source: TG-5.19.2, 5.19.14."""

    character: str


class Advance(Question, frozen=True, tag="tg.advance"):
    """A character buys something, or no more. Source: TG-5.19."""

    character: str


class Improve(Task, frozen=True, tag="tg.improve"):
    """A deck improvement is bought: up to 3 cards are looked at. Source: TG-5.19.2 to 5.19.4."""

    character: str
    deck: Deck


class KeepCard(Question, frozen=True, tag="tg.keep-card"):
    """Which of the cards looked at is kept. count: how many there are. Source: TG-5.19.3."""

    character: str
    deck: Deck
    count: int


class Keep(Task, frozen=True, tag="tg.keep"):
    """The card at this place of those looked at is kept, the others are shuffled back. Source: TG-5.19.3, 2.3.5."""

    character: str
    deck: Deck
    place: int


class Raise(Task, frozen=True, tag="tg.raise"):
    """A raise is bought. skill: number of the face that is taken, None for a marker. Source: TG-5.19.5 to 5.19.10."""

    character: str
    attribute: Attribute
    skill: int | None = None


class AdvanceAll(Together, frozen=True, tag="tg.advance-all"):
    """All side by side. Source: TG-4.6.1, 11.1.9."""

    branches: tuple[tuple[Advance | AskAdvance | Improve | KeepCard | Keep | Raise, ...], ...]


class BeginAdjusting(Task, frozen=True, tag="tg.begin-adjusting"):
    """Step 4: who has cards to move is asked. Source: TG-4.6.15."""


class AdjustDecks(Question, frozen=True, tag="tg.adjust-decks"):
    """A character moves a card, or no more. moved: cards that were, each once at most. Source: TG-4.6.15, 4.6.16."""

    character: str
    moved: tuple[str, ...] = ()


class AskAdjust(Task, frozen=True, tag="tg.ask-adjust"):
    """A character is asked as long as it has cards to move. Source: TG-4.6.15."""

    character: str
    moved: tuple[str, ...] = ()


class AddCard(Task, frozen=True, tag="tg.add-card"):
    """An available card joins its deck. Source: TG-4.6.15."""

    character: str
    card: str


class DropCard(Task, frozen=True, tag="tg.drop-card"):
    """A card of a deck becomes an available one. Source: TG-4.6.15."""

    character: str
    card: str


class AdjustAll(Together, frozen=True, tag="tg.adjust-all"):
    """All side by side. Source: TG-4.6.1, 11.1.9."""

    branches: tuple[tuple[AdjustDecks | AskAdjust | AddCard | DropCard, ...], ...]


class ShuffleDecks(Task, frozen=True, tag="tg.shuffle-decks"):
    """Both decks of all are shuffled. Source: TG-4.6.17."""
