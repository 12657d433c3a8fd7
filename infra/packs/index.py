"""Content packs: those that ship with the games, and those that tables name by hash."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files

from domain.kernel.content.reading import hash_of
from domain.kernel.errors import ContentError, InvalidRequest, PackCorrupt
from domain.kernel.game import Game, Pack
from domain.kernel.jcs import canonical
from infra.cache import Cache
from infra.packs.released import is_released, package_of, released, texts_in

READ_MAX = 64
"""Cached packs that are not in the catalogue; any imported archive may bring one."""


def shipped(game: Game) -> list[dict[str, str]]:
    """Return the files of each pack that ships with a game, by name; the default pack first, then sorted by folder
    name.
    """
    root = files(package_of(game)).joinpath("packs")
    folders = [one for one in root.iterdir() if one.joinpath("pack.toml").is_file()]
    folders.sort(key=lambda folder: (folder.name != game.default_pack, folder.name))
    return [texts_in(folder) for folder in folders]


class PackIndex:
    """The packs of the games in the catalogue, read once. `of_hash` also finds stored and released packs.

    catalogue: each game's packs, by game: the default one first, then those of `owned`.
    """

    def __init__(
        self,
        games: Iterable[Game],
        texts_of: Callable[[Game], list[dict[str, str]]] = shipped,
        owned: Mapping[str, Sequence[Pack]] = {},
    ) -> None:
        """Raises ContentError for a broken pack, and for two packs of a game with one id."""
        self._games = {game.id: game for game in games}
        self.catalogue: Mapping[str, tuple[Pack, ...]] = {
            id: distinct([*(shipped_pack(game, texts) for texts in texts_of(game)), *owned.get(id, ())])
            for id, game in self._games.items()
        }
        self._by_hash = {(game, pack.hash): pack for game, packs in self.catalogue.items() for pack in packs}
        self._read: Cache[tuple[str, str], Pack] = Cache(READ_MAX)

    def choose(self, game: str, pack: str | None) -> Pack:
        """Return a game's pack by id or hash; by default the first. Raises InvalidRequest, naming the known packs."""
        offered = self.catalogue[game]
        for one in offered:
            if pack is None or pack in (one.id, one.hash):
                return one
        raise InvalidRequest(f"no pack {pack!r}; choose one of {', '.join(one.id for one in offered)}")

    def of_hash(self, game: str, hash: str, document: bytes | None) -> Pack:
        """Return the pack that a table plays with, whatever its source: the stored document outlives its folder.

        Raises PackCorrupt if it was never released and is not stored, or if the stored one is another pack.
        """
        key = game, hash
        return self._by_hash.get(key) or self._read.of(key, lambda: self._kept(game, hash, document))

    def find(self, hash: str, document: Callable[[str], bytes | None]) -> tuple[str, Pack] | None:
        """Return a pack by its hash alone, with its game; None if there is none. document: see `of_hash`.

        Raises PackCorrupt if it is stored damaged.
        """
        for game, playing in self._games.items():
            if (game, hash) in self._by_hash or (game, hash) in self._read or released(playing, hash):
                return game, self.of_hash(game, hash, None)
        stored = document(hash)
        return None if stored is None else self._stored(hash, stored)

    def _stored(self, hash: str, document: bytes) -> tuple[str, Pack]:
        """Return a stored pack, with the first game that can read it."""
        for game in self._games:
            try:
                return game, self.of_hash(game, hash, document)
            except PackCorrupt:
                continue
        raise PackCorrupt(f"the pack {hash} is stored, but no game here can read it")

    def _kept(self, game: str, hash: str, document: bytes | None) -> Pack:
        playing = self._games[game]
        texts = released(playing, hash)
        if not texts and document is None:
            raise PackCorrupt(f"the pack {hash} of this table is not stored")
        try:
            pack = reading_stored(playing)(texts or json.loads(document or b""))
        except (ValueError, ContentError) as error:
            raise PackCorrupt(f"the pack {hash} of this table is stored damaged: {error}") from None
        if pack.hash != hash:
            raise PackCorrupt(f"the pack {hash} of this table is stored as another one, {pack.hash}")
        return pack


def shipped_pack(game: Game, texts: Mapping[str, str]) -> Pack:
    """Return a pack that ships with a game. One that is released was checked then, which takes longer than all else.

    Raises ContentError.
    """
    read = reading_stored(game) if is_released(game, hash_of(texts)) else game.read_pack
    pack: Pack = read(texts)
    return pack


def reading_stored(game: Game) -> Callable[[Mapping[str, str]], Pack]:
    """Return how a game reads a pack that it accepted before."""
    return game.stored_pack or game.read_pack


def distinct(packs: Sequence[Pack]) -> tuple[Pack, ...]:
    """Return these packs. Raises ContentError if two have the same id, since tables are opened by it."""
    for number, pack in enumerate(packs):
        if pack.id in [one.id for one in packs[:number]]:
            raise ContentError(f"two packs have the id {pack.id}; give one of them another id")
    return tuple(packs)


def document_of(pack: Pack) -> bytes:
    """Return a pack as the store holds it."""
    return canonical(dict(pack.files))
