"""Switching story mode on and off. Source: TG-7.1.6, 7.1.11."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.vocabulary.terms import Mode


class ModeWished(Fact, frozen=True, tag="tg.mode-wished"):
    """A seat wants another mode. Source: TG-7.1.11."""

    reveals: ClassVar[bool] = False
    seat: int
    mode: Mode


class ModeKept(Fact, frozen=True, tag="tg.mode-kept"):
    """A seat no longer wants another mode. Source: TG-7.1.11."""

    reveals: ClassVar[bool] = False
    seat: int


class ModeSwitched(Fact, frozen=True, tag="tg.mode-switched"):
    """All seats wanted this mode, which holds from here on. Source: TG-7.1.6, 7.1.7."""

    reveals: ClassVar[bool] = False
    mode: Mode
