"""A book is checked when it is read; each fault tells its file and line."""

import pytest

from domain.kernel.errors import ContentError
from projections.book.reading import books

CHAPTER = """
[[chapters]]
id = "XY-1"
en = { title = "The day" }
de = { title = "Der Tag" }

[[sections]]
id = "XY-1.1"
en = { title = "Morning" }
de = { title = "Morgen" }
"""


def rule(id: str, near: str = "", de: bool = True) -> str:
    german = '[rules.de]\ntitle = "Glocke"\ntext = "Die Glocke läutet."\n' if de else ""
    return (
        f'[[rules]]\nid = "{id}"\nnear = [{near}]\n'
        f'[rules.en]\ntitle = "Bell"\ntext = "The bell rings."\nexample = "Twice."\n{german}'
    )


def word(id: str, rules: str = "") -> str:
    named = f'"{rules}"' if rules else ""
    return (
        f'[[words]]\nid = "{id}"\nrules = [{named}]\n'
        '[words.en]\ntitle = "Bell"\ntext = "It rings."\n[words.de]\ntitle = "Glocke"\ntext = "Sie läutet."\n\n\n'
    )


PASSAGE = """[[played]]
picture = "bell"
[played.en]
title = "Bell"
text = ["It rings."]
alt = "A bell."
[played.de]
title = "Glocke"
text = ["Sie läutet."]
"""


def test_a_book_is_read_in_both_languages_in_its_order() -> None:
    read = books({"1.toml": CHAPTER + rule("XY-1.1.2"), "2.toml": rule("XY-1.1.10", '"XY-1.1.2"')})
    first, second = (place for place in read["en"].places.values())

    assert [one.id for one in read["de"].chapters[0].sections[0].rules] == ["XY-1.1.2", "XY-1.1.10"]
    assert (first.chapter.title, first.section.title, first.rule.example) == ("The day", "Morning", "Twice.")
    assert (first.before, first.after and first.after.id) == (None, "XY-1.1.10")
    assert (second.before and second.before.id, second.after) == ("XY-1.1.2", None)
    assert read["de"].places["XY-1.1.2"].rule.text == "Die Glocke läutet."


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        pytest.param(rule("XY-1.1.1", de=False), 1, "de", id="a-missing-language"),
        pytest.param(rule("XY-1.1.1") + rule("XY-1.1.1"), 12, "twice", id="an-id-twice"),
        pytest.param(rule("XY-1.1.2") + rule("XY-1.1.1"), 12, "order", id="out-of-order"),
        pytest.param(rule("XY-1.2.1"), 2, "XY-1.2", id="no-section"),
        pytest.param(rule("XY-1.1.1", '"XY-1.1.7"'), 3, "XY-1.1.7", id="a-dead-neighbour"),
        pytest.param(rule("XY-1.1.1", '"XY-1.1.1"'), 3, "XY-1.1.1", id="a-rule-its-own-neighbour"),
        pytest.param(rule("XY-1.1.1") + 'exmaple = "Once."\n', 8, "exmaple", id="an-unknown-field"),
        pytest.param("[[rules]\n", 1, "line 1", id="no-toml"),
        pytest.param(word("bell", "XY-1.1.7") + rule("XY-1.1.1"), 3, "XY-1.1.7", id="a-word-with-a-dead-rule"),
        pytest.param(word("bell") + word("clock") + rule("XY-1.1.1"), 12, "en Bell", id="a-form-twice"),
        pytest.param(PASSAGE + rule("XY-1.1.1"), 1, "alt", id="a-picture-without-words"),
    ],
)
def test_a_fault_tells_its_file_and_line(text: str, line: int, word: str) -> None:
    with pytest.raises(ContentError) as error:
        books({"0.toml": CHAPTER, "1.toml": text})
    (fault,) = error.value.faults

    assert (fault.file, fault.line) == ("1.toml", line), str(fault)
    assert word in str(fault)


def test_a_section_belongs_to_a_chapter() -> None:
    with pytest.raises(ContentError, match=r"XY-1\.1 belongs to XY-1, which the book does not have"):
        books({"0.toml": CHAPTER.replace('"XY-1"', '"XY-2"') + rule("XY-1.1.1")})
