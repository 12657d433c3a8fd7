"""Whole pages: all that the board tells is there, escaped, without styles or scripts, and nothing hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any
from xml.etree.ElementTree import Element

import pytest

from domain.kernel.position import Position
from domain.tainted_grail.queries.knowledge import known_to
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import C1, C2, C3, C5, begun, encounter
from tests.domain.tainted_grail.wild_pack import wild
from tests.projections.tainted_grail.golden_board import fight
from tests.projections.tainted_grail.page.pages import (
    board_of,
    ids,
    of_a_campaign,
    of_an_arena,
    on_board,
    parts_of,
    written,
)
from tests.projections.tainted_grail.worded import messages_of
from tests.projections.tainted_grail.world.views import table, words

NAMES = {"enemy", "row", "hand", "map", "journal", "forecast", "sheets"}


class Attributes(HTMLParser):
    """Collects the tags of a page, and their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, str, str | None]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [(tag, "", None), *((tag, name, value) for name, value in attrs)]


def resolved(board: Any, path: str) -> Any:
    """What a JSON pointer leads to."""
    for name in path.split("/")[1:]:
        board = board[int(name) if isinstance(board, list) else name]
    return board


def holds_others(one: Element) -> bool:
    """Whether what may be chosen holds another such thing, or what opens."""
    return one.get("data-id") is not None and (len(ids(one)) > 1 or any(one.iter("details")))


@pytest.mark.parametrize("positions", [of_an_arena, of_a_campaign])
def test_every_page_shows_all_that_the_board_tells(positions: Any) -> None:
    """Each thing is once in each part; the explained numbers are those of the board."""
    seen = set[str]()
    for position, messages in positions():
        board, parts = board_of(position, messages), parts_of(position, messages)
        shown = [ids(one.content) for one in parts]
        known = Position(known_to(position.state, 0), position.agenda)
        explained = {one.path: one.value for one in VIEW.numbers(known, messages)}
        numbers = [each for one in parts for each in one.content.iter("data")]
        seen |= {one.id for one in parts}

        assert {*on_board(board)} <= {id for part in shown for id in part}
        assert all(len({*part}) == len(part) for part in shown)
        assert {id for part in shown for id in part} <= {*on_board(board)}
        assert [one for each in parts for one in each.content.iter() if holds_others(one)] == []
        for one in numbers:
            path = one.get("data-path", "")
            assert resolved(board, path) == explained[path] == int((one.text or "").replace("−", "-"))
        assert len(written(parts).encode()) < 120_000
    assert seen == (NAMES if positions is of_a_campaign else NAMES - {"map", "journal", "forecast"})


def pages() -> Iterator[str]:
    """A few pages as they are sent."""
    for scenario in (fight(), table()):
        for language in ("en", "de"):
            messages = messages_of(scenario.state.pack, language)
            yield written(parts_of(scenario.position, messages), language)


def test_a_page_has_no_styles_and_no_scripts_and_leads_nowhere() -> None:
    for page in pages():
        found = Attributes(page).found

        assert {"style", "script", "a", "img"}.isdisjoint(tag for tag, _, _ in found)
        assert not [name for _, name, _ in found if name == "style" or name.startswith("on")]
        assert all((value or "").startswith("#s-") for _, name, value in found if name in ("href", "src"))
        assert {tag for tag, name, _ in found if name == "id"} == {"symbol", "pattern"}
        assert all(re.fullmatch("#s-[a-z-]+", f"#{value}") for _, name, value in found if name == "id")
        assert {value for tag, name, value in found if (tag, name) == ("use", "href")} <= {
            f"#{value}" for tag, name, value in found if name == "id"
        }


TEXTS = {"name", "text", "prose", "label", "title"}


def test_hostile_texts_are_only_text() -> None:
    hostile = '<img src=x onerror="a&b">'

    def spoilt(member: dict[str, Any]) -> dict[str, Any]:
        return {key: hostile if key in TEXTS and isinstance(value, str) else value for key, value in member.items()}

    for scenario, messages in ((fight(), messages_of(wild(), "en")), (table(), words())):
        board = json.loads(json.dumps(board_of(scenario.position, messages)), object_hook=spoilt)
        page = written(VIEW.page(board, VIEW.printing.of(scenario.state.pack, messages), messages))

        assert "&lt;img" in page
        assert "img" not in {tag for tag, _, _ in Attributes(page).found}


@pytest.mark.parametrize("seat", [1, None])
def test_pages_that_differ_in_a_hidden_hand_are_the_same(seat: int | None) -> None:
    def seen_by(seat: int | None, *hand: str) -> str:
        scenario = begun(encounter("beor", "ailei", pack=wild(), hands={"beor": hand, "ailei": ()}, seen="own"))
        return written(parts_of(scenario.position, messages_of(wild(), "en"), seat))

    assert seen_by(seat, C1, C2) == seen_by(seat, C3, C5)
    assert seen_by(0, C1, C2) != seen_by(0, C3, C5)


def test_a_page_is_in_the_language_of_its_reader() -> None:
    english, german = ("".join(one.title for one in parts_of(table().position, words(each))) for each in ("en", "de"))

    assert "Map" in english
    assert "Karte" in german
    assert "Map" not in german
