"""Steps 3 and 4 of resting: characters spend Experience and adjust their decks. Source: TG-4.6.14 to 4.6.17, 5.19."""

from __future__ import annotations

from domain.kernel.task import Question, Task, Together
from domain.tainted_grail.words import Attribute, Deck


class BeginAdvancing(Task, frozen=True, tag="tg.begin-advancing"):
    """Step 3: ask the characters that can buy something. Source: TG-4.6.14, 5.19.1."""


class AskAdvance(Task, frozen=True, tag="tg.ask-advance"):
    """Ask a character again while it can buy something. Source: TG-5.19.2, 5.19.14."""

    character: str


class Advance(Question, frozen=True, tag="tg.advance"):
    """Choose what a character buys, or stop. Source: TG-5.19."""

    character: str


class Improve(Task, frozen=True, tag="tg.improve"):
    """Buy a deck improvement: look at up to 3 cards. Source: TG-5.19.2 to 5.19.4."""

    character: str
    deck: Deck


class KeepCard(Question, frozen=True, tag="tg.keep-card"):
    """Choose which of the cards looked at to keep. count: how many there are. Source: TG-5.19.3."""

    character: str
    deck: Deck
    count: int


class Keep(Task, frozen=True, tag="tg.keep"):
    """Keep the card at this place of those looked at, and shuffle the others back. Source: TG-5.19.3, 2.3.5."""

    character: str
    deck: Deck
    place: int


class Raise(Task, frozen=True, tag="tg.raise"):
    """Buy a raise. skill: number of the face that is taken, None for a marker. Source: TG-5.19.5 to 5.19.10."""

    character: str
    attribute: Attribute
    skill: int | None = None


class AdvanceAll(Together, frozen=True, tag="tg.advance-all"):
    """Let all characters buy, side by side. Source: TG-4.6.1, 11.1.9."""

    branches: tuple[tuple[Advance | AskAdvance | Improve | KeepCard | Keep | Raise, ...], ...]


class BeginAdjusting(Task, frozen=True, tag="tg.begin-adjusting"):
    """Step 4: ask the characters that have cards to move. Source: TG-4.6.15."""


class AdjustDecks(Question, frozen=True, tag="tg.adjust-decks"):
    """Choose a card to move, or stop. moved: cards already moved, each at most once. Source: TG-4.6.15, 4.6.16."""

    character: str
    moved: tuple[str, ...] = ()


class AskAdjust(Task, frozen=True, tag="tg.ask-adjust"):
    """Ask a character again while it has cards to move. Source: TG-4.6.15."""

    character: str
    moved: tuple[str, ...] = ()


class AddCard(Task, frozen=True, tag="tg.add-card"):
    """Move an available card into its deck. Source: TG-4.6.15."""

    character: str
    card: str


class DropCard(Task, frozen=True, tag="tg.drop-card"):
    """Make a card of a deck available. Source: TG-4.6.15."""

    character: str
    card: str


class AdjustAll(Together, frozen=True, tag="tg.adjust-all"):
    """Let all characters adjust their decks, side by side. Source: TG-4.6.1, 11.1.9."""

    branches: tuple[tuple[AdjustDecks | AskAdjust | AddCard | DropCard, ...], ...]


class ShuffleDecks(Task, frozen=True, tag="tg.shuffle-decks"):
    """Shuffle both decks of all characters. Source: TG-4.6.17."""
