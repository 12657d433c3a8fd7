"""Giving, discarding and equipping anew outside encounters. Source: TG-4.2.30, 5.5.10, 5.5.19, 5.7.7 to 5.7.11."""

from __future__ import annotations

from domain.kernel.task import Question, Task, Together


class BeginGiving(Task, frozen=True, tag="tg.begin-giving"):
    """Before step 1 of resting all may give and discard. Source: TG-4.2.33, 4.6.8."""


class AskGift(Task, frozen=True, tag="tg.ask-gift"):
    """A character is asked as long as it has something to give or discard. left: how often. Source: TG-5.7.7."""

    character: str
    left: int


class Give(Question, frozen=True, tag="tg.give"):
    """A character offers something to another, discards an item, or is ready. Source: TG-5.5.19, 5.7.7."""

    character: str
    left: int


class AcceptGift(Question, frozen=True, tag="tg.accept-gift"):
    """The receiver takes what is offered, or not. what: `food`, `wealth`, or a card. Source: TG-5.7.9."""

    character: str
    to: str
    what: str


class OfferSecret(Question, frozen=True, tag="tg.offer-secret"):
    """A text lets a character give a secret: it says to which of the others, or keeps it. Source: TG-5.7.9."""

    character: str
    card: str
    others: tuple[str, ...]


class HandOver(Task, frozen=True, tag="tg.hand-over"):
    """Both agreed. Source: TG-5.7.7, 5.7.9."""

    character: str
    to: str
    what: str


class GiveAll(Together, frozen=True, tag="tg.give-all"):
    """All side by side. Source: TG-4.6.1, 11.1.9."""

    branches: tuple[tuple[Give | AcceptGift | HandOver | AskGift, ...], ...]


class BeginEquipping(Task, frozen=True, tag="tg.begin-equipping"):
    """All cards are turned face up; who has cards with keywords says which stay so. Source: TG-4.2.30, 5.5.10."""


class EquipAnew(Question, frozen=True, tag="tg.equip-anew"):
    """A character turns surplus cards face down, one by one. up: those that are face up still. Source: TG-4.2.30."""

    character: str
    up: tuple[str, ...]


class TurnUp(Task, frozen=True, tag="tg.turn-up"):
    """Exactly these cards of a character lie face up. Source: TG-4.2.30, 4.2.31."""

    character: str
    cards: tuple[str, ...]


class EquipAll(Together, frozen=True, tag="tg.equip-all"):
    """All side by side. Source: TG-4.6.1, 11.1.9."""

    branches: tuple[tuple[EquipAnew | TurnUp, ...], ...]
