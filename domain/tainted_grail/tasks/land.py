"""The land: its setup, reveals, arrivals, menhirs. Source: TG-3.2, 5.8, 5.9."""

from __future__ import annotations

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.effects.base import At


class EnterWorld(Task, frozen=True, tag="tg.enter-world"):
    """Lay out the start of a campaign when all are ready. Source: TG-3.2.1 to 3.2.7."""


class RevealAround(Task, frozen=True, tag="tg.reveal-around"):
    """Reveal what the arrows of a place name in range. Source: TG-5.8.10, 5.9.7."""

    place: int


class MoveFigures(Task, frozen=True, tag="tg.move-figures"):
    """Move characters to a place, where they arrive together. Source: TG-5.8.9, 5.8.17."""

    characters: tuple[str, ...]
    place: int


class Arrive(Task, frozen=True, tag="tg.arrive"):
    """Carry out the three steps of an arrival at a place. Source: TG-5.8.10 to 5.8.13."""

    movers: tuple[str, ...]
    place: int


class ResolveInstant(Task, frozen=True, tag="tg.resolve-instant"):
    """Resolve an instant effect of the place where these arrived. number: from 0. Source: TG-5.8.12, 5.8.16."""

    movers: tuple[str, ...]
    place: int
    number: int


class GatherParty(Task, frozen=True, tag="tg.gather-party"):
    """Form the party of an encounter or exploration that an arrival leads to. joined: those who wanted to; left: those
    who are still asked, None before anyone is.

    Source: TG-4.5.8, 4.5.11 to 4.5.13, 4.5.30.
    """

    movers: tuple[str, ...]
    joined: tuple[str, ...] = ()
    left: tuple[str, ...] | None = None


class JoinArrival(Question, frozen=True, tag="tg.join-arrival"):
    """Choose whether a character joins those who have arrived. Source: TG-4.5.11, 4.5.13."""

    character: str
    gathering: GatherParty


class CarryInstant(Task, frozen=True, tag="tg.carry-instant"):
    """Carry out an instant effect for the party that has formed. Source: TG-5.8.12."""

    place: int
    number: int


class EndArrival(Task, frozen=True, tag="tg.end-arrival"):
    """Dissolve the party of an arrival. Source: TG-4.5.23."""


class ChargeMenhir(Task, frozen=True, tag="tg.charge-menhir"):
    """Set the disc of a menhir, placing a figure first if none stands there.

    Source: TG-5.9.3, 5.9.8, 5.9.11, 5.9.12.
    """

    place: int
    disc: int


class TakeMenhirFrom(Question, frozen=True, tag="tg.take-menhir-from"):
    """Choose which menhir is moved, since all figures are on the map. Source: TG-5.9.8 to 5.9.10."""

    place: int
    disc: int


class MoveMenhir(Task, frozen=True, tag="tg.move-menhir"):
    """Take the figure of a place, and place it elsewhere. Source: TG-5.9.8, 5.9.9."""

    place: int
    to: int
    disc: int


class SetDisc(Task, frozen=True, tag="tg.set-disc"):
    """Set the disc of a menhir; below 1 it has none. Source: TG-10.10."""

    place: int
    disc: int


class ChooseMenhir(Question, frozen=True, tag="tg.choose-menhir"):
    """Choose the menhir whose disc changes. Source: TG-10.10."""

    at: At
    count: int


class ChooseWhereTo(Question, frozen=True, tag="tg.choose-where-to"):
    """Choose the connected location to which the party moves. Source: TG-5.8.17, 5.8.38."""

    at: At
    characters: tuple[str, ...]


class LeaveLand(Task, frozen=True, tag="tg.leave-land"):
    """Let places leave the map together; who stands there moves to the nearest that is left.

    removed: out of the game. Source: TG-4.2.4 to 4.2.11, 5.8.40.
    """

    places: tuple[int, ...]
    removed: bool = False


class CloseWorld(Task, frozen=True, tag="tg.close-world"):
    """End the campaign. Source: TG-3.3.2, 5.16.12."""
