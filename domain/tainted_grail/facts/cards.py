"""Hands, the sequence and what lies on it. Source: TG-6.1 to 6.7, 6.11."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.tasks.effects import Effect
from domain.tainted_grail.words import Height


class HandGrew(Fact, frozen=True, tag="tg.hand-grew"):
    """Cards drawn off the deck in use came to a hand, in this order. Source: TG-6.1.5, 6.4.4."""

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
    """Cards off the deck in use went to the open discard pile. Source: TG-6.11.1, 6.12.9."""

    reveals: ClassVar[bool] = False
    character: str
    cards: tuple[str, ...]


class CardLaid(Fact, frozen=True, tag="tg.card-laid"):
    """A card was laid at the end of the sequence. Source: TG-6.2.3, 6.3.2, 6.3.7.

    place: where it lay in the hand, from 0, None off the deck; keys: height -> whether the key with the card before
    it is activated, of those that are connected; step: `first` for 2a, `further` for 2b, or `effect`.
    """

    reveals: ClassVar[bool] = True
    character: str
    card: str
    place: int | None
    keys: dict[Height, bool]
    step: str


class KeyActivated(Fact, frozen=True, tag="tg.key-activated"):
    """Magic was paid for a magic key; the marker lies on it. Source: TG-6.3.8, 6.3.10."""

    reveals: ClassVar[bool] = False
    card: str
    height: Height


class LastDiscarded(Fact, frozen=True, tag="tg.last-discarded"):
    """The last card of the sequence went to its owner's discard pile. Source: TG-6.4.6, 6.4.9, 6.5.16."""

    reveals: ClassVar[bool] = False
    card: str
    character: str


class LayingBegun(Fact, frozen=True, tag="tg.laying-begun"):
    """Step 2 begins: the active character may lay cards. Source: TG-6.6.8."""

    reveals: ClassVar[bool] = False
    character: str


class LayingEnded(Fact, frozen=True, tag="tg.laying-ended"):
    """All cards of 2a and 2b are laid. Source: TG-6.6.9, 6.6.15."""

    reveals: ClassVar[bool] = False


class TimeChanged(Fact, frozen=True, tag="tg.time-changed"):
    """A card of the sequence, or `encounter`, has so many time markers now. Source: TG-6.5.2, 6.6.5."""

    reveals: ClassVar[bool] = False
    card: str
    to: int


class ChargesChanged(Fact, frozen=True, tag="tg.charges-changed"):
    """A card has so many charges now. Source: TG-6.5.13, 6.5.15."""

    reveals: ClassVar[bool] = False
    card: str
    to: int


class PoolChanged(Fact, frozen=True, tag="tg.pool-changed"):
    """The combat pool holds so many markers now. Source: TG-6.4.1, 6.11.6."""

    reveals: ClassVar[bool] = False
    to: int


class Parried(Fact, frozen=True, tag="tg.parried"):
    """A Defensive enemy kept the first marker of the card of 2a off. Source: TG-6.12.4, 6.12.5."""

    reveals: ClassVar[bool] = False


class MarkerMoved(Fact, frozen=True, tag="tg.marker-moved"):
    """The affinity marker lies on this space now. Source: TG-6.4.2."""

    reveals: ClassVar[bool] = False
    to: int


class StageWon(Fact, frozen=True, tag="tg.stage-won"):
    """A stage is won that is not the last. stage: from 1. Source: TG-6.7.8."""

    reveals: ClassVar[bool] = False
    stage: int


class ExtraWaived(Fact, frozen=True, tag="tg.extra-waived"):
    """The next further card needs no EXTRA. Source: TG-6.6.11."""

    reveals: ClassVar[bool] = False


class EdgeMarked(Fact, frozen=True, tag="tg.edge-marked"):
    """The right edge at the end of the sequence was changed. height: None for each of its halves.

    times: a bonus there is taken so often; block: a key there is not activated. Source: TG-6.3.17, 6.3.18, 10.10.
    """

    reveals: ClassVar[bool] = False
    height: Height | None
    times: int = 1
    block: bool = False


class AttackBegun(Fact, frozen=True, tag="tg.attack-begun"):
    """The enemy acts: it attacks, or the diplomacy's reaction comes. Source: TG-6.6.19, 6.6.20."""

    reveals: ClassVar[bool] = False
    character: str


class AttackRead(Fact, frozen=True, tag="tg.attack-read"):
    """The table was read: the row of these pool sizes, or the reaction of this marker. Source: TG-6.6.24, 6.6.25.

    least, most: both -1 if no row is for it (TG-6.6.22); ignored: it does not happen.
    """

    reveals: ClassVar[bool] = False
    least: int
    most: int
    ignored: bool = False


class AttackEnded(Fact, frozen=True, tag="tg.attack-ended"):
    """Step 3 is over, or this time of it. Source: TG-6.6.23."""

    reveals: ClassVar[bool] = False


class OpportunityTaken(Fact, frozen=True, tag="tg.opportunity-taken"):
    """The enemy makes an opportunity attack. Source: TG-6.10.1."""

    reveals: ClassVar[bool] = False
    character: str


class AttackChanged(Fact, frozen=True, tag="tg.attack-changed"):
    """The enemy's attack of this activation will be other. Source: TG-6.5.7.

    reduced: its damage, by so much more; ignored: it does not take place; repeated: it comes so many times more.
    """

    reveals: ClassVar[bool] = False
    reduced: int = 0
    ignored: bool = False
    repeated: int = 0


class AfterwardsPut(Fact, frozen=True, tag="tg.afterwards-put"):
    """These effects wait till the attack of this activation is over. Source: TG-6.5.9."""

    reveals: ClassVar[bool] = False
    effects: tuple[Effect, ...]


class CardsLookedAt(Fact, frozen=True, tag="tg.cards-looked-at"):
    """A character looks at cards drawn off the deck in use. Source: TG-2.4.7."""

    reveals: ClassVar[bool] = True
    character: str
    cards: tuple[str, ...]


class CardPicked(Fact, frozen=True, tag="tg.card-picked"):
    """The card at this place of those looked at came to the hand, the others are to be shuffled. Source: TG-2.4.7."""

    reveals: ClassVar[bool] = False
    character: str
    place: int


class AbilityUsed(Fact, frozen=True, tag="tg.ability-used"):
    """An ability was used. ability: `<source>#<number>`; limit: how long it is used up. Source: TG-6.5.11."""

    reveals: ClassVar[bool] = False
    character: str
    ability: str
    limit: str | None


class ConsentRefused(Fact, frozen=True, tag="tg.consent-refused"):
    """The owner of a card keeps its charges for this activation. ability: `<source>#<number>`. Source: TG-6.5.14."""

    reveals: ClassVar[bool] = False
    ability: str
