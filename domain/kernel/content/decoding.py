"""Decoding of a pack's tables into content. A fault names what would be possible instead."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct, inspect, structs

from domain.kernel.content.source import Path, Source
from domain.kernel.content.vocabulary import SPELLINGS

C = TypeVar("C", bound=Struct)

WHERE = re.compile(r" - at `(?:key` in `)?\$(?P<path>[^`]*)`$")
STEP = re.compile(r"\.([\w-]+)|\[(\d+|\.\.\.)\]")

WORD_MAX = 100
"""The longest word, in characters, for which a similar word is suggested."""
WORDS_MAX = 100
"""The most words that a message lists."""

Misfits = Iterator[tuple[Path, str]]
"""The places where something does not fit, each with the reason."""


def decode(source: Source, content: type[C]) -> C | None:
    """Turn tables into a game's content. Return None if something does not fit, and note its faults in the source."""
    try:
        return msgspec.convert(source.tables, content, str_keys=True)
    except msgspec.ValidationError:
        for path, message in misfits(content, source.tables, ()):
            if source.is_full:
                break
            is_of_unread = not path and not source.is_whole
            if not is_of_unread:
                source.fault(message, path)
        assert source.faults, "content that does not decode has a fault in some part"
        return None


def misfits(kind: Any, value: object, path: Path) -> Misfits:
    """Yield all misfits of a type. Each field of a table and each entry of a list is checked separately."""
    table, entry = table_type(kind, value), entry_type(kind)
    if table is not None and isinstance(value, dict):
        yield from misfits_of_table(table, value, path)
    elif entry is not None and isinstance(value, list):
        for number, one in enumerate(value):
            yield from misfits(entry, one, (*path, number))
    else:
        yield from misfit(kind, value, path)


def misfits_of_table(table: type[Struct], value: Mapping[str, object], path: Path) -> Misfits:
    """Yield unknown fields of a table, missing ones, and misfits in the others."""
    fields = {one.encode_name: one for one in structs.fields(table)}
    words = sorted({*fields, *(tag for tag in [tag_field(table)] if tag)})
    meant: set[str] = set()
    for name in value:
        if name not in words:
            meant |= set(get_close_matches(name, words, 1))
            yield (*path, name), f"unknown {'field' if path else 'table'} `{name}`{choice(name, words)}"
    for name, field in fields.items():
        if name in value:
            yield from misfits(field.type, value[name], (*path, name))
        elif field.required and name not in meant:
            yield path, f"missing required {'field' if path else 'table'} `{name}`"


def misfit(kind: Any, value: object, path: Path) -> Misfits:
    """Yield why a value as a whole does not fit, if so."""
    try:
        msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError as error:
        message, inner = split(str(error))
        word, words = given(value, inner), possible(inspect.type_info(kind), value, inner)
        yield (*path, *inner), spelt(message) + (choice(word, words) if words else "")


def spelt(message: str) -> str:
    """Return the message with a pattern replaced by a description in words."""
    for pattern, words in SPELLINGS.items():
        message = message.replace(f"`str` matching regex {pattern!r}", words)
    return message


def choice(word: object, words: list[str]) -> str:
    """Return the end of a message: the word that was probably meant, and the first possible words."""
    close = get_close_matches(str(word)[:WORD_MAX], words, 1)
    listed = [*words[:WORDS_MAX], *([f"... ({len(words)} in all)"] if len(words) > WORDS_MAX else [])]
    return (f"; did you mean {close[0]}" if close else "") + f"; possible: {', '.join(listed)}"


def table_type(kind: Any, value: object) -> type[Struct] | None:
    """Return the table type, among the alternatives, that a value can be; None if none fits."""
    alternatives = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    tables = [one for one in alternatives if isinstance(one, type) and issubclass(one, Struct)]
    chosen = [one for one in tables if is_chosen(one, value)]
    return chosen[0] if len(chosen) == 1 else None


def is_chosen(table: type[Struct], value: object) -> bool:
    """Return whether a value has the tag, if one is needed, that selects this table type."""
    word, config = tag_field(table), table.__struct_config__
    return word is None or (isinstance(value, dict) and value.get(word) == config.tag)


def tag_field(table: type[Struct]) -> str | None:
    """Return the field whose value selects this table type."""
    word: str | None = table.__struct_config__.tag_field
    return word


def entry_type(kind: Any) -> Any:
    """Return the type of a list's entries; None if the type is no list of free length."""
    arguments = get_args(kind)
    return arguments[0] if get_origin(kind) is tuple and arguments[1:] == (...,) else None


def split(message: str) -> tuple[str, Path]:
    """Split an error message of msgspec into the reason and the path."""
    found = WHERE.search(message)
    if not found:
        return message, ()
    steps = STEP.findall(found["path"])
    return message[: found.start()], tuple(int(index) if index.isdigit() else name or index for name, index in steps)


def given(value: object, path: Path) -> object:
    """Return the value at this path; None if the path leads nowhere."""
    for step in path:
        if isinstance(value, list) and isinstance(step, int):
            value = value[step]
        elif isinstance(value, dict):
            value = value.get(step)
    return value


def possible(kind: inspect.Type, value: object, path: Path) -> list[str]:
    """Return the words that may stand at this path in a value of the type; empty if words are not what the type asks
    for.
    """
    for step in path:
        tables = [one for one in kinds(kind) if isinstance(one, inspect.StructType)]
        if any(one.tag_field == step for one in tables):
            return sorted(str(one.tag) for one in tables)
        kind = inside(kind, step)
    return sorted(str(word) for one in kinds(kind) if isinstance(one, inspect.LiteralType) for word in one.values)


def kinds(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """Return the alternatives of a type."""
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def inside(kind: inspect.Type, step: str | int) -> inspect.Type:
    """Return the type one step further in."""
    for one in kinds(kind):
        if isinstance(one, inspect.VarTupleType) and isinstance(step, int):
            return one.item_type
        if isinstance(one, inspect.TupleType) and isinstance(step, int):
            return one.item_types[step]
        if isinstance(one, inspect.DictType):
            return one.value_type
        if isinstance(one, inspect.StructType):
            return next((part.type for part in one.fields if part.encode_name == step), inspect.AnyType())
    return inspect.AnyType()
