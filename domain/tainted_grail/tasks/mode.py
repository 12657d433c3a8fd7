"""Switching story mode on and off. Source: TG-7.1.6, 7.1.11."""

from domain.kernel.task import Task
from domain.tainted_grail.vocabulary.terms import Mode


class ConsentToMode(Task, frozen=True, tag="tg.consent-to-mode"):
    """Note that a seat wants this mode; with the last seat it holds. Source: TG-7.1.11."""

    seat: int
    mode: Mode


class KeepMode(Task, frozen=True, tag="tg.keep-mode"):
    """Note that a seat no longer wants another mode. Source: TG-7.1.11."""

    seat: int
