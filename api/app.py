"""The composition root: settings in, the service's HTTP application out."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache

from fastapi import APIRouter, Depends, FastAPI
from starlette.middleware.cors import CORSMiddleware

from api import docs, openapi
from api.http import (
    actions,
    badge,
    board,
    books,
    bots,
    branching,
    campaign_chronicle,
    campaign_journal,
    campaign_luck,
    campaign_so_far,
    campaigns,
    chronicle,
    forecast,
    games,
    guide,
    health,
    hooks,
    importing,
    journal,
    lobby,
    log,
    luck,
    notes,
    opening,
    packs,
    postcard,
    recap,
    sealed_seats,
    seating,
    seats,
    sheet,
    so_far,
    statistics,
    summary,
    surroundings,
    table_commands,
    transparency,
    undo,
    verifier,
    views,
)
from api.http.middleware.body_limits import BodyLimit
from api.http.middleware.head_as_get import HeadAsGet
from api.metrics import Metrics
from api.service.service import Service, TextsOf
from api.shared import problems
from api.shared.payers import Payers
from api.shared.query_names import check_described_query
from api.stream import route, socket
from api.stream.replay import route as shared_replay
from api.stream.streams import Streams, streams_of
from api.web import audit as audit_page
from api.web import books as book_pages
from api.web import campaign as campaign_page
from api.web import embed, home, pages, worker
from api.web import replay as replay_page
from api.web import table as table_page
from api.web.kept import route as kept_file
from api.web.missing_page import missing_page
from domain.kernel.errors import GameError
from domain.kernel.game import Game
from infra.clock import Clock
from infra.packs.index import shipped
from infra.settings import Settings
from infra.store.errors import StoreError
from projections.catalogue import CATALOGUE
from projections.view import View

VERSION = "0.1.0"
SWEEP_SECONDS = 30
TOKENS_CHECKED_EVERY = 1.0
"""Seconds between two checks whether the tokens of open streams are still valid."""
logger = logging.getLogger("hourglass")
ROUTERS = (
    actions.router,
    games.router,
    packs.router,
    books.router,
    lobby.router,
    opening.router,
    summary.router,
    seats.router,
    seating.router,
    bots.router,
    hooks.router,
    notes.router,
    sealed_seats.router,
    statistics.router,
    table_commands.router,
    branching.router,
    campaigns.router,
    campaign_chronicle.router,
    campaign_journal.router,
    campaign_luck.router,
    campaign_so_far.router,
    importing.router,
    undo.router,
    board.router,
    postcard.router,
    chronicle.router,
    luck.router,
    journal.router,
    guide.router,
    recap.router,
    sheet.router,
    so_far.router,
    forecast.router,
    surroundings.router,
    views.router,
    log.router,
    kept_file.router,
    transparency.router,
    badge.router,
    verifier.router,
    route.router,
    socket.router,
    shared_replay.router,
    home.router,
    pages.router,
    audit_page.router,
    embed.router,
    replay_page.router,
    table_page.router,
    campaign_page.router,
    worker.router,
    book_pages.router,
    health.router,
)


def create_app(
    settings: Settings,
    games: Mapping[str, tuple[Game, View]] | None = None,
    texts_of: TextsOf = shipped,
    clock: Clock | None = None,
) -> FastAPI:
    """Build the application. games: by default the catalogue's; clock: for tests, instead of the store's.

    The store is opened at its start and closed at its end.
    """

    installed = CATALOGUE if games is None else games
    views = [view for _, view in installed.values()]

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        service = Service(settings, installed, texts_of, clock)
        app.state.service = service
        app.state.streams = streams = streams_of(service)
        app.state.payers = Payers(service.recorder)
        app.state.metrics = Metrics(service, streams, app.times)
        service.start()
        beside = [asyncio.create_task(sweep(service)), asyncio.create_task(dismiss_replaced(streams))]
        beside.append(asyncio.create_task(service.bots.run()))
        if settings.hooks_sent:
            beside.append(asyncio.create_task(service.sender.run()))
        beside.append(asyncio.create_task(service.statistics.run()))
        if service.node_follower is not None:
            beside.append(asyncio.create_task(service.node_follower.run()))
        try:
            yield
        finally:
            streams.end()
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            service.close()

    app = actions.ActionsFirst(
        bytes_max=settings.body_bytes_max,
        title="Hourglass",
        version=VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=lambda route: route.name,
        dependencies=[Depends(check_described_query)],
    )
    problems.install(app, missing_page)
    app.router.routes.extend(_routes().routes)
    if settings.metrics:
        app.include_router(health.scraped)
    docs.install(app, views)
    larger = {importing.PATH: settings.import_bytes_max}
    app.add_middleware(BodyLimit, bytes_max=settings.body_bytes_max, larger=larger)
    app.add_middleware(
        CORSMiddleware,
        allow_origins=["*"],
        allow_methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
        allow_headers=["*"],
        expose_headers=["ETag", "Heartbeat-Seconds", "Location", "Retry-After", "X-Request-ID"],
    )
    app.add_middleware(HeadAsGet)
    openapi.describe(app, views)
    return app


@cache
def _routes() -> APIRouter:
    """Return all routes, for every service of this process: their first request prepares them for 0.3 seconds."""
    together = APIRouter(
        dependencies=[Depends(check_described_query)], generate_unique_id_function=lambda route: route.name
    )
    for router in ROUTERS:
        together.include_router(router)
    return together


async def dismiss_replaced(streams: Streams) -> None:
    """Close streams whose campaign token was replaced on any node, within a second."""
    while True:
        await asyncio.sleep(TOKENS_CHECKED_EVERY)
        try:
            await streams.dismiss_replaced()
        except StoreError as error:
            logger.debug("the tokens of open streams cannot be checked now: %s", error)


async def sweep(service: Service) -> None:
    """End finished tables after a while, which reveals their seeds, and tables that nobody started; let sealed lists
    lapse that nobody uses.
    """
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            await service.tables.end_finished(service.settings.end_finished_after_seconds)
            await service.unstarted.sweep()
            await service.sealed_seats.lapse()
        except (GameError, StoreError) as error:
            logger.warning("what is over could not be ended now: %s", error)
