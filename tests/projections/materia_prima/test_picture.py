"""The picture of the board in a terminal, and how its markup is made."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from rich.text import Text

from domain.kernel.position import Position
from domain.materia_prima.state import State
from projections.drawing.canvas import Canvas, centred, cut, markup, padded, plain, wrapped
from projections.materia_prima.picture import ground_of
from projections.materia_prima.view import GAME_VIEW as VIEW
from tests.projections.materia_prima.busy_board import PACK, busy
from tests.projections.materia_prima.whole_games import random_game

WORDS = {language: VIEW.messages_of(PACK, language) for language in ("en", "de")}


def lines(state: State, language: str = "en", columns: int = 100) -> list[Text]:
    messages = WORDS[language]
    board, printed = VIEW.board(Position(state), messages), VIEW.printing.of(state.pack, messages)
    return [Text.from_markup(line) for line in VIEW.picture(board, printed, messages, columns)]


def styles_of(text: Text, part: str) -> set[str]:
    """The styles of the first place where a line says this."""
    at = text.plain.index(part)
    return {plain(str(span.style)) for span in text.spans if span.start <= at < span.end}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_picture_fits_a_terminal_of_a_hundred_columns(language: str) -> None:
    drawn = lines(busy("green", "yellow", "brown", "grey"), language)

    assert max(len(line.plain.rstrip()) for line in drawn) <= 100
    assert len(drawn) < 60


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_eighty_columns_the_panel_stands_below_the_map(language: str) -> None:
    drawn = [line.plain.rstrip() for line in lines(busy("green", "yellow", "brown", "grey"), language, 80)]
    (town,) = [at for at, line in enumerate(drawn) if "TESSARA" in line]
    (panel,) = [at for at, line in enumerate(drawn) if "Ottilie Krahl" in line]

    assert max(map(len, drawn)) <= 80
    assert town < panel


def test_every_alchemist_and_inquisitor_is_on_the_map_and_in_the_list() -> None:
    drawn = lines(busy("green", "yellow"))
    land = "\n".join(line.plain[:64] for line in drawn[:29])
    listed = "\n".join(line.plain[66:] for line in drawn[:29])

    assert land.count("♜") == 2
    assert all(name in land for name in ("O♜ O", "B♜ B", "†A †D", "a", "!!!", "∴∴", "TESSARA", "iron"))
    assert all(name in listed for name in ("Ottilie Krahl", "Bonifaz Quendel", "The Beadle", "The Auditor", "Aeribos"))


def test_figures_wear_their_players_colours_and_towns_stand_out() -> None:
    drawn = lines(busy("green", "yellow"))
    tower = next(line for line in drawn if "O♜ O" in line.plain)
    town = next(line for line in drawn if "TESSARA" in line.plain)

    assert styles_of(tower, "O♜ ") == {"#5fbf5f on #44573e"}
    assert styles_of(tower, "O ") == {"bold #101010 on #5fbf5f"}
    assert styles_of(town, "TESSARA") == {"bold white on #8c5a2b"}


def test_inquisitors_and_deeds_show_without_colour() -> None:
    state = busy("green", "yellow")
    part, *_ = PACK.scenarios[state.scenario].parts
    done = replace(state.alchemists["green"], deeds=(part.id,))
    plain = [line.plain for line in lines(replace(state, alchemists={**state.alchemists, "green": done}))]

    assert any(line.startswith("O✓ B·") for line in plain)
    assert any("†A Beadle" in line and "†D Auditor" in line for line in plain)
    assert any("†A  The Beadle" in line for line in plain)


def test_mines_show_where_they_are() -> None:
    state = busy("green", "yellow")
    mines = {hex: one.mine for hex, one in PACK.boards["open-country"].terrain.items() if one.mine}
    hex, element = next((hex, one) for hex, one in mines.items() if one == "water")
    beside = "\n".join(line.plain for line in lines(state))
    visited = replace(state.alchemists["green"], hex=hex)
    on_it = "\n".join(line.plain for line in lines(replace(state, alchemists={**state.alchemists, "green": visited})))
    at = f"{hex[0]},{hex[1]}"

    assert all(f"{q},{r}" in beside for q, r in mines)
    assert on_it.count(element) >= 2 and f"O {at}" in on_it


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("columns", [80, 100, 120])
def test_no_name_of_a_mine_or_a_value_is_cut(language: str, columns: int) -> None:
    state = busy("green", "yellow", "brown", "grey")
    mines = [hex for hex, one in PACK.boards["open-country"].terrain.items() if one.mine]
    crowd = {colour: replace(one, hex=mines[0]) for colour, one in state.alchemists.items()}
    plain = "\n".join(line.plain for line in lines(replace(state, alchemists=crowd), language, columns))
    messages = WORDS[language]
    names = [messages.say(f"stat-{one}") for one in ("attack", "defence", "capacity", "actions", "destroy")]

    assert [one for one in names if f"{one} " not in plain] == []
    counts = {
        kind: [PACK.boards["open-country"].terrain[hex].mine for hex in mines].count(kind) for kind in ("water", "iron")
    }
    assert all(plain.count(messages.say(f"element-{kind}")) >= count for kind, count in counts.items())


def test_the_events_stand_apart() -> None:
    state = replace(busy("green", "yellow"), rows={4: "inquisition", 8: "alchemists"})

    assert any(line.plain == "Events: day 4 ✗ · day 8 ✓ · day 12 · day 16 · no points in hand" for line in lines(state))


def test_neighbouring_open_country_differs_in_shade() -> None:
    view = VIEW.board(Position(busy("green", "yellow")), WORDS["en"])
    shade = {(one["q"], one["r"]): ground_of(one) for one in view["hexes"] if one["terrain"] == "plain"}
    board = PACK.boards["open-country"]

    assert all(shade[hex] != shade[near] for hex in shade for near in board.adjacency[hex] if near in shade)


def test_a_table_that_is_still_being_set_up_has_a_picture_without_a_map() -> None:
    first = next(random_game(PACK, 1)).before.state

    assert "The Black Work" in lines(first)[0].plain


def test_every_day_of_a_game_can_be_drawn() -> None:
    days = {step.before.state.day: step.before.state for step in random_game(PACK, 4, 4, rich=True)}

    for state in days.values():
        assert max(len(line.plain.rstrip()) for line in lines(state, "de")) <= 100


def test_text_means_itself_in_markup() -> None:
    assert Text.from_markup(markup([("[red] herring [/]", ""), (" [x]", "bold")])).plain == "[red] herring [/] [x]"


def test_a_canvas_is_painted_over_and_joins_what_looks_alike() -> None:
    canvas = Canvas()
    canvas.paint(2, 1, [("ab", "red"), ("c", "red")])
    canvas.paint(3, 1, [("-", "")])

    assert canvas.lines() == [[], [("  ", ""), ("a", "red"), ("-", ""), ("c", "red")]]


def test_spans_are_cut_padded_and_centred_to_a_width() -> None:
    assert cut([("abc", "x"), ("def", "y")], 4) == [("abc", "x"), ("d", "y")]
    assert padded([("ab", "x")], 4) == [("ab", "x"), ("  ", "")]
    assert centred([("ab", "x")], 5, "on y") == [(" ", "on y"), ("ab", "x"), ("  ", "on y")]


def test_a_text_is_wrapped_at_spaces() -> None:
    assert wrapped("one two three four", 9, "  ") == ["one two", "  three", "  four"]
    assert wrapped("unbreakable", 4) == ["unbreakable"]
    assert wrapped("", 4) == []


@pytest.mark.parametrize(("language", "said"), [("en", "Recipes in the pool: none"), ("de", "Auslage: keine")])
def test_a_pool_without_a_recipe_is_said_to_be_empty(language: str, said: str) -> None:
    drawn = "\n".join(line.plain for line in lines(replace(busy("green"), recipes=()), language))

    assert said in drawn
