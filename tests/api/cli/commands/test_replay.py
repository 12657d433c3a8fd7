"""`hourglass replay`: the story of an archive as it was, undone actions marked, in both languages."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from api import games
from api.service.archives.decide_again import decided_again
from api.service.archives.replay import NotReplayed, lines_of, replay
from tests.api.toy_archives import MOVES, hourglass, know_toy, toy_archive
from tests.projections.audit.log_writer import archive_of
from tests.toy import TOY
from tests.toy.view import TOY_VIEW


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    know_toy(monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "archive.ndjson"
    path.write_bytes(toy_archive(tmp_path / "store"))
    return path


def test_it_tells_every_action_and_marks_the_undone_ones(file: Path) -> None:
    result = hourglass("replay", file)

    assert result.exit_code == 0, result.stderr
    told = result.stdout
    assert told.count("Take ") == len(MOVES) + 2
    assert [line for line in told.splitlines() if "undone" in line and "Take roll:1" in line]
    assert told.count("  undone") == 2
    assert "turned back to action" in told


def test_it_tells_in_german_too(file: Path) -> None:
    told = hourglass("replay", file, "--lang", "de").stdout

    assert "Nimm roll:3" in told
    assert "Platz 1" in told and "seat 1" not in told
    assert "Würfel" in told


def test_what_came_before_the_start_stands_below_the_first_heading(file: Path) -> None:
    lines = hourglass("replay", file).stdout.splitlines()

    assert lines[0].split() == ["0", "The", "table", "is", "set"]
    assert lines[1].strip() == "A table was opened for two players."
    assert "chance is settled" in lines[6]


def test_its_lines_end_where_their_text_ends(file: Path) -> None:
    assert [line for line in hourglass("replay", file).stdout.splitlines() if line.endswith(" ")] == []


def test_it_ends_with_the_board(file: Path) -> None:
    replayed = replay(lines_of(file.read_bytes()), games.codec(), games.packs())
    told = hourglass("replay", file).stdout

    assert replayed.position is not None
    assert told.splitlines()[-1] == str(replayed.position.state.points)


def test_an_unknown_language_is_a_usage_error(file: Path) -> None:
    assert hourglass("replay", file, "--lang", "fr").exit_code == 2


def test_what_does_not_fold_names_the_entry(tmp_path: Path) -> None:
    archive = toy_archive(tmp_path / "store").replace(b'"type":"toy.scored"', b'"type":"toy.stored"', 1)
    file = tmp_path / "archive.ndjson"
    file.write_bytes(archive_of(archive.splitlines()[:-1]))
    result = hourglass("replay", file)

    assert result.exit_code == 1
    assert "entry " in result.stderr
    assert "toy.stored" in result.stderr


def test_what_was_changed_is_not_told(tmp_path: Path) -> None:
    archive = toy_archive(tmp_path / "store")
    lines = archive.splitlines()[:-1]
    place, rolled = next((place, line) for place, line in enumerate(lines) if b'"fate":[["dice"' in line)
    use = json.loads(rolled)["data"]["fate"][0]
    was, other = (json.dumps([*use[:3], one], separators=(",", ":")).encode() for one in (use[3], (use[3] + 1) % 6))
    lines[place] = rolled.replace(was, other)
    file = tmp_path / "archive.ndjson"
    for changed, why in ((archive.replace(rolled, lines[place]), "leaves"), (archive_of(lines), "outcome 0 of 'dice'")):
        file.write_bytes(changed)
        result = hourglass("replay", file)
        assert (result.exit_code, result.stdout) == (1, "")
        assert f"entry {place + 1}: " in result.stderr and why in result.stderr


def test_a_table_that_is_only_open_is_told(tmp_path: Path) -> None:
    file = tmp_path / "archive.ndjson"
    file.write_bytes(archive_of(toy_archive(tmp_path / "store").splitlines()[:2]))
    result = hourglass("replay", file)

    assert result.exit_code == 0
    assert [line.strip() for line in result.stdout.splitlines()] == [
        "A table was opened for two players.",
        "Seat 1 sealed a seed.",
    ]


BROKEN = {
    "empty": b"",
    "a line feed": b"\n",
    "binary": bytes(range(256)) * 40,
    "not UTF-8": b"\xff\xfe\n",
    "nested": b"[" * 100_000 + b"\n",
    "no entries": b'{"leaves":[],"root":""}\n',
    "many lines": b"{}\n" * 450_000,
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_what_is_no_archive_is_refused_in_one_line(tmp_path: Path, broken: bytes) -> None:
    refused_in_one_line(tmp_path, broken)


def test_a_cut_off_archive_is_refused_in_one_line(tmp_path: Path, file: Path) -> None:
    archive = file.read_bytes()
    for size in (1, 100, len(archive) // 2, len(archive) - 1):
        refused_in_one_line(tmp_path, archive[:size])


@pytest.mark.parametrize(
    ("entry", "data"),
    [
        (0, {"game": "chess"}),
        (0, {"rules": 7}),
        (0, {"pack": "11" * 32}),
        (0, {"more": 1}),
        (0, {"game": "\x1b[2J\n\n"}),
        (-3, {"result": {"a": 1}}),
    ],
)
def test_an_archive_of_something_else_is_refused_in_one_line(
    tmp_path: Path, file: Path, entry: int, data: dict[str, Any]
) -> None:
    lines = [json.loads(line) for line in file.read_bytes().splitlines()[:-1]]
    lines[entry]["data"] |= data
    refused_in_one_line(tmp_path, written(lines))


HOSTILE: list[Any] = ["", 0, -1, 2**53 - 1, None, True, [], {}, "x", "\x1b[2J", "[bold]x[/foo]", ["a"], {"a": 1}, "9,9"]


def test_whatever_is_edited_it_tells_a_story_or_one_line(tmp_path: Path, file: Path) -> None:
    """Each value of each entry, its leaves made to fit."""
    random = Random(11)
    lines = [json.loads(line) for line in file.read_bytes().splitlines()[:-1]]
    refused = 0
    for place, entry in enumerate(lines):
        for name in entry["data"]:
            edited = {**entry, "data": entry["data"] | {name: random.choice(HOSTILE)}}
            forged = tmp_path / "forged.ndjson"
            forged.write_bytes(written([*lines[:place], edited, *lines[place + 1 :]]))
            result = hourglass("replay", forged)
            assert "\x1b" not in result.output
            assert (result.exit_code, len(result.stderr.splitlines())) in {(0, 0), (1, 1)}, (name, edited)
            refused += result.exit_code
    assert refused > 50


def test_what_words_cannot_tell_names_the_entry(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def speechless(*told: object) -> str:
        raise KeyError("no message 'element-brass'")

    views = {"toy": (TOY, TOY_VIEW._replace(tell=speechless))}
    monkeypatch.setattr(games, "games", lambda: views)
    result = hourglass("replay", file)

    assert (result.exit_code, result.stdout) == (1, "")
    assert "entry 7: cannot be shown" in result.stderr
    assert "element-brass" in result.stderr


def test_a_board_that_cannot_be_shown_is_one_line(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    views = {"toy": (TOY, TOY_VIEW._replace(picture=lambda board, printed, messages, columns=80: ["[/unopened]"]))}
    monkeypatch.setattr(games, "games", lambda: views)
    result = hourglass("replay", file)

    assert (result.exit_code, result.stdout) == (1, "")
    assert "cannot be shown" in result.stderr


def written(lines: list[dict[str, Any]]) -> bytes:
    """An archive of these entries, its leaves made to fit."""
    return archive_of([json.dumps(one, sort_keys=True, separators=(",", ":")).encode() for one in lines])


def refused_in_one_line(folder: Path, archive: bytes) -> None:
    """Fails unless `replay` says in one printable line what is wrong, with exit code 1."""
    file = folder / "broken.ndjson"
    file.write_bytes(archive)
    result = hourglass("replay", file)
    assert (result.exit_code, result.stdout) == (1, "")
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.strip().isprintable()


def test_a_table_that_was_never_started_is_told_without_a_board(tmp_path: Path) -> None:
    archive = toy_archive(tmp_path / "store", end=False)
    opening = b"".join(archive.splitlines(keepends=True)[:3])
    replayed = decided_again(lines_of(opening), games.codec(), games.packs())

    assert replayed.position is None


def test_a_replay_stands_where_the_undo_left_the_table(tmp_path: Path) -> None:
    without = replay(lines_of(toy_archive(tmp_path / "a", undo=False)), games.codec(), games.packs())
    assert without.position is not None
    assert without.position.state.over
    assert len(without.table.timeline.steps) == len(MOVES)


def test_facts_no_rule_would_state_are_an_error_of_ours_to_name(tmp_path: Path) -> None:
    archive = toy_archive(tmp_path / "store").replace(b'"pile":"deck"', b'"pile":"dock"', 2)
    with pytest.raises(NotReplayed) as caught:
        replay(lines_of(archive), games.codec(), games.packs())

    assert caught.value.entry is not None
