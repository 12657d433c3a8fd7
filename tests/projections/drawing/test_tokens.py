"""The colours of pictures on their own are those of the pages."""

from __future__ import annotations

import re

import pytest

from projections.drawing.tokens import DARK, LIGHT, ON_SEAT, schemes
from tests import ROOT

SHEET = (ROOT / "api/static/page/hourglass.css").read_text("utf-8")
ROOTS = [dict(re.findall(r"--([\w-]+): (#\w+);", one)) for one in re.findall(r":root \{(.*?)\}", SHEET, re.DOTALL)]
BRIGHT, DIM = (next(one for one in ROOTS if one.get("paper") == colours["paper"]) for colours in (LIGHT, DARK))


@pytest.mark.parametrize(("colours", "sheet"), [(LIGHT, BRIGHT), (DARK, DIM)], ids=["light", "dark"])
def test_colours_are_those_of_the_style_sheet(colours: dict[str, str], sheet: dict[str, str]) -> None:
    assert colours == {name: sheet[name] for name in colours}


def test_both_screens_have_the_same_names() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert BRIGHT["seat-on"] == ON_SEAT
    assert schemes({"ink": "#000001"}, {"ink": "#fffffe"}) == (
        ":root{color-scheme:light dark;--ink:#000001}@media(prefers-color-scheme:dark){:root{--ink:#fffffe}}"
    )
