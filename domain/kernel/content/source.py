"""The TOML texts of a pack: what they say, and where each thing that is wrong with them stands."""

import re
import tomllib
from collections.abc import Collection, Mapping
from itertools import pairwise

from domain.kernel.errors import ContentError

FILES_MAX = 40
FILE_CHARACTERS_MAX = 400_000
DOTS_MAX = 100
"""Dots in a line of TOML: a key of very many parts would take the parser hours."""
FAULTS_MAX = 200
"""Faults, and warnings, that are told of one pack; whoever has more mends these first."""
MESSAGE_MAX = 10_000
"""Characters of what is told of one fault, however long the words are that it names."""

Path = tuple[str | int, ...]
"""The way to a value: table, number from 0, field, ..."""

HEADER = re.compile(r"\s*\[\[?\s*[\w.-]+\s*\]\]?\s*(#.*)?$")


class Source:
    """The texts of a pack.

    shared: the lists of tables that may stand in several files; they are joined in file-name order. tables: all that
    the TOML files say; homes: table -> the files it stands in, each with the number from 0 of its first entry there;
    faults: what was found wrong; warnings: what is allowed, though probably not meant; of both the first FAULTS_MAX;
    is_whole: whether every file could be read.
    """

    __slots__ = ("faults", "files", "homes", "is_whole", "shared", "tables", "warnings")

    def __init__(self, files: Mapping[str, str], shared: Collection[str] = ()) -> None:
        self.files = files
        self.shared = shared
        self.homes: dict[str, list[tuple[str, int]]] = {}
        self.tables: dict[str, object] = {}
        self.faults: list[ContentError] = []
        self.warnings: list[ContentError] = []
        if len(files) > FILES_MAX:
            self.faults.append(ContentError(f"{len(files)} files; a pack has at most {FILES_MAX}"))
        for name in sorted(files)[:FILES_MAX]:
            self._read(name, files[name])
        self.is_whole = not self.faults

    def _read(self, name: str, text: str) -> None:
        """Add the tables of a file, or the fault that keeps it from being read."""
        try:
            check_file(name, text)
            found = parse(name, text) if name.endswith(".toml") else {}
        except ContentError as error:
            self.faults.append(error)
            return
        for table, value in found.items():
            self._add(table, value, name)

    def _add(self, table: str, value: object, file: str) -> None:
        """Add a table of a file, or further entries to a list of tables that may stand in several."""
        before = self.tables.get(table)
        if table not in self.homes:
            self.homes[table], self.tables[table] = [(file, 0)], value
        elif table in self.shared and isinstance(before, list) and isinstance(value, list):
            self.homes[table].append((file, len(before)))
            self.tables[table] = [*before, *value]
        else:
            self.faults.append(ContentError(f"table {table} stands in {self.homes[table][0][0]} already", file))

    @property
    def is_full(self) -> bool:
        """Whether so many faults were found that no more are noted: who looks for them may stop."""
        return len(self.faults) >= FAULTS_MAX

    def fault(self, message: str, path: Path) -> None:
        """Note that something is wrong at this place."""
        if not self.is_full:
            self.faults.append(self._placed(message, path))

    def warn(self, message: str, path: Path) -> None:
        """Note that something at this place is allowed, though probably not meant."""
        if len(self.warnings) < FAULTS_MAX:
            self.warnings.append(self._placed(message, path))

    def _placed(self, message: str, path: Path) -> ContentError:
        """A message with the file and line of a place."""
        file, inner = self._home(path)
        return ContentError(message[:MESSAGE_MAX], file, line_of(self.files[file], inner) if file else None)

    def _home(self, path: Path) -> tuple[str, Path]:
        """The file that a path leads into, empty if unknown, and the path as it is counted there."""
        homes = self.homes.get(str(path[0]), []) if path else []
        match path:
            case (table, int(number), *rest) if homes:
                file, first = [home for home in homes if home[1] <= number][-1]
                return file, (table, number - first, *rest)
            case _:
                return (homes[0][0] if homes else ""), path


def check_file(name: str, text: str) -> None:
    """Raise ContentError for a file of another kind, or one that is too large."""
    if len(text) > FILE_CHARACTERS_MAX:
        raise ContentError(f"{len(text)} characters; a file has at most {FILE_CHARACTERS_MAX}", name)
    if not name.endswith((".toml", ".ftl")):
        raise ContentError("unknown kind of file; possible: .toml, .ftl", name)


def parse(name: str, text: str) -> dict[str, object]:
    """Parse one file. Raises ContentError with file and line."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS_MAX:
            raise ContentError(f"more than {DOTS_MAX} dots in a line", name, number)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ContentError("lists or tables within others, far too deep", name) from None
    except ValueError as error:  # beside TOMLDecodeError, what numbers of thousands of digits cause
        found = re.search(r"at line (\d+)", str(error))
        raise ContentError(str(error), name, int(found[1]) if found else None) from None


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
