"""Hands, the sequence and what lies on it. Source: TG-6.1 to 6.5, 6.11."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.vocabulary.terms import Height


class HandGrew(Fact, frozen=True, tag="tg.hand-grew"):
    """Cards were drawn from the deck in use to a hand, in this order. Source: TG-6.1.5, 6.4.4."""

    reveals: ClassVar[bool] = True
    character: str
    cards: tuple[str, ...]


class HandDiscarded(Fact, frozen=True, tag="tg.hand-discarded"):
    """Cards at these places of a hand, from 0, went to the open discard pile. Source: TG-5.21.2, 6.1.7."""

    reveals: ClassVar[bool] = True
    character: str
    places: tuple[int, ...]
    cards: tuple[str, ...]


class DeckDiscarded(Fact, frozen=True, tag="tg.deck-discarded"):
    """Cards from the deck in use went to the open discard pile. Source: TG-6.11.1, 6.12.9."""

    reveals: ClassVar[bool] = False
    character: str
    cards: tuple[str, ...]


class CardLaid(Fact, frozen=True, tag="tg.card-laid"):
    """A card was laid at the end of the sequence. Source: TG-6.2.3, 6.3.2, 6.3.7.

    place: its place in the hand, from 0, None if it came from the deck; keys: height -> whether the key is activated,
    for each key connected with the card before; step: `first` for 2a, `further` for 2b, or `effect`.
    """

    reveals: ClassVar[bool] = True
    character: str
    card: str
    place: int | None
    keys: dict[Height, bool]
    step: str


class KeyActivated(Fact, frozen=True, tag="tg.key-activated"):
    """Magic was paid for a magic key, which now has a marker. Source: TG-6.3.8, 6.3.10."""

    reveals: ClassVar[bool] = False
    card: str
    height: Height


class LastDiscarded(Fact, frozen=True, tag="tg.last-discarded"):
    """The last card of the sequence went to its owner's discard pile. Source: TG-6.4.6, 6.4.9, 6.5.16."""

    reveals: ClassVar[bool] = False
    card: str
    character: str


class LayingBegun(Fact, frozen=True, tag="tg.laying-begun"):
    """Step 2 began: the active character may lay cards. Source: TG-6.6.8."""

    reveals: ClassVar[bool] = False
    character: str


class LayingEnded(Fact, frozen=True, tag="tg.laying-ended"):
    """Laying cards in 2a and 2b is over. Source: TG-6.6.9, 6.6.15."""

    reveals: ClassVar[bool] = False


class TimeChanged(Fact, frozen=True, tag="tg.time-changed"):
    """The number of time markers on a card of the sequence, or on `encounter`, changed to this.

    Source: TG-6.5.2, 6.6.5.
    """

    reveals: ClassVar[bool] = False
    card: str
    to: int


class ChargesChanged(Fact, frozen=True, tag="tg.charges-changed"):
    """The number of charges on a card changed to this. Source: TG-6.5.13, 6.5.15."""

    reveals: ClassVar[bool] = False
    card: str
    to: int


class PoolChanged(Fact, frozen=True, tag="tg.pool-changed"):
    """The number of markers in the combat pool changed to this. Source: TG-6.4.1, 6.11.6."""

    reveals: ClassVar[bool] = False
    to: int


class Parried(Fact, frozen=True, tag="tg.parried"):
    """A Defensive enemy took off the first marker of the card of 2a. Source: TG-6.12.4, 6.12.5."""

    reveals: ClassVar[bool] = False


class MarkerMoved(Fact, frozen=True, tag="tg.marker-moved"):
    """The affinity marker moved to this space. Source: TG-6.4.2."""

    reveals: ClassVar[bool] = False
    to: int


class StageWon(Fact, frozen=True, tag="tg.stage-won"):
    """A stage other than the last was won. stage: from 1. Source: TG-6.7.8."""

    reveals: ClassVar[bool] = False
    stage: int


class EdgeMarked(Fact, frozen=True, tag="tg.edge-marked"):
    """The right edge at the end of the sequence was changed. height: None for each of its halves.

    times: how often a bonus there is taken; block: a key there is not activated. Source: TG-6.3.17, 6.3.18, 10.10.
    """

    reveals: ClassVar[bool] = False
    height: Height | None
    times: int = 1
    block: bool = False


class CardsLookedAt(Fact, frozen=True, tag="tg.cards-looked-at"):
    """A character looked at cards drawn from the deck in use. Source: TG-2.4.7."""

    reveals: ClassVar[bool] = True
    character: str
    cards: tuple[str, ...]


class CardPicked(Fact, frozen=True, tag="tg.card-picked"):
    """The card at this place of those looked at went to the hand; the others will be shuffled back.

    Source: TG-2.4.7.
    """

    reveals: ClassVar[bool] = False
    character: str
    place: int
