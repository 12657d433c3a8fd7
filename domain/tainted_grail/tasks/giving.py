"""Giving, discarding and equipping anew outside encounters. Source: TG-4.2.30, 5.5.10, 5.5.19, 5.7.7 to 5.7.11."""

from __future__ import annotations

from domain.kernel.task import Question, Task, Together


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

    branches: tuple[tuple[EquipAnew | TurnUp, ...], ...]
