"""The texts of the packs that ship with the game, in both languages."""

import pytest
from fluent.syntax import ast, parse

from domain.materia_prima.content.pack import Pack
from projections.materia_prima.words.texts import text_ids
from tests.domain.materia_prima.packs import inquisition, prima


def messages(pack: Pack, language: str) -> dict[str, ast.Message]:
    """The messages of a catalogue by id, none of them twice, nothing unreadable among them."""
    entries = parse(pack.files[f"{language}.ftl"]).body
    assert not [one for one in entries if isinstance(one, ast.Junk)]
    found = [one for one in entries if isinstance(one, ast.Message)]
    assert len({one.id.name for one in found}) == len(found)
    return {one.id.name: one for one in found}


@pytest.fixture(params=[prima, inquisition], ids=["prima", "inquisition"])
def pack(request: pytest.FixtureRequest) -> Pack:
    read: Pack = request.param()
    return read


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_id_has_a_text_and_no_text_is_unused(pack: Pack, language: str) -> None:
    assert language in pack.content.pack.languages
    wanted = list(text_ids(pack))
    assert len(wanted) == len(set(wanted))
    assert messages(pack, language).keys() == set(wanted)


def test_both_languages_say_the_same_things_in_words_of_their_own(pack: Pack) -> None:
    english, german = messages(pack, "en"), messages(pack, "de")
    assert list(english) == list(german)
    same = [name for name in english if name.endswith("-text") and english[name].equals(german[name])]
    assert same == []
