"""A campaign's table to look at: two menhirs, three characters, a land that goes on."""

from __future__ import annotations

from typing import Any

from domain.kernel.chance.seal import knowing
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.game import TAINTED_GRAIL
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.text.messages import Messages
from tests.domain.tainted_grail.world.land import disc, land, moved, on_land, revealed, world_of
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import messages_of

GATHER = {
    "energy": 1,
    "limit": "day",
    "effects": [{"do": "tg.gain", "what": "food", "count": 2}],
}
QUEST = {"need": {"is": "chapter", "least": 2}, "success": [], "markers": 3}
TABLES: dict[str, Any] = {
    "at_101": {"menhir": True, "dream": True, "settlement": "friendly"},
    "at_102": {"action": GATHER, "instant": [{"effects": [{"do": "tg.gain", "what": "terror"}], "least": 2}]},
    "at_104": {"menhir": True, "rite": {"disc": 6, "each": {"magic": 1}}},
    "at_107": {"settlement": "hostile"},
    "verse": [
        {"location": 103, "number": 1, "choices": [{"effects": []}, {"need": [{"is": "chapter", "least": 2}]}]},
        {"location": 104, "number": 1},
    ],
    "book": [{"number": 2}],
    "dream": [{"location": 101}],
    "status": [{"id": "sib", "parts": 3}, {"id": "oath"}],
    "event": [{"id": "count", "chapter": 1, "part": 1, "quest": QUEST}, {"id": "bell", "chapter": 1, "part": 2}],
    "random": [{"id": "rain"}],
    "disc": [{"id": "toll", "kind": "time"}, {"id": "debt", "kind": "counting"}],
}


def island(**more: Any) -> Pack:
    """The pack of the land with everything that a campaign may show."""
    return land(**{**TABLES, **more})


def table(pack: Pack | None = None, *characters: str) -> Scenario:
    """Day 1: the menhir of 101 has a disc of 2, that of 104 one of 5; Ailei is outside the latter's reach."""
    scenario = on_land(world_of(pack or island(), *(characters or ("beor", "ailei", "arev"))))
    revealed(scenario, 102, 103, 104, 105, 107)
    disc(scenario, 101, 2)
    disc(scenario, 104, 5)
    return scenario if characters else moved(scenario, beor=104, ailei=103)


def words(language: str = "en", pack: Pack | None = None) -> Messages:
    """The words of the island."""
    return messages_of(pack or island(), language)


def board(scenario: Scenario, language: str = "en", seat: int | None = 0) -> dict[str, Any]:
    """The board as a seat sees it."""
    known = knowing(TAINTED_GRAIL, seat).position(scenario.position)
    return VIEW.board(known, words(language, scenario.state.pack))


def place(view: dict[str, Any], number: int) -> dict[str, Any]:
    """A place on a board."""
    found: dict[str, Any] = next(one for one in view["land"]["places"] if one["id"] == f"place:{number}")
    return found
