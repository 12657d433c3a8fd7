"""The host answers for absent seats: for each that `next` names, whoever is active."""

from __future__ import annotations

from pathlib import Path

import pytest

from domain.tainted_grail.game import TAINTED_GRAIL
from infra.packs.index import shipped
from tests.api.service.archives.twins import GAMES
from tests.api.serving import serving

ANSWERS_MAX = 120


@pytest.mark.parametrize("hands", ["own", "open"])
async def test_the_host_answers_for_every_seat_that_next_names(tmp_path: Path, hands: str) -> None:
    """The last seat first, so that those are answered for which are asked beside the active one."""
    options = {"row": ["old-ferryman", "lean-fox"], "hands": hands, "undo": "free"}
    passed = answers = 0
    async with serving(tmp_path, GAMES, lambda game: [shipped(game)[0]], idle_seconds=0) as here:
        table = await here.started(2, game=TAINTED_GRAIL.id, options=options, plays=[["ailei"], ["beor"]])
        while (seats := (await table.get())["next"]) and answers < ANSWERS_MAX:
            done = await table.post("default", {"seat": seats[-1]})
            passed += any(event["data"].get("key") == "pass" for event in done["events"])
            answers += 1

    assert passed > 3
