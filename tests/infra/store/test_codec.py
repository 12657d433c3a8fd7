"""Entries as bytes: what any MessagePack library reads, lines that a release never changes, typed errors."""

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any
from uuid import UUID

import msgpack
import msgspec
import pytest
from eventsourcing.persistence import StoredEvent
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.errors import LogCorrupt
from domain.kernel.fact import ActionTaken, Awaiting, CardsDrawn, DiceRolled, Entry, Fact, Seal
from domain.kernel.position import Position
from domain.kernel.tables.table import TABLE_FACTS, SeatPlan, TableOpened
from domain.kernel.task import Task
from domain.log.line import time_text
from domain.materia_prima.game import MATERIA_PRIMA
from domain.tainted_grail.game import TAINTED_GRAIL
from infra.store import codec as module
from infra.store.codec import Codec, Snapshots, fingerprint, tag_of
from tests.golden.record import kept
from tests.toy import TOY, Aside, Bottom, Choose, Roll, Scored, ToyPack, ToyState, Turn, toy_state

TABLE = UUID(int=7)
CODEC = Codec([TOY])
OPENED = TableOpened(str(TABLE), "ab", "toy", 1, "00", {"undo": "off"}, (SeatPlan(("x",)),), {"dice": (0, 1)})
FACTS: list[Fact] = [
    OPENED,
    ActionTaken(0, "roll:2"),
    DiceRolled("dice", (2, 1), (("dice", 0, 6, 4), ("dice", 1, 6, 2)), "points"),
    Scored(3),
    Awaiting(1, (Turn(seats=(1,)), Bottom())),
    Awaiting(0, (Aside(((Choose(seats=(0,), left=1), Roll(2)), ())), Bottom())),
]


def entry_of(fact: Fact, version: int = 3) -> Entry:
    return Entry(version, 1_769_860_800_123, 2, 0, "TOY-2", fact)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: tag_of(type(fact)))
def test_an_entry_comes_back_as_it_was(fact: Fact) -> None:
    entry = entry_of(fact)
    stored = CODEC.stored(TABLE, entry)
    assert CODEC.entry(stored) == entry
    assert CODEC.fact(stored) == fact
    assert stored.topic == tag_of(type(fact))


def test_a_stored_entry_is_positional_messagepack_that_any_library_reads() -> None:
    stored = CODEC.stored(TABLE, entry_of(FACTS[4]))
    assert msgpack.unpackb(stored.state) == [
        1,
        1_769_860_800_123,
        2,
        0,
        "TOY-2",
        ["awaiting", 1, [{"do": "toy.turn", "seats": [1]}, {"do": "toy.bottom"}]],
    ]


def test_a_line_has_exactly_these_members_in_canonical_form() -> None:
    line = CODEC.line(CODEC.stored(TABLE, entry_of(FACTS[2])))
    assert line == (
        b'{"action":2,"at":"2026-01-31T12:00:00.123Z","by":0,"data":{"die":"dice","fate":[["dice",0,6,4],["dice",1,6,2]],'
        b'"purpose":"points","rolled":[2,1]},"rule":"TOY-2","type":"dice-rolled","v":3}'
    )


def test_a_stored_event_is_one_of_the_library() -> None:
    made, own = CODEC.stored(TABLE, entry_of(Scored(3))), CODEC.entry(CODEC.stored(TABLE, entry_of(Scored(3))))
    theirs = StoredEvent(TABLE, own.version, "toy.scored", made.state)
    assert (made, hash(made), repr(made), replace(made, topic="x")) == (
        theirs,
        hash(theirs),
        repr(theirs),
        replace(theirs, topic="x"),
    )


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: tag_of(type(fact)))
def test_new_entries_are_written_as_their_events_and_the_lines_of_these(fact: Fact) -> None:
    entries = [entry_of(fact), SECRET]
    events = [CODEC.stored(TABLE, entry) for entry in entries]
    assert CODEC.written(TABLE, entries) == (events, [CODEC.line(event) for event in events])


def test_so_it_is_in_golden_games() -> None:
    events = [event for golden in kept()[::4] for event in golden.stored() if event.topic not in module.UPCASTERS]
    codec = Codec([MATERIA_PRIMA, TAINTED_GRAIL])
    _, lines = codec.written(TABLE, map(codec.entry, events))
    assert lines == [codec.line(event) for event in events]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: tag_of(type(fact)))
def test_a_fact_can_be_read_from_its_line(fact: Fact) -> None:
    line = json.loads(CODEC.line(CODEC.stored(TABLE, entry_of(fact))))
    assert CODEC.fact_of_line(line) == fact


def test_a_line_of_unknown_shape_is_refused() -> None:
    line = json.loads(CODEC.line(CODEC.stored(TABLE, entry_of(FACTS[1]))))
    for wrong in ({"type": "toy.unknown"}, {"data": {"seat": 0}}, {"data": {"seat": "x", "key": "k"}}):
        with pytest.raises(ValueError, match=r"type or form|Expected"):
            CODEC.fact_of_line(line | wrong)


def test_tags_name_types_and_never_python_paths() -> None:
    tags = [tag_of(fact) for fact in (*TABLE_FACTS, *TOY.facts)]
    assert len(tags) == len(set(tags))
    assert not any("domain" in tag or tag[0].isupper() for tag in tags)


@pytest.mark.parametrize(
    "state",
    [
        b"",
        b"\xc1",
        b"\x93\x01\x02\x03",
        msgpack.packb([2, 0, 0, None, None, ["table-started"]]),
        msgpack.packb({"a": 1}),
    ],
)
def test_a_corrupt_row_names_table_and_version(state: bytes) -> None:
    stored = StoredEvent(TABLE, 9, "table-started", state)
    for read in (CODEC.entry, CODEC.line):
        with pytest.raises(LogCorrupt) as error:
            read(stored)
        assert (error.value.table, error.value.version) == (str(TABLE), 9)


def test_field_25_an_old_shape_is_lifted_and_its_line_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tag that no type bears any more is lifted; what is hashed is made from the old bytes."""
    monkeypatch.setitem(module.OLD_FIELDS, "toy.old-scored", ("half", "rest"))
    monkeypatch.setitem(module.UPCASTERS, "toy.old-scored", lambda old: ["toy.scored", 2 * old[1] + old[2]])
    codec = Codec([TOY])
    state = msgpack.packb([1, 0, 1, 0, "TOY-2", ["toy.old-scored", 3, 1]])
    stored = StoredEvent(TABLE, 5, "toy.old-scored", state)
    assert codec.fact(stored) == Scored(7)
    assert json.loads(codec.line(stored))["data"] == {"half": 3, "rest": 1}
    unknown = StoredEvent(TABLE, 6, "toy.never", msgpack.packb([1, 0, 1, 0, None, ["toy.never"]]))
    with pytest.raises(LogCorrupt):
        codec.fact(unknown)


@given(st.integers(0, 4_102_444_800_000))
def test_times_are_three_digit_utc(at: int) -> None:
    text = time_text(at)
    assert len(text) == 24
    assert text.endswith("Z")
    assert int(text[20:23]) == at % 1000


def test_a_position_comes_back_with_its_pack_as_a_hash() -> None:
    snapshots = Snapshots(TOY)
    position: Position[Any] = Position(toy_state(), (Turn(seats=(1,)), Bottom()))
    body = snapshots.body(position)
    assert b"files" not in body
    assert snapshots.position(body, ToyPack({})) == position


def test_a_fingerprint_changes_with_the_shape() -> None:
    class Other(ToyState, frozen=True, kw_only=True):
        more: int = 0

    assert fingerprint(ToyState) == fingerprint(ToyState)
    assert fingerprint(ToyState) != fingerprint(Other)


def test_neither_the_order_of_tasks_nor_their_modules_change_a_fingerprint() -> None:
    def named(module: str, tag: str) -> Any:
        return msgspec.defstruct("Named", [("count", int)], bases=(Task,), frozen=True, tag=tag, module=module)

    first, second = named("some.module", "one"), named("some.module", "two")
    moved = named("another.module", "one")

    assert fingerprint(first | second) == fingerprint(second | moved)
    assert fingerprint(first | second) != fingerprint(first | named("some.module", "three"))


SECRET = Entry(
    9,
    1_769_860_800_123,
    2,
    0,
    "TOY-12",
    CardsDrawn("secret", ("z",), (("deck/secret", 0, 6, 5),), "secret"),
    (Seal(("cards", 0), (0,), b"c" * 32), Seal(("fate", 0, 3), (), b"f" * 32)),
)


def test_a_sealed_entry_is_stored_whole_with_its_nonces() -> None:
    stored = CODEC.stored(TABLE, SECRET)
    assert CODEC.entry(stored) == SECRET and CODEC.fact(stored) == SECRET.fact
    assert msgpack.unpackb(stored.state)[0] == 2


def test_a_sealed_entry_s_line_needs_no_key_and_shows_no_value() -> None:
    line = json.loads(CODEC.line(CODEC.stored(TABLE, SECRET)))
    card, outcome = (
        sha256(seal.nonce + value).hexdigest() for seal, value in zip(SECRET.seals, (b'"z"', b"5"), strict=True)
    )
    assert line["data"]["cards"] == [{"sealed": card}]
    assert line["data"]["fate"] == [["deck/secret", 0, 6, {"sealed": outcome}]]


@pytest.mark.parametrize("change", [{0: 1}, {0: 3}, {6: []}, {6: [[["cards", 4], [0], b"n"]]}, {6: [1]}])
def test_seals_that_do_not_fit_their_entry_are_not_read(change: dict[int, Any]) -> None:
    body = msgpack.unpackb(CODEC.stored(TABLE, SECRET).state)
    for index, value in change.items():
        body[index] = value
    with pytest.raises(LogCorrupt):
        CODEC.line(StoredEvent(TABLE, 9, "cards-drawn", msgpack.packb(body)))
    if 0 in change:
        with pytest.raises(LogCorrupt):
            CODEC.entry(StoredEvent(TABLE, 9, "cards-drawn", msgpack.packb(body)))


def test_a_sealed_value_is_opened_to_its_seats_and_after_the_reveal_to_all() -> None:
    stored = CODEC.stored(TABLE, SECRET)
    own = {"v": 9, "path": ["cards", 0], "value": "z"}
    assert CODEC.openings(stored, 0) == [own | {"nonce": (b"c" * 32).hex()}]
    assert CODEC.openings(stored, 1) == CODEC.openings(stored, None) == []
    everything = [own, {"v": 9, "path": ["fate", 0, 3], "value": 5}]
    assert CODEC.openings(stored, None, revealed=True) == everything
    assert CODEC.openings(CODEC.stored(TABLE, entry_of(Scored(3))), 0) == []
