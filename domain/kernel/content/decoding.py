"""The tables of a pack turned into content; what does not fit is told with what would be possible."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct, inspect, structs

from domain.kernel.content.source import Path, Source
from domain.kernel.content.words import SPELLINGS

C = TypeVar("C", bound=Struct)

WHERE = re.compile(r" - at `(?:key` in `)?\$(?P<path>[^`]*)`$")
STEP = re.compile(r"\.([\w-]+)|\[(\d+|\.\.\.)\]")

WORD_MAX = 100
"""Characters of a word by which one that was meant is looked for."""
WORDS_MAX = 100
"""Words that a message lists."""

Misfits = Iterator[tuple[Path, str]]
"""Where something does not fit, and why."""


def decode(source: Source, content: type[C]) -> C | None:
    """Turn tables into a game's content. None if something does not fit; its faults are noted in the source."""
    try:
        return msgspec.convert(source.tables, content, str_keys=True)
    except msgspec.ValidationError:
        for path, message in misfits(content, source.tables, ()):
            if source.is_full:
                break
            is_of_unread = not path and not source.is_whole
            if not is_of_unread:
                source.fault(message, path)
        assert source.faults, "what does not fit as a whole does not fit in some part"
        return None


def misfits(kind: Any, value: object, path: Path) -> Misfits:
    """All that does not fit a type: each field of a table, and each entry of a list, is looked at by itself."""
    table, entry = table_type(kind, value), entry_type(kind)
    if table is not None and isinstance(value, dict):
        yield from misfits_of_table(table, value, path)
    elif entry is not None and isinstance(value, list):
        for number, one in enumerate(value):
            yield from misfits(entry, one, (*path, number))
    else:
        yield from misfit(kind, value, path)


def misfits_of_table(table: type[Struct], value: Mapping[str, object], path: Path) -> Misfits:
    """Fields that the table cannot have, those it lacks, and what does not fit in the others."""
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
    """Why a value as a whole does not fit, if so."""
    try:
        msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError as error:
        message, inner = split(str(error))
        word, words = given(value, inner), possible(inspect.type_info(kind), value, inner)
        yield (*path, *inner), spelt(message) + (choice(word, words) if words else "")


def spelt(message: str) -> str:
    """A message that says in words what a pattern asks for."""
    for pattern, words in SPELLINGS.items():
        message = message.replace(f"`str` matching regex {pattern!r}", words)
    return message


def choice(word: object, words: list[str]) -> str:
    """The end of a message: the word that was probably meant, and what would be possible, of much only the first."""
    close = get_close_matches(str(word)[:WORD_MAX], words, 1)
    told = [*words[:WORDS_MAX], *([f"... ({len(words)} in all)"] if len(words) > WORDS_MAX else [])]
    return (f"; did you mean {close[0]}" if close else "") + f"; possible: {', '.join(told)}"


def table_type(kind: Any, value: object) -> type[Struct] | None:
    """The type of a table that a value can be, among the alternatives of a type; None if there is none."""
    alternatives = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    tables = [one for one in alternatives if isinstance(one, type) and issubclass(one, Struct)]
    chosen = [one for one in tables if is_chosen(one, value)]
    return chosen[0] if len(chosen) == 1 else None


def is_chosen(table: type[Struct], value: object) -> bool:
    """Whether a value has the word, if one is needed, that chooses this table among others."""
    word, config = tag_field(table), table.__struct_config__
    return word is None or (isinstance(value, dict) and value.get(word) == config.tag)


def tag_field(table: type[Struct]) -> str | None:
    """The field whose word chooses this table among others."""
    word: str | None = table.__struct_config__.tag_field
    return word


def entry_type(kind: Any) -> Any:
    """What a list of any length holds; None if the type is no such list."""
    arguments = get_args(kind)
    return arguments[0] if get_origin(kind) is tuple and arguments[1:] == (...,) else None


def split(message: str) -> tuple[str, Path]:
    """An error message of msgspec, taken apart into what is wrong and where."""
    found = WHERE.search(message)
    if not found:
        return message, ()
    steps = STEP.findall(found["path"])
    return message[: found.start()], tuple(int(index) if index.isdigit() else name or index for name, index in steps)


def given(value: object, path: Path) -> object:
    """What stands at this place in a value; None if it leads nowhere."""
    for step in path:
        if isinstance(value, list) and isinstance(step, int):
            value = value[step]
        elif isinstance(value, dict):
            value = value.get(step)
    return value


def possible(kind: inspect.Type, value: object, path: Path) -> list[str]:
    """The words that may stand at this place in a value of the type; empty if it is not a matter of words."""
    for step in path:
        tables = [one for one in kinds(kind) if isinstance(one, inspect.StructType)]
        if any(one.tag_field == step for one in tables):
            return sorted(str(one.tag) for one in tables)
        kind = inside(kind, step)
    return sorted(str(word) for one in kinds(kind) if isinstance(one, inspect.LiteralType) for word in one.values)


def kinds(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """The alternatives of a type."""
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def inside(kind: inspect.Type, step: str | int) -> inspect.Type:
    """The type one step further in."""
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
