"""The chronicle of a campaign as a sheet: all that it must hold, on paper, whatever the players are called."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec import json

from domain.materia_prima.campaign.chronicle import Carried, CarriedAlchemist, Chronicle, Note, Sheet, sheet
from projections.drawing.lettering import fitted, plain, width
from projections.materia_prima.sheet.picture import HEIGHT, WIDTH
from projections.materia_prima.view import GAME_VIEW as VIEW
from projections.text.messages import LANGUAGES
from tests.domain.materia_prima.packs import prima
from tests.projections.drawing.drawn_texts import lettering, meet

PACK = prima()
WORDS = {language: VIEW.messages_of(PACK, language) for language in LANGUAGES}
SVG = "{http://www.w3.org/2000/svg}"
LAYOUT = "open-country"
COLOURS = ("green", "yellow", "brown", "grey")
CHARACTERS = tuple(PACK.alchemists)
NAMES = ("Ada", "Ben", "Cleo", "Dora")
HOSTILE = (
    "<script>alert(1)</script>&\"'",
    "\N{RIGHT-TO-LEFT OVERRIDE}שלום עולם\N{POP DIRECTIONAL FORMATTING}\x1b[31m\x00",
    "W" * 80,
    "👩\N{ZERO WIDTH JOINER}🔬" * 20 + "e" + "\N{COMBINING GRAVE ACCENT}" * 30,
)
TOWERS = [at for at, terrain in PACK.boards[LAYOUT].terrain.items() if terrain.is_plain][3::7]
NOTES = (
    Note("black-work", "success", 16, "N", ("6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5",), retries=2),
    Note("white-work", "success", 20, "E", ("91b2a7c0-3d4e-4f50-8a6b-7c8d9e0f1a2b",)),
    Note("red-work", "failure", 7, None, (), retries=12),
)


def of_level(level: int, number: int) -> str:
    """A thing that may be taken along."""
    things = [one.id for one in PACK.recipes.values() if one.level == level and one.kind != "stone"]
    return things[number]


def told(
    alchemists: int, notes: tuple[Note, ...] = NOTES, names: tuple[str, ...] = NAMES, name: str = "The Long Winter"
) -> Sheet:
    """The sheet of a campaign of so many alchemists; the first has taken along all that one may."""
    carried = [
        CarriedAlchemist(
            seat=index if len(names) > 1 else 0,
            colour=COLOURS[index],  # type: ignore[arg-type]
            character=CHARACTERS[index],
            tower=TOWERS[index],
            soul_stones=1 - index % 2,
            extension=tuple(PACK.extensions)[index] if index % 2 == 0 else None,
            homunculi=tuple(of_level(level, index) for level in ((2, 1, 3) if index == 0 else ())),
        )
        for index in range(alchemists)
    ]
    version = PACK.content.pack.version
    chronicle = Chronicle(name, names[:alchemists], "prima", version, notes, Carried(LAYOUT, tuple(carried)))
    return sheet(chronicle, PACK)


def fresh(*names: str) -> Sheet:
    """The sheet of a campaign that nobody has played yet."""
    return sheet(Chronicle("A Beginning", names, "prima", PACK.content.pack.version), PACK)


def many(count: int) -> tuple[Note, ...]:
    """The notes of a long campaign."""
    return tuple(Note("black-work", "success", 16, "H", (f"{n:08x}-6f7a",), retries=n % 13) for n in range(count))


CASES = {
    "fresh": fresh("Ada", "Ben"),
    "solo": told(2, names=("Ada",)),
    **{f"{count} alchemists": told(count) for count in (2, 3, 4)},
    "hostile": told(4, many(14), HOSTILE, HOSTILE[0] + HOSTILE[2]),
    "long": told(3, many(50)),
}
every_case = pytest.mark.parametrize("told_sheet", CASES.values(), ids=CASES.keys())
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def view() -> Any:
    """How campaigns are shown."""
    assert VIEW.campaign is not None
    return VIEW.campaign


# What it holds


@both_languages
def test_mp_7_4_1_the_sheet_shows_its_ten_fields(language: str) -> None:
    messages, one = WORDS[language], told(4)
    for shown in (view().svg(one, PACK, messages), view().html(one, PACK, messages), view().text(one, PACK, messages)):
        assert "The Long Winter" in shown
        assert all(messages.say(f"scenario-{id}") in shown for id in one.scenarios)
        assert all(name in shown for name in NAMES)
        assert all(messages.say(f"alchemist-{id}") in shown for id in one.characters)
        assert all(messages.say(f"extension-{id}") in shown for id in one.extensions if id)
        assert all(messages.say(f"recipe-{id}") in shown for things in one.things for id in things)
        assert all(messages.say(f"sheet-column-{name}") in shown for name in ("scenario", "difficulty", "result"))


def test_mp_7_4_1_the_map_has_marks_and_towers_and_each_alchemist_a_stone_or_none() -> None:
    texts = [one.text for one in lettering(view().svg(told(4), PACK, WORDS["en"]))]
    for mark in {mark for _, mark in told(4).board}:
        assert texts.count(mark) >= [mark for _, mark in told(4).board].count(mark)
    assert [texts.count(str(number)) for number in (1, 2, 3, 4)] == [3, 3, 3, 3], "on map, on box, in the table"

    plainly = view().text(told(4), PACK, WORDS["en"])
    assert plainly.count("[G]") == 1 and plainly.count("#4") == 2
    assert plainly.count("◆") == plainly.count("◇") == 2
    assert plainly.count("\n    Taken along: ") == 4, "each sentence begins with a capital"


def test_mp_7_4_2_the_service_adds_result_day_retries_game_and_pack() -> None:
    messages = WORDS["en"]
    rows = view().text(told(2), PACK, messages).splitlines()[-3:]

    assert [re.split(r"\s{2,}", row) for row in rows] == [
        ["1", "The Black Work", "N", "✓ success", "16", "2", "6f0c1f4e"],
        ["2", "The White Work", "E", "✓ success", "20", "–", "91b2a7c0"],
        ["3", "The Red Work", "–", "✗ failure", "7", "12"],
    ]
    texts = {one.text for one in lettering(view().svg(told(2), PACK, messages))}
    assert {"16", "20", "7", "12", "success", "failure", "6f0c1f4e", "Green"} <= texts
    assert any(PACK.content.pack.version in text for text in texts)


@both_languages
def test_mp_7_4_3_as_data_it_has_ids_and_words_by_tower_number(language: str) -> None:
    messages, filled = WORDS[language], view().json(told(3), PACK, WORDS[language])
    first = filled["alchemists"][0]

    assert [one["number"] for one in filled["alchemists"]] == [1, 2, 3]
    assert first["player"] == "Ada" and first["colour_name"] == messages.say("colour-green")
    assert [thing["level"] for thing in first["things"]] == [1, 2, 3], "the lowest level first"
    assert first["things"][0]["id"] == of_level(1, 0)
    assert (first["tower"]["q"], first["tower"]["r"]) == TOWERS[0]
    assert {one["mark"] for one in filled["board"] if one["terrain"] == "town"} == {"T", "R", "G"}
    assert len(filled["board"]) == len(PACK.boards[LAYOUT].hexes)
    assert [one["difficulty"] for one in filled["scenarios"]] == ["N", "E", None]
    assert filled["scenarios"][1]["difficulty_name"] == messages.say("difficulty-easy")
    assert json.decode(json.encode(filled)) == filled


def test_a_new_campaign_has_players_and_an_empty_form() -> None:
    filled = view().json(fresh("Ada"), PACK, WORDS["en"])

    assert (filled["players"], filled["alchemists"], filled["board"], filled["scenarios"]) == (["Ada"], [], [], [])
    texts = [one.text for one in lettering(view().svg(fresh("Ada"), PACK, WORDS["de"]))]
    assert "Ada" in texts and WORDS["de"].say("sheet-no-land") in texts
    assert WORDS["en"].say("sheet-no-land") in view().text(fresh("Ada"), PACK, WORDS["en"])


def test_a_solo_player_is_named_for_both_alchemists() -> None:
    texts = [one.text for one in lettering(view().svg(CASES["solo"], PACK, WORDS["en"]))]
    assert texts.count("Ada") == 2


# How it looks


@both_languages
@every_case
def test_no_text_leaves_the_page_or_lies_on_another(told_sheet: Sheet, language: str) -> None:
    texts = lettering(view().svg(told_sheet, PACK, WORDS[language]))

    assert len(texts) > 60
    assert [one for one in texts if one.left < 12 or one.right > WIDTH - 12] == []
    assert [pair for pair in combinations(texts, 2) if meet(*pair)] == []


@both_languages
@every_case
def test_it_is_one_page_of_a4_or_as_many_as_the_scenarios_need(told_sheet: Sheet, language: str) -> None:
    root = ElementTree.fromstring(view().svg(told_sheet, PACK, WORDS[language]))
    count = 3 if len(told_sheet.scenarios) > 44 else 1

    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT * count}"
    assert (root.get("width"), root.get("height")) == ("210mm", f"{297 * count}mm")
    assert view().html(told_sheet, PACK, WORDS[language]).count("<svg ") == count
    numbers = [one.text for one in lettering(ElementTree.tostring(root, "unicode"))]
    assert all(str(number) in numbers for number in range(1, len(told_sheet.scenarios) + 1))


@both_languages
def test_names_of_players_are_harmless(language: str) -> None:
    messages = WORDS[language]
    svg, html, text = (make(CASES["hostile"], PACK, messages) for make in (view().svg, view().html, view().text))

    assert "<script" not in svg and "<script" not in html and "&lt;script" in svg
    assert not any(one in shown for shown in (svg, html, text) for one in "\x1b\x00\N{RIGHT-TO-LEFT OVERRIDE}")
    assert "http" not in html.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched"
    assert max(map(len, text.splitlines())) <= 100


def test_the_text_has_no_line_wider_than_a_terminal() -> None:
    for told_sheet in CASES.values():
        for messages in WORDS.values():
            assert max(map(len, view().text(told_sheet, PACK, messages).splitlines())) <= 100


def test_it_says_in_its_own_language_which_it_is() -> None:
    german = view().html(told(2), PACK, WORDS["de"])

    assert '<html lang="de">' in german and WORDS["de"].say("result-success") in german
    assert WORDS["en"].say("sheet-head") not in german


# Lettering


def test_a_text_that_fits_stays_and_a_long_one_shrinks_before_it_is_cut_off() -> None:
    assert fitted("Ada", 30, 3.5, 2.1) == ("Ada", 3.5)
    text, size = fitted("Ottilie Krahl the Second", 36, 3.5, 2.1)
    assert text == "Ottilie Krahl the Second" and 2.1 < size < 3.5 and width(text, size) <= 36 + 1e-6
    text, size = fitted("W" * 80, 30, 3.5, 2.1)
    assert text.endswith("W…") and size == 2.1 and width(text, size) <= 30


def test_a_cut_never_leaves_half_an_emoji_joined_to_nothing() -> None:
    text, _ = fitted("👩\N{ZERO WIDTH JOINER}🔬" * 20, 20, 3.5, 2.1)
    assert text.endswith("…") and not text.endswith("\N{ZERO WIDTH JOINER}…")


def test_a_name_is_shown_on_one_line_with_few_accents() -> None:
    assert plain(" a\n\tb\x00 ") == "a b"
    assert plain("e" + "\N{COMBINING GRAVE ACCENT}" * 9) == "e" + "\N{COMBINING GRAVE ACCENT}" * 2
    assert plain("\N{RIGHT-TO-LEFT OVERRIDE}abc") == "abc"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_of_difficulties_says_them_as_the_game_does(language: str) -> None:
    """The sheet has the letters E, N and H in both languages; the names begin with them in German. Source: MP-7.4.1."""
    messages = WORDS[language]
    names = [messages.say(f"difficulty-{level}") for level in ("easy", "normal", "hard")]

    assert messages.say("sheet-letters") == " · ".join(
        f"{letter} {name}" for letter, name in zip("ENH", names, strict=True)
    )
    assert [name[0].upper() for name in names] == list("ENH")
