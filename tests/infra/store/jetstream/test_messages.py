"""What stands in a log on NATS: every kind of row under a name that is for ever, and nothing half written."""

from uuid import UUID

import msgspec
import pytest
from eventsourcing.persistence import StoredEvent

from infra.store.jetstream.messages import KINDS, NAMES, NODE_ROWS, Foreign, by_log, messages_of, written_in
from infra.store.rows.kinds import ROW_KINDS
from tests.infra.store.stored import OTHER, ROWS, TABLE, events

EVER = {
    *("request", "seed", "seat", "seat-name", "seat-token", "seat-holder", "seat-bot", "seat-called", "hook"),
    *("hook-asked", "hook-claim", "hook-sent", "lead", "table", "notes", "pack", "snapshot", "head", "import"),
    *("campaign", "campaign-table"),
}
"""The names with which the first logs were written."""


def test_every_kind_of_row_has_a_name_or_stays_at_its_node() -> None:
    assert set(ROW_KINDS) == {*NAMES, *NODE_ROWS, StoredEvent}
    assert set(KINDS) >= EVER and len(KINDS) == len(NAMES)


@pytest.mark.parametrize("bytes_max", [50, 1000, 1_000_000])
def test_a_write_is_put_together_again_from_its_messages(bytes_max: int) -> None:
    said = [*events(TABLE, 4, 7), *events(OTHER, 1, 2)]
    messages = messages_of("a write", by_log(said, ROWS), TABLE, bytes_max)
    assert messages[-1].log == TABLE and all(len(one.body) <= bytes_max for one in messages)
    found = {log: written_in(log, b"".join(one.body for one in messages if one.log == log)) for log in (OTHER, TABLE)}
    assert [*found[TABLE].events, *found[OTHER].events] == said
    assert sorted(map(repr, found[TABLE].rows)) == sorted(map(repr, ROWS)) and found[OTHER].rows == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"hello",
        msgspec.msgpack.encode([[], [["unknown", {}]]]),
        msgspec.msgpack.encode([[], [["seed", {"table": str(TABLE)}]]]),
        msgspec.msgpack.encode([[[1, "topic"]], []]),
        msgspec.msgpack.encode([[["1", "topic", b""]], []]),
    ],
    ids=["empty", "no MessagePack", "an unknown kind", "a missing field", "a short event", "a version as text"],
)
def test_what_no_release_has_written_is_foreign(body: bytes) -> None:
    with pytest.raises(Foreign):
        written_in(UUID(int=1), body)
