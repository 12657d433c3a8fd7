"""The TOML texts of a pack, and the place of each fault in them."""

import re
import tomllib
from collections.abc import Collection, Mapping
from itertools import pairwise

from domain.kernel.errors import ContentError

FILES_MAX = 120
FILE_CHARACTERS_MAX = 400_000
DOTS_MAX = 100
"""The most dots in a line of TOML. A key of very many parts would take the parser hours."""
FAULTS_MAX = 200
"""The most faults, and the most warnings, reported for one pack."""
MESSAGE_MAX = 10_000
"""The most characters of one fault's message."""

Path = tuple[str | int, ...]
"""The path to a value: table, number from 0, field, ..."""

HEADER = re.compile(r"\s*\[\[?\s*[\w.-]+\s*\]\]?\s*(#.*)?$")


class Source:
    """The texts of a pack.

    shared: the lists of tables that several files may hold; they are joined in file-name order. tables: the content of
    all TOML files; homes: table -> the files that hold it, each with the number, from 0, of its first entry there;
    faults, warnings: the first FAULTS_MAX of each, warnings being allowed but probably not meant; is_whole: whether
    every file could be read.
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
            self.faults.append(ContentError(f"{len(files)} files; a pack has at most {FILES_MAX}, so join some"))
        for name in sorted(files)[:FILES_MAX]:
            self._read(name, files[name])
        self.is_whole = not self.faults

    def _read(self, name: str, text: str) -> None:
        """Add the tables of a file, or the fault that makes it unreadable."""
        try:
            check_file(name, text)
            found = parse(name, text) if name.endswith(".toml") else {}
        except ContentError as error:
            self.faults.append(error)
            return
        for table, value in found.items():
            self._add(table, value, name)

    def _add(self, table: str, value: object, file: str) -> None:
        """Add a table of a file, or further entries to a list of tables that several files may hold."""
        before = self.tables.get(table)
        if table not in self.homes:
            self.homes[table], self.tables[table] = [(file, 0)], value
        elif table in self.shared and isinstance(before, list) and isinstance(value, list):
            self.homes[table].append((file, len(before)))
            self.tables[table] = [*before, *value]
        else:
            self.faults.append(
                ContentError(f"table {table} is already in {self.homes[table][0][0]}; keep it in one file", file)
            )

    @property
    def is_full(self) -> bool:
        """Whether the limit of faults is reached, so that a check may stop."""
        return len(self.faults) >= FAULTS_MAX

    def fault(self, message: str, path: Path) -> None:
        """Note a fault at this place."""
        if not self.is_full:
            self.faults.append(self._placed(message, path))

    def warn(self, message: str, path: Path) -> None:
        """Note that something at this place is allowed but probably not meant."""
        if len(self.warnings) < FAULTS_MAX:
            self.warnings.append(self._placed(message, path))

    def _placed(self, message: str, path: Path) -> ContentError:
        """Return an error with the message, and the file and line of a place."""
        file, inner = self._home(path)
        return ContentError(message[:MESSAGE_MAX], file, line_of(self.files[file], inner) if file else None)

    def _home(self, path: Path) -> tuple[str, Path]:
        """Return the file that a path leads into, empty if unknown, and the path with the numbers of that file."""
        homes = self.homes.get(str(path[0]), []) if path else []
        match path:
            case (table, int(number), *rest) if homes:
                file, first = [home for home in homes if home[1] <= number][-1]
                return file, (table, number - first, *rest)
            case _:
                return (homes[0][0] if homes else ""), path


def check_file(name: str, text: str) -> None:
    """Raise ContentError if a file is of an unknown kind or too large."""
    if len(text) > FILE_CHARACTERS_MAX:
        raise ContentError(f"{len(text)} characters; a file has at most {FILE_CHARACTERS_MAX}, so split it", name)
    if not name.endswith((".toml", ".ftl")):
        raise ContentError("unknown kind of file; possible: .toml, .ftl", name)


def parse(name: str, text: str) -> dict[str, object]:
    """Parse one file. Raises ContentError with file and line."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS_MAX:
            raise ContentError(
                f"more than {DOTS_MAX} dots in a line; use tables instead of long dotted keys", name, number
            )
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ContentError("lists or tables are nested too deeply", name) from None
    except ValueError as error:  # TOMLDecodeError, or a number of thousands of digits
        found = re.search(r"at line (\d+)", str(error))
        raise ContentError(str(error), name, int(found[1]) if found else None) from None


def line_of(text: str, path: Path) -> int | None:
    """Return the line, from 1, where a value or the nearest part around it begins; None if unknown."""
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
    """Return the line of the header `[names]`, or of the `[[names]]` with this number from 0, below `start`."""
    pattern = re.compile(rf"\s*\[\[?\s*{re.escape(names)}\s*\]\]?\s*(#.*)?$")
    found = [line for line, text in enumerate(lines, 1) if line > start and pattern.match(text)]
    return found[number] if number < len(found) else None


def key_line(lines: list[str], start: int, key: str) -> int | None:
    """Return the line of a key below `start` and before the next header."""
    pattern = re.compile(rf"\s*\"?{re.escape(key)}\"?\s*=")
    for line, text in enumerate(lines[start:], start + 1):
        if pattern.match(text):
            return line
        if HEADER.match(text):
            return None
    return None
