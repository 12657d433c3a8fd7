"""Apostrophes are typographic wherever a text is shown."""

import pytest

from api.cli.terminal.input.parser import Filter, Inquiry, Note, read
from projections.text.messages import Messages
from projections.text.typography import STRAIGHT, typographic
from tests import ROOT

OF_RELEASED = ("prima", "inquisition", "avalon")
"""Packs of which a released version has straight ones. A text that changes makes a new version."""
TEXTS = sorted(
    path
    for folder in ("domain", "projections", "api")
    for path in (ROOT / folder).rglob("*.ftl")
    if path.parent.name not in OF_RELEASED and "released" not in path.parts
)


@pytest.mark.parametrize(
    ("straight", "curly"),
    [
        ("The Potters' Kiln", "The Potters’ Kiln"),
        ("Cat's Claw, isn't it?", "Cat’s Claw, isn’t it?"),
        ("nothing", "nothing"),
    ],
)
def test_apostrophes_in_and_behind_words_become_typographic(straight: str, curly: str) -> None:
    assert typographic(straight) == curly


def test_texts_of_our_own_are_written_with_typographic_apostrophes() -> None:
    assert TEXTS
    straight = {
        f"{path.relative_to(ROOT)}:{number}"
        for path in TEXTS
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if not line.startswith("#") and STRAIGHT.search(line)
    }
    assert not straight


def test_texts_of_released_packs_are_shown_so_too() -> None:
    assert Messages("en", "coin = The Judge's Coin").say("coin") == "The Judge’s Coin"


def test_a_typed_name_is_looked_for_as_it_is_shown() -> None:
    assert read("i judge's coin") == Inquiry("judge’s coin")
    assert read("bakers' guild") == Filter("bakers’ guild")
    assert read("n Ben's turn") == Note("Ben's turn"), "a note stays as it was typed"
