"""Fulfilling town missions. Source: MP-8.3."""

from typing import Literal

from domain.kernel.task import Task


class AttackMission(Task, frozen=True, tag="mp.attack-mission"):
    """Let a figure fight for the attack mission of its town. Source: MP-8.3.2."""

    figure: str


class DeliverElements(Task, frozen=True, tag="mp.deliver-elements"):
    """Let a figure drop everything that the element mission of its town asks for. Source: MP-8.3.3."""

    figure: str


class DeliverHomunculus(Task, frozen=True, tag="mp.deliver-homunculus"):
    """Take a homunculus out of the game for the mission of its town. Source: MP-8.3.4."""

    homunculus: str


class DeliverItem(Task, frozen=True, tag="mp.deliver-item"):
    """Take a worn item out of the game for the mission of the alchemist's town. Source: MP-8.3.5."""

    colour: str
    item: str


class DeliverFragment(Task, frozen=True, tag="mp.deliver-fragment"):
    """Take a fragment out of the game for the mission of the alchemist's town. Source: MP-8.3.6."""

    colour: str
    fragment: str


class FulfilMission(Task, frozen=True, tag="mp.fulfil-mission"):
    """Fulfil the open mission of a town, and lay open a new one. town: its letter. Source: MP-8.3.10."""

    colour: str
    town: str
    deed: Literal["win", "deliver"]
