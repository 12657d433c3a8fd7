"""Laying a card, and what is asked about cards in hand and on the table. Source: TG-6.3, 6.4, 6.5, 6.11."""

from __future__ import annotations

from typing import Literal

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.terms import Attribute, Height

Step = Literal["first", "further", "effect"]


class Lay(Task, frozen=True, tag="tg.lay-from-hand"):
    """Lay a card of the hand; if only Magic allows it, ask for that first. place: from 0. Source: TG-6.3.8."""

    character: str
    place: int
    step: Step


class LayTop(Task, frozen=True, tag="tg.lay-top"):
    """Draw the top card of the deck and lay it. Source: TG-6.13.1, 6.13.3."""

    character: str
    step: Step


class PutDown(Task, frozen=True, tag="tg.put-down"):
    """Put the card at the end of the sequence. paid: whether the Magic for its EXTRA was paid.

    Source: TG-6.2.3, 6.3.6.
    """

    character: str
    place: int
    step: Step
    paid: bool = False


class ActivateMagic(Task, frozen=True, tag="tg.activate-magic"):
    """Activate the magic key of a card, which is paid for. Source: TG-6.3.8, 6.3.10."""

    card: str


class OfferMagic(Task, frozen=True, tag="tg.offer-magic"):
    """Offer the layer to pay for the magic key. Source: TG-6.3.8, 6.3.13."""

    character: str
    card: str


class ResolveKeys(Task, frozen=True, tag="tg.resolve-keys"):
    """Take the activated bonuses from top to bottom, then carry out the on-placement effects.

    Source: TG-6.3.14, 6.3.15.
    """

    character: str
    card: str


class TakeBonus(Task, frozen=True, tag="tg.take-bonus"):
    """Take a bonus this many times. attribute: of the key, None for a magic or free one. Source: TG-6.3.16, 6.4."""

    at: At
    bonus: Bonus
    times: int
    attribute: Attribute | None
    height: Height


class LookUp(Task, frozen=True, tag="tg.look-up"):
    """Look up a VARIABLE in the current stage. Source: TG-6.4.10 to 6.4.14."""

    at: At
    attribute: Attribute | None


class OnPlacement(Task, frozen=True, tag="tg.on-placement"):
    """Carry out the card's on-placement abilities. Source: TG-6.5.1, 6.4.7."""

    card: str


class DiscardFromHand(Question, frozen=True, tag="tg.discard-from-hand"):
    """Choose a card to discard. count: how many are still owed, including this one. Source: TG-6.6.27, 6.11.1."""

    character: str
    count: int


class DiscardPlace(Task, frozen=True, tag="tg.discard-place"):
    """Discard the card at this place of the hand. place: from 0. Source: TG-5.21.2."""

    character: str
    place: int


class DiscardOwed(Task, frozen=True, tag="tg.discard-owed"):
    """Discard this many more cards, from the hand, then from the deck. Source: TG-6.11.1, 6.11.2."""

    character: str
    count: int


class ChooseCard(Question, frozen=True, tag="tg.choose-card"):
    """Choose which card of the sequence an effect concerns; `encounter` may be among them. Source: TG-6.5.3."""

    effect: Effect
    cards: tuple[str, ...]


class LayByEffect(Question, frozen=True, tag="tg.lay-by-effect"):
    """Choose a card of the hand to lay, or none. Source: TG-6.3.28."""

    character: str


class PickCard(Question, frozen=True, tag="tg.pick-card"):
    """Choose which of the cards looked at to take. count: how many there are. Source: TG-2.4.7."""

    character: str
    count: int


class TakePicked(Task, frozen=True, tag="tg.take-picked"):
    """Take the card at this place of those looked at, and shuffle the others back. Source: TG-2.4.7."""

    character: str
    place: int
