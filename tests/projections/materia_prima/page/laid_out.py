"""Parts of a page, and what is read from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from xml.etree.ElementTree import Element

from domain.kernel.position import Position
from domain.materia_prima.state import State
from projections.drawing.page import Part, laid_out
from projections.materia_prima.view import GAME_VIEW as VIEW
from tests.projections.materia_prima.busy_board import PACK

WORDS = {language: VIEW.messages_of(PACK, language) for language in ("en", "de")}
PRINTED = {language: VIEW.printing.of(PACK, messages) for language, messages in WORDS.items()}


def board_of(state: State, language: str = "en") -> Any:
    """The board of a state in which nothing is asked."""
    return VIEW.board(Position(state), WORDS[language])


def parts_of(board: Any, language: str = "en") -> Sequence[Part]:
    """The parts of a board of the default pack."""
    return VIEW.page(board, PRINTED[language], WORDS[language])


def html_of(board: Any, language: str = "en") -> str:
    """The same as HTML."""
    return laid_out(parts_of(board, language), language, "materia-prima").text


def part(parts: Sequence[Part], id: str) -> Element:
    """The content of one part."""
    return next(one.content for one in parts if one.id == id)


def ids(content: Element) -> list[str]:
    """The ids of all things in a part, in its order."""
    return [one.get("data-id", "") for one in content.iter() if one.get("data-id")]


def thing(content: Element, id: str) -> Element:
    """What a part shows of a thing."""
    return next(one for one in content.iter() if one.get("data-id") == id)


def texts(content: Element) -> list[str]:
    """All words of a part."""
    return [one.text for one in content.iter() if one.text]


def names(content: Element) -> Iterator[str]:
    """What is read aloud of the signs in a part."""
    yield from (one.get("aria-label", "") for one in content.iter() if one.get("aria-label"))
