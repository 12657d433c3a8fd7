"""Nodes written as HTML, and paths that grow."""

from __future__ import annotations

from html.parser import HTMLParser

from projections.drawing.markup import marked_up
from projections.drawing.nodes import node
from projections.drawing.paths import scaled


def test_texts_and_attributes_are_escaped_and_lose_what_no_markup_can_hold() -> None:
    written = marked_up(node("p", node("b", text="a\x00<b>"), title="\"'<&>"))

    assert written == '<p title="&quot;&#x27;&lt;&amp;&gt;"><b>a\N{REPLACEMENT CHARACTER}&lt;b&gt;</b></p>'


def test_tails_are_written_and_elements_end_as_html_wants_them() -> None:
    last = node("br")
    last.tail = "b & c" * 60
    written = marked_up(node("div", node("svg", node("use", href="#s-a"), node("g")), node("i"), last))

    assert written == f'<div><svg><use href="#s-a"/><g></g></svg><i></i><br>{"b &amp; c" * 60}</div>'
    HTMLParser().feed(written)


def test_a_path_grows_without_its_angles_and_flags() -> None:
    assert scaled("M-.9 0V-1.2A.9 .9 0 0 1 .9 -1.2Z", 10) == "M-9 0V-12A9 9 0 0 1 9 -12Z"
    assert scaled("M1 2a3 4 30 1 0 5 -6a3 4 30 0 1 1 1", 2) == "M2 4a6 8 30 1 0 10 -12a6 8 30 0 1 2 2"
