"""Scenario events. Source: MP-5."""

from typing import Literal

from msgspec import Struct

from domain.kernel.task import Question, Task
from domain.materia_prima.tasks.effects import GiveUpThing, LoseElements, Thing


class Loss(Struct, frozen=True):
    """The loss of an alchemist by an effect.

    chosen: for elements the places that they are taken from, "tower" or a figure's name, one for each; for a thing its
    recipe id. Source: MP-5.3.2, 5.3.3.
    """

    colour: str
    effect: LoseElements | GiveUpThing
    chosen: tuple[str, ...] = ()


class ResolveEvent(Task, frozen=True, tag="mp.resolve-event"):
    """Resolve the event row of a day. Source: MP-4.2.1, 5.2."""

    day: int


class ChoosePayment(Question, frozen=True, tag="mp.choose-payment"):
    """Choose which fulfilled missions the group spends. chosen: those so far, highest points first.

    Source: MP-5.2.3, 5.2.7.
    """

    day: int
    chosen: tuple[str, ...] = ()


class SettleRow(Task, frozen=True, tag="mp.settle-row"):
    """Carry out one side of an event row. paid: the missions spent for it. Source: MP-5.2.4, 5.2.8."""

    day: int
    side: Literal["alchemists", "inquisition"]
    paid: tuple[str, ...] = ()


class CollectLosses(Task, frozen=True, tag="mp.collect-losses"):
    """Let the owners choose what they lose, one after another. Source: MP-5.3.12.

    owed: losses still to be chosen, the next one first; settled: those chosen.
    """

    owed: tuple[Loss, ...]
    settled: tuple[Loss, ...] = ()


class ChooseReturned(Question, frozen=True, tag="mp.choose-returned"):
    """Choose the places from which an alchemist returns this many elements.

    Source: MP-5.3.2. chosen: places so far, in order of id; pending: this loss and what follows.
    """

    colour: str
    element: str
    count: int
    pending: CollectLosses
    chosen: tuple[str, ...] = ()


class ChooseGivenUp(Question, frozen=True, tag="mp.choose-given-up"):
    """Choose which thing of a sort an alchemist gives up. pending: this loss and what follows. Source: MP-5.3.3."""

    colour: str
    sort: Thing
    pending: CollectLosses


class TakeLosses(Task, frozen=True, tag="mp.take-losses"):
    """Carry out all chosen losses together. Source: MP-5.3.12."""

    losses: tuple[Loss, ...]
