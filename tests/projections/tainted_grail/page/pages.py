"""Pages of Tainted Grail to look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any
from xml.etree.ElementTree import Element

from api.simulation.selfplay import fate_of, opening, play_out
from domain.kernel.position import Position
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.knowledge import known_to
from infra.packs.index import PackIndex
from projections.board.ids import kind_of
from projections.drawing.page import Part, laid_out
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.text.messages import Messages
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import messages_of, played
from tests.random_play import at_random

BESIDE = ("seat",)
"""Kinds of things on a board that a page does not show by their ids: a player is named by the client."""


def board_of(position: Position[Any], messages: Messages, seat: int | None = 0) -> dict[str, Any]:
    """A board as a seat sees it."""
    return VIEW.board(Position(known_to(position.state, seat), position.agenda), messages)


def parts_of(position: Position[Any], messages: Messages, seat: int | None = 0) -> list[Part]:
    """The parts of a page as a seat sees it."""
    printed = VIEW.printing.of(position.state.pack, messages)
    return [*VIEW.page(board_of(position, messages, seat), printed, messages)]


def page(scenario: Scenario, language: str = "en", seat: int | None = 0) -> dict[str, Element]:
    """The parts of a scenario's page, by their names."""
    messages = messages_of(scenario.state.pack, language)
    return {one.id: one.content for one in parts_of(scenario.position, messages, seat)}


def written(parts: Iterable[Part], language: str = "en") -> str:
    """Parts as they are sent."""
    return laid_out(parts, language, VIEW.game.id).text


def ids(part: Element) -> list[str]:
    """The ids of all that a part shows, in its order."""
    return [one.get("data-id", "") for one in part.iter() if one.get("data-id")]


def thing(part: Element, id: str) -> Element:
    """What a part shows with this id."""
    return next(one for one in part.iter() if one.get("data-id") == id)


def classed(part: Element, class_: str) -> list[Element]:
    """The elements with a class."""
    return [one for one in part.iter() if class_ in one.get("class", "").split()]


def text_of(part: Element) -> str:
    """All that is written in a part."""
    return "".join(part.itertext())


def on_board(board: Any) -> Iterator[str]:
    """The ids on a board that its page shows; words of cards have none of their own."""
    if isinstance(board, dict):
        if ":" in board.get("id", "") and kind_of(board["id"]) not in BESIDE:
            yield board["id"]
        board = board.values()
    for one in board if not isinstance(board, str | int | None) else ():
        yield from on_board(one)


def of_an_arena() -> Iterator[tuple[Position[Any], Messages]]:
    """Every seventh position of an arena at random, each with the words of one language."""
    for number, step in enumerate(islice(played(3, 2, hands="own"), 0, None, 7)):
        yield step.before, messages_of(step.before.state.pack, ("en", "de")[number % 2])


def of_a_campaign() -> Iterator[tuple[Position[Any], Messages]]:
    """Every eighth position of the first days of the shipped campaign, each with the words of one language."""
    pack = PackIndex([TAINTED_GRAIL]).choose(TAINTED_GRAIL.id, None)
    words = [VIEW.messages_of(pack, language) for language in ("en", "de")]
    opened = opening(TAINTED_GRAIL, pack, 2, {"scenario": "the-eighth-tally", "hands": "own"})
    steps = play_out(TAINTED_GRAIL, pack, opened, fate_of("page"), at_random("page", ("flee", "mercy", "pass")))
    for number, step in enumerate(islice(steps, 0, 240, 8)):
        yield step.after, words[number % 2]
