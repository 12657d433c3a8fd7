"""The TOML texts of a pack, decoded; every error names its file, its line and what would be possible."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import pairwise

import msgspec
from msgspec import inspect

from domain.kernel.errors import ContentError
from domain.materia_prima.content_parts import Content

FILES_MAX = 40
FILE_CHARACTERS_MAX = 400_000

Path = tuple[str | int, ...]
"""The way to a value: table, number from 0, field, ..."""

WHERE = re.compile(r" - at `(?:key` in `)?\$(?P<path>[^`]*)`$")
STRANGE = re.compile(r"unknown field `(.+)`")
HEADER = re.compile(r"\s*\[\[?\s*[\w.-]+\s*\]\]?\s*(#.*)?$")
STEP = re.compile(r"\.([\w-]+)|\[(\d+|\.\.\.)\]")


class Source:
    """The texts of a pack. tables: all that the TOML files say; home: table -> the file it stands in."""

    __slots__ = ("files", "home", "tables")

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files
        self.home: dict[str, str] = {}
        self.tables: dict[str, object] = {}
        if len(files) > FILES_MAX:
            raise ContentError(f"{len(files)} files; a pack has at most {FILES_MAX}")
        for name in sorted(files):
            self._add(name, files[name])

    def _add(self, name: str, text: str) -> None:
        if len(text) > FILE_CHARACTERS_MAX:
            raise ContentError(f"{len(text)} characters; a file has at most {FILE_CHARACTERS_MAX}", name)
        if name.endswith(".ftl"):
            return
        if not name.endswith(".toml"):
            raise ContentError("unknown kind of file; possible: .toml, .ftl", name)
        for table, value in parse(name, text).items():
            if table in self.home:
                raise ContentError(f"table {table} stands in {self.home[table]} already", name)
            self.home[table], self.tables[table] = name, value

    def error(self, message: str, path: Path) -> ContentError:
        """An error at this place."""
        file = self.home.get(str(path[0]), "") if path else ""
        return ContentError(message, file, line_of(self.files[file], path) if file else None)


def parse(name: str, text: str) -> dict[str, object]:
    """Parse one file. Raises ContentError with file and line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        raise ContentError(str(error), name, int(found[1]) if found else None) from None


def decode(source: Source) -> Content:
    """Turn tables into content. Raises ContentError that names what would be possible."""
    try:
        return msgspec.convert(source.tables, Content, str_keys=True)
    except msgspec.ValidationError as error:
        message, path = split(str(error))
        strange = STRANGE.findall(message)
        words = possible(source.tables, path, is_field=bool(strange))
        hint = f"; possible: {', '.join(words)}" if words else ""
        raise source.error(message + hint, (*path, *strange)) from None


def split(message: str) -> tuple[str, Path]:
    """An error message of msgspec, taken apart into what is wrong and where."""
    found = WHERE.search(message)
    if not found:
        return message, ()
    steps = STEP.findall(found["path"])
    return message[: found.start()], tuple(int(index) if index.isdigit() else name or index for name, index in steps)


def possible(tables: object, path: Path, is_field: bool) -> list[str]:
    """The words that may stand where decoding failed; empty if it is not a matter of words."""
    kind, value = inspect.type_info(Content), tables
    for step in path:
        if is_tag(kind, step):
            return sorted(str(one.tag) for one in structs(kind))
        kind, value = inside(kind, value, step)
    if is_field:
        return sorted(words_of(kind, value))
    return sorted(str(word) for one in kinds(kind) if isinstance(one, inspect.LiteralType) for word in one.values)


def kinds(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """The alternatives of a type."""
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """The alternatives of a type that are tables."""
    yield from (one for one in kinds(kind) if isinstance(one, inspect.StructType))


def is_tag(kind: inspect.Type, step: str | int) -> bool:
    """Whether this is the word that chooses among tables."""
    return any(one.tag_field is not None and one.tag_field == step for one in structs(kind))


def inside(kind: inspect.Type, value: object, step: str | int) -> tuple[inspect.Type, object]:
    """Type and value one step further in."""
    for one in kinds(kind):
        if isinstance(one, inspect.VarTupleType) and isinstance(value, list) and isinstance(step, int):
            return one.item_type, value[step]
        if isinstance(one, inspect.TupleType) and isinstance(value, list) and isinstance(step, int):
            return one.item_types[step], value[step]
        if isinstance(one, inspect.DictType):
            return one.value_type, None
        if isinstance(one, inspect.StructType) and isinstance(value, dict) and is_chosen(one, value):
            for part in one.fields:
                if part.encode_name == step:
                    return part.type, value.get(step)
    return inspect.AnyType(), None


def is_chosen(kind: inspect.StructType, value: Mapping[str, object]) -> bool:
    """Whether a table's tag, if any, is that of this type."""
    return kind.tag_field is None or value.get(kind.tag_field) == kind.tag


def words_of(kind: inspect.Type, value: object) -> set[str]:
    """The fields that a table may have."""
    words: set[str] = set()
    for one in structs(kind):
        if isinstance(value, dict) and is_chosen(one, value):
            words |= {part.encode_name for part in one.fields} | ({one.tag_field} if one.tag_field else set())
    return words


def line_of(text: str, path: Path) -> int | None:
    """The line, from 1, where this value begins, or the part around it that has a line of its own; None if unknown."""
    lines, at, found, names = text.splitlines(), 0, None, ""
    for step, following in pairwise((*path, "")):
        if isinstance(step, int) or step == "...":
            continue
        names = f"{names}.{step}" if names else step
        number = following if isinstance(following, int) else 0
        line = header_line(lines, at, names, number) or key_line(lines, at, step)
        if line is None:
            return found
        at = found = line
    return found


def header_line(lines: list[str], start: int, names: str, number: int) -> int | None:
    """The line of the header `[names]`, or of the `[[names]]` of this number from 0, below `start`."""
    pattern = re.compile(rf"\s*\[\[?\s*{re.escape(names)}\s*\]\]?\s*(#.*)?$")
    found = [line for line, text in enumerate(lines, 1) if line > start and pattern.match(text)]
    return found[number] if number < len(found) else None


def key_line(lines: list[str], start: int, key: str) -> int | None:
    """The line of a key below `start`, before the next header."""
    pattern = re.compile(rf"\s*\"?{re.escape(key)}\"?\s*=")
    for line, text in enumerate(lines[start:], start + 1):
        if pattern.match(text):
            return line
        if HEADER.match(text):
            return None
    return None
