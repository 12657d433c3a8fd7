"""What is printed on cards: each open card of a pack by its id in the form of its kind, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from projections.board.ids import kind_of
from projections.catalogue import CATALOGUE
from projections.text.messages import LANGUAGES
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.tainted_grail.wild_pack import wild
from tests.golden.positions import named

PACKS = pytest.mark.parametrize(
    ("game", "pack"),
    [("materia-prima", prima()), ("materia-prima", inquisition()), ("tainted-grail", wild())],
    ids=lambda one: getattr(one, "id", None),
)


@PACKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_has_the_form_of_its_kind(game: str, pack: Any, language: str) -> None:
    view = CATALOGUE[game][1]
    for id, one in view.printing.of(pack, named(view, pack, language)).items():
        body = msgspec.json.encode(one)
        form = view.printing.forms[kind_of(id)]
        assert msgspec.json.decode(body, type=form, strict=True) == msgspec.json.decode(body), id


def test_what_is_to_be_met_or_found_is_not_printed() -> None:
    pack, view = wild(), CATALOGUE["tainted-grail"][1]
    printed = view.printing.of(pack, named(view, pack, "en"))
    ids = {id.partition(":")[2] for id in printed}

    assert {kind_of(id) for id in printed} == {"card", "skill", "character"}
    assert ids == {*pack.cards, *map(str, pack.skills), *pack.characters}


def test_no_scenario_is_printed() -> None:
    pack, view = prima(), CATALOGUE["materia-prima"][1]
    messages = view.messages_of(pack, "en")
    told = msgspec.json.encode(view.printing.of(pack, messages)).decode()

    assert [one for one in pack.scenarios if messages.say(f"scenario-{one}-intro") in told] == []
