"""Archives as tables of the store: the same log and positions under a new id, and nothing that plays on."""

import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from eventsourcing.persistence import PersistenceError

from api.service.archives.audits import written_archive
from api.service.archives.imported_table import Imported, keep, written
from api.service.archives.imports import NotInstalled, sound
from api.service.command import Command
from api.service.tables.use_cases import Tables
from domain.kernel.chance.fate import seed_seal
from domain.kernel.errors import TableImported
from domain.kernel.registry import default
from domain.kernel.tables.decisions import HOST
from domain.materia_prima.game import MATERIA_PRIMA
from infra.archive_msgpack import pack, unpack
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.store import codec as codecs
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.sqlite.recorder import SqliteRecorder
from projections.audit import ArchiveError, parse, write_archive
from projections.board.digest import digest
from tests.api.service.toy_tables import Make
from tests.api.toy_archives import play_toy, toy_archive
from tests.cards_game import CARDS
from tests.corpus import FOLDER, stored
from tests.infra.store.stored import snapshot_actions
from tests.toy import TOY

HANDS = ((0, "take"), (1, "take"), (0, "roll:1"), (1, "show:0"), (0, "take"), (1, "take"), (0, "finish"))


def take_in(tables: Tables, archive: bytes) -> Imported:
    return keep(tables.log, written(tables.log.codec, sound(archive, tables.log, tables.packs, None)))


def exported(tables: Tables, table: UUID) -> bytes:
    loaded = tables.loaded(table)
    checkpoint = loaded.imported.checkpoint if loaded.imported else ""
    return written_archive(tables.log, table, loaded.table.version, checkpoint or None)


@pytest.fixture
def archive(tmp_path: Path) -> bytes:
    """A whole game with undo and redo, played on another store."""
    return toy_archive(tmp_path / "source")


@pytest.fixture
def over(tmp_path: Path) -> bytes:
    """A game that is over, at a table that was not ended."""
    return toy_archive(tmp_path / "over", [(0, "finish")], undo=False, end=False)


def test_the_archive_of_an_imported_table_is_the_one_it_came_from(make: Make, archive: bytes) -> None:
    told = take_in(make(), archive)
    tables = make()
    loaded = tables.loaded(told.id)
    assert exported(tables, told.id) == archive
    assert told.root == parse(archive).root == loaded.tree.root().hex()
    assert told.of == loaded.table.facts_of_opening.table != str(told.id)
    assert told.version == loaded.table.version
    assert loaded.lines(0, 10_000) == list(parse(archive).lines)


async def test_every_position_is_that_of_the_table_it_was(make: Make) -> None:
    tables = make()
    archive = await play_toy(tables, [(0, "roll:3"), (1, "draw"), (1, "pass")], seeds=True, undo=True, end=True)
    source = tables.loaded(UUID(json.loads(archive.splitlines()[0])["data"]["table"]))
    loaded = tables.loaded(take_in(tables, archive).id)
    assert loaded.table == source.table
    for version in range(source.table.timeline.start, source.table.version + 1):
        assert digest(loaded.at(version)) == digest(source.at(version))


async def test_positions_of_a_long_table_are_near_kept_ones(make: Make) -> None:
    moves = [(turn % 2, "pass") for turn in range(250)]
    played = make()
    told = take_in(played, await play_toy(played, moves, seeds=False, undo=False, end=True))
    tables = make()
    assert snapshot_actions(tables.log.rows, told.id) == [100, 200]
    head = tables.log.rows.head(told.id)
    assert head is not None and head.version == told.version
    kept = tables.loaded(told.id).after(200)
    assert digest(kept) == digest(tables.loaded(UUID(told.of)).after(200))


def test_sealed_values_are_sealed_again_once_they_are_revealed(make: Make, tmp_path: Path) -> None:
    archive = toy_archive(tmp_path / "hands", HANDS)
    assert b'"opening"' in archive and b'"sealed"' in archive
    told = take_in(make(), archive)
    assert exported(make(), told.id) == archive


@pytest.mark.parametrize("reader", [None, 0])
def test_sealed_values_are_not_taken_in_before_the_reveal(make: Make, tmp_path: Path, reader: int | None) -> None:
    archive = toy_archive(tmp_path / "hands", HANDS, seeds=False, end=False, reader=reader)
    first = next(entry for entry, line in enumerate(archive.splitlines(), 1) if b'{"sealed":' in line)
    with pytest.raises(ArchiveError, match="only when its seed is revealed") as refused:
        take_in(make(), archive)
    assert refused.value.entry == first


def test_even_if_one_seat_sees_them_all(make: Make, tmp_path: Path) -> None:
    archive = toy_archive(tmp_path / "hands", [(0, "take")], end=False, reader=0, undo=False)
    assert b'"opening"' in archive
    with pytest.raises(ArchiveError, match="only when its seed is revealed"):
        take_in(make(), archive)


@pytest.mark.parametrize(("moves", "end"), [((), False), (((0, "roll:2"),), False), ((), True)])
def test_a_table_that_still_runs_is_taken_in_as_it_stands(make: Make, tmp_path: Path, moves: Any, end: bool) -> None:
    archive = toy_archive(tmp_path / "running", moves, undo=False, end=end)
    told = take_in(make(), archive)
    tables = make()
    loaded = tables.loaded(told.id)
    assert exported(tables, told.id) == archive
    assert (loaded.is_closed, loaded.menu, loaded.table.ended is None) == (True, (), not end)


async def test_a_game_of_materia_prima_goes_from_one_store_to_another(tmp_path: Path) -> None:
    """Positions with maps, piles and effects on the agenda are kept and folded as at the source."""
    stores = [SqliteRecorder(tmp_path / name) for name in ("source.db", "target.db")]
    packs = PackIndex([MATERIA_PRIMA])
    for store in stores:
        store.create_tables()
    source, target = (
        Tables(TableLog(one, Codec([MATERIA_PRIMA])), Vault(tmp_path / "key"), packs, Feed()) for one in stores
    )
    table = (await source.open("materia-prima", ["A", "B"], [(), ()], options={"undo": "free"})).id
    await source.start(table, Command(HOST))
    loaded = source.loaded(table)
    while (position := loaded.position) is not None and (asked := position.asked) is not None:
        await source.act(table, Command(asked.seats[0]), default(position.state, asked))
    played = loaded.table.timeline.length
    await source.undo(table, Command(HOST), played // 2)
    await source.end(table, Command(HOST))
    archive = exported(source, table)
    told = take_in(target, archive)
    assert exported(target, told.id) == archive
    assert played > 20
    for action in range(0, played, 5):
        assert digest(target.loaded(told.id).after(action)) == digest(loaded.after(action))
    for store in stores:
        store.close()


Do = Callable[[Tables, UUID], Coroutine[Any, Any, Any]]
COMMANDS: dict[str, Do] = {
    "seal": lambda tables, table: tables.seal(table, Command(HOST), seed_seal("s" * 32)),
    "open a seed": lambda tables, table: tables.open_seed(table, Command(HOST), "s" * 32),
    "start": lambda tables, table: tables.start(table, Command(HOST)),
    "act": lambda tables, table: tables.act(table, Command(HOST), "pass"),
    "answer for": lambda tables, table: tables.answer_for(table, Command(HOST), 0, 0),
    "undo": lambda tables, table: tables.undo(table, Command(HOST)),
    "consent": lambda tables, table: tables.consent(table, Command(HOST), 1, granted=True),
    "redo": lambda tables, table: tables.redo(table, Command(HOST)),
    "end": lambda tables, table: tables.end(table, Command(HOST)),
    "replace a token": lambda tables, table: tables.replace_token(table, 0, HOST),
    "rename": lambda tables, table: tables.rename(table, 0, "Ada"),
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_no_command_is_taken(tables: Tables, over: bytes, name: str) -> None:
    told = take_in(tables, over)
    with pytest.raises(TableImported):
        await COMMANDS[name](tables, told.id)
    assert exported(tables, told.id) == over


async def test_the_service_does_not_end_it_either(tables: Tables, over: bytes) -> None:
    told = take_in(tables, over)
    assert tables.loaded(told.id).is_over
    assert await tables.end_finished(0) == 0


def test_the_same_archive_again_is_another_table(tables: Tables, archive: bytes) -> None:
    one, other = take_in(tables, archive), take_in(tables, archive)
    assert one.id != other.id
    assert one.root == other.root
    assert exported(tables, one.id) == exported(tables, other.id)


def test_an_imported_table_is_imported_again(tables: Tables, archive: bytes) -> None:
    again = take_in(tables, exported(tables, take_in(tables, archive).id))
    assert exported(tables, again.id) == archive


def test_if_the_store_refuses_nothing_of_it_is_there(
    tables: Tables, archive: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing = written(tables.log.codec, sound(archive, tables.log, tables.packs, None))
    monkeypatch.setattr("api.service.archives.imported_table.uuid4", lambda: writing.imported.id)
    twice = [*writing.events, writing.events[-1]]
    with pytest.raises(PersistenceError):
        tables.log.rows.insert_events(twice, rows=writing.rows)
    assert tables.log.stored(writing.imported.id) == []
    assert tables.log.rows.imported(writing.imported.id) is tables.log.rows.table(writing.imported.id) is None


def test_a_pack_that_only_the_store_knows_is_enough(make: Make, archive: bytes) -> None:
    """The first import keeps the pack; later the service no longer ships it."""
    take_in(make(), archive)
    log = make().log
    none = PackIndex([*log.codec.games.values()], lambda game: [])
    told = keep(log, written(log.codec, sound(archive, log, none, None)))
    assert told.root == parse(archive).root


def test_what_is_not_installed_is_named(tables: Tables, archive: bytes) -> None:
    nothing = PackIndex([*tables.games.values()], lambda game: [])
    with pytest.raises(NotInstalled, match=f"the pack {'00' * 32} of this table is not installed here"):
        sound(archive, tables.log, nothing, None)
    with pytest.raises(NotInstalled, match="'cards' of rules version 1 is not installed here"):
        take_in(tables, (FOLDER / "ended-won.ndjson").read_bytes())


def test_a_fact_of_an_old_shape_keeps_its_line(tables: Tables, archive: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log from before a fact got another shape: it is read through the upcaster, and stored as it was."""
    old = archive.replace(b'"toy.scored"', b'"toy.counted"').replace(b'"points":', b'"count":')
    lines = parse(old).lines
    monkeypatch.setitem(codecs.UPCASTERS, "toy.counted", lambda fields: ["toy.scored", *fields[1:]])
    monkeypatch.setitem(codecs.OLD_FIELDS, "toy.counted", ("count",))
    log = TableLog(tables.log.rows, Codec([*tables.games.values()]))
    told = keep(log, written(log.codec, sound(write_archive(lines), log, tables.packs, None)))
    assert b'"toy.counted"' in b"".join(lines)
    assert told.root == parse(write_archive(lines)).root


def test_a_line_that_would_come_out_otherwise_is_named(tmp_path: Path) -> None:
    """What older rules decided is not decided again, so nothing else finds a member that a task does not have."""
    lines = list(parse(toy_archive(tmp_path / "source", undo=False)).lines)
    place = next(place for place, line in enumerate(lines) if b'"type":"awaiting"' in line)
    lines[place] = lines[place].replace(b'"do":', b'"aside":0,"do":', 1)
    recorder = SqliteRecorder(tmp_path / "tables.db")
    recorder.create_tables()
    newer = TOY._replace(rules=TOY.rules + 1)
    log, packs = TableLog(recorder, Codec([newer])), PackIndex([newer], lambda game: [{}])
    with pytest.raises(ArchiveError, match="the line would be encoded differently here") as refused:
        keep(log, written(log.codec, sound(write_archive(lines), log, packs, None)))
    assert refused.value.entry == place + 1
    assert recorder.max_notification_id() is None
    recorder.close()


def test_field_35_a_byte_changed_in_any_entry_names_that_entry(tables: Tables, archive: bytes) -> None:
    """The first, the last and the next-to-last entry included."""
    lines = archive.splitlines(keepends=True)
    entries = len(parse(archive).lines)
    for entry in range(1, entries + 1):
        line = lines[entry - 1]
        middle = len(line) // 2
        broken = line[:middle] + bytes([line[middle] ^ 1]) + line[middle + 1 :]
        with pytest.raises(ArchiveError) as refused:
            take_in(tables, b"".join([*lines[: entry - 1], broken, *lines[entry:]]))
        assert refused.value.entry == entry
    assert tables.log.recorder.max_notification_id() is None


FOLDS = (
    *("a-token-replaced", "a-whole-pool-drawn", "ended-abandoned", "ended-lost", "ended-won", "never-started"),
    *("no-player-seeds", "one-player-seed", "pools-in-pools", "redo-in-steps", "sealed-just-opened"),
    *("sealed-no-player-seeds", "sealed-seeds-sealed", "undo-of-a-search", "undo-to-the-setup"),
)
"""Honest archives of the corpus that hold only facts of today's shapes."""


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A store that knows the corpus's game."""
    recorder = SqliteRecorder(tmp_path_factory.mktemp("cards") / "tables.db")
    recorder.create_tables()
    yield TableLog(recorder, Codec([CARDS])), PackIndex([CARDS], lambda game: [{}])
    recorder.close()


@pytest.mark.parametrize("name", FOLDS)
@pytest.mark.parametrize("packed", [False, True])
def test_honest_archives_are_taken_in_with_the_same_root(cards: Any, name: str, packed: bool) -> None:
    log, packs = cards
    archive = (FOLDER / f"{name}.ndjson").read_bytes()
    sent = unpack(pack(archive)) if packed else archive
    told = keep(log, written(log.codec, sound(sent, log, packs, None)))
    assert told.root == parse(archive).root
    assert written_archive(log, told.id, told.version, None) == archive


BROKEN = sorted(name for name, report in stored().items() if report["verdict"] == "failed")


@pytest.mark.parametrize("name", BROKEN)
def test_broken_archives_are_refused_and_the_entry_named(cards: Any, name: str) -> None:
    log, packs = cards
    before = log.recorder.max_notification_id()
    with pytest.raises(ArchiveError) as refused:
        keep(log, written(log.codec, sound((FOLDER / name).read_bytes(), log, packs, None)))
    assert refused.value.entry == stored()[name]["entry"]
    assert log.recorder.max_notification_id() == before
