"""Tracks, resources, attributes and conditions. Source: TG-5.1 to 5.4, 5.16."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.state import Condition, Until
from domain.tainted_grail.vocabulary.terms import Attribute, Holding, Track


class Gained(Fact, frozen=True, tag="tg.gained"):
    """A character gained this much of a track or resource, at least 1. Source: TG-5.1.9, 5.3.2."""

    reveals: ClassVar[bool] = False
    character: str
    what: Holding
    count: int


class Lost(Fact, frozen=True, tag="tg.lost"):
    """A character lost this much of a track or resource, at least 1. Source: TG-5.1.10, 5.4.3."""

    reveals: ClassVar[bool] = False
    character: str
    what: Holding
    count: int


class Paid(Fact, frozen=True, tag="tg.paid"):
    """A character paid this much, at least 1. Paying Terror means gaining it. Source: TG-5.4.2, 5.4.8."""

    reveals: ClassVar[bool] = False
    character: str
    what: Holding
    count: int


class TrackSet(Fact, frozen=True, tag="tg.track-set"):
    """A track was set, which is neither a gain nor a loss. Source: TG-5.1.26."""

    reveals: ClassVar[bool] = False
    character: str
    what: Track
    to: int


class EnergyCut(Fact, frozen=True, tag="tg.energy-cut"):
    """Energy fell to Health. Source: TG-5.1.7."""

    reveals: ClassVar[bool] = False
    character: str
    to: int


class DamagePrevented(Fact, frozen=True, tag="tg.damage-prevented"):
    """Damage was reduced by this much, at least 1. Source: TG-5.1.17, 5.1.21."""

    reveals: ClassVar[bool] = False
    character: str
    count: int


class ConditionGained(Fact, frozen=True, tag="tg.condition-gained"):
    """A character took the card of a condition. Source: TG-5.1.23, 5.1.24."""

    reveals: ClassVar[bool] = False
    character: str
    condition: Condition


class ConditionEnded(Fact, frozen=True, tag="tg.condition-ended"):
    """A character gave the card of a condition back. Source: TG-5.1.23, 5.1.24."""

    reveals: ClassVar[bool] = False
    character: str
    condition: Condition


class Died(Fact, frozen=True, tag="tg.died"):
    """A character died. Source: TG-5.16.5."""

    reveals: ClassVar[bool] = False
    character: str


class AttributeRaised(Fact, frozen=True, tag="tg.attribute-raised"):
    """An attribute rose by 1, by a marker or by the skill with this number. Source: TG-5.19.7."""

    reveals: ClassVar[bool] = False
    character: str
    attribute: Attribute
    skill: int | None


class AttributeChanged(Fact, frozen=True, tag="tg.attribute-changed"):
    """An attribute's value changed for a period. Source: TG-5.2.5."""

    reveals: ClassVar[bool] = False
    character: str
    attribute: Attribute
    count: int
    until: Until


class SkillLost(Fact, frozen=True, tag="tg.skill-lost"):
    """A skill card went back to the others. Source: TG-5.21.5."""

    reveals: ClassVar[bool] = False
    character: str
    skill: int
