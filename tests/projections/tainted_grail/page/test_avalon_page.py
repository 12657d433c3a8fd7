"""Avalon on the page: the map, the journal, what comes and what the group knows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from api.games import game_and_pack
from api.simulation.selfplay import fate_of, opening, play_out
from domain.kernel.registry import options
from domain.tainted_grail.facts.cards import CardsLookedAt
from domain.tainted_grail.facts.encounter import EncounterBegun
from domain.tainted_grail.facts.land import Covered, MenhirGone
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.facts.rounds import RoundBegun
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.tasks.effects.holdings import Lose
from domain.tainted_grail.tasks.journal import EndReading, OfferChoices, ReadVerse
from domain.tainted_grail.tasks.payment import Owe
from domain.tainted_grail.world import Disc, Party
from projections.tainted_grail.menu.answers import spared
from projections.tainted_grail.menu.explanation import EXPLANATION
from tests.domain.tainted_grail.world.land import moved, on_land
from tests.projections.tainted_grail.page.pages import classed, ids, page, parts_of, text_of, thing
from tests.projections.tainted_grail.worded import messages_of
from tests.projections.tainted_grail.world.views import island, table
from tests.random_play import at_random

MARKS = ["ring", "number", "rays"]


def test_whatever_may_be_chosen_on_the_map_has_its_ring_and_the_place_of_a_number() -> None:
    shown = page(table())["map"]

    for id in ("place:101", "place:107", "menhir:101", "figure:ailei"):
        own = thing(shown, id)
        assert own.findtext("title")
        assert [one.get("class") for one in own if one.get("class") in MARKS] == MARKS


def test_land_out_of_reach_is_hatched_by_a_symbol_of_the_first_part() -> None:
    parts = page(table().given(MenhirGone(101)))
    lost = classed(thing(parts["map"], "place:103"), "lost")

    assert [one.get("fill") for one in lost] == ["url(#s-hatch)"]
    assert [one.get("id") for one in parts["map"].iter("pattern")] == ["s-hatch"]
    assert "out of reach of every menhir" in text_of(classed(parts["map"], "key")[0])


@pytest.mark.parametrize(
    ("language", "choices"), [("en", "Choices of this page"), ("de", "Was auf dieser Seite zur Wahl steht")]
)
def test_the_page_that_is_read_has_its_choices_as_printed(language: str, choices: str) -> None:
    shown = page(on_land(table().state, OfferChoices(103, 1)), language)["journal"]

    assert ids(shown) == ["verse:103.1", "choice:103.1/1", "choice:103.1/2"]
    assert [one.get("aria-label") for one in shown.iter("ol")] == [choices]
    assert text_of(thing(shown, "choice:103.1/2")) == "103 1 2"


def test_an_option_is_about_its_choice_on_the_page() -> None:
    formed = PartyFormed("action", ("ailei",), "ailei")
    pack = island(verse=[{"location": 103, "number": 1, "choices": [{"effects": []}, {"effects": []}]}])
    scenario = on_land(table(pack).state, ReadVerse(103, 1), EndReading()).given(formed).when()
    choices = options(scenario.state, scenario.question)
    abouts = [EXPLANATION.about(scenario.state, scenario.question, one) for one in choices]

    assert [about[0] for about in abouts] == ["choice:103.1/1", "choice:103.1/2"]
    assert ids(page(scenario)["journal"]) == ["verse:103.1", "choice:103.1/1", "choice:103.1/2"]


def test_without_a_page_the_journal_tells_where_the_characters_stand() -> None:
    told = [text_of(one) for one in page(table())["journal"].iter("section")]

    assert [one[:12] for one in told] == ["101 101Here:", "103 103Here:", "104 104Here:"]
    assert "Here: Ailei" in told[1]


def test_cards_that_are_looked_at_are_shown_beside_no_encounter() -> None:
    pack = island()
    cards = tuple(one for (colour, deck, _), found in pack.decks.items() if deck == "combat" for one in found)[:3]
    shown = page(table(pack).given(CardsLookedAt("beor", cards)))["journal"]

    assert "Beor" in text_of(next(shown.iter("h3")))
    assert len(cards) == 3 and ids(shown) == [f"card:{one}" for one in cards]


def test_before_the_first_day_the_campaign_begins_above_the_characters() -> None:
    game, pack = game_and_pack("tainted-grail", None, None)
    opened = opening(game, pack, 2, {"scenario": "the-eighth-tally"})
    first = next(iter(play_out(game, pack, opened, fate_of("premise"), at_random("premise")))).after
    (journal,) = (one for one in parts_of(first, messages_of(pack, "en")) if one.id == "journal")

    assert journal.title == "The Eighth Tally"
    assert text_of(classed(journal.content, "prose")[0]).startswith("An island of seven parishes")
    assert "character:beor" in ids(journal.content)


def test_a_payment_that_spares_something_says_what() -> None:
    owed = Owe(at=At("beor", "event"), cost=Cost(food=1), otherwise=(Lose(at=At("beor", "event"), what="health"),))

    assert spared(messages_of(island(), "en"), owed) == "instead of “Lose 1 Health”"
    assert spared(messages_of(island(), "de"), owed) == "statt „Verliere 1 Gesundheit“"


def test_what_a_place_offers_is_told_while_somebody_is_there() -> None:
    scenario = moved(table(), beor=102).given(Covered(102, "action"))
    deeds = classed(page(scenario)["journal"], "deeds")[1]

    assert "1 Energy, once a day" in text_of(deeds)
    assert "(a time marker covers it)" in text_of(classed(deeds, "gone")[0])


def test_the_forecast_says_what_goes_out_what_is_lost_and_who_stands_there() -> None:
    shown = classed(page(table())["forecast"], "dawns")[0]
    cost = "lose 2 Health and gain 2 Terror."

    assert [(one.findtext("b"), one.findtext("span")) for one in shown] == [
        ("day 4", "101: the menhir goes out, unless it is charged."),
        ("day 4", f"103: this place is lost. Ailei stands there now and would {cost}"),
        ("day 7", "104: the menhir goes out, unless it is charged."),
        ("day 7", f"From here on no menhir stands. At each dawn Ailei, Arev and Beor would each {cost}"),
    ]
    assert [one.get("class") for one in shown] == [None, "bad", None, "bad"]


def test_events_quests_statuses_and_discs_are_told_once() -> None:
    scenario = table()
    discs = {"toll": Disc(3, "place:105"), "debt": Disc(2, "character:beor")}
    changes = {"discs": discs, "statuses": {"sib": (2,)}, "events": ("rain", "count"), "quests": ("count",)}
    scenario.given_state(
        journey=replace(scenario.state.journey, **changes, parties=(Party("action", ("beor", "arev")),))
    )
    parts = page(scenario)
    shown = parts["forecast"]

    assert ids(shown) == ["campaign:tale", "event:rain", "event:count", "status:sib", "disc:debt"]
    assert [one.get("class") for one in classed(shown, "boxes")[0]] == [None, "on", None]
    assert "Beor" in text_of(thing(shown, "disc:debt"))
    assert "disc:toll" in ids(parts["map"])
    assert "The time is up" in text_of(shown)
    assert "Beor and Arev together" in text_of(shown)


def test_an_encounter_comes_before_a_small_map_and_after_it_what_is_known() -> None:
    scenario = table().given(EncounterBegun("e1", "combat", ("ailei", "beor"), 0), RoundBegun(1))
    parts = page(scenario)

    assert list(parts) == ["enemy", "row", "hand", "map", "forecast", "sheets"]
    assert classed(parts["map"], "small")
    assert [one.tag for one in parts["enemy"].iter("pattern")] == ["pattern"]
