"""Content packs: those that ship with the games, and those that stored tables name by hash."""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from importlib.resources import files

from domain.kernel.errors import ContentError, InvalidRequest
from domain.kernel.game import Game, Pack
from domain.kernel.jcs import canonical


def shipped(game: Game) -> list[dict[str, str]]:
    """The files of each pack that ships with a game, by name; packs in order of their names."""
    root = files("domain." + game.id.replace("-", "_")).joinpath("packs")
    folders = sorted((one for one in root.iterdir() if one.is_dir() and one.name[0] not in "._"), key=lambda d: d.name)
    return [
        {one.name: one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith((".toml", ".ftl"))}
        for folder in folders
    ]


class Packs:
    """The packs of the games in the catalogue, read once; `of_hash` also takes one that a store kept."""

    def __init__(self, games: Iterable[Game], texts_of: Callable[[Game], list[dict[str, str]]] = shipped) -> None:
        self._games = {game.id: game for game in games}
        self._texts_of = texts_of
        self._by_hash: dict[tuple[str, str], Pack] = {}

    @cached_property
    def catalogue(self) -> Mapping[str, tuple[Pack, ...]]:
        """Each game's packs, the default one first."""
        return {game.id: tuple(self._read(game, one) for one in self._texts_of(game)) for game in self._games.values()}

    def choose(self, game: str, pack: str | None) -> Pack:
        """A game's pack by id or hash; the first by default. Raises InvalidRequest, naming those there are."""
        offered = self.catalogue[game]
        for one in offered:
            if pack is None or pack in (one.id, one.hash):
                return one
        raise InvalidRequest(f"no pack {pack!r}; there are {', '.join(one.id for one in offered)}")

    def of_hash(self, game: str, hash: str, document: bytes | None) -> Pack:
        """The pack that a table plays with. Raises ContentError if it is neither shipped nor stored."""
        known = self._by_hash.get((game, hash)) or next((p for p in self.catalogue[game] if p.hash == hash), None)
        if known is None:
            if document is None:
                raise ContentError(f"the pack {hash} of this table is not stored")
            known = self._read(self._games[game], json.loads(document))
        return known

    def _read(self, game: Game, texts: Mapping[str, str]) -> Pack:
        pack: Pack = game.read_pack(texts)
        self._by_hash[game.id, pack.hash] = pack
        return pack


def document_of(pack: Pack) -> bytes:
    """A pack as the store keeps it."""
    return canonical(dict(pack.files))
