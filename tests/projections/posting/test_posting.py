"""Badges and postcards hold whatever players write."""

from xml.etree.ElementTree import fromstring

import pytest

from projections.audit.report import Check
from projections.drawing.lettering import width
from projections.posting.badge import badge
from projections.posting.postcard import LINE, LINES_MAX, ROOM, Postcard, broken, postcard
from projections.posting.scene import Scene
from projections.text.messages import Messages, catalogue

SVG = "{http://www.w3.org/2000/svg}"
MESSAGES = {language: Messages(language, catalogue("common", language)) for language in ("en", "de")}
EMPTY = Scene([], (0, 0, 10, 10), "")


@pytest.mark.parametrize("verdict", ["ok", "unsigned", "sealed", "failed"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_each_verdict_has_words_a_sign_and_room(verdict: str, language: str) -> None:
    checks = (Check("A", "ok", ""), Check("B", "failed", ""), Check("F", "skipped", ""))
    drawn = fromstring(badge(verdict, checks, 3, "example.org", MESSAGES[language]))
    _, said = drawn.iter(f"{SVG}text")

    assert said.get("class") == verdict and len(list(drawn.iter(f"{SVG}path"))) == 2
    assert float(said.get("x", "0")) + width(said.text or "", 12) <= int(drawn.get("width", "0"))
    title = drawn.findtext(f"{SVG}title") or ""
    assert "example.org" in title and title.endswith("(A)."), "what failed or was skipped is not said to hold"


def test_long_words_and_many_lines_stay_in_their_room() -> None:
    lines = ["word " * 60, "x" * 400, *(f"line {number}" for number in range(40))]
    told = Postcard("N" * 200, "about " * 50, ["S" * 90] * 20, "Day 3", lines, "sealed")
    drawn = fromstring(postcard(told, EMPTY, MESSAGES["en"]))
    texts = ["".join(one.itertext()) for one in drawn.iter(f"{SVG}text")]

    assert all(width(line, LINE) <= ROOM for line in broken(lines))
    assert len([one for one in texts if one.startswith("line ")]) <= LINES_MAX and "line 39" in texts
    assert all(float(one.get("y", "0")) <= 630 for one in drawn.iter(f"{SVG}text"))
    assert texts.count("8") == 1 and "9" not in texts, "more seats than have room are left out"
