"""Reading of a pack, the same in every game: its hash, its checks, its languages, its schema."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from domain.kernel.content.decoding import decode
from domain.kernel.content.source import Source
from domain.kernel.errors import ContentError
from domain.kernel.jcs import canonical

C = TypeVar("C", bound=Struct)
P = TypeVar("P")

DIALECT = "https://json-schema.org/draft/2020-12/schema"


class TextPack:
    """The part of a pack that is the same in every game. Packs are immutable, and equal if their hashes are.

    files: the texts that it was read from; hash: over them; warnings: what is allowed but probably not meant.
    """

    __slots__ = ("_key", "files", "hash", "id", "warnings")

    def __init__(self, id: str, files: Mapping[str, str], warnings: Iterable[ContentError] = ()) -> None:
        self.id: str = id
        self.hash: str = hash_of(files)
        self._key = hash(self.hash)
        self.files: Mapping[str, str] = dict(files)
        self.warnings: Sequence[ContentError] = tuple(warnings)

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is type(self) and self.hash == other.hash)

    def __hash__(self) -> int:
        return self._key

    def __repr__(self) -> str:
        return f"Pack({self.id!r}, {self.hash[:8]})"


class Reading(NamedTuple):
    """How a game reads its packs.

    content: the type that the tables are decoded into; check: (content, source) -> None, notes faults in the source;
    pack: (files, content, warnings) -> the pack; rule: the one that requires a catalogue in every language; shared:
    tables that several files may hold.
    """

    content: type[Any]
    check: Callable[[Any, Source], None]
    pack: Callable[[Mapping[str, str], Any, tuple[ContentError, ...]], Any]
    rule: str
    shared: tuple[str, ...] = ()

    def read(self, files: Mapping[str, str]) -> Any:
        """Read a pack from its texts by file name. `*.toml` is content; `*.ftl` holds message catalogues, which are
        stored unread.

        Raises ContentError with all faults found at once, each with its file and, where possible, its line.
        """
        source = Source(files, self.shared)
        content = decode(source, self.content)
        if content is not None:
            self.check(content, source)
            check_languages(content.pack.languages, source, self.rule)
        if content is None or source.faults:
            raise ContentError.of(source.faults)
        return self.pack(files, content, tuple(source.warnings))

    def stored(self, files: Mapping[str, str]) -> Any:
        """Read a stored pack without the checks, since an earlier release with fewer checks may have accepted it.

        Raises ContentError if it does not decode.
        """
        source = Source(files, self.shared)
        content = decode(source, self.content)
        if content is None:
            raise ContentError.of(source.faults)
        return self.pack(files, content, ())


def hash_of(files: Mapping[str, str]) -> str:
    """Return SHA-256, in hex, over the canonical JSON of {file name: text}."""
    return sha256(canonical(dict(files))).hexdigest()


def check_languages(languages: Iterable[str], source: Source, rule: str) -> None:
    """Note each language without its catalogue `<language>.ftl`, and each catalogue of another language."""
    spoken = {f"{one}.ftl": one for one in languages}
    for name in sorted(spoken.keys() - source.files.keys()):
        source.fault(f"{rule}: {name} is missing; add it, or remove its language", ("pack", "languages"))
    for name in sorted(source.files):
        if name.endswith(".ftl") and language_of(name) not in spoken.values():
            source.fault(
                f"{rule}: {name} is a catalogue of a language that the pack does not list; list it, or remove the file",
                ("pack", "languages"),
            )


def language_of(name: str) -> str:
    """Return the language of a catalogue, by its file name: `<language>.ftl` or `<anything>.<language>.ftl`."""
    return name.removesuffix(".ftl").rpartition(".")[2]


def catalogues_in(files: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the file names of each language's catalogues, the one that is named after the language alone first."""
    found: dict[str, list[str]] = {}
    for name in sorted((one for one in files if one.endswith(".ftl")), key=lambda one: (one.count("."), one)):
        found.setdefault(language_of(name), []).append(name)
    return found


def schema_of(content: type[Struct], title: str) -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of all tables of a pack together, whichever files hold them."""
    schema = msgspec.json.schema(content)
    parts = {name: in_one_line(part) for name, part in sorted(schema["$defs"].items())}
    whole = parts.pop(content.__name__)
    return {"$schema": DIALECT, **whole, "title": title, "$defs": parts}


def in_one_line(part: dict[str, Any]) -> dict[str, Any]:
    """Return a part of a schema with its description on one line."""
    return part | {"description": " ".join(part["description"].split())} if "description" in part else part
