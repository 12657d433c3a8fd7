"""The running service: its parts put together from the settings, and taken down again."""

from asyncio import AbstractEventLoop, get_running_loop, to_thread
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar
from uuid import UUID

from api.payers import Payers
from api.pictures import Pictures
from api.progress import ProgressCache
from api.service.archives.audits import Audits
from api.service.archives.imports import Imports
from api.service.budget import Budget
from api.service.campaigns.results import CampaignResults
from api.service.campaigns.use_cases import Campaigns
from api.service.fair_queue import FairQueue
from api.service.probe import Probe
from api.service.read_models.lobby import Lobby
from api.service.readiness import SECONDS_MAX, readiness_of
from api.service.tables.branching import Branches
from api.service.tables.node_follower import NodeFollower
from api.service.tables.reader_view import ReaderView, ReaderViews
from api.service.tables.unstarted import Unstarted
from api.service.tables.use_cases import Tables
from api.stream.streams import Streams
from domain.kernel.errors import WrongState
from domain.kernel.game import Game, Pack
from domain.kernel.position import Position
from domain.kernel.seal import EVERYTHING
from infra.cache import Cache
from infra.clock import Clock
from infra.keys.store_keys import keys_of
from infra.nodes.feed import Feed
from infra.nodes.presence import Presence
from infra.nodes.shared_feed import SharedFeed
from infra.packs.folders import owned
from infra.packs.index import PackIndex, shipped
from infra.settings import Settings
from infra.store.codec import Codec, digest
from infra.store.log import TableLog
from infra.store.opening import open_store
from infra.store.read_models import ReadModel, ReadModels
from infra.store.recorder import StoreRecorder
from projections.view import View
from projections.words import Words

WORDS_MAX = 64
T = TypeVar("T")
READS_AT_ONCE = CHECKS_AT_ONCE = 1
"""Boards, chronicles and the like, tens of milliseconds each, do not wait for audits and imports, some seconds each."""
TextsOf = Callable[[Game], list[dict[str, str]]]


class Service:
    """Tables, campaigns, views and settings of one process."""

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, tuple[Game, View]],
        texts_of: TextsOf = shipped,
        clock: Clock | None = None,
    ) -> None:
        """clock: this machine's, or the store's, by default."""
        playable = [game for game, _ in games.values()]
        self.packs = PackIndex(playable, texts_of, owned(settings.packs_folder, games))
        self.settings = settings
        self.views = {id: view for id, (_, view) in games.items()}
        self.recorder = open_store(settings.store_url, clock)
        shared = SharedFeed() if self.recorder.is_shared else None
        self.feed = shared or Feed()
        try:
            self.vault, self.signer = keys_of(settings, self.recorder)
        except BaseException:
            self.recorder.close()
            raise
        codec = Codec(playable)
        self.tables = Tables(
            TableLog(self.recorder, codec),
            self.vault,
            self.packs,
            self.feed,
            live_max=settings.tables_live_max,
            kept_max=settings.positions_kept_max,
        )
        self.presence = Presence()
        self.node_follower = (
            None
            if shared is None
            else NodeFollower(self.recorder, self.tables.cache, shared, self.presence, settings.redis_url)
        )
        self.unstarted = Unstarted(self.tables, settings.drop_unstarted_after_seconds)
        self.branches = Branches(self.tables, self.vault)
        self.campaigns = Campaigns(self.tables, self.vault)
        self._loop: AbstractEventLoop | None = None
        results = CampaignResults(self.tables.log, self.campaigns.books, self._wake)
        self.read_models = read_models(self.recorder, codec, results)
        self.budget = Budget(settings.budget_per_second, settings.budget_burst, is_on=settings.budget)
        self.payers = Payers(self.recorder)
        self.reads = FairQueue(READS_AT_ONCE, self.budget.add)
        self.checks = FairQueue(CHECKS_AT_ONCE, self.budget.add)
        self.imports = Imports(self.tables.log, self.packs, self.signer.keyring, self.checks)
        self.audits = Audits(self.tables.log, self.packs, self.signer, self.checks)
        self.reader_views = ReaderViews(self.tables)
        self.streams = Streams(self)
        self.pictures = Pictures()
        self.progress = ProgressCache(self)
        self.is_leaving = self.is_stopping = False
        """Whether nothing new should be sent here; whether streams are to end."""
        self.readiness = Probe(partial(readiness_of, self), SECONDS_MAX)
        self._words: Cache[tuple[str, str], Words] = Cache(WORDS_MAX)

    def start(self) -> None:
        """Let the read models and campaigns follow the tables. To be called in the loop that answers requests."""
        self._loop = get_running_loop()
        self.read_models.start()

    async def withdraw(self) -> None:
        """Tell all nodes that nobody watches here any more. Takes about a second at most."""
        self.presence.withdraw()
        if self.node_follower is not None:
            await self.node_follower.withdraw()

    def close(self) -> None:
        """Write what waits, then close the store."""
        self.read_models.stop()
        self.recorder.close()

    def _wake(self, campaign_id: UUID) -> None:
        """Let those who wait for a campaign look again; called in the thread that follows its tables."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self.feed.wake, campaign_id)

    def seen(self, table_id: UUID, seat: int | None, hindsight: bool = False) -> ReaderView:
        """A table as a seat sees it, live; or as others do (None), behind by its delay.

        hindsight: with all that was revealed at its end. Raises TableNotFound, LogCorrupt, RulesTooNew; WrongState for
        hindsight before the reveal.
        """
        seen = self.reader_views.of(table_id, self.delay(table_id, seat), seat)
        if hindsight:
            if not seen.table.revealed:
                raise WrongState("there is no hindsight before the table has ended")
            seen.knowing = EVERYTHING
        return seen

    def delay(self, table_id: UUID, seat: int | None) -> int:
        """Seconds by which a reader is behind: none with a seat or at an imported table, else those of the table."""
        loaded = self.tables.loaded(table_id)
        return 0 if seat is not None or loaded.is_imported else loaded.table.delay

    async def aside(self, table_id: UUID, seat: int | None, look: Callable[[], T]) -> T:
        """What a look at a table finds; in a worker thread where its store is far away, or must be read for its past.

        seat: the reader's. Raises what the look does.
        """
        is_at_hand = not self.recorder.is_shared and self.tables.cache.held(table_id) is not None
        if is_at_hand and not self.delay(table_id, seat):
            return look()
        return await to_thread(look)

    def checkpoint(self, seen: ReaderView, size: int | None = None) -> str:
        """The signed checkpoint of a table's log, or of its first `size` entries, of which there are as many."""
        upto = seen.table.version if size is None else size
        return self.signer.checkpoint(seen.id, upto, seen.root(upto))

    def archived_checkpoint(self, seen: ReaderView) -> str | None:
        """The checkpoint that stands in a table's archive: a fresh one; of an imported table the one that it came with.

        Its log names the table it was played at, for which only the service that played it can vouch.
        """
        if not seen.is_imported:
            return self.checkpoint(seen)
        return seen.imported.checkpoint.decode() or None if seen.imported else None

    def board(self, seen: ReaderView, version: int, position: Position[Any], language: str) -> dict[str, Any]:
        """The board view at a version, with the digest of what its reader may know, which is equal in all languages.

        A table that has ended asks nobody, whatever question it was closed on.
        """
        words, known = self.words(seen.game.id, seen.pack, language), seen.known(position)
        shown = known if seen.asks_at(version) else Position(known.state)
        return {"version": version, "digest": digest(known), **self.view(seen).board(shown, words)}

    def view(self, seen: ReaderView) -> View:
        """How a table's game is shown."""
        return self.views[seen.game.id]

    def words(self, game: str, pack: Pack, language: str) -> Words:
        """The catalogue of a game with a pack's texts, read once."""
        return self._words.of((pack.hash, language), lambda: self.views[game].words_of(pack, language))


def read_models(recorder: StoreRecorder, codec: Codec, *beside: ReadModel) -> ReadModels:
    """All read models of a store. beside: what follows it like one, and is not made anew with them."""
    return ReadModels(recorder, [Lobby(recorder, codec), *beside])
