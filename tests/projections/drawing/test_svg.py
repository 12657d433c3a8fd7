"""The picture for a terminal as SVG."""

from xml.etree.ElementTree import Element, fromstring

from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from projections.drawing.canvas import LIKE_BACKSLASH, listed, markup, of_thing, plain, wrapped, wrapped_spans
from projections.drawing.svg import CELL_HEIGHT, CELL_WIDTH, Ink, ink_of, spans, svg

SVG = "{http://www.w3.org/2000/svg}"
NAMES = {"figure:a/1": "Ada the First"}


def shown(picture: str, name: str) -> list[Element]:
    return fromstring(picture).findall(f".//{SVG}{name}")


def test_each_span_stands_in_its_cells_with_its_colours() -> None:
    picture = svg([markup([("a  ", ""), (" Ada [1] ", "bold #101010 on #5fbf5f")]), "plain <&>"], "Toy, 3", "de")

    assert shown(picture, "title")[0].text == "Toy, 3"
    first, named, plain = shown(picture, "text")
    assert (named.text, named.get("fill"), named.get("font-weight")) == ("Ada\u00a0[1]", "#101010", "bold")
    assert float(named.get("x", 0)) - float(first.get("x", 0)) == 4 * CELL_WIDTH
    assert float(plain.get("y", 0)) - float(first.get("y", 0)) == CELL_HEIGHT
    assert plain.text == "plain\u00a0<&>"
    ground = shown(picture, "rect")[1]
    assert (ground.get("fill"), ground.get("width")) == ("#5fbf5f", str(9 * CELL_WIDTH))
    assert fromstring(picture).get("lang") == "de"


def test_a_style_is_taken_apart() -> None:
    assert ink_of("bold white on #c02020") == Ink("#ffffff", "#c02020", True)
    assert ink_of("on #33422f").ground == "#33422f"
    assert ink_of("") == ink_of("unheard-of") == ink_of("[no")


styles = st.sampled_from(["", "bold", "#9a9a8a", "bold white on #c02020", "on #33422f"])
texts = st.text("ab [1/\\", min_size=1, max_size=6)


@given(row=st.lists(st.tuples(texts, styles), max_size=5))
def test_spans_are_read_as_they_were_written(row: list[tuple[str, str]]) -> None:
    """By ours and by a terminal; only a backslash may be one that looks like it."""
    read = [(text.replace(LIKE_BACKSLASH, "\\"), style) for text, style in spans(markup(row))]

    assert [(cell, style) for text, style in read for cell in text] == [
        (cell, style) for text, style in row for cell in text
    ]
    shown = Text.from_markup(markup(row), emoji=False).plain
    assert shown.replace(LIKE_BACKSLASH, "\\") == "".join(text for text, _ in row)


def test_a_picture_of_nothing_is_a_picture() -> None:
    assert shown(svg([], "Toy", "en"), "text") == []


@given(texts=st.lists(st.text(min_size=1, max_size=5), min_size=1, max_size=3))
def test_no_text_of_a_pack_can_break_the_picture(texts: list[str]) -> None:
    """Neither as markup nor by characters that XML has no way to hold; these are shown as such."""
    picture = svg([markup([(f"<{text}>", "") for text in texts])], texts[0], "en")

    shown_then = "".join(one.text or "" for one in shown(picture, "text"))
    assert all(shown_then.count(sign) >= len(texts) for sign in "<>")


def test_what_xml_cannot_hold_is_shown_as_such() -> None:
    picture = svg(["a\x00b\x1bc\ufffed"], "\x07 <script>", "en")

    assert [one.text for one in shown(picture, "text")] == ["a\ufffdb\ufffdc\ufffdd"]
    assert shown(picture, "title")[0].text == "\ufffd <script>"
    assert not shown(picture, "script")


def test_a_thing_is_a_group_with_its_id_and_its_name() -> None:
    row = [of_thing((" Ada ", "bold on #5fbf5f"), "figure:a/1"), of_thing(("♜", ""), "figure:a/1"), ("b", "")]
    named = [("An ", "#9a9a8a"), *listed([("Ada", "x:1"), ("Bo", "x:2")], "#9a9a8a", ", a ")]
    picture = svg([markup(row), markup(named)], "", "en", NAMES)
    groups = [one for one in shown(picture, "g") if "data-id" in one.attrib]

    assert [(one.get("data-id"), one.findtext(f"{SVG}title")) for one in groups] == [
        ("figure:a/1", "Ada the First"),
        ("x:1", "Ada"),
        ("x:2", "Bo"),
    ]
    assert [one.text for one in groups[0].findall(f"{SVG}text")] == ["Ada", "♜"]
    assert groups[0].findall(f"{SVG}text")[0].get("fill") == ink_of("").colour


def test_a_name_on_two_lines_draws_its_thing_on_both() -> None:
    names = [("Red Cap", "x:1"), ("Old Red Hats", "x:2")]
    lines = wrapped_spans([("In all: ", ""), *listed(names, "bold")], 20, "  ")
    picture = svg([markup(line) for line in lines], "", "en")
    groups = [one for one in shown(picture, "g") if "data-id" in one.attrib]

    assert [(one.get("data-id"), one.findtext(f"{SVG}text")) for one in groups] == [
        ("x:1", "Red\u00a0Cap"),
        ("x:2", "Old"),
        ("x:2", "Red\u00a0Hats"),
    ]


@given(
    spans=st.lists(st.tuples(st.text("ab  ,", max_size=9), st.sampled_from(["", "bold", "bold link x:1", "link x:2"]))),
    columns=st.integers(3, 20),
)
def test_spans_break_where_their_text_does_and_keep_their_style(spans: list[tuple[str, str]], columns: int) -> None:
    lines = wrapped_spans(spans, columns, " ")
    signs = [(sign, style) for text, style in spans for sign in text if sign != " "]

    assert ["".join(text for text, _ in line) for line in lines] == wrapped(
        "".join(text for text, _ in spans), columns, " "
    )
    assert [(sign, style) for line in lines for text, style in line for sign in text if sign != " "] == signs
    assert all(plain(style) in ("", "bold") for line in lines for _, style in line)
