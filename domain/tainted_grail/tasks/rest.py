"""Resting between encounters: meals, regeneration, gifts, advancement, decks. Source: TG-4.2.30, 4.6, 5.19."""

from __future__ import annotations

from domain.kernel.task import Question, Task, Together
from domain.tainted_grail.vocabulary.terms import Attribute, Deck


class Rest(Task, frozen=True, tag="tg.rest"):
    """Let all characters rest, side by side, step by step. Source: TG-4.6.1."""


class BeforeResting(Task, frozen=True, tag="tg.before-resting"):
    """Carry out what comes before resting. left: abilities by name. Source: TG-4.6.2."""

    left: tuple[str, ...]


class ChooseBefore(Question, frozen=True, tag="tg.choose-before"):
    """Choose which of these comes next. Source: TG-4.6.2, 5.18.1."""

    left: tuple[str, ...]


class WorkBefore(Task, frozen=True, tag="tg.work-before"):
    """Carry out an ability before resting. name: of the ability. Source: TG-4.6.2."""

    name: str


class BeginMeals(Task, frozen=True, tag="tg.begin-meals"):
    """Step 1: ask the characters with Food whether they eat. Source: TG-4.6.3."""


class Meal(Question, frozen=True, tag="tg.meal"):
    """Choose whether a character eats 1 Food. Source: TG-4.6.3."""

    character: str


class EatMeal(Task, frozen=True, tag="tg.eat-meal"):
    """Let a character eat. Source: TG-4.6.4, 4.6.7."""

    character: str


class MealAll(Together, frozen=True, tag="tg.meal-all"):
    """Let all characters eat, side by side. Source: TG-4.6.1, 11.1.9."""

    branches: tuple[tuple[Meal | EatMeal, ...], ...]


class MissMeals(Task, frozen=True, tag="tg.miss-meals"):
    """Let those who have not eaten suffer for it. Source: TG-4.6.5, 4.6.6."""


class MissMeal(Task, frozen=True, tag="tg.miss-meal"):
    """Let a character suffer for not having eaten. Source: TG-4.6.5, 4.6.6."""

    character: str


class Regenerate(Task, frozen=True, tag="tg.regenerate"):
    """Step 2: give all characters Energy. Source: TG-4.6.9 to 4.6.13."""


class EndRegeneration(Task, frozen=True, tag="tg.end-regeneration"):
    """Let a character die that plays alone and is still Dying without Energy. Source: TG-5.16.9."""


class BeginGiving(Task, frozen=True, tag="tg.begin-giving"):
    """Let all characters give and discard before step 1 of resting. Source: TG-4.2.33, 4.6.8."""


class AskGift(Task, frozen=True, tag="tg.ask-gift"):
    """Ask a character again while it has something to give or discard. left: how often. Source: TG-5.7.7."""

    character: str
    left: int


class Give(Question, frozen=True, tag="tg.give"):
    """Choose something to offer to another, an item to discard, or stop. Source: TG-5.5.19, 5.7.7."""

    character: str
    left: int


class AcceptGift(Question, frozen=True, tag="tg.accept-gift"):
    """Choose whether the receiver takes what is offered. what: `food`, `wealth`, or a card. Source: TG-5.7.9."""

    character: str
    to: str
    what: str


class OfferSecret(Question, frozen=True, tag="tg.offer-secret"):
    """Choose which of the others to offer a secret, because of a text, or keep it. Source: TG-5.7.9."""

    character: str
    card: str
    others: tuple[str, ...]


class HandOver(Task, frozen=True, tag="tg.hand-over"):
    """Hand over what both agreed on. Source: TG-5.7.7, 5.7.9."""

    character: str
    to: str
    what: str


class GiveAll(Together, frozen=True, tag="tg.give-all"):
    """Let all characters give, side by side. Source: TG-4.6.1, 11.1.9."""

    branches: tuple[tuple[Give | AcceptGift | HandOver | AskGift, ...], ...]


class BeginEquipping(Task, frozen=True, tag="tg.begin-equipping"):
    """Turn all cards face up, and ask the owners of cards with keywords which stay so. Source: TG-4.2.30, 5.5.10."""


class EquipAnew(Question, frozen=True, tag="tg.equip-anew"):
    """Choose surplus cards to turn face down, one by one. up: those that are still face up. Source: TG-4.2.30."""

    character: str
    up: tuple[str, ...]


class TurnUp(Task, frozen=True, tag="tg.turn-up"):
    """Turn exactly these cards of a character face up. Source: TG-4.2.30, 4.2.31."""

    character: str
    cards: tuple[str, ...]


class EquipAll(Together, frozen=True, tag="tg.equip-all"):
    """Let all characters equip, side by side. Source: TG-4.6.1, 11.1.9."""

    branches: tuple[tuple[EquipAnew | TurnUp | Give | AcceptGift | AskGift, ...], ...]


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

    branches: tuple[
        tuple[Advance | AskAdvance | Improve | KeepCard | Keep | Raise | Give | AcceptGift | AskGift, ...], ...
    ]


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

    branches: tuple[tuple[AdjustDecks | AskAdjust | AddCard | DropCard | Give | AcceptGift | AskGift, ...], ...]


class ShuffleDecks(Task, frozen=True, tag="tg.shuffle-decks"):
    """Shuffle both decks of all characters. Source: TG-4.6.17."""
