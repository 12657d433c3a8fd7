"""What sections of a board declare, and how tests check it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import fields, replace

from domain.kernel.position import Position
from projections.board.sections import Items, Narrowed, Section
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
    state = with_poison(position.state, section.reads, narrowed_in(section))
    agenda: Any = position.agenda if section.reads_agenda else Poison()
    return Position(state, agenda)


def narrowed_in(section: Section) -> Narrowed:
    """What a section reads in part, of which no portion reads more."""
    if section.items is None:
        return section.narrowed
    found: dict[str, frozenset[str]] = {}
    whole = {section.items.field}
    for one in (section.items, *section.items.portions):
        reads = one.split if isinstance(one, Items) else one.reads
        whole |= {name for name in reads if name not in one.narrowed}
        for name, of in one.narrowed.items():
            found[name] = found.get(name, frozenset()) | of
    return {name: of for name, of in found.items() if name not in whole}


def with_poison(state: Any, reads: frozenset[str], narrowed: Narrowed) -> Any:
    """The state with poison in what is not read."""
    poison: dict[str, Any] = {one.name: Poison() for one in fields(state) if one.name not in reads}
    for name, of in narrowed.items():
        poison[name] = {key: only(item, of) for key, item in getattr(state, name).items()}
    return replace(state, **poison)


def only(item: Any, of: frozenset[str]) -> Any:
    """An item with poison in all but these attributes."""
    if not isinstance(item, msgspec.Struct):
        return item
    found: dict[str, Any] = {}
    for one in fields(item):
        inner = frozenset(name.partition(".")[2] for name in of if name.startswith(f"{one.name}."))
        if one.name not in of:
            found[one.name] = only(getattr(item, one.name), inner) if inner else Poison()
    return replace(item, **found)


def assert_reads_what_it_declares(view: View, position: Position[Any], messages: Messages, board: Any) -> None:
    """Made from the declared parts alone, each section is the same, and each portion of an item."""
    for section in view.sections:
        made = section.make(poisoned(position, section), messages)
        assert made == {name: board[name] for name in made}, section.name
        if section.items and section.items.field:
            assert_portions_read_what_they_declare(section.name, section.items, position.state, messages, board)


def assert_portions_read_what_they_declare(
    name: str, items: Items, state: Any, messages: Messages, board: Mapping[str, Any]
) -> None:
    """Made from its own attributes alone, each portion of an item is the same."""
    field = items.field or ""
    for one in items.portions:
        seen = with_poison(state, one.reads | {field}, {field: frozenset(), **one.narrowed})
        others = getattr(seen, field)
        for at, (key, item) in enumerate(getattr(state, field).items()):
            of = None if one.of is None else one.of | one.narrowed.get(field, frozenset())
            own = item if of is None else only(item, of)
            made = one.make(messages, replace(seen, **{field: {**others, key: own}}), key, own)
            assert made == {member: board[name][at][member] for member in made}, (name, key, list(made))


def assert_has_form(view: View, board: Mapping[str, Any]) -> None:
    """Decoding refuses what is missing or has another type, and drops what the form does not name."""
    body = msgspec.json.encode(board)
    assert msgspec.json.decode(body, type=view.board_form, strict=True) == msgspec.json.decode(body)
