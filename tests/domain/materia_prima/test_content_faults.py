"""All faults of a pack are told at once, each with its place; hostile texts are refused without harm."""

import pytest

from domain.kernel.content.source import FAULTS_MAX
from domain.kernel.errors import ContentError
from domain.materia_prima.content.pack import read_pack
from tests.domain.edits import Edit
from tests.domain.materia_prima.broken_packs import broken, without
from tests.domain.materia_prima.packs import prima_files


def faults(*edits: Edit) -> list[str]:
    """Everything that these changes break, in the order in which it is found."""
    with pytest.raises(ContentError) as caught:
        read_pack(broken(*edits))
    return [str(one) for one in caught.value.faults]


def refusal(name: str, text: str) -> ContentError:
    """The one fault of a pack with this file put in."""
    with pytest.raises(ContentError) as caught:
        read_pack(prima_files() | {name: text})
    (only,) = caught.value.faults
    return only


def test_a_catalogue_of_any_name_needs_its_language() -> None:
    assert "towns.pl.ftl is a catalogue of a language" in refusal("towns.pl.ftl", "").message


def test_every_field_that_does_not_fit_is_told() -> None:
    found = faults(
        ("recipes.toml", "^level = 1", "levle = 1"),
        ("recipes.toml", 'kind = "equipment"', 'kind = "equipmint"'),
        ("recipes.toml", 'action = "move"', 'action = "moove"'),
        ("scenarios.toml", 'sort = "equipment"', 'sort = "hat"'),
        ("board.toml", "rotation = 0", "rotation = 6"),
    )

    assert [one.split(":")[0] for one in found] == ["board.toml", "scenarios.toml", *["recipes.toml"] * 3]
    assert [one for one in found if "did you mean move" in one and "possible: buy, convert" in one]
    assert [one for one in found if "did you mean equipment; possible: equipment, homunculus, stone" in one]
    assert [one for one in found if "unknown field `levle`; did you mean level; possible: abilities" in one]
    assert not [one for one in found if "missing" in one]


def test_a_file_that_cannot_be_read_hides_no_fault_of_another_and_causes_none() -> None:
    found = faults(("towns.toml", r"\[\[mission\]\]", "[[mission]"), ("alarm.toml", 'town = "T"', 'town = "X"'))

    assert [one.split(":")[0] for one in found] == ["towns.toml", "alarm.toml"]


def test_every_check_has_its_say() -> None:
    found = faults(
        *[without("alarm.toml", "alarm")] * 5,
        ("scenarios.toml", "day = 8", "day = 9"),
        ("scenarios.toml", "2 = 1, 3 = 2", "2 = 3, 3 = 2"),
        ("towns.toml", "defence = 4", "defence = 9"),
        ("pack.toml", r'\["en", "de"\]', '["en", "pl"]'),
    )

    said = [one.split(": ")[1] for one in found]
    assert said == ["MP-10.2.1", "MP-10.2.12", "MP-10.2.5", "MP-10.2.5", "MP-10.2.8", "MP-10.1", "MP-10.1"]
    assert "pl.ftl is missing" in found[-2] and "de.ftl is a catalogue of a language" in found[-1]


def test_a_check_that_relies_on_what_is_at_fault_waits_for_its_turn() -> None:
    found = faults(("board.toml", r'\{ piece = "quay", side = "a", rotation = 0 \},\n', ""))

    assert found and all("MP-2.2.1" in one for one in found)


def test_faults_of_one_pack_are_told_up_to_a_number() -> None:
    files = prima_files() | {"more.toml": "".join(f"[spell-{n}]\n" for n in range(FAULTS_MAX + 5))}
    with pytest.raises(ContentError) as caught:
        read_pack(files)

    assert len(caught.value.faults) == FAULTS_MAX


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = " + "[" * 100_000, "nested too deeply"),
        ("x = " + "{ y = " * 50_000, "nested too deeply"),
        (".".join("a" * 100_000) + " = 1", "more than 100 dots"),
        ("[" + ".".join("a" * 100_000) + "]", "more than 100 dots"),
        ("x = " + "9" * 100_000, "integer"),
        ("x = 'a\0b'", "at line 1"),
    ],
    ids=["lists", "tables", "dotted key", "dotted header", "number", "sign"],
)
def test_a_hostile_text_is_refused_in_one_line(text: str, message: str) -> None:
    fault = refusal("more.toml", text)

    assert fault.file == "more.toml"
    assert message in str(fault)
    assert len(str(fault)) < 400
