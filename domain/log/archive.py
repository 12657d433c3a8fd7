"""A table's archive as a file: the log's lines, then what a reader needs to check them. Source: audit protocol 3.8."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from domain.kernel import jcs
from domain.kernel.errors import GameError
from domain.log.tree import leaves_of, root_of

ARCHIVE_BYTES_MAX = 64 * 2**20
LINE_BYTES_MAX = 2**20
LINES_MAX = 400_000

HASH_LENGTH = 64
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Whole = Annotated[int, Meta(ge=0, le=jcs.INTEGER_MAX)]


class ArchiveError(GameError):
    """The bytes are not an archive.

    line: from 1, None for the whole archive; entry: the same, if it is an entry's line.
    """

    code = "invalid-archive"

    def __init__(self, why: str, line: int | None = None, entry: int | None = None) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line = line
        self.entry = entry


Path = tuple[str | Whole, ...]


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What opens a sealed value (audit protocol 3.6). path: from `data`; nonce: in hex, needed before the reveal."""

    v: Annotated[int, Meta(ge=1, le=jcs.INTEGER_MAX)]
    path: Annotated[Path, Meta(min_length=1)]
    value: Any
    nonce: Hash | None = None


class _Opened(Struct, frozen=True, forbid_unknown_fields=True):
    opening: Opening


class _Leaves(Struct, frozen=True, forbid_unknown_fields=True):
    leaves: tuple[str, ...]
    root: Hash

    def __post_init__(self) -> None:
        digits = "".join(self.leaves)
        if not {*map(len, self.leaves)} <= {HASH_LENGTH} or bytes.fromhex(digits).hex() != digits:
            raise ValueError(f"a leaf is {HASH_LENGTH} hex digits")


class _Signed(Struct, frozen=True, forbid_unknown_fields=True):
    checkpoint: str


class Archive(Struct, frozen=True):
    """An archive taken apart, with nothing checked yet.

    lines: the entries' lines without LF; leaves, root: as listed in hex, None if missing; checkpoint: its text;
    openings: of sealed values.
    """

    lines: tuple[bytes, ...]
    leaves: tuple[str, ...] | None = None
    root: str | None = None
    checkpoint: str | None = None
    openings: tuple[Opening, ...] = ()


_Rest = _Opened | _Leaves | _Signed
_KINDS: dict[bytes, type[_Rest]] = {b'{"opening":': _Opened, b'{"leaves":': _Leaves, b'{"checkpoint":': _Signed}
_STARTS = tuple(_KINDS)


def parse(archive: bytes) -> Archive:
    """Take an archive apart. The entries' lines may hold anything, up to 1 MiB each.

    Raises ArchiveError if it has more than 64 MiB or 400,000 lines, is cut off, has no entry, or ends in lines that
    audit protocol 3.8 does not allow.
    """
    lines = _split(archive)
    count = len(lines)
    while count and lines[count - 1].startswith(_STARTS):
        count -= 1
    if not count:
        raise ArchiveError("no entries")
    if max(map(len, lines[:count])) > LINE_BYTES_MAX:
        number = next(number for number, line in enumerate(lines, 1) if len(line) > LINE_BYTES_MAX)
        raise ArchiveError(f"more than {LINE_BYTES_MAX} bytes", number, number)
    return _with_rest(tuple(lines[:count]), lines[count:])


def archive_of(
    lines: Iterable[bytes], checkpoint: str | None = None, openings: Iterable[Mapping[str, Any]] = ()
) -> Archive:
    """Return the archive of a log, taken apart as `parse` would. The arguments are those of `write_archive`."""
    entries = tuple(lines)
    leaves, root = _listed(entries)
    return Archive(entries, leaves, root, checkpoint, tuple(msgspec.convert(one, Opening) for one in openings))


def write_archive(
    lines: Iterable[bytes], checkpoint: str | None = None, openings: Iterable[Mapping[str, Any]] = ()
) -> bytes:
    """Write the archive of a log. lines: the entries' lines without LF, from version 1; checkpoint: the newest, as
    text; openings: of the sealed values that its reader may know, as plain data.
    """
    entries = list(lines)
    leaves, root = _listed(entries)
    rest: list[Any] = [{"opening": one} for one in openings]
    rest.append({"leaves": leaves, "root": root})
    if checkpoint is not None:
        rest.append({"checkpoint": checkpoint})
    return b"".join(line + b"\n" for line in (*entries, *map(jcs.encode, rest)))


def _listed(lines: Sequence[bytes]) -> tuple[tuple[str, ...], str]:
    """Return the leaves and the root of a log, in hex."""
    leaves = leaves_of(lines)
    return tuple(leaf.hex() for leaf in leaves), root_of(leaves).hex()


def _split(archive: bytes) -> list[bytes]:
    lines = archive.split(b"\n", LINES_MAX + 1) if len(archive) <= ARCHIVE_BYTES_MAX else []
    if not 1 <= len(lines) <= LINES_MAX + 1:
        raise ArchiveError(f"more than {ARCHIVE_BYTES_MAX} bytes or {LINES_MAX} lines")
    if cut := lines.pop():
        number = len(lines) + 1
        raise ArchiveError("cut off: it does not end in LF", number, None if cut.startswith(_STARTS) else number)
    return lines


def _with_rest(lines: tuple[bytes, ...], rest: list[bytes]) -> Archive:
    listed: _Leaves | None = None
    checkpoint: str | None = None
    openings: list[Opening] = []
    places: set[tuple[int, Path]] = set()
    for number, line in enumerate(rest, len(lines) + 1):
        match _rest_line(number, line):
            case _Opened(opening) if not listed and (opening.v, opening.path) not in places:
                openings.append(opening)
                places.add((opening.v, opening.path))
            case _Leaves() as leaves if not listed:
                listed = leaves
            case _Signed(text) if listed and checkpoint is None:
                checkpoint = text
            case _:
                raise ArchiveError("not in its place: openings, each once, leaves, one checkpoint at most", number)
    if not listed:
        return Archive(lines, openings=tuple(openings))
    return Archive(lines, listed.leaves, listed.root, checkpoint, tuple(openings))


def _rest_line(number: int, line: bytes) -> _Rest:
    kind = next(kind for start, kind in _KINDS.items() if line.startswith(start))
    try:
        return msgspec.convert(jcs.decode(line), kind)
    except (jcs.NotCanonical, msgspec.ValidationError) as error:
        raise ArchiveError(str(error), number) from error
