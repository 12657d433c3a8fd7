"""Whatever the service writes passes check F: golden games, and tables on which seats ask for anything at random."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from api.service.archives.audits import written_archive
from api.service.archives.decide_again import audit_with_rules
from api.service.archives.replay import TAKEN
from api.service.command import Command
from api.service.tables.use_cases import Tables
from domain.kernel.errors import GameError
from domain.kernel.game import Game
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.sqlite.recorder import SqliteRecorder
from projections.audit import Check, parse, write_archive
from tests.api.clients import Client, Serve, TableClient
from tests.golden.record import Golden, kept
from tests.golden.table import CODEC, GAMES, RULES, golden_packs
from tests.toy import TOY

COMMANDS = 120
POLICIES = ("free", "knowledge", "unanimous")


def rules(archive: bytes, codec: Codec, packs: PackIndex, origin: bytes | None = None) -> Check:
    report, _ = audit_with_rules(archive, codec, packs, origin=None if origin is None else parse(origin))
    assert [check for check in report.checks if check.verdict == "failed"] == []
    return next(check for check in report.checks if check.check == "F")


@pytest.mark.parametrize("golden", kept(), ids=lambda golden: golden.name)
def test_golden_games_pass(golden: Golden) -> None:
    lines = [CODEC.line(event) for event in golden.stored()]
    opened = [one for event in golden.stored() for one in CODEC.openings(event, None, revealed=True)]
    check = rules(write_archive(lines, openings=opened), CODEC, golden_packs())
    actions = sum(one.asked.do == "act" for one in golden.answered)
    if golden.rules == RULES[golden.header.game]:
        assert (check.verdict, check.note) == ("ok", f"{actions} actions decided again, with the same result")
    else:
        assert (check.verdict, check.note.split(":")[0]) == ("skipped", f"none of {actions} actions decided again")


class Restless:
    """Seats that ask for anything, refused or not."""

    def __init__(self, client: Client, table: TableClient, random: Random) -> None:
        self.client, self.table, self.random = client, table, random

    async def ask(self) -> None:
        """One command of one seat."""
        seat = self.random.randrange(len(self.table.tokens))
        what = self.random.choice(["act"] * 8 + ["undo"] * 3 + ["redo", "consent", "consent", "withdraw", "token"])
        match what:
            case "act":
                await self.table.act(self.random.choice(["pass", "pass", "roll:1", "draw", "quit", "aside"]), seat)
                if self.random.random() < 0.2:
                    await self.table.post("default", {"seat": seat})
            case "undo" | "redo":
                body = {} if self.random.random() < 0.5 else {"to": self.random.randrange(12)}
                await self.table.post(what, body, seat)
                for other in self.random.sample(range(len(self.table.tokens)), self.random.randrange(3)):
                    await self.answer("consent", other)
            case "token":
                answer = await self.table.post(f"seats/{seat}/token", None, self.random.choice([seat, 0]))
                self.table.tokens[seat] = answer.json()["token"]
            case _:
                await self.answer(what, seat)

    async def answer(self, what: str, seat: int) -> None:
        """Answer the open proposal, or withdraw it."""
        proposal = (await self.table.get()).json()["proposal"]
        if proposal is None:
            return
        if what == "consent":
            body = {"proposal": proposal["version"], "grant": self.random.random() < 0.8}
            await self.table.post("undo/consent", body, seat)
        else:
            headers = self.table.headers(proposal["seat"])
            await self.client.http.delete(self.table.path("undo"), headers=headers)


async def exported(table: TableClient) -> bytes:
    return (await table.get("export")).content


@pytest.mark.parametrize("seed", range(6))
async def test_tables_on_which_anything_is_asked_for_pass_and_their_branches(serve: Serve, seed: int) -> None:
    random, policy = Random(seed), POLICIES[seed % 3]
    codec, packs = Codec([TOY]), PackIndex([TOY], lambda game: [{}])
    async with serve(idle_seconds=0) as client:
        table = await client.started(2 + seed % 2, options={"undo": policy})
        restless = Restless(client, table, random)
        for _ in range(COMMANDS):
            await restless.ask()
        assert rules(await exported(table), codec, packs).verdict == "ok"
        branch = await client.http.post(table.path("branch"), json={}, headers=table.headers(0))
        again = TableClient(client, branch.json())
        assert (await again.post("start")).status_code == 200
        restless.table = again
        for _ in range(COMMANDS // 4):
            await restless.ask()
        await again.post("end")
        assert rules(await exported(again), codec, packs, await exported(table)).verdict == "ok"
        types = {line.split(b'"type":"')[1].split(b'"')[0] for line in (await table.log()).splitlines()}
    assert {b"actions-undone", b"token-replaced"} <= types
    assert policy == "free" or {b"undo-proposed", b"undo-answered"} <= types


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
async def test_games_played_at_random_pass_with_undos_and_defaults(game: Game, seed: int, tmp_path: Path) -> None:
    recorder = SqliteRecorder(tmp_path / "tables.db")
    recorder.create_tables()
    packs, random = PackIndex(GAMES), Random(seed)
    tables = Tables(TableLog(recorder, CODEC), Vault(tmp_path / "key"), packs, Feed())
    id = (await tables.open(game.id, ["A", "B"], [(), ()], options={"undo": POLICIES[seed]})).id
    await tables.start(id, Command(0))
    for _ in range(COMMANDS):
        with suppress(GameError):
            await one_command(tables, id, random)
    await tables.end(id, Command(0))
    archive = written_archive(tables.log, id, tables.loaded(id).table.version, None)
    recorder.close()

    assert rules(archive, CODEC, packs).verdict == "ok"
    assert b'"type":"actions-undone"' in archive
    taken = [line for line in map(json.loads, archive.splitlines()) if line.get("type") == TAKEN]
    assert (0, 1) in {(line["by"], line["data"]["seat"]) for line in taken}, "the host answered for seat 1"


async def one_command(tables: Tables, id: UUID, random: Random) -> None:
    """An action, mostly; else a default, an undo to which all agree, or a redo. Raises GameError if it is refused."""
    loaded, seat = tables.loaded(id), random.randrange(2)
    what = random.choice(["act"] * 8 + ["default", "undo", "undo", "redo"])
    if what == "act" and (offered := [one for one in loaded.menu if "concede" not in one.key]):
        option = random.choice(offered)
        await tables.act(id, Command(option.seat), option.key)
    elif what == "default":
        await tables.answer_for(id, Command(0), 1, 0)
    elif what == "undo":
        await tables.undo(id, Command(seat))
        if proposal := tables.loaded(id).table.proposal:
            await tables.consent(id, Command(1 - seat), proposal.version, granted=True)
    elif what == "redo":
        await tables.redo(id, Command(seat))
