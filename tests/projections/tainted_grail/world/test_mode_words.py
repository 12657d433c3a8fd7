"""Challenges and free play in words: in menus, what lacks, on the board, on the page and in the story."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.tainted_grail.facts.encounter import FlightFailed
from domain.tainted_grail.facts.session import CharacterWentAway, SessionWished
from domain.tainted_grail.facts.setup import BoardTaken, ColourTaken
from domain.tainted_grail.queries.knowledge import known_to
from domain.tainted_grail.tasks.rest import BeginGiving
from domain.tainted_grail.tasks.session import AskCompany
from domain.tainted_grail.tasks.setup import AskBoard, AskColour
from domain.tainted_grail.tasks.tracks import Die
from projections.menu import Menu, menu
from projections.menu.closed import closed_answers
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import changed, encounter, state_of
from tests.domain.tainted_grail.wild_pack import wild
from tests.domain.tainted_grail.world.acting import day
from tests.domain.tainted_grail.world.land import on_land, world_of
from tests.domain.tainted_grail.world.pursuit import hunted
from tests.dsl import Scenario
from tests.projections.tainted_grail.page.pages import classed, page, text_of
from tests.projections.tainted_grail.worded import chapter, messages_of, stated
from tests.projections.tainted_grail.world.views import board, island, words


def freely() -> Scenario:
    """Ailei uses the grey board and the brown cards; Beor has neither yet."""
    state = replace(world_of(island(), "ailei", "beor"), free=True)
    return on_land(state).given(BoardTaken("ailei", "brown"), ColourTaken("ailei", "grey"))


def menu_of(scenario: Scenario, seat: int, language: str = "en") -> Menu:
    """What a seat may do and may not."""
    messages = messages_of(scenario.state.pack, language)
    return menu(VIEW, scenario.position, tuple(options(scenario.state, scenario.asked)), seat, 1, messages)


def labels(scenario: Scenario, seat: int, language: str = "en") -> dict[str, str]:
    """The words of what is open."""
    return {one.command.key: one.label for one in menu_of(scenario, seat, language).actions}


def lacking(scenario: Scenario, seat: int, language: str = "en") -> list[tuple[str, str]]:
    """The words of what is closed, and of what it lacks."""
    keys = {option.key for option in options(scenario.state, scenario.asked) if option.seat == seat}
    known = Position(known_to(scenario.state, seat), scenario.position.agenda)
    shut = closed_answers(VIEW, known, keys, seat, messages_of(scenario.state.pack, language))
    return [(one.label, one.why) for one in shut]


def reasons(scenario: Scenario, language: str) -> set[str]:
    """What is missing for all that is closed to the first seat."""
    return {why for _, why in lacking(scenario, 0, language)}


@pytest.mark.parametrize(
    ("language", "open_", "shut"),
    [
        (
            "en",
            "The green board (Energy 6 to 9, Health 7, Terror 0 to 9)",
            ("The brown board (Energy 6 to 9, Health 9, Terror 0 to 9)", "Ailei uses this board"),
        ),
        (
            "de",
            "Das Tableau in Grün (Energie 6 bis 9, Gesundheit 7, Furcht 0 bis 9)",
            ("Das Tableau in Braun (Energie 6 bis 9, Gesundheit 9, Furcht 0 bis 9)", "Dieses Tableau hat Ailei"),
        ),
    ],
)
def test_a_board_is_offered_with_its_tracks_and_shut_with_who_uses_it(language: str, open_: str, shut: Any) -> None:
    scenario = freely().when(AskBoard("beor"))
    assert labels(scenario, 1, language)["board:green"] == open_
    assert lacking(scenario, 1, language) == [shut]


def test_cards_are_offered_by_colour_and_shut_with_who_plays_with_them() -> None:
    scenario = freely().when(AskColour("beor"))
    assert labels(scenario, 1)["cards:blue"] == "The blue cards"
    assert lacking(scenario, 1) == [("The grey cards", "Ailei plays with these cards")]
    assert lacking(scenario, 1, "de") == [("Die Karten in Grau", "Mit diesen Karten spielt Ailei")]


def test_the_board_names_colours_and_spaces_in_free_play_only() -> None:
    ailei, beor = board(freely())["characters"]
    assert (ailei["colour"], ailei["cards"]) == ("brown", "grey")
    assert [one["spaces"] for one in ailei["tracks"]] == [9, 9, 9]
    assert beor["colour"] == "blue" and "cards" not in beor and "spaces" not in beor["tracks"][0]
    assert board(freely())["campaign"]["free"] is True
    assert "free" not in board(day(world_of(island(), "beor")))["campaign"]


@pytest.mark.parametrize(
    ("language", "modes", "tray"),
    [
        (
            "en",
            ["story mode", "free play", "made harder: flights by toss and no Mercy"],
            "brown board, grey cards",
        ),
        (
            "de",
            ["Erzählmodus", "freies Spiel", "erschwert: Flucht nach Wurf und keine Gnade"],
            "Tableau in Braun, Karten in Grau",
        ),
    ],
)
def test_page_and_pictures_say_which_modes_hold(language: str, modes: list[str], tray: str) -> None:
    scenario = freely().given_state(mode="story", challenge=("flight", "mercy"))
    shown = page(scenario, language)
    assert all(one in "".join(map(text_of, shown.values())) for one in modes)
    assert tray in [text_of(one) for part in shown.values() for one in classed(part, "tiny")]
    view, messages = board(scenario, language), words(language)
    printed = VIEW.printing.of(island(), messages)
    assert VIEW.picture is not None and VIEW.svg is not None
    assert all(one in "\n".join(VIEW.picture(view, printed, messages)) for one in modes)
    drawn = str(VIEW.svg(view, printed, messages, "Table"))
    assert all(word in drawn for one in modes for word in one.split()), "in lines that fit"


def test_a_flight_that_may_fail_says_so_and_is_shut_after_a_try() -> None:
    scenario = hunted(pack=wild())
    (flight,) = (one for one in menu_of(scenario, 0).actions if one.command.key == "flee")
    assert flight.detail is not None
    assert flight.detail.endswith("a toss decides: with a Skull you stay, and cannot try again this turn")
    scenario.rolls("skull", die="disc").answers(0, "flee")
    assert "Beor has already tried to get away this turn" in reasons(scenario, "en")
    assert "Beor hat in diesem Zug schon zu fliehen versucht" in reasons(scenario, "de")


def test_a_gift_without_room_says_whose_packs_are_full() -> None:
    state = changed(replace(world_of(island(), "ailei", "beor"), challenge=("limits",)), "beor", food=20)
    state = changed(state, "beor", items=tuple(f"item:{one}" for one in ("sword", "armour", "boots", "boots", "boots")))
    state = changed(state, "ailei", food=1, wealth=1, items=("item:boots",))
    scenario = on_land(state).when(BeginGiving())
    assert {"Beor has no room for more Food", "Beor has no room for another item"} <= reasons(scenario, "en")
    assert "Beor kann keinen weiteren Gegenstand tragen" in reasons(scenario, "de")
    assert "give:ailei:beor:wealth" in labels(scenario, 0)


def sentences(scenario: Scenario, language: str, *facts: Any) -> Iterator[str]:
    """What is told of facts that nobody asked for."""
    yield from (line.text for line in chapter(stated(scenario, *facts), messages_of(wild(), language)).events)


def test_what_happened_is_told_in_both_languages() -> None:
    scenario = on_land(state_of(wild(), "beor"))
    facts = (BoardTaken("beor", "green"), ColourTaken("beor", "blue"))
    assert [*sentences(scenario, "en", *facts)] == ["Beor uses the green board.", "Beor plays with the blue cards."]
    assert [*sentences(scenario, "de", *facts)] == [
        "Beor bekommt das Tableau in Grün.",
        "Beor spielt mit den Karten in Blau.",
    ]
    fight = hunted(pack=wild())
    assert [*sentences(fight, "en", FlightFailed("beor"))] == ["Beor does not get away."]
    assert [*sentences(fight, "de", FlightFailed("beor"))] == ["Beor kommt nicht davon."]


def test_a_card_in_the_sequence_is_its_owners_whatever_its_colour() -> None:
    scenario = encounter("ailei", "beor", pack=wild(), laid=(("beor", "K1/25-U"),))
    scenario.given(BoardTaken("beor", "green"), BoardTaken("ailei", "blue"))
    (laid,) = VIEW.board(scenario.position, messages_of(wild(), "en"))["encounter"]["sequence"]
    assert laid["by"] == "character:beor"


def test_the_catalogue_offers_every_challenge_and_free_play() -> None:
    schema = VIEW.options(wild())["properties"]
    assert schema["free"] == {"type": "boolean", "default": False}
    assert schema["challenge"]["items"]["enum"] == [
        *("tracker", "secret", "flight", "menhirs", "events", "costs", "limits", "mercy")
    ]
    names = dict(VIEW.option_names(wild(), messages_of(wild(), "en")))
    assert {"free", *(f"challenge:{one}" for one in schema["challenge"]["items"]["enum"])} <= names.keys()


@pytest.mark.parametrize("language", ["en", "de"])
def test_while_a_successor_chooses_a_board_everything_can_be_shown(language: str) -> None:
    state = freely().given(BoardTaken("beor", "green"), ColourTaken("beor", "green")).state
    scenario = on_land(replace(state, chapter_start=state)).when(Die("beor"))
    scenario.answers(0, "successor").answers(1, "play:arev")
    assert set(labels(scenario, 1, language)) == {"board:blue", "board:green", "board:grey"}
    assert [one["id"] for one in board(scenario, language)["figures"]] == ["figure:ailei"]
    assert page(scenario, language)
    assert VIEW.numbers is not None and VIEW.forecast is not None
    assert [*VIEW.numbers(scenario.position, words(language))]
    assert all(VIEW.forecast(scenario.position, words(language)))


@pytest.mark.parametrize(("language", "phrase"), [("en", "absent: Beor"), ("de", "abwesend: Beor")])
def test_board_page_and_pictures_name_who_is_absent(language: str, phrase: str) -> None:
    scenario = day(world_of(island(), "ailei", "beor")).given(SessionWished(0), CharacterWentAway("beor"))
    campaign = board(scenario, language)["campaign"]
    assert campaign["away"] == [{"id": "character:beor", "name": "Beor"}] and campaign["gathering"] == [0]
    shown = page(scenario, language).values()
    assert [text_of(each) for part in shown for each in part.iter() if each.get("data-id") == "character:beor"] == [
        phrase
    ]
    view, messages = board(scenario, language), words(language)
    assert VIEW.picture is not None
    assert phrase in "\n".join(VIEW.picture(view, VIEW.printing.of(island(), messages), messages))


def test_who_comes_and_goes_is_offered_by_name() -> None:
    scenario = day(world_of(island(), "ailei", "beor")).when(AskCompany())
    assert labels(scenario, 1) == {
        "leave:beor": "Beor leaves",
        "join:arev": "Arev joins",
        "join:maggot": "Maggot joins",
        "gathered": "We are complete",
    }
    scenario.answers(1, "leave:beor")
    assert labels(scenario, 0, "de")["join:arev"] == "Arev kommt dazu"
