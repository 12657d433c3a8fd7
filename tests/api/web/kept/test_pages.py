"""The pages of a table one after another, in both games: each is as if it were drawn by itself."""

from pathlib import Path
from random import Random

import pytest

from api.service.command import Command
from api.service.service import Service
from api.service.tables.views.shown import Pages, shown_at
from domain.kernel.registry import options
from infra.packs.index import shipped
from infra.settings import Settings
from projections.catalogue import CATALOGUE

GAMES = {"materia-prima": {"undo": "free"}, "tainted-grail": {"undo": "free", "scenario": "the-eighth-tally"}}
ACTIONS = 12


@pytest.mark.parametrize("game", GAMES)
async def test_pages_one_after_another_are_those_drawn_anew(game: str, tmp_path: Path) -> None:
    settings = Settings(store_url=f"sqlite:///{tmp_path / 'tables.db'}", key_file=tmp_path / "key")
    service = Service(settings, {game: CATALOGUE[game]}, shipped)
    try:
        tables, chance = service.tables, Random(11)
        opened = await tables.open(game, ["Ada", "Ben"], [(), ()], options=GAMES[game])
        await tables.start(opened.id, Command(0))
        for number in range(ACTIONS):
            position = tables.loaded(opened.id).position
            assert position and position.asked
            taken = chance.choice(tuple(options(position.state, position.asked)))
            await tables.act(opened.id, Command(taken.seat), taken.key)
            if number == ACTIONS // 2:
                await tables.undo(opened.id, Command(0), 2)
        view = await service.reader_views.view(opened.id, 0)
        pages = Pages(service.boards, view, "de")
        for version in view.moments(view.table.timeline.start - 1):
            assert pages.at(version) == shown_at(service.boards, view, version, "de").page
    finally:
        service.close()
