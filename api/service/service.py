"""The running service: builds its parts from the settings, and shuts them down."""

from asyncio import AbstractEventLoop, get_running_loop
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar
from uuid import UUID

from api.service.archives.audits import Audits
from api.service.archives.imports import Imports
from api.service.books import BookShelf
from api.service.budget import Budget
from api.service.campaigns.results import CampaignResults
from api.service.campaigns.use_cases import Campaigns
from api.service.fair_queue import FairQueue
from api.service.hooks.hooks import Hooks
from api.service.hooks.sender import Sender
from api.service.probe import Probe
from api.service.read_models.lobby import Lobby
from api.service.read_models.statistics import Statistics
from api.service.readiness import SECONDS_MAX, Parts, readiness_of
from api.service.seats.bot_tables import BotTables
from api.service.seats.consents import Consents
from api.service.seats.sealed_seats import SealedSeats
from api.service.seats.seating import Seating
from api.service.tables.branching import Branches
from api.service.tables.node_follower import NodeFollower
from api.service.tables.notes import Notes
from api.service.tables.reader_view import ReaderViews
from api.service.tables.unstarted import Unstarted
from api.service.tables.use_cases import Tables
from api.service.tables.views.boards import Boards
from api.service.tables.views.cards import CardDocuments
from api.service.tables.views.checkpoints import Checkpoints
from api.service.tables.views.guides import GuideCache
from api.service.tables.views.journal import JournalCache
from api.service.tables.views.luck import LuckCache
from api.service.tables.views.menus import Menus
from api.service.tables.views.pictures import Pictures
from api.service.tables.views.progress import ProgressCache
from domain.kernel.game import Game
from infra.clock import Clock
from infra.keys.store_keys import keys_of
from infra.nodes.feed import Feed
from infra.nodes.presence import Presence
from infra.nodes.shared_feed import SharedFeed
from infra.nodes.topics import Topics
from infra.packs.folders import owned
from infra.packs.index import PackIndex, shipped
from infra.settings import Settings
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.opening import open_store
from infra.store.read_models import ReadModel, ReadModels
from infra.store.recorder import StoreRecorder
from projections.drawing.pieces import Pieces
from projections.view import View

WORDS_MAX = 64
T = TypeVar("T")
READS_AT_ONCE = CHECKS_AT_ONCE = 1
"""Boards, chronicles and the like take tens of milliseconds each. They must not wait for audits and imports of seconds.
"""
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
        """clock: by default this machine's, or the store's."""
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
        self.topics = self.node_follower.topics if self.node_follower else Topics()
        self.seating = Seating(self.tables, self.vault)
        self.consents = Consents(self.tables, self.seating)
        self.hooks = Hooks(self.tables, self.vault, settings.hooks_named, self._title_of)
        self.sender = Sender(self.recorder, self.hooks)
        self.notes = Notes(self.tables.log, self.tables.commands)
        self.sealed_seats = SealedSeats(self.recorder)
        self.unstarted = Unstarted(self.tables, settings.drop_unstarted_after_seconds)
        self.campaigns = Campaigns(self.tables, self.vault)
        self.branches = Branches(self.tables, self.vault, self.campaigns.books.goes_on)
        self._loop: AbstractEventLoop | None = None
        results = CampaignResults(self.tables.log, self.campaigns.books, self._wake)
        self.read_models = read_models(self.recorder, codec, results)
        self.budget = Budget(settings.budget_per_second, settings.budget_burst, is_on=settings.budget)
        self.reads = FairQueue(READS_AT_ONCE, self.budget.add)
        self.checks = FairQueue(CHECKS_AT_ONCE, self.budget.add)
        self.imports = Imports(self.tables.log, self.packs, self.signer.keyring, self.checks)
        self.audits = Audits(self.tables.log, self.packs, self.signer, self.checks)
        self.reader_views = ReaderViews(self.tables)
        self.boards = Boards(self.views)
        self.statistics = Statistics(self.recorder, self.reader_views, self.boards)
        self.bots = BotTables(self.tables, self.boards, settings.bot_pause_seconds, settings.bots_share)
        self.cards = CardDocuments(self.packs, self.tables.log, self.boards)
        self.checkpoints = Checkpoints(self.signer)
        self.menus = Menus()
        self.pictures = Pictures[str]()
        self.pages = Pictures[Pieces]()
        self.journal = JournalCache(self.boards)
        self.luck = LuckCache(self.boards)
        self.books = BookShelf(self.views, self.packs, self.boards, self.reads)
        self.guides = GuideCache(self.boards, self.books)
        self.progress = ProgressCache(self.reader_views, self.boards, self.tables.cache)
        self.is_leaving = False
        """Whether clients should be sent elsewhere."""
        parts = Parts(self.recorder, self.vault, self.signer, self.read_models, self.node_follower)
        self.readiness = Probe(partial(readiness_of, parts), SECONDS_MAX)

    def start(self) -> None:
        """Start following the tables in read models and campaigns. Call it in the loop that answers requests."""
        self._loop = get_running_loop()
        self.read_models.start()

    async def withdraw(self) -> None:
        """Tell all nodes that this node has no watchers any more. Takes about a second at most."""
        self.presence.withdraw()
        if self.node_follower is not None:
            await self.node_follower.withdraw()

    def close(self) -> None:
        """Write what waits, then close the store."""
        self.read_models.stop()
        self.recorder.close()

    def _title_of(self, game: str, language: str) -> str:
        """Return the name of a game in a language; its id if it is not installed any more."""
        view = self.views.get(game)
        if view is None:
            return game
        return view.title(self.boards.messages(game, self.packs.catalogue[game][0], language))

    def _wake(self, campaign_id: UUID) -> None:
        """Wake those who wait for a campaign. Called in the thread that follows its tables."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self.feed.wake, campaign_id)


def read_models(recorder: StoreRecorder, codec: Codec, *beside: ReadModel) -> ReadModels:
    """Return all read models of a store. beside: further followers, which are not rebuilt with them."""
    return ReadModels(recorder, [Lobby(recorder, codec), *beside])
