"""A client that holds all seats folds a running table to just what the service knows, sealed cards included."""

import asyncio
from pathlib import Path
from uuid import UUID

import httpx

from api.client.held.followed_table import FollowedTable
from api.client.held.seats import open_table
from api.client.service import Service
from api.games import codec, game_and_pack
from api.service.bots import BotName
from api.simulation.tables import Plan, chooser
from domain.kernel.registry import options
from infra.packs.index import shipped
from projections.catalogue import CATALOGUE
from tests.api.serving import Here, serving

GAME, SEED = "tainted-grail", "a"
ACTIONS = 50
"""Enough for a fight, and for a rest in which each looks at advancement cards that only it may see."""


def followed(here: Here) -> FollowedTable:
    """An arena with hands of one's own, as bots have played it for some actions."""
    game, pack = game_and_pack(GAME)
    choose = chooser(Plan(GAME, BotName.greedy, 2, {}, SEED), SEED)
    with httpx.Client(base_url=here.url) as http:
        table = open_table(
            Service(str(http.base_url)), GAME, ["Ada", "Ben"], options={"scenario": "first-steps", "hands": "own"}
        )
        one = FollowedTable(table, game, pack, codec().fact_of_line)
        one.start()
        for _ in range(ACTIONS):
            assert one.position is not None and one.position.asked is not None, "the arena goes on"
            option = choose(one.position, tuple(options(one.position.state, one.position.asked)))
            one.act(option.seat, option.key)
        log = table[0].text("log")
    assert '"cards":[{"sealed":' in log and "deck/ailei/combat-advancement" in log
    return one


async def test_it_comes_to_the_position_of_the_service(tmp_path: Path) -> None:
    async with serving(tmp_path, CATALOGUE, shipped) as here:
        one = await asyncio.to_thread(followed, here)

        assert one.position == here.service.tables.loaded(UUID(one.seats.id)).position
