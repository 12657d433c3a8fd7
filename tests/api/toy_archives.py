"""Archives of the toy game, made by the real use cases on a real store; and the commands that read them."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from api import games
from api.cli import app
from api.service.archives.audits import written_archive
from api.service.command import Command
from api.service.tables.use_cases import Tables
from domain.kernel.chance.fate import seed_seal
from domain.kernel.game import Game
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.sqlite.recorder import SqliteRecorder
from projections.view import View
from tests.toy import TOY
from tests.toy.view import TOY_VIEW

Moves = Sequence[tuple[int, str]]

MOVES: Moves = ((0, "roll:3"), (1, "draw"), (1, "draw"), (1, "pass"), (0, "roll:2"), (1, "finish"))


def toy_tables(folder: Path, game: Game = TOY) -> Tables:
    recorder = SqliteRecorder(folder / "tables.db")
    recorder.create_tables()
    log = TableLog(recorder, Codec([game]))
    return Tables(log, Vault(folder / "key"), PackIndex([game], lambda game: [{}]), Feed())


async def play_toy(
    tables: Tables, moves: Moves, *, seeds: bool, undo: bool, end: bool, reader: int | None = None
) -> bytes:
    """A game of two seats: these moves, the newest undone and redone, ended; as an archive."""
    table = (await tables.open("toy", ["A", "B"], [(), ()], options={"undo": "free"})).id
    if seeds:
        own = {seat: f"{seat}" * 32 for seat in (0, 1)}
        for seat, seed in own.items():
            await tables.seal(table, Command(seat), seed_seal(seed))
        for seat, seed in own.items():
            await tables.open_seed(table, Command(seat), seed)
    await tables.start(table, Command(0))
    for seat, key in moves:
        if undo and key.startswith("roll"):
            await tables.act(table, Command(seat), "roll:1")
            await tables.undo(table, Command(seat))
        await tables.act(table, Command(seat), key)
    if undo:
        await tables.undo(table, Command(0))
        await tables.redo(table, Command(0))
    if end:
        await tables.end(table, Command(0))
    version = tables.loaded(table).table.version
    return written_archive(tables.log, table, version, None, reader)


def toy_archive(
    folder: Path,
    moves: Moves = MOVES,
    *,
    seeds: bool = True,
    undo: bool = True,
    end: bool = True,
    reader: int | None = None,
) -> bytes:
    folder.mkdir(exist_ok=True)
    tables = toy_tables(folder)
    try:
        return asyncio.run(play_toy(tables, moves, seeds=seeds, undo=undo, end=end, reader=reader))
    finally:
        tables.log.rows.close()


def know_toy(monkeypatch: pytest.MonkeyPatch, view: View = TOY_VIEW) -> None:
    """The toy game is the catalogue's only one."""
    packs = PackIndex([TOY], lambda game: [{}])
    codec = Codec([TOY])
    monkeypatch.setattr(games, "games", lambda: {"toy": (TOY, view)})
    monkeypatch.setattr(games, "codec", lambda: codec)
    monkeypatch.setattr(games, "packs", lambda folder=None: packs)


def hourglass(*arguments: str | Path) -> Result:
    """What a command prints and how it ends."""
    result = CliRunner(env={"COLUMNS": "200"}).invoke(app, [str(one) for one in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    return result
