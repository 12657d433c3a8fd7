"""The round of an encounter: activation and attacks. Source: TG-6.6, 6.7, 6.10."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.tasks.effects.vocabulary import Effect


class ExtraWaived(Fact, frozen=True, tag="tg.extra-waived"):
    """The next further card needs no EXTRA. Source: TG-6.6.11."""

    reveals: ClassVar[bool] = False


class AttackBegun(Fact, frozen=True, tag="tg.attack-begun"):
    """The enemy's attack, or the diplomacy's reaction, began. Source: TG-6.6.19, 6.6.20."""

    reveals: ClassVar[bool] = False
    character: str


class AttackRead(Fact, frozen=True, tag="tg.attack-read"):
    """The table was read: the row of these pool sizes, or the reaction of this marker. Source: TG-6.6.24, 6.6.25.

    least, most: both -1 if no row fits (TG-6.6.22); ignored: it does not happen.
    """

    reveals: ClassVar[bool] = False
    least: int
    most: int
    ignored: bool = False


class AttackEnded(Fact, frozen=True, tag="tg.attack-ended"):
    """Step 3, or one repetition of it, ended. Source: TG-6.6.23."""

    reveals: ClassVar[bool] = False


class OpportunityTaken(Fact, frozen=True, tag="tg.opportunity-taken"):
    """The enemy made an opportunity attack. Source: TG-6.10.1."""

    reveals: ClassVar[bool] = False
    character: str


class AttackChanged(Fact, frozen=True, tag="tg.attack-changed"):
    """The enemy's attack in this activation was changed. Source: TG-6.5.7.

    reduced: by how much more its damage is reduced; ignored: it does not happen; repeated: how many more times it
    happens.
    """

    reveals: ClassVar[bool] = False
    reduced: int = 0
    ignored: bool = False
    repeated: int = 0


class AfterwardsPut(Fact, frozen=True, tag="tg.afterwards-put"):
    """These effects now wait until the attack of this activation is over. Source: TG-6.5.9."""

    reveals: ClassVar[bool] = False
    effects: tuple[Effect, ...]


class RoundBegun(Fact, frozen=True, tag="tg.round-begun"):
    """A round began. round: from 1. Source: TG-6.1.11, 6.6.29."""

    reveals: ClassVar[bool] = False
    round: int


class CharacterActivated(Fact, frozen=True, tag="tg.character-activated"):
    """A character became active. Source: TG-6.6.1, 6.6.3."""

    reveals: ClassVar[bool] = False
    character: str


class PhaseTwoBegun(Fact, frozen=True, tag="tg.phase-two-begun"):
    """Phase II began. Cards laid in phase I do not count in it. Source: TG-6.3.30, 6.6.4, 6.12.16."""

    reveals: ClassVar[bool] = False
    character: str


class TurnsEnded(Fact, frozen=True, tag="tg.turns-ended"):
    """No character is active any more in phase III; stated only where that matters. Source: TG-6.6.26, 6.11.4."""

    reveals: ClassVar[bool] = False


class FirstStruck(Fact, frozen=True, tag="tg.first-struck"):
    """Haste and Ambush are used up. Source: TG-6.12.6, 6.12.8, 6.12.23."""

    reveals: ClassVar[bool] = False
    character: str
