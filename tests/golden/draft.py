"""What a golden game is made from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from api.service.bots import BotName
from tests.golden.record import Golden, Header

FIXED: Mapping[str, Any] = {"difficulty": "hard", "layout": "open-country", "temple": "sol", "undo": "free"}
"""A short game of Materia Prima, with its choices made."""


class Back(Struct, frozen=True):
    """The hourglass is turned. steps: how many actions are taken back, then how many of them come again."""

    undo: int
    redo: int = 0


class Draft(Struct, frozen=True):
    """A game to be played. seeds: the players', by seat; turns: after so many actions; concede: the same, then all do.

    anyone: the next answer is any seat's that is asked, not the first one's; prefers: keys taken whenever they open;
    chance: what the server's seed is made of, and the bot's; pack: its id, empty for the first one.
    """

    name: str
    why: str
    plays: tuple[tuple[str, ...], ...]
    bot: BotName
    chance: str
    options: Mapping[str, Any] = field(default_factory=lambda: FIXED)
    seeds: tuple[str, ...] = ()
    turns: Mapping[int, tuple[Back, ...]] = {}
    concede: int | None = None
    pack: str = ""
    game: str = "materia-prima"
    anyone: bool = False
    prefers: tuple[str, ...] = ()

    @property
    def golden(self) -> Golden:
        """The game without its commands."""
        header = Header(self.why, self.game, self.chance, dict(self.options), self.plays, pack=self.pack)
        return Golden(self.name, header)
