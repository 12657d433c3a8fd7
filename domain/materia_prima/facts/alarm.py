"""The alarm phase. Source: MP-4.1 to 4.6."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.materia_prima.board.hexes import Hex


class AlarmPhaseStarted(Fact, frozen=True, tag="mp.alarm-phase-started"):
    """The alarm phase began. Source: MP-4.0.1, 4.0.2."""

    reveals: ClassVar[bool] = False


class HourglassMoved(Fact, frozen=True, tag="mp.hourglass-moved"):
    """A new day began. day: from 2. Source: MP-4.1.1."""

    reveals: ClassVar[bool] = False
    day: int


class AlarmCardsReturned(Fact, frozen=True, tag="mp.alarm-cards-returned"):
    """All open alarm cards except the newest left the discard, to be shuffled into a new deck. Source: MP-4.3.3."""

    reveals: ClassVar[bool] = False
    cards: tuple[str, ...]


class AlarmCardDrawn(Fact, frozen=True, tag="mp.alarm-card-drawn"):
    """An alarm card was laid open on the discard, and is now the active one. Source: MP-4.3.1."""

    reveals: ClassVar[bool] = False
    card: str


class AlarmMarkerPlaced(Fact, frozen=True, tag="mp.alarm-marker-placed"):
    """A player figure caused an alarm marker on a hex. Source: MP-4.4.1."""

    reveals: ClassVar[bool] = False
    figure: str
    hex: Hex


class AlarmTriggered(Fact, frozen=True, tag="mp.alarm-triggered"):
    """A hex with two or more markers triggered an alarm, and its markers returned to the supply.

    Source: MP-4.5.1, 4.5.2.
    """

    reveals: ClassVar[bool] = False
    hex: Hex
    markers: int


class AlarmsAnswered(Fact, frozen=True, tag="mp.alarms-answered"):
    """The alarms were counted as this many inquisitor cards; those above the maximum lapsed.

    Source: MP-4.6.1, 4.6.2.
    """

    reveals: ClassVar[bool] = False
    cards: int
    lapsed: int


class InquisitorCardsReturned(Fact, frozen=True, tag="mp.inquisitor-cards-returned"):
    """All cards left the open inquisitor discard, to be shuffled into a new pile. Source: MP-2.5.3, 2.5.4."""

    reveals: ClassVar[bool] = False
    cards: tuple[str, ...]


class InquisitorCardDrawn(Fact, frozen=True, tag="mp.inquisitor-card-drawn"):
    """A card was laid open in the slot of its type. letter: of the type; slot: from 1. Source: MP-4.6.3, 4.6.4."""

    reveals: ClassVar[bool] = False
    card: str
    letter: str
    slot: int


class InquisitorPlaced(Fact, frozen=True, tag="mp.inquisitor-placed"):
    """A new inquisitor entered the board. inquisitor: `<type>-<running number>`; letter: of the type.

    Source: MP-4.6.6, 4.6.7, 4.6.9.
    """

    reveals: ClassVar[bool] = False
    inquisitor: str
    letter: str
    hex: Hex
