"""The page of Materia Prima: everything of the board, by its id, in both languages, and nothing that is not safe."""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from domain.kernel.position import Position
from projections.drawing.page import laid_out
from projections.materia_prima.menu.about import about
from projections.patch.pointer import value_at
from tests.golden.positions import asked_sights, folded, view_of
from tests.golden.record import Golden, kept
from tests.projections.known_ids import ids_in
from tests.projections.materia_prima.busy_board import busy
from tests.projections.materia_prima.page.laid_out import VIEW, WORDS, board_of, html_of, ids, parts_of

GOLDEN = [one for one in kept() if one.header.game == "materia-prima"]
STEP = 29
"""Every so many positions of a golden game are looked at."""
BYTES_MAX = 120_000
HOSTILE = "<script>alert(1)</script>&\"'\x00 style=x"


@pytest.mark.parametrize("golden", GOLDEN[1::5], ids=lambda one: one.header.seed)
def test_all_that_has_an_id_is_shown_once_a_part_and_all_that_may_be_chosen_is_there(golden: Golden) -> None:
    view = view_of(golden)
    pack, _ = folded(golden)
    for sight in [*asked_sights(golden)][::STEP]:
        board = view.board(sight.position, sight.messages)
        parts = view.page(board, view.printing.of(pack, sight.messages), sight.messages)
        lies = Counter(ids_in(board))
        shown = [Counter(ids(one.content)) for one in parts]
        state, question = sight.position.state, sight.position.asked
        chosen = {id for option in sight.offered for id in about(state, question, option)}

        assert set(lies) | chosen <= set().union(*shown)
        assert [id for each in shown for id, count in each.items() if count > lies[id]] == []
        assert len(laid_out(parts, sight.messages.language, "materia-prima").text) < BYTES_MAX


@pytest.mark.parametrize("language", ["en", "de"])
def test_numbers_stand_at_their_paths_and_all_that_are_explained_are_there(language: str) -> None:
    state = busy("green", "yellow")
    board = board_of(state, language)
    shown = [one for part in parts_of(board, language) for one in part.content.iter("data")]
    paths = [one.get("data-path", "") for one in shown]

    assert [str(value_at(board, path)) for path in paths] == [one.text for one in shown]
    assert {one.path for one in VIEW.numbers(Position(state), WORDS[language])} - set(paths) == set()


def hostile(value: Any) -> Any:
    """A board on which everything has a hostile name."""
    if isinstance(value, dict):
        told = ("name", "short_name", "text", "intro", "asks", "price")
        return {key: HOSTILE if key in told and isinstance(one, str) else hostile(one) for key, one in value.items()}
    return [hostile(one) for one in value] if isinstance(value, list) else value


def test_texts_are_escaped_and_nothing_runs_or_comes_from_elsewhere() -> None:
    page = html_of(hostile(board_of(busy("green", "yellow"))))
    tags = re.findall(r"<[a-z][^>]*>", page)

    assert "&lt;script&gt;" in page and "<script" not in page and "\x00" not in page
    assert [one for one in tags if re.search(r"\s(style|on\w+|src)=", re.sub(r'"[^"]*"', '""', one))] == []
    assert {one[:2] for one in re.findall(r'href="([^"]*)"', page)} == {"#s"}
    assert all(one.startswith("<symbol") for one in tags if re.search(r"\sid=", re.sub(r'"[^"]*"', '""', one)))


def test_a_page_depends_on_the_board_alone_whatever_was_drawn_before() -> None:
    board = board_of(busy("green", "yellow"))
    first = html_of(board)
    html_of(board_of(busy("green", "yellow", "brown", "grey"), "de"), "de")

    assert html_of(deepcopy(board)) == first
    assert len(first) < BYTES_MAX


def test_both_languages_show_the_same_things_in_their_own_words() -> None:
    state = busy("green", "yellow")
    english, german = (parts_of(board_of(state, language), language) for language in ("en", "de"))

    assert [ids(one.content) for one in english] == [ids(one.content) for one in german]
    assert [one.title for one in english] == ["Map", "Alchemists", "Scenario"]
    assert [one.title for one in german] == ["Karte", "Alchemisten", "Szenario"]


def test_symbols_are_drawn_once_and_every_use_has_one() -> None:
    page = html_of(board_of(busy("green", "yellow", "brown", "grey")))
    drawn = re.findall(r'<symbol id="([^"]*)"', page)

    assert max(Counter(drawn).values()) == 1
    assert set(re.findall(r'href="#([^"]*)"', page)) <= set(drawn)


def test_nothing_that_may_be_chosen_holds_another_or_what_opens() -> None:
    things = [one for each in parts_of(board_of(busy("green", "yellow"))) for one in each.content.iter()]
    chosen = [one for one in things if one.get("data-id")]

    assert [ids(one) for one in chosen if len(ids(one)) > 1] == []
    assert [one for one in chosen if any(one.iter("details"))] == []
