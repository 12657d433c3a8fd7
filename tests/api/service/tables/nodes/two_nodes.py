"""Two nodes of one PostgreSQL database in one process, as the service puts them together."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from uuid import UUID

from api.service.tables.node_follower import NodeFollower
from api.service.tables.use_cases import Tables
from domain.kernel.game import Game
from infra.keys.vault import Vault
from infra.nodes.presence import Presence
from infra.nodes.shared_feed import SharedFeed
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.opening import migrated
from infra.store.recorder import StoreRecorder
from tests.toy import TOY


class Node:
    """A node: its tables, its feed, and what it hears of the others."""

    def __init__(self, recorder: StoreRecorder, key_file: Path, game: Game, redis_url: str | None) -> None:
        self.recorder, self.feed, self.presence = recorder, SharedFeed(), Presence()
        log = TableLog(recorder, Codec([game]))
        self.tables = Tables(log, Vault(key_file), PackIndex([game], lambda game: [{}]), self.feed)
        self.others = NodeFollower(recorder, self.tables.cache, self.feed, self.presence, redis_url)


@contextmanager
def nodes(
    url: str, folder: Path, games: Mapping[str, Game] | None = None, redis_url: str | None = None
) -> Iterator[list[Node]]:
    """Nodes on one database, two by default, or one for each game."""
    chosen = games or {"a": TOY, "b": TOY}
    recorders = [migrated(url) for _ in chosen]
    try:
        yield [
            Node(recorder, folder / "key", game, redis_url)
            for recorder, game in zip(recorders, chosen.values(), strict=True)
        ]
    finally:
        for one in recorders:
            one.close()


def told_by(presence: Presence, what: str) -> list[UUID]:
    """The tables that it calls back for, `moved` or `changed`, as they come."""
    told: list[UUID] = []
    setattr(presence, what, told.append)
    return told
