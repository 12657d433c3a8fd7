"""Packs from a folder outside the project: beside the shipped ones, pinned in tables, refused if they are not sound."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from api.service.command import Command
from api.service.tables.use_cases import Tables
from domain.kernel.content.reading import hash_of
from domain.kernel.errors import ContentError, InvalidRequest, PackCorrupt
from domain.kernel.jcs import canonical
from domain.materia_prima.game import MATERIA_PRIMA
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.folders import FILE_BYTES_MAX, owned, pack_in, texts_in
from infra.packs.index import PackIndex, document_of, shipped
from infra.packs.starter import start_pack
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.sqlite.recorder import SqliteRecorder
from projections.catalogue import CATALOGUE
from projections.materia_prima.view import GAME_VIEW as MATERIA_PRIMA_VIEW

GAME, VIEW = MATERIA_PRIMA, MATERIA_PRIMA_VIEW


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder with one pack, `mine`."""
    start_pack(tmp_path / "packs" / GAME.id / "mine", GAME, VIEW)
    return tmp_path / "packs"


@pytest.fixture
def mine(root: Path) -> Path:
    return root / GAME.id / "mine"


def known(root: Path) -> PackIndex:
    return PackIndex([GAME], shipped, owned(root, CATALOGUE))


def faults(folder: Path) -> list[str]:
    """What is wrong with a pack, by file name."""
    with pytest.raises(ContentError) as caught:
        pack_in(folder, GAME, VIEW)
    return [str(one).removeprefix(f"{folder}/") for one in caught.value.faults]


# Beside the packs that ship


def test_they_stand_behind_the_shipped_ones_and_are_chosen_by_id_or_hash(root: Path) -> None:
    packs = known(root)
    mine = packs.choose(GAME.id, "mine")

    assert [one.id for one in packs.catalogue[GAME.id]][-1] == "mine"
    assert packs.choose(GAME.id, mine.hash) == mine
    assert packs.choose(GAME.id, None).id != "mine"
    with pytest.raises(InvalidRequest, match="mine"):
        packs.choose(GAME.id, "yours")


def test_without_a_folder_there_are_the_shipped_ones(root: Path) -> None:
    assert owned(None, CATALOGUE) == {}
    assert len(known(root).catalogue[GAME.id]) == len(PackIndex([GAME]).catalogue[GAME.id]) + 1


def test_two_packs_of_one_id_are_refused(root: Path, mine: Path) -> None:
    for file in mine.iterdir():
        file.write_text(file.read_text().replace('id = "mine"', 'id = "prima"').replace("pack-mine", "pack-prima"))

    with pytest.raises(ContentError, match="two packs have the id prima"):
        known(root)


def test_a_broken_pack_is_refused_with_its_path_and_all_its_faults(root: Path, mine: Path) -> None:
    for name in ("alarm.toml", "recipes.toml"):
        (mine / name).write_text((mine / name).read_text().replace("id = ", "ide = ", 1))

    with pytest.raises(ContentError) as caught:
        known(root)
    assert [one.file for one in caught.value.faults] == [str(mine / "alarm.toml"), str(mine / "recipes.toml")]


def test_a_folder_of_no_game_is_refused(root: Path) -> None:
    (root / "materia-primo").mkdir()
    (root / "notes.md").write_text("files beside the games' folders are left alone")

    with pytest.raises(ContentError, match="no such game; choose one of materia-prima"):
        known(root)


def test_a_folder_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="nowhere: cannot be read: No such file"):
        owned(tmp_path / "nowhere", CATALOGUE)


# What lies in a folder


def test_line_ends_of_other_systems_make_no_other_pack(mine: Path) -> None:
    before = pack_in(mine, GAME, VIEW)
    for file in mine.iterdir():
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))

    assert pack_in(mine, GAME, VIEW).hash == before.hash


def test_hidden_files_are_left_alone(mine: Path) -> None:
    (mine / ".alarm.toml.swp").write_bytes(b"\0\xff")

    assert ".alarm.toml.swp" not in texts_in(mine)


def test_a_catalogue_beside_that_of_its_language_is_read(mine: Path) -> None:
    (mine / "journal-101.en.ftl").write_text("# nothing yet\n")

    assert "journal-101.en.ftl" in pack_in(mine, GAME, VIEW).files


def link(file: Path) -> None:
    file.symlink_to("/etc/passwd")


@pytest.mark.parametrize(
    ("name", "make", "message"),
    [
        ("more.toml", link, "cannot be read: a symbolic link"),
        ("more.toml", os.mkfifo, "cannot be read: not a regular file"),
        ("more.toml", Path.mkdir, "cannot be read: not a regular file"),
        ("more.toml", lambda file: file.write_bytes(b"x = '\xff'"), "not UTF-8"),
        ("more.toml", lambda file: file.write_bytes(b"\x7fELF\0\0\xfe"), "not UTF-8"),
        ("more.toml", lambda file: file.write_bytes(b"\xef\xbb\xbfx = 1"), "byte order mark"),
        ("more.toml", lambda file: file.write_bytes(b" " * (FILE_BYTES_MAX + 1)), f"more than {FILE_BYTES_MAX} bytes"),
        ("notes.txt", Path.touch, "possible: NAME.toml, LANGUAGE.ftl"),
        ("a b.toml", Path.touch, "possible: NAME.toml, LANGUAGE.ftl"),
        ("my.own.en.ftl", Path.touch, "possible: NAME.toml, LANGUAGE.ftl, NAME.LANGUAGE.ftl"),
        ("my.own.toml", Path.touch, "possible: NAME.toml"),
        (os.fsdecode(b"\xff.toml"), Path.touch, "?.toml: not a file of a pack"),
    ],
    ids=["link", "pipe", "folder", "latin", "binary", "mark", "huge", "kind", "blank", "dots", "dot", "name"],
)
def test_anything_but_plain_texts_is_refused(
    mine: Path, name: str, make: Callable[[Path], object], message: str
) -> None:
    make(mine / name)
    found = faults(mine)

    assert len(found) == 1
    assert message in found[0]


def test_a_line_of_a_text_that_is_not_utf_8_is_named(mine: Path) -> None:
    (mine / "alarm.toml").write_bytes(b"# fine\n# fine\n# \xe9\n")
    (mine / "recipes.toml").write_bytes(b"\xe9")

    assert faults(mine) == ["alarm.toml:3: not UTF-8", "recipes.toml:1: not UTF-8"]


def test_a_folder_with_far_too_many_files_is_refused(mine: Path) -> None:
    for number in range(200):
        (mine / f"more-{number}.toml").touch()

    with pytest.raises(ContentError, match="more than 200 files"):
        pack_in(mine, GAME, VIEW)


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no pack here"):
        pack_in(tmp_path, GAME, VIEW)


# A pack to begin with


def test_a_pack_begun_is_sound_and_never_overwrites(tmp_path: Path) -> None:
    begun = start_pack(tmp_path / "own", GAME, VIEW)

    assert begun.id == "own"
    assert pack_in(tmp_path / "own", GAME, VIEW) == begun
    with pytest.raises(FileExistsError):
        start_pack(tmp_path / "own", GAME, VIEW)


def test_a_name_that_can_be_no_id_begins_nothing(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"My Pack/pack\.toml:\d+: Expected small letters"):
        start_pack(tmp_path / "My Pack", GAME, VIEW)

    assert list(tmp_path.iterdir()) == []


# Tables


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Callable[[PackIndex], Tables]]:
    """A process that starts anew on one store, with these packs."""
    recorders: list[SqliteRecorder] = []

    def start(packs: PackIndex) -> Tables:
        for one in recorders:
            one.close()
        recorders[:] = [SqliteRecorder(tmp_path / "tables.db")]
        recorders[0].create_tables()
        return Tables(TableLog(recorders[0], Codec([GAME])), Vault(tmp_path / "key"), packs, Feed())

    yield start
    for one in recorders:
        one.close()


@pytest.mark.parametrize("becomes", ["changed", "gone"])
async def test_a_table_keeps_its_pack_whatever_becomes_of_the_folder(
    process: Callable[[PackIndex], Tables], root: Path, mine: Path, becomes: str
) -> None:
    first = process(known(root))
    pack = first.packs.choose(GAME.id, "mine")
    table = (await first.open(GAME.id, ["A", "B"], [(), ()], pack_id="mine")).id
    if becomes == "changed":
        (mine / "en.ftl").write_text((mine / "en.ftl").read_text() + "# another\n")
    else:
        for file in mine.iterdir():
            file.unlink()
        mine.rmdir()

    again = process(known(root))
    await again.start(table, Command(0))
    async with again.cache.commanded(table) as loaded:
        assert loaded.pack == pack
        assert loaded.position is not None
    assert pack.hash not in [one.hash for one in again.packs.catalogue[GAME.id]]


def test_a_stored_pack_is_read_though_the_checks_have_become_stricter(root: Path) -> None:
    """It was checked when its tables were opened, and they are played on."""
    old = dict(known(root).choose(GAME.id, "mine").files)
    old["scenarios.toml"] = re.sub(r"amount = 1\b", "amount = 6", old["scenarios.toml"], count=1)
    with pytest.raises(ContentError, match="possible: 1 to 5"):
        GAME.read_pack(old)
    assert PackIndex([GAME]).of_hash(GAME.id, hash_of(old), canonical(old)).files == old


def test_what_is_stored_must_be_the_pack_that_the_table_names(root: Path) -> None:
    packs, mine = PackIndex([GAME]), known(root).choose(GAME.id, "mine")

    assert packs.of_hash(GAME.id, mine.hash, document_of(mine)) == mine
    with pytest.raises(PackCorrupt, match="is not stored"):
        packs.of_hash(GAME.id, "00" * 32, None)
    with pytest.raises(PackCorrupt, match=f"is stored as another one, {mine.hash}"):
        packs.of_hash(GAME.id, "00" * 32, document_of(mine))
    with pytest.raises(PackCorrupt, match="is stored damaged"):
        packs.of_hash(GAME.id, "00" * 32, b"{")
