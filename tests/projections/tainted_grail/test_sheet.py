"""The sheet of a campaign of Tainted Grail: all that a save holds, on paper, and nothing that nobody has read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec import json
from msgspec.structs import replace

from domain.kernel.tables.table import TableOpened
from domain.tainted_grail.campaign.chronicle import Sheet, Told
from domain.tainted_grail.campaign.note import save_of
from domain.tainted_grail.state import Owned, State
from domain.tainted_grail.vocabulary.terms import CHALLENGES
from domain.tainted_grail.world import Disc, Figure, Place, World
from projections.drawing.sheet import HEIGHT, WIDTH
from projections.tainted_grail.sheet import SHEET, svg
from projections.tainted_grail.sheet.filled import About, filled, runs, shortened
from projections.tainted_grail.view import GAME_VIEW
from projections.text.messages import LANGUAGES, Messages
from tests.domain.tainted_grail.fixtures import state_of
from tests.domain.tainted_grail.world_packs import avalon
from tests.projections.drawing.drawn_texts import lettering, meet

NAMES = ("Ada", "Ben", "Cleo", "Dora")
HOSTILE = (
    "<script>alert(1)</script>&\"'",
    "\N{RIGHT-TO-LEFT OVERRIDE}שלום\N{POP DIRECTIONAL FORMATTING}\x1b[31m\x00",
    "W" * 80,
    "👩\N{ZERO WIDTH JOINER}🔬" * 20,
)
CHARACTERS = ("ailei", "arev", "maggot", "beor")
both_languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def words(language: str) -> Messages:
    """The game's messages with those of the pack."""
    return GAME_VIEW.messages_of(avalon(), language)


def world(**more: Any) -> World:
    """The land on the second day: three locations, two menhirs, a guardian, an item on the ground."""
    places = {
        101: Place(101, (0, 0), menhir=5),
        104: Place(104, (1, 0), menhir=2, guardians=("the-levy",), items=("oilskin",)),
        102: Place(102, (0, -1), covered=("action",)),
    }
    told: dict[str, Any] = {"id": "the-eighth-tally", "day": 2, "phase": "day", "places": places, **more}
    return World(**told)


@cache
def begun(count: int = 3) -> State:
    """A campaign of so many characters on its second day; the first owns something of each kind, the last is absent."""
    pack = avalon()
    state = state_of(pack, *CHARACTERS[:count])
    figures = {who: Figure(104 if who == "ailei" else 101) for who in state.characters}
    story = world(
        figures=figures,
        statuses=first_statuses(2),
        discs={next(iter(pack.discs)): Disc(4, "place:101")},
        discarded=tuple(pack.events)[:2],
    )
    first = state.characters["ailei"]
    rich = replace(
        first,
        owned=(Owned("item:duelling-blade"), Owned("item:oilskin", face_up=False), Owned("secret:4")),
        skills=(1, 24),
        resources={"food": 3, "wealth": 12},
        available={"combat": ("K20/25-G",)},
    )
    characters = {**state.characters, "ailei": rich}
    return replace(state, journey=story, status="running", characters=characters, chapter_start=None)


def first_statuses(count: int) -> dict[str, tuple[int, ...]]:
    """The first statuses of the pack with their first part."""
    return dict.fromkeys(tuple(avalon().statuses)[:count], (1,))


def crowded() -> State:
    """As much as a sheet can have to hold: all places, statuses, discs and events, and heaps of things."""
    pack, state = avalon(), begun(4)
    lit = [one.number for one in pack.locations.values() if one.menhir][:3]
    originals = (number for number, one in pack.locations.items() if one.changes is None)
    places = {
        number: Place(number, (index % 6 - 2, index // 6 - 2), menhir=index % 3 if number in lit else None)
        for index, number in enumerate(originals)
    }
    story = world(
        places=places,
        figures=dict.fromkeys(state.characters, Figure(101)),
        statuses={one.id: tuple(range(1, one.parts + 1)) for one in pack.statuses.values()},
        discs={one: Disc(8, "place:101") for one in pack.discs},
        events=tuple(pack.events)[:6],
        discarded=tuple(pack.events)[:30],
    )
    owned = tuple(Owned(f"item:{one}") for one in pack.items) + tuple(Owned(f"secret:{one}") for one in pack.secrets)
    people = {
        who: replace(one, owned=owned, skills=tuple(pack.skills)[:16], conditions=("insane",))
        for who, one in state.characters.items()
    }
    return replace(state, journey=story, characters=people, challenge=CHALLENGES, mode="story", free=True)


def absent() -> State:
    """Somebody is absent, and somebody has died."""
    state = begun(3)
    gone, dead = state.characters["maggot"], replace(state.characters["arev"], dead=True)
    there = {who: one for who, one in state.characters.items() if who != "maggot"} | {"arev": dead}
    return replace(state, characters=there, away={"maggot": gone})


EVENINGS = tuple(
    {"session": n, "chapter": n, "day": 6 * n, "result": result, "result_name": result, "table": "7f163e45-4498"}
    for n, result in ((1, "saved"), (2, "saved"), (3, "saved"), (4, "saved"), (5, "failure"))
)
CASES = {
    "empty": (None, About("", ("Ada",))),
    **{f"{count} characters": (count, About("Withy and Back", NAMES[:count])) for count in (1, 2, 3)},
    "crowded": ("crowded", About("Withy and Back", NAMES, EVENINGS)),
    "absent": ("absent", About("Withy and Back", NAMES)),
    "hostile": (3, About(HOSTILE[0] + HOSTILE[2], HOSTILE)),
}
every_case = pytest.mark.parametrize("case", CASES)


def sheet(case: str, language: str) -> dict[str, Any]:
    """The filled-in sheet of a case."""
    which, about = CASES[case]
    states = {"crowded": crowded, "absent": absent}
    state = None if which is None else states[which]() if isinstance(which, str) else begun(which)
    return filled(state, about, avalon(), words(language))


# What it holds


@both_languages
@pytest.mark.rule("TG-5.20.2")
def test_it_holds_what_a_save_holds_in_every_form(language: str) -> None:
    messages, view = words(language), sheet("3 characters", language)
    for form in (SHEET.svg, SHEET.html, SHEET.text):
        shown = " ".join(form(view, messages).split())
        assert "Withy and Back" in shown and messages.say("chapter-1") in shown
        assert all(messages.say(f"character-{one}") in shown for one in CHARACTERS[:3])
        assert all(name in shown for name in NAMES[:3])
        assert all(messages.say(f"location-{one}").split()[-1] in shown for one in (101, 102, 104))
        assert all(messages.say(one) in shown for one in ("item-duelling-blade", "item-oilskin", "secret-4"))
        assert all(messages.say(f"skill-{one}") in shown for one in (1, 24))
        assert "K 1–15/25 G" in shown and "K 20/25 G" in shown
        assert all(one["name"] in shown for one in (*view["statuses"], *view["discs"]))
        assert len(view["statuses"]) == 2 and len(view["discs"]) == 1


@pytest.mark.rule("TG-5.20.2", "TG-2.2.15", "TG-2.2.16")
def test_as_data_it_has_ids_beside_the_words() -> None:
    view = sheet("3 characters", "en")
    first = view["characters"][0]
    assert (first["id"], first["player"], first["place"]["number"]) == ("ailei", "Ada", 104)
    assert {one["track"]: one["value"] for one in first["tracks"]} == {"energy": 6, "health": 8, "terror": 0}
    assert {one["attribute"]: one["value"] for one in first["attributes"]}["empathy"] >= 1
    assert [one["face_up"] for one in first["items"]] == [True, False]
    assert [one["number"] for one in first["secrets"]] == [4]
    assert first["decks"]["combat"]["deck"][:2] == ["K1/25-G", "K2/25-G"]
    assert first["decks"]["combat"]["available"] == ["K20/25-G"]
    assert [(one["number"], one["menhir"] and one["menhir"]["disc"]) for one in view["places"]] == [
        (101, 5),
        (102, None),
        (104, 2),
    ]
    assert json.decode(json.encode(view)) == view


@pytest.mark.rule("TG-5.20.9")
def test_who_is_absent_or_dead_stands_nowhere_and_says_so() -> None:
    view = sheet("absent", "en")
    told = {one["id"]: (one["place"] is None, one["away"], one["dead"]) for one in view["characters"]}
    assert told == {"ailei": (False, False, False), "arev": (True, False, True), "maggot": (True, True, False)}
    text = SHEET.text(view, words("en"))
    assert "Maggot (Cleo, absent)" in text and "Arev (Ben, dead)" in text


def test_evenings_are_told_oldest_first_and_the_last_ones_are_drawn() -> None:
    view = sheet("crowded", "en")
    assert [one["session"] for one in view["evenings"]] == [1, 2, 3, 4, 5]
    drawn = SHEET.svg(view, words("en"))
    assert "5: chapter 5, day 30" in drawn and "1: chapter 1, day 6" not in drawn
    assert "1: chapter 1, day 6" in SHEET.text(view, words("en"))


def test_a_finished_campaign_is_dated_by_its_end_and_not_by_its_last_save() -> None:
    ended = Told("", 2, "success", 32, 4)
    save = save_of(replace(begun(), session=1))
    campaign = Sheet("", ("Ada",), "avalon", "6", "the-eighth-tally", (ended,), save)
    assert GAME_VIEW.campaign is not None
    found = GAME_VIEW.campaign.json(campaign, avalon(), words("en"))
    assert save.world.day != 32
    assert (found["status"], found["time"]["chapter"], found["time"]["day"]) == ("won", 4, 32)
    assert "as it was last saved, in the night of day 2\n" in SHEET.text(found, words("en"))
    assert "last saved" not in SHEET.text(sheet("crowded", "en"), words("en"))


def test_only_a_campaign_has_a_sheet() -> None:
    def plan(scenario: str) -> TableOpened:
        return TableOpened("", "", "tainted-grail", 5, "", {"scenario": scenario}, (), {})

    assert [SHEET.kept(plan(one), avalon()) for one in ("the-eighth-tally", "first-steps")] == [True, False]


def test_numbers_of_cards_are_written_as_runs() -> None:
    assert runs([1, 2, 3, 5, 7, 8]) == "1–3, 5, 7, 8"
    assert shortened(["K1/25-G", "K2/25-G", "K3/25-G", "K4/15-R"]) == "K 1–3/25 G; K 4/15 R"


# What it never holds


class Noting(Messages):
    """Messages that note what was said."""

    def __init__(self, language: str) -> None:
        self.__dict__.update(words(language).__dict__)
        self.plain = self
        self.said: set[str] = set()

    def say(self, key: str, /, **values: Any) -> str:
        self.said.add(key)
        return super().say(key, **values)


CLOSED = ("verse-", "book-", "dream-", "nightmare-", "chapter-2", "chapter-3", "chapter-4")
"""How the messages begin that only a journal says, or a later chapter."""


@both_languages
@pytest.mark.rule("TG-2.3.1", "TG-2.3.2", "TG-2.3.4")
def test_it_names_nothing_that_nobody_has_read(language: str) -> None:
    messages, state = Noting(language), begun(3)
    view = SHEET.json(state, "Withy and Back", NAMES, messages)
    for form in (SHEET.svg, SHEET.html, SHEET.text):
        form(view, messages)
    journey = state.journey
    assert isinstance(journey, World)
    assert [one for one in messages.said if one.startswith(CLOSED)] == []
    allowed = {
        "location": {str(one) for one in journey.places},
        "status": {*journey.statuses, "won", "lost", "running", "setup"},
        "secret": {"4"},
        "event": {*journey.discarded, "back"},
        "disc": set(journey.discs),
    }
    for kind, known in allowed.items():
        named = {one.removeprefix(f"{kind}-") for one in messages.said if one.startswith(f"{kind}-")}
        strange = {one for one in named if not any(one == each or one.startswith(f"{each}-") for each in known)}
        assert strange == set(), kind


def test_unmarked_parts_of_a_status_have_no_name() -> None:
    pack = avalon()
    many = next(one for one in pack.statuses.values() if one.parts > 2 and one.numbered)
    state = begun(1)
    state = replace(state, journey=replace(state.journey, statuses={many.id: (2,)}))
    view = filled(state, About("x", NAMES), pack, words("en"))
    names = [words("en").say(f"status-{many.id}-{part}") for part in range(1, many.parts + 1)]
    text = SHEET.text(view, words("en"))
    assert names[1] in text and not any(one in text for one in names[:1] + names[2:])


# How it looks


@both_languages
@every_case
def test_no_text_leaves_the_page_or_lies_on_another(case: str, language: str) -> None:
    texts = [one for one in upright(svg(sheet(case, language), words(language))) if one.text.strip()]
    assert len(texts) > 60
    assert [one for one in texts if one.left < 11 or one.right > WIDTH - 11] == []
    assert [pair for pair in combinations(texts, 2) if meet(*pair)] == []


def upright(drawn: str) -> Iterator[Any]:
    """The texts of a picture, without those that stand on their side."""
    root = ElementTree.fromstring(drawn)
    for parent in list(root.iter()):
        for child in list(parent):
            if "rotate" in child.get("transform", ""):
                parent.remove(child)
    yield from lettering(ElementTree.tostring(root, "unicode"))


@both_languages
@every_case
def test_it_is_a_page_for_the_land_and_one_for_each_two_characters(case: str, language: str) -> None:
    view, messages = sheet(case, language), words(language)
    root = ElementTree.fromstring(SHEET.svg(view, messages))
    count = 1 + max(1, -(-len(view["characters"]) // 2))
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT * count}"
    assert SHEET.html(view, messages).count("<svg ") == count
    assert max(map(len, SHEET.text(view, messages).splitlines())) <= 100


@both_languages
def test_names_of_players_are_harmless(language: str) -> None:
    messages, view = words(language), sheet("hostile", language)
    drawn, html, text = (form(view, messages) for form in (SHEET.svg, SHEET.html, SHEET.text))
    assert "<script" not in drawn and "<script" not in html and "&lt;script" in drawn
    assert not any(one in shown for shown in (drawn, html, text) for one in "\x1b\x00\N{RIGHT-TO-LEFT OVERRIDE}")
    assert "http" not in html.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched"
