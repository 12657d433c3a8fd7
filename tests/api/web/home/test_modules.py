"""The modules of the home page: its forms from the catalogue, what it keeps, and what it makes of answers."""

import json
from typing import Any

import pytest

from api.http.games import scenario_of
from infra.keys.recovery import Phrase
from projections.materia_prima.view import GAME_VIEW as MATERIA_PRIMA
from projections.tainted_grail.view import GAME_VIEW as TAINTED_GRAIL
from projections.view import View
from tests.api.web.page_modules import Modules
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.tainted_grail.world_packs import avalon


def offered(view: View, pack: Any, lang: str = "en") -> dict[str, Any]:
    """A pack as the catalogue offers it."""
    messages = view.messages_of(pack, lang)
    return {
        "options": view.options(pack),
        "names": dict(view.option_names(pack, messages)),
        "scenarios": [scenario_of(view, one) for one in view.scenarios(pack, messages)],
    }


PRIMA, AVALON = offered(MATERIA_PRIMA, prima()), offered(TAINTED_GRAIL, avalon())


# The form


def test_the_form_of_materia_prima_asks_for_what_its_schema_allows(page: Modules) -> None:
    difficulty, layout, temple, consent = page("fields", pack=PRIMA)

    values = ["easy", "normal", "hard"]
    assert difficulty == {"id": "difficulty", "kind": "choice", "values": values, "preset": None, "isMore": False}
    assert (layout["values"], layout["isMore"]) == (["random", "open-country", "crooked-coast"], True)
    assert (temple["kind"], temple["isMore"]) == ("choice", True)
    assert consent == {"id": "consent", "kind": "seats", "isMore": True}


def test_the_form_of_tainted_grail_asks_for_what_its_schema_allows(page: Modules) -> None:
    fields = {one["id"]: one for one in page("fields", pack=AVALON)}
    row, characters, hands = (fields[id] for id in ("row", "characters", "hands"))

    assert (row["kind"], row["most"], row["values"][:2]) == ("row", 40, ["rest", "grey"])
    assert characters == {"id": "characters", "kind": "number", "least": 1, "most": 4, "preset": None}
    assert (hands["kind"], hands["preset"]) == ("choice", "players")


def test_a_schema_that_no_form_knows_is_left_out(page: Modules) -> None:
    schemas = {
        "flag": {"type": "boolean"},
        "text": {"type": "string"},
        "any": {"type": "array"},
        "delay": {"enum": [1]},
    }

    assert page("fields", pack={"options": {"properties": schemas}}) == [{"id": "flag", "kind": "flag", "preset": None}]


def test_names_come_from_the_catalogue_or_are_ids(page: Modules) -> None:
    german = offered(MATERIA_PRIMA, prima(), "de")

    assert page("named", pack=german, id="difficulty", value="hard") == "hart"
    assert page("named", pack=german, id="layout") == "Karte"
    assert page("named", pack=german, id="difficulty", value="dire") == "dire"
    assert page("playable", pack=german)[-1] == ["grey", "Grau"]
    assert ["ottilie-krahl", "Ottilie Krahl"] in page("playable", pack=german)


FILLED = {
    "isCampaign": False,
    "game": "materia-prima",
    "pack": "prima",
    "scenario": "black-work",
    "options": {"difficulty": "easy", "temple": "", "consent": [], "flag": False, "undo": "", "delay": 0},
    "seats": [{"name": "Ada", "plays": ["green"]}, {"name": "", "plays": []}],
    "name": "Thursday",
    "isPrivate": True,
}
SEATS = [{"name": "Ada", "plays": ["green"]}, {"name": ""}]


def test_what_is_filled_in_becomes_a_request_without_empty_values(page: Modules) -> None:
    shared = {"game": "materia-prima", "pack": "prima", "seats": SEATS, "name": "Thursday", "private": True}

    assert page("request", values=FILLED) == {
        "path": "tables",
        "body": shared | {"scenario": "black-work", "options": {"difficulty": "easy", "delay": 0}},
    }
    assert page("request", values=FILLED | {"isCampaign": True}) == {"path": "campaigns", "body": shared}


@pytest.mark.parametrize(
    ("detail", "place"),
    [
        ("body.seats.0.name: String should have at most 80 characters", "seat-0"),
        ("body.seats: List should have at least 1 item", "seats"),
        ("body.name: String should match pattern", "name"),
        ("body.options.delay: wrong", "option-delay"),
        ("seat 1 cannot play 'purple'; possible: a character or a colour", "seat-1"),
        ("unknown difficulty 'x'; possible: easy, normal, hard", "option-difficulty"),
        ("TG-3.1.1: characters is 9; possible: 1 to 4", "option-characters"),
        ("TG-3.1.2: two seats ask for the same character; each character has one seat", "seats"),
        ("the store cannot be reached", None),
    ],
)
def test_a_refusal_belongs_to_the_field_that_it_names(page: Modules, detail: str, place: str | None) -> None:
    options = ["scenario", "difficulty", "delay", "characters", "consent"]

    assert page("place", detail=detail, options=options) == place


def test_one_click_starts_the_guided_evening_or_else_an_arena_or_the_campaign(page: Modules) -> None:
    of = {"title": "Game", "packs": [PRIMA, offered(MATERIA_PRIMA, inquisition())]}
    assert page("starts", game=of) == [{"id": "first-lesson", "title": "The First Lesson", "guide": {"plays": []}}]

    unguided = [{key: value for key, value in one.items() if key != "guide"} for one in AVALON["scenarios"]]
    first, long = page("starts", game={"title": "Game", "packs": [AVALON | {"scenarios": unguided}]})
    assert (first["id"], long["id"], first["guide"]) == ("first-steps", "the-eighth-tally", None)
    bare = {"title": "Toy", "packs": [{"scenarios": [], "options": {}, "names": {}}]}
    assert page("starts", game=bare) == [{"title": "Toy", "guide": None}]


# My tables

SUMMARY = {"state": "running", "next": [1], "proposal": None}


@pytest.mark.parametrize(
    ("more", "seats", "wanted"),
    [
        ({}, [1], "turn"),
        ({}, [0], "nothing"),
        ({}, [0, 1], "turn"),
        ({"proposal": {"waiting": [0]}}, [0], "consent"),
        ({"proposal": {"waiting": [0]}}, [1], "turn"),
        ({"state": "open", "next": []}, [0], "start"),
        ({"state": "open", "next": []}, [1], "nothing"),
        ({"state": "finished", "next": [1]}, [1], "over"),
    ],
)
def test_a_table_is_marked_by_what_it_waits_for(page: Modules, more: Any, seats: list[int], wanted: str) -> None:
    assert page("wanted", summary=SUMMARY | more, seats=seats) == wanted


def test_seats_of_one_table_are_one_row_in_the_order_of_the_newest(page: Modules) -> None:
    seats = [
        {"table": table, "game": "g", "title": "t", "seat": seat} for table, seat in (("b", 1), ("a", 0), ("b", 0))
    ]
    told = page("grouped", seats=seats)

    assert [(one["table"], [seat["seat"] for seat in one["seats"]]) for one in told] == [("b", [0, 1]), ("a", [0])]


# What is kept, and addresses

CAMPAIGN = {"id": "c1", "game": "g", "title": "Winter", "seats": [{"seat": 1, "name": "Ben", "token": "b"}]}


def test_campaigns_are_kept_with_all_seats_that_were_ever_given(page: Modules) -> None:
    further = CAMPAIGN | {"title": "", "game": "", "seats": [{"seat": 0, "name": "Ada", "token": "a"}]}
    other = CAMPAIGN | {"id": "c2"}
    told = page("campaigns", steps=[["keep", CAMPAIGN], ["keep", other], ["keep", further]])

    assert told["done"] == [True, True, True] and told["without"] == []
    assert [one["id"] for one in told["campaigns"]] == ["c1", "c2"]
    assert told["campaigns"][0]["title"] == "Winter"
    assert [one["token"] for one in told["campaigns"][0]["seats"]] == ["a", "b"]
    assert page("campaigns", steps=[["keep", CAMPAIGN], ["forget", "c1"]])["campaigns"] == []


NO_SEATS = (
    '[{"id": "x", "seats": [null]}, {"id": "y", "seats": []}, {"id": "../x", "seats": [{"seat": 0, "token": "t"}]}]'
)


@pytest.mark.parametrize("stored", ["", "{", "7", '[null, 3, {"id": "x"}]', NO_SEATS])
def test_what_is_no_campaign_in_the_storage_is_ignored(page: Modules, stored: str) -> None:
    assert page("campaigns", stored=stored, steps=[])["campaigns"] == []


def test_a_full_storage_keeps_neither_campaigns_nor_a_name(page: Modules) -> None:
    assert page("campaigns", steps=[["keep", CAMPAIGN]], full=True)["done"] == [False]
    assert page("playerName", name="Ada", full=True) == ["", False, ""]
    assert page("playerName", name="Ada") == ["", True, "Ada"]


def test_tokens_stand_in_the_fragment_only(page: Modules) -> None:
    campaign = "7f163e45-4498-49a1-9f66-a721775eb2a1"
    told = page("addresses", table="t", token="to&ken", campaign=campaign, seat=2)

    assert told["table"] == "https://play.example.org/tables/t?lang=de#token=to%26ken"
    assert told["campaign"].startswith(f"https://play.example.org/#campaign={campaign}&seat=2&token=")
    assert page("handedOver", address=told["campaign"]) == {"id": campaign, "seat": 2, "token": "to&ken"}
    for address in ("https://a/", "https://a/#token=x", "https://a/#campaign=x&seat=0&token=t"):
        assert page("handedOver", address=address) is None
    assert json.dumps(told).count("to%26ken") == 2


# The next evening

PEOPLE = [
    {"id": "arev", "name": "Arev", "seat": 1, "player": "Ben", "away": False, "dead": False},
    {"id": "beor", "name": "Beor", "seat": 0, "player": "Ada", "away": False, "dead": False},
    {"id": "maggot", "name": "Maggot", "seat": 1, "player": "Ben", "away": True, "dead": False},
    {"id": "ailei", "name": "Ailei", "seat": 0, "player": "Ada", "away": False, "dead": True},
]


def test_the_next_evening_proposes_those_who_were_there(page: Modules) -> None:
    seats = [{"seat": 0, "name": "Ada", "plays": ["beor"]}, {"seat": 1, "name": "Ben", "plays": []}]

    assert page("proposed", seats=seats, people=PEOPLE) == [
        {"name": "Ada", "plays": ["beor"]},
        {"name": "Ben", "plays": ["arev"]},
    ]
    assert page("proposed", seats=seats, people=[]) == [
        {"name": "Ada", "plays": ["beor"]},
        {"name": "Ben", "plays": []},
    ]


def test_the_next_evening_offers_nobody_who_is_dead(page: Modules) -> None:
    assert page("offered", word="ailei", name="Ailei", people=PEOPLE) is None
    assert page("offered", word="arev", name="Arev", people=PEOPLE) == "Arev"


# The seats of all devices


def test_a_phrase_is_the_same_in_the_page_and_in_the_terminal(page: Modules) -> None:
    chosen = bytes(range(7, 247, 15))
    phrase, plain = Phrase(chosen), {"seats": [{"table": "t", "seat": 0, "token": "Grüße"}]}
    sealed = phrase.seal(json.dumps(plain).encode())
    found = page("phrase", bytes=list(chosen), typed=str(phrase).upper(), sealed=sealed, plain=plain)

    assert (found["told"], found["secret"], found["opened"]) == (str(phrase), phrase.secret, plain)
    assert json.loads(phrase.open(found["sealed"])) == plain
    changed = ("B" if sealed[0] == "A" else "A") + sealed[1:]
    damaged = page("phrase", bytes=list(chosen), typed=str(phrase), sealed=changed, plain=plain)
    assert damaged["opened"] is None
    for typed in ("", "lusab babad", f"{phrase} lusab", str(phrase)[:-1] + "e"):
        assert page("phrase", bytes=[], typed=typed, sealed="", plain=None) is None


def seat(number: int, token: str = "a") -> dict[str, Any]:
    return {"table": "t", "seat": number, "token": token}


@pytest.mark.parametrize(
    ("here", "there", "known", "all"),
    [
        ([0], [], [], [0]),
        ([], [0], [], [0]),
        ([1], [0], [], [1, 0]),
        ([0], [0, 1], ["t/0", "t/1"], [0]),
        ([0, 1], [1], ["t/0", "t/1"], [1]),
        ([0, 2], [0, 1], ["t/0"], [0, 2, 1]),
    ],
    ids=["new here", "new there", "new on both", "forgotten here", "forgotten there", "both go on"],
)
def test_seats_of_two_devices_are_joined(
    page: Modules, here: list[int], there: list[int], known: list[str], all: list[int]
) -> None:
    found = page("gathered", here=[seat(one, "mine") for one in here], there=list(map(seat, there)), known=known)

    assert [one["seat"] for one in found] == all
    assert {one["token"] for one in found if one["seat"] in here} <= {"mine"}
