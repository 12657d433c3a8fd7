"""The packs that ship with a game: which there are, and which of them is played if none is named."""

import pytest

from domain.kernel.errors import InvalidRequest
from domain.materia_prima.game import MATERIA_PRIMA
from infra.packs.index import PackIndex, shipped


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
