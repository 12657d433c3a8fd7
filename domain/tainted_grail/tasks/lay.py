"""Laying a card: its keys, its bonuses, its abilities. Source: TG-6.3, 6.4, 6.5."""

from __future__ import annotations

from typing import Literal

from domain.kernel.task import Task
from domain.tainted_grail.bonus import Bonus
from domain.tainted_grail.tasks.base import At
from domain.tainted_grail.words import Attribute, Height

Step = Literal["first", "further", "effect"]


class Lay(Task, frozen=True, tag="tg.lay-from-hand"):
    """A card of the hand is laid; if only Magic lets it, that is asked for first. place: from 0. Source: TG-6.3.8."""

    character: str
    place: int
    step: Step


class LayTop(Task, frozen=True, tag="tg.lay-top"):
    """The top card of the deck is drawn and laid. Source: TG-6.13.1, 6.13.3."""

    character: str
    step: Step


class PutDown(Task, frozen=True, tag="tg.put-down"):
    """The card comes to the end of the sequence. paid: the Magic for its EXTRA is paid. Source: TG-6.2.3, 6.3.6."""

    character: str
    place: int
    step: Step
    paid: bool = False


class ActivateMagic(Task, frozen=True, tag="tg.activate-magic"):
    """The magic key of a card is paid for. Source: TG-6.3.8, 6.3.10."""

    card: str


class OfferMagic(Task, frozen=True, tag="tg.offer-magic"):
    """The layer may pay for the magic key. Source: TG-6.3.8, 6.3.13."""

    character: str
    card: str


class ResolveKeys(Task, frozen=True, tag="tg.resolve-keys"):
    """The activated bonuses from top to bottom, then what is on placement. Source: TG-6.3.14, 6.3.15."""

    character: str
    card: str


class TakeBonus(Task, frozen=True, tag="tg.take-bonus"):
    """A bonus is taken so many times. attribute: of the key, None of a magic or free one. Source: TG-6.3.16, 6.4."""

    at: At
    bonus: Bonus
    times: int
    attribute: Attribute | None
    height: Height


class LookUp(Task, frozen=True, tag="tg.look-up"):
    """A VARIABLE is looked up in the current stage. Source: TG-6.4.10 to 6.4.14."""

    at: At
    attribute: Attribute | None


class OnPlacement(Task, frozen=True, tag="tg.on-placement"):
    """The card's on-placement abilities. Source: TG-6.5.1, 6.4.7."""

    card: str
