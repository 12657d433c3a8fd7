"""A small position whose whole board view is kept in `golden_board.json`; run as a module this rewrites the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import C2, C3, C5, begun, encounter
from tests.domain.tainted_grail.wild_pack import wild
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import messages_of

FILE = Path(__file__).with_suffix(".json")


def fight() -> Scenario:
    """Beor against the enemy of the fixtures: a permanent card lies, Magic let another follow; the enemy acts."""
    given = {"beor": {"magic": 2, "items": ("item:wall",), "skills": (1,)}}
    scenario = begun(
        encounter("beor", pack=wild(), hands={"beor": (C5, C2, C3)}, decks={"beor": 3}, given=given, seen="own")
    )
    return scenario.answers(0, "lay:0", "lay:0", "stop")


def board(language: str = "en") -> dict[str, Any]:
    """The board view of that position."""
    return VIEW.board(fight().position, messages_of(wild(), language))


if __name__ == "__main__":
    FILE.write_text(json.dumps(board(), indent=1, ensure_ascii=False) + "\n", "utf-8")
