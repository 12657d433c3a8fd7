"""Golden games played at the real tables, on a real store: only the clock and what is drawn once are replaced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch
from uuid import UUID

from msgspec.structs import replace

from api.service.command import Command, CommandResult
from api.service.tables import opening
from api.service.tables.use_cases import Tables
from domain.kernel.chance.fate import seed_seal
from domain.kernel.game import Game
from domain.materia_prima.content.pack import stored_pack
from domain.materia_prima.game import MATERIA_PRIMA
from domain.tainted_grail.game import TAINTED_GRAIL
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.packs.released import released
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.sqlite.recorder import SqliteRecorder
from tests.golden.record import FOLDER, START, TICK, Answered, Asked, Golden, as_line
from tests.golden.told import digest_of, ending_of

GAMES = (MATERIA_PRIMA, TAINTED_GRAIL)
RULES = {game.id: game.rules for game in GAMES}
"""Game -> the version of its rules that is installed."""
PACKS = {MATERIA_PRIMA.id: ("pack", "campaign-pack-2"), TAINTED_GRAIL.id: ("arena-pack", "land-pack")}
"""Game -> the folders of its packs."""
SAME_AS = {"land-pack": "6283144bfc11de1822d71c85c45798186e252fcd2b281fd8bc9dbab42e20a6a4"}
"""Frozen pack -> the released pack of Tainted Grail whose tables it has: its folder keeps only its own name."""
EARLIER_PACK = "campaign-pack"
"""The folder of a pack of Materia Prima that today's checks refuse; games of rules version 1 were played with it."""
CODEC = Codec(GAMES)


@cache
def golden_packs(games: tuple[Game, ...] = GAMES) -> PackIndex:
    """The frozen packs alone, of Materia Prima the one without special rules first and the earlier one last."""
    return PackIndex(games, files_of, {MATERIA_PRIMA.id: [stored_pack(texts_in(EARLIER_PACK))]})


def files_of(game: Game) -> list[dict[str, str]]:
    """The files of a game's frozen packs."""
    return [texts_in(name) for name in PACKS[game.id]]


def texts_in(name: str) -> dict[str, str]:
    """The files of a frozen pack, without words."""
    shared = released(TAINTED_GRAIL, SAME_AS[name]) if name in SAME_AS else None
    own = {file.name: file.read_text("utf-8") for file in sorted((FOLDER / name).glob("*.toml"))}
    return {file: text for file, text in (shared or {}).items() if file.endswith(".toml")} | own


@contextmanager
def opened_store(folder: Path, games: tuple[Game, ...] = GAMES) -> Iterator[Tables]:
    """The tables of a store in this folder, as a process finds them that starts anew. games: those installed."""
    recorder = SqliteRecorder(folder / "tables.db")
    recorder.create_tables()
    try:
        codec = CODEC if games is GAMES else Codec(games)
        yield Tables(TableLog(recorder, codec), Vault(folder / "key"), golden_packs(games), Feed())
    finally:
        recorder.close()


class GoldenTable:
    """A table that is the same whenever it is played: its id and server seed come from the game's file."""

    def __init__(self, tables: Tables, golden: Golden) -> None:
        self.golden = golden
        self.id: UUID = golden.table
        self.answered: list[Answered] = []
        self._tables = tables
        self._seed = sha256(golden.header.seed.encode()).digest()
        self._moments = count(START, TICK)

    @property
    def loaded(self) -> Any:
        """The table in memory."""
        return self._tables.loaded(self.id)

    async def ask(self, asked: Asked) -> None:
        """Carry out one command, and keep what it led to."""
        at = next(self._moments)
        with (
            patch.object(self._tables.log.rows.clock, "now", lambda: at),
            patch.object(opening, "uuid4", lambda: self.id),
            patch.object(opening, "new_server_seed", lambda: self._seed),
        ):
            before = self.loaded.table.version if self.answered else 0
            await self._carry_out(asked)
        entries = self._tables.log.entries(self.id, before)
        self.answered.append(Answered(asked, tuple(map(as_line, entries))))

    async def _carry_out(self, asked: Asked) -> Any:
        if asked.do == "open":
            header = self.golden.header
            names = [f"Player {seat}" for seat in range(len(header.plays))]
            pack = header.pack or None
            return await self._tables.open(header.game, names, header.plays, pack_id=pack, options=header.options)
        assert asked.seat is not None
        return await self._command(asked, Command(asked.seat))

    async def _command(self, asked: Asked, command: Command) -> CommandResult:
        match asked.do:
            case "seal":
                return await self._tables.seal(self.id, command, seed_seal(asked.seed))
            case "open-seed":
                return await self._tables.open_seed(self.id, command, asked.seed)
            case "start":
                return await self._tables.start(self.id, command)
            case "act":
                return await self._tables.act(self.id, command, asked.key)
            case "undo":
                return await self._tables.undo(self.id, command, asked.to)
            case "redo":
                return await self._tables.redo(self.id, command, asked.to)
            case "consent":
                proposal = self._tables.loaded(self.id).table.proposal
                assert proposal is not None
                return await self._tables.consent(self.id, command, proposal.version, granted=True)
            case "end":
                return await self._tables.end(self.id, command)
            case _:
                raise AssertionError(asked)

    def result(self) -> Golden:
        """The game as it was played, with what came out."""
        state = self.loaded.position.state
        header = replace(
            self.golden.header,
            ending=ending_of(state),
            root=self._tables.root(self.id),
            digest=digest_of(self.loaded.position),
        )
        return Golden(self.golden.name, header, tuple(self.answered))


async def played(tables: Tables, golden: Golden, commands: Sequence[Asked] | None = None) -> Golden:
    """The game played again, by its own commands or by these."""
    table = GoldenTable(tables, golden)
    for asked in [one.asked for one in golden.answered] if commands is None else commands:
        await table.ask(asked)
    return table.result()
