"""The packs that ship with a game: which there are, and which of them is played if none is named."""

import pytest

from domain.kernel.errors import InvalidRequest, PackCorrupt
from domain.materia_prima.game import MATERIA_PRIMA
from domain.tainted_grail.game import TAINTED_GRAIL
from infra.packs.index import PackIndex, document_of, shipped
from infra.packs.released import released_hashes


def nothing(hash: str) -> None:
    """A store without packs."""


@pytest.fixture(scope="module")
def packs() -> PackIndex:
    return PackIndex([MATERIA_PRIMA])


def test_the_default_pack_comes_first_whatever_the_others_are_called(packs: PackIndex) -> None:
    assert [one.id for one in packs.catalogue["materia-prima"]] == ["prima", "inquisition"]
    assert packs.choose("materia-prima", None).id == MATERIA_PRIMA.default_pack == "prima"


def test_a_game_without_a_default_plays_the_first_by_name() -> None:
    packs = PackIndex([MATERIA_PRIMA._replace(default_pack="")], shipped)
    assert packs.choose("materia-prima", None).id == "inquisition"


def test_each_is_chosen_by_its_id_or_its_hash(packs: PackIndex) -> None:
    for one in packs.catalogue["materia-prima"]:
        assert packs.choose("materia-prima", one.id) is packs.choose("materia-prima", one.hash) is one
    with pytest.raises(InvalidRequest, match="choose one of prima, inquisition"):
        packs.choose("materia-prima", "secunda")


def test_a_pack_is_found_by_its_hash_alone_wherever_it_is_kept(packs: PackIndex) -> None:
    earlier = next(
        hash
        for hash in released_hashes(MATERIA_PRIMA)
        if hash not in [one.hash for one in packs.catalogue["materia-prima"]]
    )
    offered, alone = packs.catalogue["materia-prima"][0], PackIndex([TAINTED_GRAIL, MATERIA_PRIMA], lambda game: [])
    files = {**offered.files, "en.ftl": offered.files["en.ftl"] + "# our own\n"}
    own = MATERIA_PRIMA.read_pack(files)

    assert packs.find(offered.hash, nothing) == ("materia-prima", offered)
    assert alone.find(earlier, nothing) == ("materia-prima", alone.of_hash("materia-prima", earlier, None))
    assert alone.find(own.hash, nothing) is None
    assert alone.find(own.hash, lambda hash: document_of(own)) == ("materia-prima", own)
    assert alone.find(own.hash, nothing) == ("materia-prima", own)


def test_a_stored_pack_that_no_game_can_read_is_told(packs: PackIndex) -> None:
    with pytest.raises(PackCorrupt, match="no game here can read it"):
        packs.find("00" * 32, lambda hash: b"{}")
