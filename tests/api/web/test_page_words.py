"""How the pages find the words of a game in a text, and where they say what one means."""

import re

import msgspec
import pytest

from tests.api.web.page_modules import Modules
from tests.projections.book.marked import MARKED, NAMES, WORDS

PAGE = [1000, 700]
SIZE = [280, 200]
GAP = 8


@pytest.mark.parametrize("text", MARKED)
def test_the_pages_mark_what_the_service_marks(page: Modules, text: str) -> None:
    plain = text.replace("[", "").replace("]", "")
    pieces = page("pieces", words=msgspec.to_builtins(WORDS), names=NAMES, text=plain)

    assert "".join(one if isinstance(one, str) else f"[{one[1]}]" for one in pieces) == text
    assert [one[1] for one in pieces if not isinstance(one, str)] == re.findall(r"\[([^\]]+)\]", text)


@pytest.mark.parametrize(
    ("spot", "left", "top"),
    [
        pytest.param((100, 100, 40, 20), 100, 128, id="below"),
        pytest.param((100, 600, 40, 20), 100, 392, id="above, without room below"),
        pytest.param((900, 100, 40, 20), 712, 128, id="within the right edge"),
        pytest.param((100, 150, 40, 500), 148, 150, id="to the right of something tall"),
        pytest.param((700, 150, 250, 500), 412, 150, id="to the left without room at the right"),
    ],
)
def test_the_popover_stands_beside_what_opened_it(
    page: Modules, spot: tuple[int, int, int, int], left: int, top: int
) -> None:
    x, y, width, height = spot
    box = {"left": x, "top": y, "right": x + width, "bottom": y + height}

    assert page("beside", spot=box, size=SIZE, page=PAGE) == {"left": left, "top": top}
