"""Every option that a new table may choose has a name in both languages, and so has whatever a seat may play."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from projections.materia_prima.view import GAME_VIEW as MATERIA_PRIMA
from projections.tainted_grail.view import GAME_VIEW as TAINTED_GRAIL
from projections.view import View, no_names
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.tainted_grail.world_packs import avalon

APART = {"scenario", "campaign", "undo", "delay"}
"""Scenarios have titles, a campaign is opened by itself, and undo and delay are the same in every game."""
PACKS = [(MATERIA_PRIMA, prima()), (MATERIA_PRIMA, inquisition()), (TAINTED_GRAIL, avalon())]


def choices(schema: Mapping[str, Any]) -> Iterator[str]:
    """The words that an option or its items may be."""
    for one in (schema, schema.get("items", {}), *schema.get("anyOf", ())):
        yield from one.get("enum", ())


@pytest.mark.parametrize(("view", "pack"), PACKS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_each_option_and_each_of_its_values_has_a_name(view: View, pack: Any, lang: str) -> None:
    names = dict(view.option_names(pack, view.messages_of(pack, lang)))
    options = {id: schema for id, schema in view.options(pack)["properties"].items() if id not in APART}
    named = {f"{id}:{value}" for id, schema in options.items() for value in choices(schema)}

    assert {id for id in names if not id.startswith("plays:")} == {*options, *named}
    assert all(name.strip() for name in names.values())


@pytest.mark.parametrize(("view", "pack"), PACKS)
def test_whatever_a_seat_may_play_has_a_name(view: View, pack: Any) -> None:
    names = dict(view.option_names(pack, view.messages_of(pack, "de")))
    plays = {id.removeprefix("plays:") for id in names if id.startswith("plays:")}

    if view is MATERIA_PRIMA:
        assert plays == {*pack.alchemists, "green", "yellow", "brown", "grey"}
    else:
        assert plays == set(pack.characters)
        assert names["plays:maggot"] == "Wurm" and names["hands:own"] == "nur wer sie hält"


def test_a_game_without_names_shows_ids() -> None:
    assert no_names(None, MATERIA_PRIMA.messages_of(prima(), "en")) == ()
