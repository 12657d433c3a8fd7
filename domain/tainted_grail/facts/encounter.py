"""An encounter from its start to its end. Source: TG-6.1, 6.8, 6.9, 6.14."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.state import Left
from domain.tainted_grail.vocabulary.terms import Deck, EncounterColour, Result


class EncountersOffered(Fact, frozen=True, tag="tg.encounters-offered"):
    """Encounters were drawn, one of which will be met. Source: TG-5.14.6."""

    reveals: ClassVar[bool] = False
    encounters: tuple[str, ...]


class EncounterChosen(Fact, frozen=True, tag="tg.encounter-chosen"):
    """The group chose one of the drawn encounters. Source: TG-5.14.7."""

    reveals: ClassVar[bool] = False
    encounter: str


class EncounterBegun(Fact, frozen=True, tag="tg.encounter-begun"):
    """An encounter began. participants: in the order of their numbers. Source: TG-6.1.1, 6.5.21."""

    reveals: ClassVar[bool] = False
    card: str
    deck: Deck
    participants: tuple[str, ...]
    time: int


class WayChosen(Fact, frozen=True, tag="tg.way-chosen"):
    """One of the ways of a diplomacy was chosen. Source: TG-6.1.9."""

    reveals: ClassVar[bool] = False
    way: str


class FlightProposed(Fact, frozen=True, tag="tg.flight-proposed"):
    """A participant of a diplomacy proposed that all flee. Source: TG-6.8.8."""

    reveals: ClassVar[bool] = False
    character: str


class FlightBegun(Fact, frozen=True, tag="tg.flight-begun"):
    """A combatant began to flee. Source: TG-6.8.2."""

    reveals: ClassVar[bool] = False
    character: str


class FlightFailed(Fact, frozen=True, tag="tg.flight-failed"):
    """A combatant could not get away, and does not try again in this activation. Source: TG-7.2.4."""

    reveals: ClassVar[bool] = False
    character: str


class CharacterLeft(Fact, frozen=True, tag="tg.character-left"):
    """A participant left the encounter; its hand and discard pile are in its deck. Source: TG-6.8.4, 5.16.2."""

    reveals: ClassVar[bool] = False
    character: str
    how: Left


class HandGivenBack(Fact, frozen=True, tag="tg.hand-given-back"):
    """A character took up its hand and discard pile, to shuffle them into its deck. Source: TG-6.8.2, 5.16.10."""

    reveals: ClassVar[bool] = False
    character: str


class EncounterDecided(Fact, frozen=True, tag="tg.encounter-decided"):
    """The result of the encounter was decided. Source: TG-6.14.7."""

    reveals: ClassVar[bool] = False
    result: Result


class BoxOrdered(Fact, frozen=True, tag="tg.box-ordered"):
    """The encounter card will go to the box. Source: TG-5.21.4."""

    reveals: ClassVar[bool] = False


class EncounterOrdered(Fact, frozen=True, tag="tg.encounter-ordered"):
    """Another encounter was ordered to follow this one: one drawn, one chosen of several drawn, or a named one.

    Source: TG-10.10.
    """

    reveals: ClassVar[bool] = False
    draw: EncounterColour | None
    of: int
    meet: str | None


class PartyGoesOn(Fact, frozen=True, tag="tg.party-goes-on"):
    """These characters were in the encounter until its end, and meet what follows it. Source: TG-4.5.24, 10.10."""

    reveals: ClassVar[bool] = False
    characters: tuple[str, ...]


class CardsCollected(Fact, frozen=True, tag="tg.cards-collected"):
    """A character took its cards out of the sequence, its hand and its discard pile. Source: TG-6.14.3."""

    reveals: ClassVar[bool] = False
    character: str


class EncounterEnded(Fact, frozen=True, tag="tg.encounter-ended"):
    """The encounter ended. stays: whether it is an undefeated guardian; boxed: whether its card goes to the box.

    Source: TG-6.14.1, 6.14.2, 6.14.4, 6.14.5.
    """

    reveals: ClassVar[bool] = False
    stays: bool
    boxed: bool
