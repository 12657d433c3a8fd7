"""No answer before a roll depends on what will be rolled: tables with other seeds show the same until then."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partialmethod
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch
from uuid import UUID

import pytest

from api.service.tables import opening
from domain.kernel.play import Play
from domain.kernel.registry import options
from infra.packs.index import shipped
from projections.catalogue import CATALOGUE
from tests.api.serving import Played, serving

TABLE = UUID("0f5f6f2b-6a3e-4f5e-8d52-3c1d1b7f9c20")
DOORS = (
    "board?parts=true",
    "board.svg",
    "postcard.svg",
    "board.html",
    "actions?all=true",
    "undo",
    "forecast",
    "luck",
    "chronicle",
    "chronicle/since",
)
GIVEN = {"materia-prima": 100, "tainted-grail": 15}
"""So many outcomes are the same at both tables of a game; all later ones come from their own seeds."""
START = 1_767_225_600_000
STEPS_MAX = 120


class Given:
    """The first outcomes, the same at each table."""

    def __init__(self, count: int) -> None:
        self.used, self.count = 0, count

    @property
    def is_over(self) -> bool:
        return self.used > self.count

    def outcome(self, play: Any, stream: str, n: int, m: int) -> int:
        """As `Play._outcome`, but for the first ones."""
        self.used += 1
        return int(play._fate.outcome(stream, n, m)) if self.is_over else (7 * n + len(stream)) % m


def outcome_of(play: Any, given: Given, *asked: Any) -> int:
    """A play's outcome, the first of them given."""
    return given.outcome(play, *asked)


@contextmanager
def seeded(seed: str, given: Given) -> Iterator[None]:
    """The next table has this id and this server's seed."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(opening, "uuid4", lambda: TABLE))
        stack.enter_context(patch.object(opening, "new_server_seed", lambda: sha256(seed.encode()).digest()))
        stack.enter_context(patch.object(Play, "_outcome", partialmethod(outcome_of, given)))
        yield


async def shown(table: Played) -> list[tuple[str, int, str | None, str]]:
    """What a seat sees through each door."""
    found = []
    for door in DOORS:
        answer = await table.here.http.get(f"{table.path}/{door}", headers=table.headers())
        found.append((door, answer.status_code, answer.headers.get("ETag"), answer.text))
    return found


async def seen_before_a_roll(game: str, seed: str, folder: Path) -> tuple[list[Any], list[Any]]:
    """What a table shows before each of its first actions, as long as outcomes are given, and at the next look."""
    given, looks = Given(GIVEN[game]), []
    folder.mkdir()
    with seeded(seed, given):
        async with serving(folder, {game: CATALOGUE[game]}, shipped) as here:
            here.service.tables.log.rows.clock.now = lambda: START
            table = await here.started(2, game=game, plays=PLAYS[game])
            for step in range(STEPS_MAX):
                looked = await shown(table) if step % 3 == 0 else None
                position = here.service.tables.loaded(TABLE).position
                if given.is_over or position is None or position.asked is None:
                    break
                looks += [] if looked is None else [looked]
                offered = list(options(position.state, position.asked))
                option = offered[step * 5 % len(offered)]
                await table.act(option.key, option.seat)
            return looks, [one.fact for one in here.service.tables.log.entries(TABLE, 1)]


PLAYS = {"materia-prima": [[], []], "tainted-grail": [["ailei"], ["beor"]]}


@pytest.mark.parametrize("game", CATALOGUE)
async def test_tables_with_other_seeds_show_the_same_until_chance_is_asked(game: str, tmp_path: Path) -> None:
    one, facts = await seen_before_a_roll(game, "one", tmp_path / "one")
    other, other_facts = await seen_before_a_roll(game, "other", tmp_path / "other")

    assert len(one) > 3 and one == other
    assert facts != other_facts, "what was rolled then is different"
