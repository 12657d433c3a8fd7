"""The games there are, for commands that read archives or play in process."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from domain.kernel.errors import InvalidRequest
from domain.kernel.game import Game, Pack
from infra.packs.folders import owned
from infra.packs.index import PackIndex, shipped
from infra.store.codec import Codec
from projections.view import View
from projections.words import Words


def games() -> Mapping[str, tuple[Game, View]]:
    """Each game of the catalogue with its view, the first one being the default."""
    from projections.catalogue import CATALOGUE

    return CATALOGUE


@cache
def codec() -> Codec:
    """What reads the lines of any game's archives."""
    return Codec(game for game, _ in games().values())


@cache
def packs(folder: Path | None = None) -> PackIndex:
    """The packs that ship with the games, and those in a folder. Raises ContentError if one of these is broken."""
    return PackIndex((game for game, _ in games().values()), shipped, owned(folder, games()))


def game_of(game_id: str, *, with_campaign: bool = False) -> Game:
    """A game by id. Raises InvalidRequest if there is none, or if it has no campaign though it must."""
    if game_id not in games():
        raise InvalidRequest(f"no game {game_id!r}; there are {', '.join(games())}")
    game = games()[game_id][0]
    if with_campaign and game.campaign is None:
        raise InvalidRequest(f"{game_id} has no campaign")
    return game


def game_and_pack(game_id: str, pack: str | None = None, folder: Path | None = None) -> tuple[Game, Pack]:
    """A game and a pack of it by id, the first by default. Raises InvalidRequest if there is none, ContentError."""
    return game_of(game_id), packs(folder).choose(game_id, pack)


def view_and_words(game_id: str, pack: Any, language: str) -> tuple[View, Words]:
    """How a game is shown in a language."""
    view = games()[game_id][1]
    return view, view.words_of(pack, language)
