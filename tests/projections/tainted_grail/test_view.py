"""What the catalogue says of Tainted Grail, and what its packs must say."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from domain.kernel.tables.table import SeatPlan, TableOpened
from domain.tainted_grail.content.parts import Stop
from domain.tainted_grail.game import TAINTED_GRAIL, dice
from domain.tainted_grail.rules.setup import OPTIONS
from infra.packs.index import shipped
from projections.tainted_grail.board.stops import stop
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.text.packs import read_whole
from tests.domain.tainted_grail.fixtures import pack_of
from tests.domain.tainted_grail.wild_pack import wild
from tests.domain.tainted_grail.world_packs import avalon
from tests.projections.tainted_grail.worded import messages_of, worded

PACK = wild()


def test_the_schema_names_every_option_that_the_game_knows() -> None:
    schema = VIEW.options(PACK)

    assert set(schema["properties"]) == set(OPTIONS)
    assert schema["additionalProperties"] is False


@pytest.mark.parametrize("name", ["scenario", "hands"])
def test_every_choice_of_the_schema_opens_a_table(name: str) -> None:
    for value in VIEW.options(PACK)["properties"][name]["enum"]:
        assert opened({name: value}).status == "setup"


def test_every_mode_of_the_schema_opens_a_campaign() -> None:
    pack = avalon()
    for mode in VIEW.options(pack)["properties"]["mode"]["enum"]:
        chosen = {"scenario": "the-eighth-tally", "mode": mode}
        fact = TableOpened("", "", "tainted-grail", 4, pack.hash, chosen, (SeatPlan(),), dice(pack))
        assert TAINTED_GRAIL.begin(fact, pack)[0].mode == mode


def test_every_stop_and_number_of_characters_of_the_schema_opens_a_table() -> None:
    properties = VIEW.options(PACK)["properties"]
    most = properties["characters"]["maximum"]

    assert len(opened({"row": properties["row"]["items"]["enum"]}).journey.row) == len(
        properties["row"]["items"]["enum"]
    )
    assert opened({"characters": most}).characters_each == (2, 2)


def opened(chosen: dict[str, Any]) -> Any:
    """The state of a new table for two seats."""
    fact = TableOpened("", "", "tainted-grail", 1, PACK.hash, chosen, (SeatPlan(), SeatPlan()), dice(PACK))
    return TAINTED_GRAIL.begin(fact, PACK)[0]


def test_arenas_are_listed_with_title_and_stops() -> None:
    (one,) = VIEW.scenarios(PACK, messages_of(PACK, "de"))

    assert (one["id"], one["title"], one["intro"], one["difficulties"]) == ("wild", "Wild", "Wild Intro!", [1])
    assert [each["name"] for each in one["row"][:3]] == ["graue Begegnung", "blaue Begegnung", "Rast"]


def test_a_stop_is_drawn_named_or_a_rest() -> None:
    messages = messages_of(PACK, "en")

    assert stop(messages, Stop(meet="hare")) == {"kind": "meet", "encounter": "hare", "name": "Hare"}
    assert stop(messages, Stop(draw="purple")) == {"kind": "draw", "colour": "purple", "name": "purple encounter"}
    assert stop(messages, Stop(rest=True)) == {"kind": "rest", "name": "rest"}


def test_a_pack_without_a_language_lends_its_first_one() -> None:
    whole = worded(PACK)
    files = {name: text for name, text in whole.files.items() if name != "de.ftl"}
    english_only = cast(
        Any, SimpleNamespace(files=files, content=SimpleNamespace(pack=SimpleNamespace(languages=("en",))))
    )
    messages = VIEW.messages_of(english_only, "de")

    assert messages.say("encounter-hare") == "Hare"
    assert messages.say("attribute-courage") == "Mut"


def test_a_pack_names_its_characters_cards_ways_and_texts() -> None:
    ids = list(VIEW.text_ids(PACK))

    assert len(ids) == len(set(ids))
    assert {"card-k1-25-u", "character-beor-trait", "item-sword-text", "secret-1", "skill-1", "arena-wild-intro"} < set(
        ids
    )
    assert {"encounter-d-ways-only", "encounter-d-ways-other", "manual-odd"} < set(ids)
    assert "encounter-d1-only" not in ids


def test_a_pack_without_odd_texts_needs_none() -> None:
    assert [id for id in VIEW.text_ids(pack_of()) if id.startswith("manual-")] == []


def test_the_shipped_pack_has_all_its_texts() -> None:
    for files in shipped(TAINTED_GRAIL):
        assert read_whole(TAINTED_GRAIL, VIEW, files).id == "avalon"
