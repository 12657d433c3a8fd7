"""The games of the catalogue, for commands that read archives or play in process."""

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


def view_of(game: str | None = None) -> View:
    """How a game is shown, by id; the catalogue's first by default. Raises InvalidRequest if there is no such game."""
    known = games()
    if game is None:
        return next(iter(known.values()))[1]
    if game not in known:
        raise InvalidRequest(f"no game {game!r}; there are {', '.join(known)}")
    return known[game][1]


def view_for(game: str | None, seats: int) -> View:
    """As `view_of`; raises InvalidRequest, too, if the game is not played by so many seats."""
    view = view_of(game)
    fewest, most = view.seats
    if not fewest <= seats <= most:
        raise InvalidRequest(f"{view.game.id} is played by {fewest} to {most} seats, not {seats}")
    return view


def game_and_pack(game: str, pack: str | None = None, folder: Path | None = None) -> tuple[Game, Pack]:
    """A game and a pack of it by id, the first by default. Raises InvalidRequest if there is none, ContentError."""
    known = view_of(game).game.id
    return games()[known][0], packs(folder).choose(known, pack)


def view_and_words(game_id: str, pack: Any, language: str) -> tuple[View, Words]:
    """How a game is shown in a language. Raises InvalidRequest if there is no such game."""
    view = view_of(game_id)
    return view, view.words_of(pack, language)
