"""How much a watcher is sent for an ordinary action of each game: a move, a turn's end, a card laid and the like."""

from collections import defaultdict
from contextlib import aclosing
from pathlib import Path

import pytest

from tests.bench.frames import AUDIENCES, BYTES_MAX, watched
from tests.bench.land_frames import ORDINARY, sent_in

ACTIONS_MAX = 4_000
MOVES = ("mp.action-spent", "mp.figure-moved")
TURNS = ("mp.turn-ended", "mp.turn-started")
CARDS = ("tg.card-laid", "tg.marker-moved")
ENOUGH = {"materia-prima": {MOVES: 100, TURNS: 10}, "tainted-grail": {CARDS: 10}}
"""Game -> what ordinary actions do -> so many of them are to be met."""


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("game", ENOUGH)
async def test_an_ordinary_action_is_told_in_few_bytes(game: str, audience: str, tmp_path: Path) -> None:
    sizes: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
    async with aclosing(watched(game, AUDIENCES[audience], ACTIONS_MAX, tmp_path)) as played:
        async for one in played:
            if one.is_ordinary:
                sizes[one.what].append(one.size)
            if all(len(sizes[what]) >= count for what, count in ENOUGH[game].items()):
                break
    assert all(len(sizes[what]) >= count for what, count in ENOUGH[game].items())
    assert max(max(found) for found in sizes.values() if found) <= BYTES_MAX, sizes


async def test_an_ordinary_action_on_the_land_is_sent_in_few_bytes(tmp_path: Path) -> None:
    found = await sent_in(60, tmp_path)

    for kind in ORDINARY:
        assert len({one.who for one in found[kind]}) == 2 * len(AUDIENCES)
        assert max(one.size for one in found[kind]) <= BYTES_MAX, found[kind]
