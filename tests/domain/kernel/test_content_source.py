"""Where the tables of a pack stand, and what is told of them: lists of tables that stand in several files."""

import pytest
from msgspec import Struct

from domain.kernel.content import decoding
from domain.kernel.content.decoding import WORDS_MAX, choice, decode
from domain.kernel.content.source import FAULTS_MAX, MESSAGE_MAX, Path, Source


class Stone(Struct, frozen=True):
    weight: int


class Quarry(Struct, frozen=True):
    stone: tuple[Stone, ...]


FILES = {
    "stones-b.toml": "[[stone]]\nweight = 3\n\n[[stone]]\nweight = 4\n",
    "stones-a.toml": "[[stone]]\nweight = 1\n\n[[stone]]\nweight = 2\n",
}


def weights(source: Source) -> list[int]:
    """What the stones weigh, in the order in which they are counted."""
    quarry = decode(source, Quarry)
    return [one.weight for one in quarry.stone] if quarry else []


def test_a_shared_list_is_joined_in_the_order_of_the_file_names() -> None:
    source = Source(FILES, shared=("stone",))
    assert weights(source) == [1, 2, 3, 4]
    assert source.faults == []


@pytest.mark.parametrize(
    ("path", "file", "line"),
    [
        (("stone", 0), "stones-a.toml", 1),
        (("stone", 1, "weight"), "stones-a.toml", 5),
        (("stone", 2, "weight"), "stones-b.toml", 2),
        (("stone", 3), "stones-b.toml", 4),
        (("stone",), "stones-a.toml", 1),
        (("sand",), "", None),
        ((), "", None),
    ],
)
def test_a_fault_is_told_where_the_entry_stands(path: Path, file: str, line: int | None) -> None:
    source = Source(FILES, shared=("stone",))
    source.fault("it is cracked", path)
    assert [(one.file, one.line) for one in source.faults] == [(file, line)]


def test_what_does_not_fit_is_told_with_its_own_file_and_line() -> None:
    cracked = {**FILES, "stones-b.toml": FILES["stones-b.toml"].replace("4", '"four"')}
    source = Source(cracked, shared=("stone",))
    assert weights(source) == []
    assert [(one.file, one.line) for one in source.faults] == [("stones-b.toml", 5)]


def test_an_empty_file_before_it_moves_no_entry() -> None:
    source = Source({"stones-0.toml": "stone = []\n", **FILES}, shared=("stone",))
    source.fault("it is cracked", ("stone", 0))
    assert [(one.file, one.line) for one in source.faults] == [("stones-a.toml", 1)]


@pytest.mark.parametrize(
    ("files", "shared"),
    [
        (FILES, ()),
        ({**FILES, "stones-b.toml": "[stone]\nweight = 3\n"}, ("stone",)),
        ({**FILES, "stones-a.toml": "[stone]\nweight = 3\n"}, ("stone",)),
    ],
    ids=["not shared", "a table beside a list", "a list beside a table"],
)
def test_any_other_table_stands_in_one_file_only(files: dict[str, str], shared: tuple[str, ...]) -> None:
    source = Source(files, shared)
    assert [(str(one.file), "is already in stones-a.toml" in str(one)) for one in source.faults] == [
        ("stones-b.toml", True)
    ]
    assert not source.is_whole


def test_a_pack_full_of_faults_is_looked_through_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []
    monkeypatch.setattr(decoding, "given", lambda value, path: looked.append(value))
    source = Source({"stones.toml": "[[stone]]\nweight = true\n" * (FAULTS_MAX + 50)})

    assert decode(source, Quarry) is None
    assert len(source.faults) == FAULTS_MAX
    assert len(looked) == FAULTS_MAX + 1


def test_a_message_is_short_however_much_would_be_possible_and_however_long_a_word_is() -> None:
    told = choice("w7", [f"w{number}" for number in range(5000)])
    assert told.startswith("; did you mean w7; possible: w0, w1, ")
    assert told.endswith(f", w{WORDS_MAX - 1}, ... (5000 in all)")
    assert choice("b", ["a"]) == "; possible: a"

    source = Source({"stones.toml": f"{'x' * 20_000} = 1\n"})
    assert decode(source, Quarry) is None
    assert max(len(one.message) for one in source.faults) == MESSAGE_MAX
