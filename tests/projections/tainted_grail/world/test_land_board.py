"""The board of a campaign's table, for a client that knows no rules."""

from __future__ import annotations

import json

import msgspec
import pytest

from domain.kernel.fact import Entry
from domain.tainted_grail.facts.days import DayBegan, PhaseBegan
from domain.tainted_grail.facts.events import EventRevealed
from domain.tainted_grail.facts.items import CardGiven, SecretGained
from domain.tainted_grail.facts.journal import StatusGained, StatusLost, VerseRead
from domain.tainted_grail.facts.land import Covered, LocationRevealed, MenhirGone
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.queries.events import EVENTS, RANDOM
from domain.tainted_grail.rules.events.decks import ASIDE
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.choices import ChooseEffect
from domain.tainted_grail.tasks.effects.holdings import Gain
from domain.tainted_grail.tasks.journal import OfferChoices, ReadVerse
from domain.tainted_grail.world import Disc
from projections.tainted_grail.board.world.story import Page, page_of
from projections.tainted_grail.recap import RECAP
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import on_the_way
from tests.domain.tainted_grail.world.land import on_land
from tests.projections.tainted_grail.golden_board import board as board_of_a_fight
from tests.projections.tainted_grail.worded import messages_of
from tests.projections.tainted_grail.world.views import board, island, place, table, words

PRINTED = VIEW.printing.of(island(), words())


def test_a_campaign_has_its_day_and_its_land_where_an_arena_has_its_row() -> None:
    view, of_arena = board(table()), board_of_a_fight()

    assert view["campaign"] == {
        "id": "campaign:tale",
        "name": "Tale",
        "chapter": 1,
        "chapter_name": "1",
        "day": 1,
        "phase": "day",
        "phase_name": "By day",
        "step": 1,
        "mode": "standard",
    }
    assert not {"arena", "row", "stop", "met", "guardian"} & set(view)
    assert not {"campaign", "land", "figures", "statuses", "reading"} & set(of_arena)


def test_places_stand_in_their_cells_with_what_is_connected() -> None:
    view = board(table())

    assert [one["id"] for one in view["land"]["places"]] == [f"place:{n}" for n in (101, 102, 103, 104, 105, 107)]
    assert place(view, 104)["cell"] == [1, 0]
    assert place(view, 104)["connected"] == ["place:107", "place:101"]


def test_arrows_name_what_is_not_revealed_and_nothing_else_of_it() -> None:
    view = board(table())

    assert view["land"]["unseen"] == [
        {"number": 106, "cell": [1, 1], "in_range": True},
        {"number": 109, "cell": [3, 0], "in_range": False},
        {"number": 108, "cell": [2, 1], "in_range": True},
    ]
    told = [{**one, "front": {**one["front"], "arrows": {}}} for one in view["land"]["places"]]
    assert "109" not in json.dumps(told)


def test_a_menhir_has_its_disc_its_reach_and_the_day_on_which_it_goes_out() -> None:
    view = board(table())

    menhir = place(view, 101)["menhir"]
    assert (menhir["id"], menhir["disc"], menhir["goes_out"]) == ("menhir:101", 2, 4)
    assert menhir["reach"] == [[-1, -1], [1, 1]]
    assert "menhir" not in place(view, 103)


def test_each_place_tells_the_day_on_which_no_menhir_holds_it() -> None:
    view = board(table())

    assert {one["number"]: one["dark"] for one in view["land"]["places"]} == {
        101: 7, 102: 7, 103: 4, 104: 7, 105: 7, 107: 7,
    }  # fmt: skip


@pytest.mark.parametrize(("step", "day"), [(3, 5), (4, 6)])
def test_a_disc_that_dawn_has_not_lowered_yet_lasts_a_day_less(step: int, day: int) -> None:
    scenario = table().given(DayBegan(2), PhaseBegan("dawn", step - 1))
    before = board(scenario)

    assert place(before, 101)["menhir"]["goes_out"] == (4 if step == 3 else 5)
    assert place(board(scenario.given(PhaseBegan("day", 1))), 101)["menhir"]["goes_out"] == 5


@pytest.mark.parametrize(
    ("language", "label", "parts"),
    [
        ("en", "Menhir at 101: goes out at the dawn of day", ["today", "the dawn comes tomorrow"]),
        ("de", "Menhir bei 101: erlischt im Morgengrauen von Tag", ["heute", "erst morgen dämmert es wieder"]),
    ],
)
def test_the_day_on_which_a_menhir_goes_out_has_its_parts(language: str, label: str, parts: list[str]) -> None:
    position, said = table().position, messages_of(island(), language)
    told = {one.path: one for one in VIEW.numbers(position, said)}
    stone, lost = told["/land/places/0/menhir/goes_out"], told["/land/places/2/dark"]

    assert (stone.about, stone.label, stone.value) == ("menhir:101", label, 4)
    assert [one.label for one in stone.parts[:2]] == parts
    assert [(one.amount, one.rule, one.about) for one in stone.parts] == [
        (1, "TG-4.1.1", None), (1, "TG-4.2.14", None), (2, "TG-5.9.1", "menhir:101"),
    ]  # fmt: skip
    assert (lost.about, lost.value, lost.parts) == ("place:103", 4, stone.parts), "the same menhir holds it"


def test_land_without_a_menhir_in_reach_is_lost_at_the_next_dawn() -> None:
    view = board(table().given(MenhirGone(101)))

    assert (place(view, 103)["in_range"], place(view, 103)["dark"]) == (False, 2)
    assert (place(view, 101)["in_range"], place(view, 101)["dark"]) == (True, 7)


def test_what_is_covered_and_who_acts_together_is_shown() -> None:
    scenario = table().given(Covered(102, "action"), PartyFormed("action", ("ailei",), "ailei"))
    view = board(scenario)

    assert place(view, 102)["covered"] == ["action"]
    assert "covered" not in place(view, 101)
    assert view["parties"] == [{"kind": "action", "members": ["character:ailei"], "starter": "character:ailei"}]
    assert [(one["id"], one["place"]) for one in view["figures"]] == [
        ("figure:ailei", "place:103"),
        ("figure:arev", "place:101"),
        ("figure:beor", "place:104"),
    ]


def test_discs_tell_where_they_lie_and_when_a_time_disc_expires() -> None:
    view = board(on_the_way(table(), discs={"toll": Disc(3, "place:105"), "debt": Disc(4, "character:beor")}))

    assert view["discs"] == [
        {"id": "disc:toll", "name": "Toll", "kind": "time", "value": 3, "on": "place:105", "expires": 4},
        {"id": "disc:debt", "name": "Debt", "kind": "counting", "value": 4, "on": "character:beor"},
    ]


def test_statuses_events_and_quests_lie_open() -> None:
    changes = {"statuses": {"sib": (1, 3)}, "events": ("count", "rain"), "quests": ("count",), "markers": {"count": 2}}
    view = board(on_the_way(table(), **changes))

    names = ["Sib 1", "Sib 3"]
    assert view["statuses"] == [{"id": "status:sib", "name": "Sib", "boxes": 3, "parts": [1, 3], "names": names}]
    assert "Sib 2" not in json.dumps(view), "the name of a part is told once it is marked"
    assert [(one["id"], one["name"], one["text"]) for one in view["events"]] == [
        ("event:count", "Count", "Count Text!"),
        ("event:rain", "Rain", "Rain Text!"),
    ]
    assert view["quests"] == [{"id": "event:count", "name": "Count", "text": "Count Quest", "markers": 2}]


@pytest.mark.rule("TG-2.2.13", "TG-2.2.10")
def test_statuses_and_quests_tell_the_day_that_set_them() -> None:
    scenario = table().given(DayBegan(2), StatusGained("sib", 3), EventRevealed("count"), EventRevealed("rain"))
    view = board(scenario.given(DayBegan(5), StatusGained("sib", 1)))

    assert (view["statuses"][0]["parts"], view["statuses"][0]["set"]) == ([1, 3], [5, 2])
    assert [one["set"] for one in view["quests"]] == [2]
    assert scenario.state.journey.set_on == {"sib.3": 2, "sib.1": 5, "count": 2}
    scenario.given(StatusLost("sib"), DayBegan(7), StatusGained("sib", 2))
    assert board(scenario)["statuses"][0]["set"] == [7]
    assert scenario.state.journey.set_on == {"count": 2, "sib.2": 7}


@pytest.mark.rule("TG-5.10.12")
def test_the_quest_of_a_secret_tells_the_day_on_which_it_was_gained() -> None:
    pack = island(secrets=[{"number": 9, "quest": {"need": {"is": "status", "status": "sib"}, "success": []}}])
    scenario = table(pack).given(DayBegan(3), SecretGained("beor", "secret:9", face_up=True), DayBegan(4))
    scenario.given(CardGiven("beor", "ailei", "secret:9", face_up=True))

    (quest,) = board(scenario)["quests"]
    assert (quest["id"], quest["set"]) == ("secret:9", 3)


def test_the_page_that_is_read_has_its_prose_and_all_its_choices() -> None:
    scenario = on_land(table().state, OfferChoices(103, 1))

    assert board(scenario)["reading"] == {
        "id": "verse:103.1",
        "place": "place:103",
        "title": "103",
        "prose": "103 1",
        "choices": [
            {"id": "choice:103.1/1", "key": "choose:1", "label": "103 1 1"},
            {"id": "choice:103.1/2", "key": "choose:2", "label": "103 1 2"},
        ],
    }
    assert board(table())["reading"] is None


def test_a_verse_that_is_about_to_be_read_is_not_told() -> None:
    assert page_of([ReadVerse(103, 1)]) is None
    assert page_of([ReadVerse(103, 2), OfferChoices(103, 1)]) == Page("verse", 103, 1)


def test_a_revealed_place_shows_its_front() -> None:
    view = board(table())

    assert place(view, 102)["front"] == {
        "symbols": [],
        "arrows": {"S": 101},
        "instants": [{"text": "Gain 1 Terror", "least": 2}],
        "action": {"name": "102 Action", "energy": 1, "text": "Gain 2 Food", "gives": ["food"], "once": "day"},
    }
    assert place(view, 101)["front"]["symbols"] == ["menhir", "dream", "settlement"]


def test_the_cards_of_a_pack_tell_nothing_of_its_campaign() -> None:
    kinds = {id.partition(":")[0] for id in PRINTED}

    assert kinds | {"skill"} == {"card", "skill", "character"} == set(VIEW.printing.forms)
    told = json.dumps(PRINTED)
    words_of_campaign = ("101 Text", "102 Action", "Sib", "Oath", "103 1", "104 1", "Rite", "Dream", "Count", "Rain")
    assert not any(word in told for word in words_of_campaign)


@pytest.mark.parametrize("language", ["en", "de"])
def test_boards_of_campaigns_are_plain_json(language: str) -> None:
    view = board(table(), language)

    assert json.loads(msgspec.json.encode(view)) == json.loads(json.dumps(view))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_hidden_leaves_no_trace_on_the_board(seat: int | None) -> None:
    """Twins that differ in what nobody has seen give the same bytes."""
    hidden = {"dream": True, "settlement": "hostile", "action": {"energy": 3, "effects": []}}
    one, other = table(island()), table(island(at_106=hidden, verse=[{"location": 106, "number": 1}]))

    assert msgspec.json.encode(board(one, seat=seat)) == msgspec.json.encode(board(other, seat=seat))


def test_the_event_deck_shows_the_backs_of_story_events_and_random_events_that_were_seen() -> None:
    scenario = table()
    piles = {
        **scenario.state.piles,
        EVENTS: ("event:1/1", "event:1/2"),
        RANDOM: ("?random-events", "random:1"),
        ASIDE: (),
    }
    decks = {one["id"]: one for one in board(scenario.given_state(piles=piles))["decks"]}

    assert decks["deck:events"] == {
        "id": "deck:events",
        "name": "Events",
        "count": 2,
        "top": [{"id": "event:1/1", "name": "Chapter 1, part 1"}, {"id": "event:1/2", "name": "Chapter 1, part 2"}],
    }
    assert decks["deck:random-events"]["bottom"] == [{"id": "event:rain", "name": "Rain"}]
    assert "deck:aside" not in decks


@pytest.mark.rule("TG-2.3.9", "TG-2.3.7")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_dream_is_a_page_without_choices_and_is_read_aloud(seat: int | None) -> None:
    scenario = on_land(table().state, Gain(what="terror", count=1, at=At("beor", "dream", "dream:101")))

    assert board(scenario, seat=seat)["reading"] == {
        "id": "dream:101",
        "place": "place:101",
        "title": "101",
        "prose": "101",
        "choices": [],
    }


@pytest.mark.rule("TG-2.3.9", "TG-2.3.7")
def test_a_dream_that_is_told_to_its_dreamers_alone_is_no_page_to_others() -> None:
    asked = ChooseEffect(
        seats=(0,),
        one=((Gain(what="magic"),), (Gain(what="wealth"),)),
        at=At("beor", "dream", "dream:101"),
    )
    scenario = on_land(table().given(PartyFormed("dream", ("beor",))).given_state(dreams="own").state, asked)
    assert board(scenario)["reading"]["id"] == "dream:101"
    for seat in (1, None):
        view = board(scenario, seat=seat)
        assert view["reading"] is None and view["next"] == [0] and view["offers"] == []
        assert view["questions"] == [
            {
                "seats": [0],
                "prompt": "A dream goes on that is told only to those who have it.",
                "character": None,
            }
        ]


@pytest.mark.rule("TG-2.3.10")
def test_the_letter_of_a_character_stands_on_its_tray_and_is_hidden_from_nobody() -> None:
    for one in island().characters:
        assert PRINTED[f"character:{one}"]["text"] == words().say(f"character-{one}-text")


def test_things_of_the_land_are_described_by_name() -> None:
    scenario = on_the_way(table(), statuses={"sib": (2,)}, events=("count",), quests=("count",), discs={"toll": TOLL})
    found = {one.id: one for one in VIEW.things(island(), board(scenario), PRINTED, words())}

    assert found["place:102"].lines == (
        "102 Action (1 Energy, once a day): Gain 2 Food",
        "On arrival of 2 or more: Gain 1 Terror",
        "A menhir holds it until the dawn of day 7",
    )
    assert found["place:101"].lines[0] == "Symbols: menhir, dream, settlement"
    assert found["status:sib"].lines == ("Sib 2",)
    assert found["event:count"].lines == ("Quest: Count Quest",)
    assert found["disc:toll"].lines == ("3", "Expires at the dawn of day 4")
    assert "place:106" not in found


TOLL = Disc(3, "place:105")


def test_what_happened_on_the_land_is_told_to_those_who_were_away() -> None:
    state = table().state
    told = {
        type(fact): RECAP.notable(state, fact) for fact in (DayBegan(2), MenhirGone(101), LocationRevealed(106, (1, 1)))
    }

    assert all(one is not None and one.seats == () for one in told.values())
    assert RECAP.notable(state, VerseRead(103, 1)) is None


def test_the_text_of_a_place_is_told_of_it_and_where_it_is_revealed_and_not_with_every_board() -> None:
    view = board(table())
    found = {one.id: one.story for one in VIEW.things(island(), view, PRINTED, words())}
    assert {id: found[id] for id in ("place:101", "place:102")} == {"place:101": "101 Text!", "place:102": "102 Text!"}
    revealed = Entry(1, 0, 1, None, None, LocationRevealed(106, (1, 1)))
    assert VIEW.tell(table().state, revealed, table().state, words()) == "“106” comes into sight. 106 Text!"
    assert not any("text" in one["front"] for one in view["land"]["places"])
