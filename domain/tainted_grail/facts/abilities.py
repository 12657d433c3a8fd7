"""Abilities that were used, and consent that was refused. Source: TG-6.5."""

from typing import ClassVar

from domain.kernel.fact import Fact


class AbilityUsed(Fact, frozen=True, tag="tg.ability-used"):
    """An ability was used. ability: `<source>#<number>`; limit: how long it is used up. Source: TG-6.5.11."""

    reveals: ClassVar[bool] = False
    character: str
    ability: str
    limit: str | None


class ConsentRefused(Fact, frozen=True, tag="tg.consent-refused"):
    """The owner of a card refused its charges for this activation. ability: `<source>#<number>`. Source: TG-6.5.14."""

    reveals: ClassVar[bool] = False
    ability: str
