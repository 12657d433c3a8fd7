"""`hourglass replay`: the story of an archive as it was, undone actions marked, in both languages."""

from pathlib import Path

import pytest

from api import games
from api.replays import NotReplayed, difference, lines_of, replay
from tests.api.toy_archives import MOVES, hourglass, know_toy, toy_archive


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
    assert "Würfel" in told


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
    file.write_bytes(archive)
    result = hourglass("replay", file)

    assert result.exit_code == 1
    assert "entry " in result.stderr
    assert "toy.stored" in result.stderr


def test_a_table_that_was_never_started_is_told_without_a_board(tmp_path: Path) -> None:
    archive = toy_archive(tmp_path / "store", end=False)
    opening = b"".join(archive.splitlines(keepends=True)[:3])
    replayed = replay(lines_of(opening), games.codec(), games.packs())

    assert replayed.position is None
    assert difference(replayed) is None


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
