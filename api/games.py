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
from projections.text.messages import Messages
from projections.view import View


def games() -> Mapping[str, tuple[Game, View]]:
    """Return each game of the catalogue with its view. The first is the default."""
    from projections.catalogue import CATALOGUE

    return CATALOGUE


@cache
def codec() -> Codec:
    """Return the codec for the lines of any game's archives."""
    return Codec(game for game, _ in games().values())


@cache
def packs(folder: Path | None = None) -> PackIndex:
    """Return the packs that ship with the games, and those in a folder. Raises ContentError if one of those is bad."""
    return PackIndex((game for game, _ in games().values()), shipped, owned(folder, games()))


def view_of(game: str | None = None) -> View:
    """Return a game's view by id; by default the catalogue's first. Raises InvalidRequest for an unknown game."""
    known = games()
    if game is None:
        return next(iter(known.values()))[1]
    if game not in known:
        raise InvalidRequest(f"no game {game!r}; choose one of {', '.join(known)}")
    return known[game][1]


def view_for(game: str | None, seats: int) -> View:
    """Return a game's view as `view_of` does. Also raises InvalidRequest if the game does not allow this many seats."""
    view = view_of(game)
    fewest, most = view.seats
    if not fewest <= seats <= most:
        raise InvalidRequest(f"{view.game.id} has {fewest} to {most} seats, not {seats}")
    return view


def game_and_pack(game: str, pack: str | None = None, folder: Path | None = None) -> tuple[Game, Pack]:
    """Return a game and one of its packs by id, by default the first. Raises InvalidRequest, ContentError."""
    known = view_of(game).game.id
    return games()[known][0], packs(folder).choose(known, pack)


def view_and_messages(game_id: str, pack: Any, language: str) -> tuple[View, Messages]:
    """Return a game's view, and its messages in a language. Raises InvalidRequest for an unknown game."""
    view = view_of(game_id)
    return view, view.messages_of(pack, language)
