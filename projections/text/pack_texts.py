"""The message catalogues of a pack (Fluent): each must hold all its texts, no others, and only plain ones."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from domain.kernel.content.reading import catalogues_in
from domain.kernel.errors import ContentError

PLAIN = "a text stands alone: no arguments, terms or other messages in it"

FORMS = ("nominative", "accusative", "dative", "short")
"""Other forms of a name: with its article, as used in a sentence; and a short one."""
TRAITS: Mapping[str, tuple[str, ...]] = {
    "number": ("singular", "plural"),
    "gender": ("masculine", "feminine", "neuter"),
}
"""The traits of a name's grammar, and their values; the first is the default."""
CATALOGUES_KEPT = 256
"""The most catalogues whose faults and ids are in the cache; the largest pack that ships has 66."""


class Catalogue(NamedTuple):
    """What is in a catalogue. faults: each with its line; lines: of each message by id, from 1."""

    faults: Sequence[tuple[str, int]]
    lines: Mapping[str, int]


def unreadable(files: Mapping[str, str]) -> Iterator[ContentError]:
    """Yield what is wrong with the catalogues of a pack, whatever its content."""
    for name in sorted(files):
        if name.endswith(".ftl"):
            yield from unreadable_in(name, files[name])


def unreadable_in(name: str, text: str) -> Iterator[ContentError]:
    """Yield what is wrong with one catalogue: entries that are no messages, messages that are there twice or are not
    plain.
    """
    yield from (ContentError(fault, name, line) for fault, line in looked_through(text).faults)


def misnamed(files: Mapping[str, str], wanted: Sequence[str]) -> Iterator[ContentError]:
    """Yield messages that a language of a pack lacks, has in two files, or has without a use.

    wanted: the ids that are needed.
    """
    spoken = catalogues_in(files)
    for language in sorted(spoken):
        yield from misnamed_in({name: files[name] for name in spoken[language]}, wanted)
    if not spoken:
        yield ContentError("the pack speaks no language; possible: LANGUAGE.ftl")


def misnamed_in(catalogues: Mapping[str, str], wanted: Sequence[str]) -> Iterator[ContentError]:
    """Yield the faults of the catalogues of one language; a message without a use with the id that was probably meant.

    catalogues: file name -> text; what is lacking is reported for the first.
    """
    held: dict[str, tuple[str, int]] = {}
    for name, text in catalogues.items():
        for id, line in looked_through(text).lines.items():
            if id in held:
                yield ContentError(f"message {id} is already in {held[id][0]}; keep it in one file", name, line)
            held.setdefault(id, (name, line))
    lacking, known = [id for id in wanted if id not in held], set(wanted)
    meant: set[str] = set()
    for left in (id for id in held if id not in known):
        close = get_close_matches(left, lacking, 1, cutoff=0.8)
        meant |= set(close)
        hint = f"; did you mean {close[0]}" if close else ""
        yield ContentError(f"message {left} belongs to nothing in the pack{hint}", *held[left])
    first = next(iter(catalogues))
    yield from (ContentError(f"there is no message {id}", first) for id in lacking if id not in meant)


@lru_cache(maxsize=CATALOGUES_KEPT)
def looked_through(text: str) -> Catalogue:
    """Return what is in a catalogue. A pack's checks ask twice, and its author again after each change of one file."""
    faults: list[tuple[str, int]] = []
    lines: dict[str, int] = {}
    for entry in entries(text):
        line = line_of(text, entry)
        if isinstance(entry, ast.Junk):
            faults.append((f"this is no message: {why(entry)}", line))
        elif isinstance(entry, ast.Term):
            faults.append((f"term -{entry.id.name}: {PLAIN}", line))
        elif isinstance(entry, ast.Message):
            id = entry.id.name
            if id in lines:
                faults.append((f"message {id} stands twice", line))
            if not is_plain(entry):
                faults.append((f"message {id}: {PLAIN}", line))
            faults += ((fault, line) for fault in misdescribed(entry))
            lines[id] = line
    return Catalogue(faults, lines)


def entries(text: str) -> list[ast.EntryType]:
    """Return the entries of a catalogue; one piece of junk if braces are nested too deeply."""
    try:
        return FluentParser().parse(text).body
    except RecursionError:
        deep = ast.Annotation("E", message="braces within braces, far too deep")
        return [ast.Junk(text, annotations=[deep], span=ast.Span(0, len(text)))]


def is_plain(message: ast.Message) -> bool:
    """Return whether a message has a text, and only quoted characters in braces."""
    if message.value is None:
        return False
    patterns = [message.value, *(one.value for one in message.attributes)]
    placed = [one.expression for each in patterns for one in each.elements if isinstance(one, ast.Placeable)]
    return all(isinstance(one, ast.StringLiteral) for one in placed)


def misdescribed(message: ast.Message) -> Iterator[str]:
    """Yield what is wrong with the attributes of a message, which describe the grammar of a name."""
    for one in message.attributes:
        said, known = "".join(getattr(part, "value", "") for part in one.value.elements), TRAITS.get(one.id.name)
        if known is None and one.id.name not in FORMS:
            possible = ", ".join((*TRAITS, *FORMS))
            yield f"message {message.id.name}: unknown attribute .{one.id.name}; possible: {possible}"
        elif known and said not in known:
            yield f"message {message.id.name}: .{one.id.name} is {said}; possible: {', '.join(known)}"


def why(junk: ast.Junk) -> str:
    """Return what the parser reports about a piece of junk."""
    return "; ".join(str(one.message) for one in junk.annotations or ())


def line_of(text: str, entry: ast.EntryType) -> int:
    """Return the line, from 1, where an entry begins."""
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1
