"""A pack's catalogues are looked through with its content: every fault is told with its file and line."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.kernel.errors import ContentError
from domain.materia_prima.game import MATERIA_PRIMA
from projections.materia_prima.view import GAME_VIEW as MATERIA_PRIMA_VIEW
from projections.text.packs import TEXT_FAULTS_MAX, read_whole
from tests.domain.edits import Edit
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.packs import prima, prima_files

WORD = re.compile(r"[\w-]+|[^\w\s]")


def faults(*edits: Edit) -> list[str]:
    """Everything that these changes break."""
    with pytest.raises(ContentError) as caught:
        read_whole(MATERIA_PRIMA, MATERIA_PRIMA_VIEW, broken(*edits))
    return [str(one) for one in caught.value.faults]


def line(file: str, text: str) -> int:
    """Where a text begins in a file of the pack that ships with the game."""
    files = prima_files()
    return files[file].count("\n", 0, files[file].index(text)) + 1


def test_a_sound_pack_is_read() -> None:
    assert read_whole(MATERIA_PRIMA, MATERIA_PRIMA_VIEW, prima_files()) == prima()


def test_missing_and_left_over_messages_are_told() -> None:
    found = faults(("en.ftl", "^element-gold = .*?\n", ""), ("de.ftl", r"\Z", "spell-sleep = Schlaf\n"))

    assert found == [
        f"de.ftl:{prima_files()['de.ftl'].count(chr(10)) + 1}: message spell-sleep belongs to nothing in the pack",
        "en.ftl: there is no message element-gold",
    ]


def test_a_misspelt_message_is_told_once_with_the_one_meant() -> None:
    found = faults(("en.ftl", "^recipe-aeribos-text", "recipe-aerobis-text"))
    place = line("en.ftl", "recipe-aeribos-text")

    assert found == [
        f"en.ftl:{place}: message recipe-aerobis-text belongs to nothing in the pack; did you mean recipe-aeribos-text"
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("element-gold = { $metal }", "message element-gold: a text stands alone"),
        ("element-gold = { element-salt }", "message element-gold: a text stands alone"),
        ("element-gold = { NUMBER(3) }", "message element-gold: a text stands alone"),
        (
            "element-gold = gold\n    .plural = golds",
            "message element-gold: unknown attribute .plural; possible: number",
        ),
        ("element-gold = gold\n    .number = many", "element-gold: .number is many; possible: singular, plural"),
        ("-metal = gold\nelement-gold = gold", "term -metal: a text stands alone"),
        ("element-gold gold", "this is no message: Expected token"),
        ("element-gold = a\nelement-gold = b", "message element-gold stands twice"),
        ("element-gold = " + "{" * 50_000, "this is no message: braces within braces"),
    ],
    ids=["argument", "message", "function", "attribute", "value", "term", "junk", "twice", "deep"],
)
def test_a_message_that_is_none_or_not_plain_is_told_with_its_line(text: str, message: str) -> None:
    found = faults(("en.ftl", "^element-gold = gold$", text))

    assert any(message in one for one in found), found
    assert all(one.startswith("en.ftl") for one in found)


def test_a_pack_must_speak() -> None:
    mute = broken(("pack.toml", r'\["en", "de"\]', "[]"))
    files = {name: text for name, text in mute.items() if name.endswith(".toml")}

    with pytest.raises(ContentError, match="speaks no language"):
        read_whole(MATERIA_PRIMA, MATERIA_PRIMA_VIEW, files)


def test_a_language_may_have_several_catalogues_that_share_no_message() -> None:
    files = broken(("en.ftl", "^element-gold = .*?\n", ""))
    parted = {**files, "metals.en.ftl": "element-gold = gold\n"}
    pack = read_whole(MATERIA_PRIMA, MATERIA_PRIMA_VIEW, parted)
    assert MATERIA_PRIMA_VIEW.messages_of(pack, "en").say("element-gold") == "gold"
    assert MATERIA_PRIMA_VIEW.messages_of(pack, "de").say("element-gold") == "Gold"

    with pytest.raises(ContentError) as caught:
        read_whole(MATERIA_PRIMA, MATERIA_PRIMA_VIEW, {**prima_files(), "metals.en.ftl": "\nelement-gold = gold\n"})
    assert str(caught.value) == "metals.en.ftl:2: message element-gold is already in en.ftl; keep it in one file"


def test_faults_of_texts_are_told_up_to_a_number() -> None:
    strange = "".join(f"spell-{n} = Spell\n" for n in range(TEXT_FAULTS_MAX + 5))
    junk = "".join(f"spell-{n} Spell\n" for n in range(TEXT_FAULTS_MAX + 5))

    assert len(faults(("en.ftl", r"\Z", strange))) == TEXT_FAULTS_MAX
    assert len(faults(("en.ftl", r"\Z", junk))) == TEXT_FAULTS_MAX


@st.composite
def mutations(draw: st.DrawFn) -> dict[str, str]:
    """The texts of the pack, with some lines taken out, doubled, or given a word of another."""
    files = dict(prima_files())
    for _ in range(draw(st.integers(1, 4))):
        name = draw(st.sampled_from(sorted(files)))
        lines = files[name].split("\n")
        at, other = draw(st.integers(0, len(lines) - 1)), draw(st.sampled_from(lines))
        was, becomes = (draw(st.sampled_from(WORD.findall(line) or [""])) for line in (lines[at], other))
        lines[at : at + 1] = draw(st.sampled_from([[], [lines[at]] * 2, [lines[at].replace(was, becomes, 1)], [other]]))
        files[name] = "\n".join(lines)
    return files


@settings(max_examples=20)
@given(files=mutations())
def test_whatever_is_changed_a_pack_is_read_or_every_fault_names_what_is_wrong(files: dict[str, str]) -> None:
    found: tuple[ContentError, ...] = ()
    try:
        read_whole(MATERIA_PRIMA, MATERIA_PRIMA_VIEW, files)
    except ContentError as error:
        found = error.faults

    assert all(one.message and one.file in ("", *files) for one in found)


def test_quoted_signs_may_stand_in_braces() -> None:
    files = broken(("en.ftl", "^element-gold = gold$", 'element-gold = { "{" }gold'))

    assert read_whole(MATERIA_PRIMA, MATERIA_PRIMA_VIEW, files) != prima()


def test_faults_of_content_and_of_catalogues_are_told_together() -> None:
    found = faults(("recipes.toml", "^level = 1", "levle = 1"), ("de.ftl", "^element-gold = .*?$", "element-gold"))

    assert [one.split(":")[0] for one in found] == ["recipes.toml", "de.ftl"]
