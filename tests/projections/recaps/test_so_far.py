"""What happened so far: few lines, the newest part at most length, each text short enough."""

from projections.recaps import paper
from projections.recaps.so_far import (
    LEAST,
    LETTERS_MAX,
    LINES_MAX,
    NEWEST_MAX,
    PARTS_MAX,
    SoFarLine,
    SoFarPart,
    brief,
    shares,
)
from tests.toy.view import TOY_VIEW

PARTS = (
    SoFarPart(1, "The First", (1, 6), (SoFarLine(3, 2, "A bell rings. <b>Loud</b>."),)),
    SoFarPart(2, "The Second", (7, 9), (SoFarLine(9, 7, "W" * 30 + " " + "w " * 60), SoFarLine(11, None, "It ends."))),
)


def test_the_newest_part_gets_most_lines_and_all_of_them_are_half_a_page() -> None:
    assert shares(0) == []
    assert shares(1) == [LINES_MAX]
    for count in range(2, PARTS_MAX + 1):
        lines = shares(count)
        assert len(lines) == count and lines[-1] == NEWEST_MAX and min(lines) >= LEAST
        assert sum(lines) <= max(LINES_MAX, NEWEST_MAX + LEAST * (count - 1))


def test_a_long_text_ends_with_a_sentence_or_is_cut_at_a_word() -> None:
    assert brief("It rains.") == "It rains."
    told = "“The Bell”. It rings at noon, and everybody looks up from the soup as if it had been said. "
    assert brief(told + "And " * 60).endswith("had been said.")
    assert brief("”One long sentence, " + "word " * 60).endswith("word …")
    assert len(brief("x " * 500)) <= LETTERS_MAX + 2


def test_the_text_fits_a_terminal_and_the_page_shows_no_markup_of_players() -> None:
    messages = TOY_VIEW.messages_of(None, "en")
    text = paper.text("The Long Winter", PARTS, ("It is cold.",), messages)
    assert max(map(len, text.splitlines())) <= 80
    assert "The First (days 1 to 6)" in text and "\n  2  A bell rings." in text and "\n     It is cold." in text
    page = paper.html("<script>", PARTS, ("It is cold.",), messages)
    assert "<script" not in page and "<b>Loud" not in page and "&lt;b&gt;Loud" in page
    assert "http" not in page
