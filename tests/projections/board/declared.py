"""What sections of a board declare, and how tests check it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import fields, replace

from domain.kernel.position import Position
from projections.board.sections import Section
from projections.text.messages import Messages
from projections.view import View


class Poison:
    """Stands for a part of a position that a section must not read: any use of it fails."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"an undeclared part was read: .{name}")

    def __iter__(self) -> Iterator[Any]:
        raise AssertionError("an undeclared part was read")

    __getitem__ = __contains__ = __len__ = __bool__ = __eq__ = __ne__ = __lt__ = __gt__ = __hash__ = __iter__  # type: ignore[assignment]


def poisoned(position: Position[Any], section: Section) -> Position[Any]:
    """The position with poison in all parts that a section does not declare."""
    undeclared = {one.name: Poison() for one in fields(position.state) if one.name not in section.reads}
    agenda: Any = position.agenda if section.reads_agenda else Poison()
    return Position(replace(position.state, **undeclared), agenda)


def assert_reads_what_it_declares(view: View, position: Position[Any], messages: Messages, board: Any) -> None:
    """Made from the declared parts alone, each section is the same."""
    for section in view.sections:
        made = section.make(poisoned(position, section), messages)
        assert made == {name: board[name] for name in made}, section.name


def assert_has_form(view: View, board: Mapping[str, Any]) -> None:
    """Decoding refuses what is missing or has another type, and drops what the form does not name."""
    body = msgspec.json.encode(board)
    assert msgspec.json.decode(body, type=view.board_form, strict=True) == msgspec.json.decode(body)
