"""Entries as bytes: MessagePack in the store, canonical JSON in the log.

A stored entry is one positional MessagePack array, `[format, at, action, by, rule, [tag, *fields]]`, that any
MessagePack library can read. Its line is made from these bytes and the tag's field names, before any upcasting, so a
later release yields the same bytes (audit protocol 3.2).
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, Union
from uuid import UUID

import msgpack
import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from domain.kernel.chance.seal import covered, value_at
from domain.kernel.errors import LogCorrupt
from domain.kernel.fact import PLAY_FACTS, Awaiting, Entry, Fact, Seal
from domain.kernel.game import Game, Pack
from domain.kernel.position import Position
from domain.kernel.tables.campaign import CAMPAIGN_FACTS
from domain.kernel.tables.table import TABLE_FACTS, Table
from domain.kernel.task import Task
from domain.log.line import line_of, time_text
from domain.log.tree import Tree
from infra.store.library import StoredEvent, stored_event

FORMAT, FORMAT_SEALED = 1, 2
"""The formats of a stored entry, and of one with seals after its fact. Another layout gets another number."""

WITHOUT_SEALS = 6
"""The number of members of a stored entry that is not sealed."""

_tags: dict[type[Any], str] = {}
"""Those that were asked for: a type makes a description of itself at each look."""

Upcaster = Callable[[list[Any]], list[Any]]
"""Lifts the fields of an old form of a fact to `[tag, *fields]` of a current one."""

UPCASTERS: dict[str, Upcaster] = {}
"""Old tag -> its upcaster. The form of a tag never changes: a changed fact gets a new tag, the old tag an upcaster."""

OLD_FIELDS: dict[str, tuple[str, ...]] = {}
"""The field names of tags that no type has any more, for their lines."""

MODULES: Mapping[str, str] = {
    "infra.store.codec": "infra.codec",
    "domain.kernel.tables.table": "domain.kernel.table",
    "domain.kernel.tables.timeline": "domain.kernel.timeline",
    "domain.log.tree": "projections.audit.tree",
}
"""Module of stored types -> the module that first defined them. Fingerprints use that one, so no move changes them.

A game has such a table of its own: `Game.moved`.
"""

SAME_FORM: Mapping[str, str] = {
    "b9c0c0255262bd72d21a8c92f7a65fab": "666f58e2a41ae20ea4ff3a98ab7b7f95",
    "8b2f4eea72057009a4a7fc05f733c3a4": "854875df04a68181828e69bb8417abf2",
    "e6bd5578a63b19522146c35729c02e46": "cbc1d6d89cfbe2b89f3ad183c8beabc6",
}
"""Fingerprint -> the one that an earlier release gave to the same form.

That release named tasks by their modules and listed them in the order of their registration.
"""


class Codec:
    """Encodes and decodes what tables and campaigns of these games store."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.games = {game.id: game for game in games}
        tasks: Any = Union[tuple(task for game in self.games.values() for task in game.tasks)]  # noqa: UP007
        own = [fact for game in self.games.values() for fact in game.facts]
        types: list[Any] = [*TABLE_FACTS, *PLAY_FACTS, *own]
        self._fields = OLD_FIELDS | {tag_of(one): one.__struct_fields__ for one in [*types, Awaiting]}
        # Campaigns' facts need no field names: they never appear in the lines of a table.
        facts: Any = Union[(*types, *CAMPAIGN_FACTS, Awaiting[tasks])]
        body: Any = msgspec.defstruct(
            "Body",
            [
                ("format", int),
                ("at", int),
                ("action", int),
                ("by", int | None),
                ("rule", str | None),
                ("fact", facts),
                ("seals", tuple[Seal, ...], ()),
            ],
            frozen=True,
            array_like=True,
        )
        self._body: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(body)
        self._fact = facts
        self._encode = msgspec.msgpack.Encoder().encode

    def stored(self, table: UUID, entry: Entry) -> StoredEvent:
        """Return the stored event of an entry."""
        return self._event(table, entry, tag_of(type(entry.fact)), entry.fact)

    def written(self, table: UUID, entries: Iterable[Entry]) -> tuple[list[StoredEvent], list[bytes]]:
        """Return the stored events of entries that were just stated, and their lines: the same as `line` of each event,
        which is not read back.
        """
        events: list[StoredEvent] = []
        lines: list[bytes] = []
        for entry in entries:
            tag = tag_of(type(entry.fact))
            event = self._event(table, entry, tag, entry.fact)
            events.append(event)
            if entry.seals:
                lines.append(self.line(event))
            else:
                at, data = time_text(entry.at), asdict(entry.fact)
                lines.append(line_of(entry.version, tag, at, entry.action, entry.by, entry.rule, data))
        return events, lines

    def restored(self, table: UUID, entry: Entry, tag: str, data: Mapping[str, Any]) -> StoredEvent:
        """Return the event whose line has this type and data, for a line that was read as `entry`; an old form stays
        old.
        """
        if tag not in UPCASTERS:
            return self.stored(table, entry)
        return self._event(table, entry, tag, [tag, *(data[name] for name in self._fields[tag])])

    def copied(self, table: UUID, version: int, at: int, event: StoredEvent) -> StoredEvent:
        """Return a branch's copy of one of its origin's events, in the same form, with sealed values opened.

        at: milliseconds since 1970. Source: audit protocol 4.
        """
        _, _, *said = msgpack.unpackb(event.state, strict_map_key=False)[:WITHOUT_SEALS]
        return StoredEvent(table, version, event.topic, msgpack.packb([FORMAT, at, *said]))

    def entry(self, event: StoredEvent) -> Entry:
        """Decode the entry of a stored event, its fact lifted to the newest form. Raises LogCorrupt."""
        try:
            body = self._body.decode(event.state) if event.topic not in UPCASTERS else self._lifted(event)
            if body.format != (FORMAT_SEALED if body.seals else FORMAT):
                raise ValueError(f"format {body.format} is not known")
        except (msgspec.MsgspecError, ValueError, TypeError, IndexError) as error:
            raise LogCorrupt(str(event.originator_id), event.originator_version, str(error)) from error
        return Entry(event.originator_version, body.at, body.action, body.by, body.rule, body.fact, body.seals)

    def fact(self, event: StoredEvent) -> Fact:
        """Decode the fact alone: the fastest way to fold. Raises LogCorrupt."""
        try:
            fact: Fact = (
                self._body.decode(event.state).fact if event.topic not in UPCASTERS else self._lifted(event).fact
            )
        except (msgspec.MsgspecError, ValueError, TypeError, IndexError) as error:
            raise LogCorrupt(str(event.originator_id), event.originator_version, str(error)) from error
        return fact

    def line(self, event: StoredEvent) -> bytes:
        """Return the entry's line in the log, without the line feed (audit protocol 3.1). Raises LogCorrupt."""
        try:
            format_, at, action, by, rule, (tag, *fields), *seals = msgpack.unpackb(event.state, strict_map_key=False)
            names = self._fields[tag]
            moment = time_text(at)
            if format_ != (FORMAT_SEALED if any(seals) else FORMAT) or tag != event.topic or len(names) != len(fields):
                raise ValueError(f"not an entry of {event.topic}")
            data = dict(zip(names, fields, strict=True))
            if seals:
                data = covered(data, (Seal(tuple(path), tuple(seats), nonce) for path, seats, nonce in seals[0]))
        except (ValueError, TypeError, LookupError, OverflowError, msgpack.UnpackException) as error:
            raise LogCorrupt(str(event.originator_id), event.originator_version, str(error)) from error
        return line_of(event.originator_version, tag, moment, action, by, rule, data)

    def openings(self, event: StoredEvent, seat: int | None, *, revealed: bool = False) -> list[dict[str, Any]]:
        """Return the openings of an entry's sealed values: for a seat, with nonces; after the reveal for all, without
        nonces.

        As plain data (audit protocol 3.6, 3.8).
        """
        if event.state[1] != FORMAT_SEALED:
            return []
        *_, (tag, *fields), seals = msgpack.unpackb(event.state, strict_map_key=False)
        data = dict(zip(self._fields[tag], fields, strict=True))
        return [
            {"v": event.originator_version, "path": path, "value": value_at(data, path)}
            | ({} if revealed else {"nonce": nonce.hex()})
            for path, seats, nonce in seals
            if revealed or seat in seats
        ]

    def fact_of_line(self, line: dict[str, Any]) -> Fact:
        """Return the fact of a log's line. Raises ValueError for an unknown type or form."""
        tag, data = line["type"], line["data"]
        names = self._fields.get(tag)
        if names is None or set(names) != set(data):
            raise ValueError(f"entry {line['v']} has an unknown type or form: {tag}")
        fields = [tag, *(data[name] for name in names)]
        if tag in UPCASTERS:
            fields = UPCASTERS[tag](fields)
        fact: Fact = msgspec.convert(fields, self._fact, str_keys=True)
        return fact

    def _event(self, table: UUID, entry: Entry, tag: str, fact: Any) -> StoredEvent:
        body: tuple[Any, ...] = (FORMAT, entry.at, entry.action, entry.by, entry.rule, fact)
        if entry.seals:
            body = (FORMAT_SEALED, *body[1:], entry.seals)
        return stored_event(table, entry.version, tag, self._encode(body))

    def _lifted(self, event: StoredEvent) -> Any:
        raw = msgpack.unpackb(event.state, strict_map_key=False)
        return msgspec.convert([*raw[:5], UPCASTERS[event.topic](raw[5]), *raw[6:]], self._body.type)


def tag_of(kind: type[Any]) -> str:
    """Return the tag that names a type on disk for ever."""
    tag = _tags.get(kind)
    if tag is None:
        tag = _tags[kind] = str(kind.__struct_config__.tag)
    return tag


class Snapshots:
    """Encodes and decodes a game's stored positions. The fingerprint identifies their form."""

    def __init__(self, game: Game) -> None:
        tasks: Any = Union[tuple(game.tasks)]  # noqa: UP007
        shape: Any = msgspec.defstruct("Kept", [("state", game.state), ("agenda", tuple[tasks, ...])], array_like=True)
        self.fingerprint = fingerprint(shape, {**MODULES, **dict(game.moved)})
        self._shape = shape
        self._encode = msgspec.msgpack.Encoder(enc_hook=_write_pack).encode

    def body(self, position: Position[Any]) -> bytes:
        """Encode a position; its pack as a hash."""
        return self._encode([position.state, position.agenda])

    def position(self, body: bytes, pack: Pack) -> Position[Any]:
        """Decode what `body` encoded. Raises msgspec.MsgspecError for anything else."""
        kept = msgspec.msgpack.decode(body, type=self._shape, dec_hook=lambda kind, hash: _read_pack(pack, hash))
        return Position(kept.state, kept.agenda)


@lru_cache(maxsize=16)
def snapshots_of(game: Game) -> Snapshots:
    """Return the one encoder of a game's positions: describing their form takes longer than opening a table."""
    return Snapshots(game)


class Head(Struct, frozen=True):
    """The stored summary of a log, so that it need not be read: the table's own fold, and the edge of its tree."""

    table: Table = Table()
    tree: Tree = Tree()


def head_body(head: Head) -> bytes:
    """Encode a head."""
    return msgspec.msgpack.encode(head)


def head_of(body: bytes) -> Head:
    """Decode what `head_body` encoded. Raises msgspec.MsgspecError."""
    return msgspec.msgpack.decode(body, type=Head)


def fingerprint(shape: Any, moved: Mapping[str, str] = MODULES) -> str:
    """Return a hex digest that changes when a type, or any type in its fields, changes its fields."""
    seen: dict[str, str] = {}
    _describe(msgspec.inspect.type_info(shape), moved, seen)
    found = sha256(repr(sorted(seen.items())).encode()).hexdigest()[:32]
    return SAME_FORM.get(found, found)


def _describe(info: Any, moved: Mapping[str, str], seen: dict[str, str]) -> str:
    if isinstance(info, msgspec.inspect.StructType):
        name = _name_of(info.cls, moved)
        if name not in seen:
            seen[name] = ""
            seen[name] = repr(
                [(f.encode_name, _describe(f.type, moved, seen), f.required) for f in info.fields] + [info.tag]
            )
        return name
    if isinstance(info, msgspec.inspect.UnionType):
        return "UnionType" + repr(sorted(_describe(one, moved, seen) for one in info.types))
    if isinstance(info, msgspec.inspect.CustomType):
        return "CustomType" + repr([f"<class '{_name_of(info.cls, moved)}'>"])
    if isinstance(info, Struct):
        parts = [getattr(info, name) for name in info.__struct_fields__]
        return type(info).__name__ + repr([_described(part, moved, seen) for part in parts])
    return repr(info)


def _name_of(kind: type[Any], moved: Mapping[str, str]) -> str:
    """Return a name that outlives a move: a task's tag, or the module that first defined another type."""
    if issubclass(kind, Task) and kind.__struct_config__.tag:
        return tag_of(kind)
    return f"{moved.get(kind.__module__, kind.__module__)}.{kind.__qualname__}"


def _described(part: Any, moved: Mapping[str, str], seen: dict[str, str]) -> str:
    return (
        repr([_describe(one, moved, seen) for one in part]) if isinstance(part, tuple) else _describe(part, moved, seen)
    )


def _write_pack(value: Any) -> str:
    return str(value.hash)


def _read_pack(pack: Pack, hash: str) -> Pack:
    if pack.hash != hash:
        raise ValueError(f"the position has pack {hash}, not {pack.hash}")
    return pack


HEAD_FINGERPRINT = fingerprint(Head)
"""The fingerprint of a head's form."""
