"""Every released version of a shipped pack stays readable by its hash."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from api.service.archives.audits import written_archive
from api.service.archives.decide_again import audit_with_rules
from api.service.command import Command
from api.service.tables.use_cases import Tables
from domain.kernel.errors import PackCorrupt
from domain.kernel.game import Game
from domain.kernel.task import Option
from domain.tainted_grail.game import TAINTED_GRAIL
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex, shipped
from infra.packs.released import INDEX, folder_of, released, released_hashes
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.sqlite.recorder import SqliteRecorder
from projections.catalogue import CATALOGUE
from tests.toy import TOY

GAMES = [game for game, _ in CATALOGUE.values()]
PACKS = PackIndex(GAMES)
RELEASED = [(game, hash, id) for game in GAMES for hash, id in released_hashes(game).items()]
EARLIER = [(game, hash) for game, hash, _ in RELEASED if hash not in [one.hash for one in PACKS.catalogue[game.id]]]
ACTIONS = 30


def test_the_packs_that_ship_are_kept() -> None:
    """`make keep-packs` keeps a pack that was changed."""
    for game in GAMES:
        missing = [pack.id for pack in PACKS.catalogue[game.id] if released_hashes(game).get(pack.hash) != pack.id]
        assert missing == [], f"{game.id}: run `make keep-packs`, which keeps its packs as they are now"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_packs_that_ship_pass_the_checks_of_today(game: Game) -> None:
    """The service trusts a released pack, so that it starts sooner."""
    assert [game.read_pack(texts).warnings for texts in shipped(game)] == [()] * len(PACKS.catalogue[game.id])


def test_only_a_pack_that_was_never_released_is_checked_again() -> None:
    checked: list[str] = []
    game = TAINTED_GRAIL._replace(read_pack=lambda texts: checked.append("") or TAINTED_GRAIL.read_pack(texts))
    changed = [{**texts, "en.ftl": texts["en.ftl"] + "# changed\n"} for texts in shipped(game)]

    assert len(PackIndex([game]).catalogue[game.id]) == 1 and not checked
    assert len(PackIndex([game], lambda game: changed).catalogue[game.id]) == len(checked) == 1


@pytest.mark.parametrize(("game", "hash", "id"), RELEASED, ids=lambda one: one if isinstance(one, str) else one.id)
def test_each_released_pack_reads_as_the_one_of_its_hash(game: Game, hash: str, id: str) -> None:
    texts = released(game, hash)
    assert texts is not None, "a released pack is kept for ever: take its folder back"
    pack = (game.stored_pack or game.read_pack)(texts)
    assert (pack.id, pack.hash) == (id, hash)
    assert PACKS.of_hash(game.id, hash, None) == pack


def test_every_folder_of_a_released_pack_is_listed() -> None:
    for game in GAMES:
        folders = {one.name for one in folder_of(game).iterdir() if one.name != INDEX}
        assert folders == released_hashes(game).keys()


@pytest.mark.parametrize("hash", ["", "..", "index.txt", "../prima", "0" * 64, "A" * 64])
def test_what_is_no_released_pack_is_none(hash: str) -> None:
    for game in [*GAMES, TOY]:
        assert released(game, hash) is None
        with pytest.raises(PackCorrupt, match="not stored"):
            PackIndex([game], lambda game: []).of_hash(game.id, hash, None)


def first(offered: list[Option]) -> Option:
    """An option that goes on with the game."""
    return next((one for one in offered if "concede" not in one.key), offered[0])


async def played(tables: Tables, game: Game) -> bytes:
    """The archive of a table with the only pack there is."""
    table = (await tables.open(game.id, ["A"], [()])).id
    await tables.start(table, Command(0))
    for _ in range(ACTIONS):
        offered: list[Any] = [*tables.loaded(table).menu]
        if not offered:
            break
        option = first(offered)
        await tables.act(table, Command(option.seat), option.key)
    await tables.end(table, Command(0))
    return written_archive(tables.log, table, tables.loaded(table).table.version, None)


@pytest.mark.parametrize(("game", "hash"), EARLIER, ids=lambda one: one if isinstance(one, str) else one.id)
def test_a_log_of_an_earlier_pack_is_decided_again(game: Game, hash: str, tmp_path: Path) -> None:
    texts = released(game, hash)
    assert texts is not None
    recorder = SqliteRecorder(tmp_path / "tables.db")
    recorder.create_tables()
    as_released = game._replace(read_pack=game.stored_pack or game.read_pack)  # checks may be stricter by now
    only = PackIndex([as_released], lambda game: [dict(texts)])
    archive = asyncio.run(
        played(Tables(TableLog(recorder, Codec([game])), Vault(tmp_path / "key"), only, Feed()), game)
    )
    recorder.close()
    report, replayed = audit_with_rules(archive, Codec(GAMES), PACKS)
    check = next(check for check in report.checks if check.check == "F")

    assert (check.verdict, report.verdict) == ("ok", "unsigned"), check
    assert replayed is not None and replayed.pack.hash == hash
