"""A game that was saved on paper comes to a save that plays on; one that cannot be is refused with its reasons."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.tables.chain import Link, first_break
from domain.kernel.tables.table import SeatPlan, TableOpened
from domain.tainted_grail.campaign.from_paper import read_paper, save_on_paper
from domain.tainted_grail.campaign.note import state_of as taken_up
from domain.tainted_grail.campaign.paper import Paper, on_paper
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.tasks.days import BeginDay
from domain.tainted_grail.tasks.land import CloseWorld
from tests.domain.tainted_grail.world_packs import avalon
from tests.dsl import HashFate


@cache
def paper() -> dict[str, Any]:
    """A sound save on paper, of two characters in the second chapter."""
    return {
        "campaign": "the-eighth-tally",
        "chapter": 2,
        "day": 9,
        "characters": [
            {
                "id": "ailei",
                "place": 101,
                "energy": 5,
                "health": 7,
                "terror": 1,
                "attributes": {"empathy": 2},
                "resources": {"food": 3},
                "items": ["duelling-blade"],
                "in_pack": ["boar-spear"],
                "secrets": [4],
                "skills": [1],
                "available": ["K20/25-G"],
            },
            {"id": "beor", "seat": 1, "place": 104, "energy": 6, "health": 9, "terror": 0, "attributes": {}},
            {"id": "arev", "energy": 6, "health": 9, "terror": 0, "attributes": {}},
        ],
        "places": [
            {"number": 101, "cell": [0, 0], "menhir": 4},
            {"number": 104, "cell": [1, 0], "guardians": ["the-levy"], "items": ["oilskin"]},
        ],
        "parts": [2, 3],
    }


def changed(path: str, value: Any) -> dict[str, Any]:
    """The save with something else at this path, as `characters.0.energy`."""
    data: Any = to_builtins(read_paper(paper()))
    *way, last = path.split(".")
    inner = data
    for step in way:
        inner = inner[int(step)] if step.isdigit() else inner[step]
    inner[int(last) if last.isdigit() else last] = value
    return dict(data)


def refused(data: Any, seats: int = 2) -> str:
    """Why a save on paper cannot be."""
    with pytest.raises(InvalidRequest) as caught:
        save_on_paper(read_paper(data), seats, avalon())
    return str(caught.value)


@pytest.mark.rule("TG-5.20.2", "TG-5.20.3")
def test_it_comes_to_a_save_with_all_that_was_written_down() -> None:
    pack = avalon()
    save = save_on_paper(read_paper(paper()), 2, pack)
    ailei = save.characters["ailei"]
    assert [(one.card, one.face_up) for one in ailei.owned] == [
        ("item:duelling-blade", True),
        ("item:boar-spear", False),
        ("secret:4", True),
    ]
    assert (ailei.energy, ailei.health, ailei.resources, ailei.skills) == (5, 7, {"food": 3}, (1,))
    assert set(save.away) == {"arev"} and save.seats == (("ailei",), ("beor",))
    assert (save.world.chapter, save.world.day, save.world.phase) == (2, 9, "evening")
    assert save.piles["events"] == ("event:2/2", "event:2/3")
    assert not {"duelling-blade", "boar-spear", "oilskin"} & set(save.pools["items"])
    assert len(save.pools["items"]) == len(pack.items) - 3 - sum(len(one.items) for one in pack.characters.values())
    assert "the-levy" not in save.pools["encounters/grey"]
    assert {pack.encounters[one].difficulty for one in save.pools["encounters/grey"]} == {1, 2}
    assert "K20/25-G" not in (*save.pools["ailei/combat"], *save.pools["ailei/combat-advancement"])


@pytest.mark.rule("TG-5.20.3")
def test_the_next_day_begins_from_it() -> None:
    pack = avalon()
    state = taken_up(save_on_paper(read_paper(paper()), 2, pack), pack, TAINTED_GRAIL.dice(pack))
    play: Play[Any] = Play(TAINTED_GRAIL, Position(state), HashFate())
    play.begin(BeginDay(), CloseWorld())
    assert play.position.state.journey.day == 10
    assert play.position.asked is not None


def test_a_chain_of_evenings_may_begin_with_paper_but_with_no_note_of_a_missing_table() -> None:
    pack, playing = avalon(), TAINTED_GRAIL.campaign
    assert playing is not None and playing.taken_up is not None
    note = playing.taken_up(paper(), 2, pack)["carried"]

    def why(table: str) -> str | None:
        options = {"scenario": "the-eighth-tally", "campaign": {**note, "table": table}}
        plans = (SeatPlan(), SeatPlan())
        opened = TableOpened("a" * 36, "", "tainted-grail", TAINTED_GRAIL.rules, pack.hash, options, plans, {})
        found = first_break(TAINTED_GRAIL, pack, [Link(opened, None, ended=False)])
        return None if found is None else found.why

    assert why("paper") is None
    assert "which is missing" in str(why("7f163e45-4498-49a1-9f66-a721775eb2a1"))


@pytest.mark.rule("TG-5.20.2")
def test_what_is_written_down_of_it_is_the_same_again() -> None:
    pack = avalon()
    first = read_paper(paper())
    state = taken_up(save_on_paper(first, 2, pack), pack, {})
    again = on_paper(state)
    assert replace(again, characters=(), places=()) == replace(first, characters=(), places=())
    assert again.places == first.places
    save, other = (save_on_paper(one, 2, pack) for one in (first, again))
    assert save == other


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("campaign", "the-ninth", "campaign: the pack has no the-ninth"),
        ("chapter", 9, "chapter: the pack has no 9; possible: 1, 2, 3, 4"),
        ("day", 0, "day: 0; possible: 1 to 999"),
        ("characters.0.id", "ailie", "characters: the pack has no ailie; did you mean ailei"),
        ("characters.0.energy", 12, "characters[0] (ailei): energy is 12; possible: 0 to 9"),
        ("characters.0.place", 102, "ailei stands at 102, which is not revealed; did you mean 104"),
        ("characters.0.items", ["duelling-blade", "hunting-sling"], "2 equipped items are weapon; move all but one"),
        ("characters.0.in_pack", ["oilskin"], "items: oilskin is there 2 times; there is one"),
        ("characters.0.secrets", [77], "the pack has no secret 77; copy the ids from the sheet"),
        ("characters.0.combat", ["K1/25-G"], "combat: 1 cards; possible: at least 15"),
        ("characters.0.combat", ["K1/25-U"] * 15, "the pack has no K1/25-U"),
        ("characters.1.seat", 2, "beor sits at seat 2; possible: 0 to 1"),
        ("characters.1.seat", 0, "seat 1 plays nobody"),
        ("places.0.menhir", 9, "TG-2.1.19: the disc at 101 shows 9; possible: 0 to 8"),
        ("places.1.cell", [0, 0], "TG-5.8.1: 2 places lie in the cell (0, 0)"),
        ("places.1.guardians", ["lean-fox"], "the pack has no guardian 'lean-fox'"),
        ("statuses", {"the-pager": [1]}, "the pack has no status 'the-pager'; copy the ids from the sheet"),
        ("parts", [2, 2], "parts: 2 is there 2 times"),
        ("parts", [40], "parts: chapter 2 has no part 40; possible: 1, 2"),
    ],
)
@pytest.mark.rule("TG-5.20.3")
def test_what_cannot_be_is_refused_with_its_reason(path: str, value: Any, why: str) -> None:
    told = refused(changed(path, value))
    assert told.startswith("save: ") and why in told


def test_four_menhirs_are_too_many() -> None:
    places = [{"number": number, "cell": [index, 0], "menhir": 2} for index, number in enumerate((101, 104, 106, 111))]
    assert "TG-2.1.15: 4 menhirs stand; possible: up to 3" in refused(changed("places", places))


def test_another_form_is_refused_with_the_place_of_the_fault() -> None:
    assert "$.characters[0].energy" in refused(changed("characters.0.energy", "five"))
    assert "unknown field `gold`" in refused({**paper(), "gold": 1})


@pytest.mark.rule("TG-2.3.2")
def test_no_refusal_names_what_nobody_has_read() -> None:
    pack = avalon()
    told = refused(
        {
            **changed("discs", {"nothing": {"value": 3, "on": "place:101"}}),
            "statuses": {"nothing": [1]},
            "events": ["nothing"],
            "resolved": ["nothing"],
        }
    )
    closed = {*pack.statuses, *pack.discs, *pack.events}
    assert told.count("copy the ids from the sheet") == 4
    assert not [one for one in closed if one in told.replace("nothing", "")]


def test_all_that_is_wrong_is_told_at_once_but_not_without_end() -> None:
    many = {f"no-{number}": [1] for number in range(300)}
    told = refused(changed("statuses", many))
    assert told.count("; copy") == 8 and "(and 292 more)" in told
    assert isinstance(read_paper(paper()), Paper)
