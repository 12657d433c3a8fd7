"""Exchanges. Source: MP-4.12."""

from typing import ClassVar

from domain.kernel.fact import Fact


class ElementsExchanged(Fact, frozen=True, tag="mp.elements-exchanged"):
    """Two figures exchanged elements. given, taken: kind -> count, from the first figure's view. Source: MP-4.12.3."""

    reveals: ClassVar[bool] = False
    figure: str
    partner: str
    given: dict[str, int]
    taken: dict[str, int]


class ExchangeRefused(Fact, frozen=True, tag="mp.exchange-refused"):
    """The partner's owner refused an exchange. Source: MP-4.12.7."""

    reveals: ClassVar[bool] = False
    figure: str
    partner: str
