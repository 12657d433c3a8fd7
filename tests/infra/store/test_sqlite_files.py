"""An SQLite store and the files beside it are their owner's alone, from the first moment on."""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from eventsourcing.persistence import OperationalError

from infra.store.opening import migrated
from infra.store.sqlite.files import close_to_others
from tests.infra.store.sqlite_store import opened
from tests.infra.store.stored import TABLE, events

Noted = list[tuple[str, str, int | None]]
"""What was opened, its path, and the mode it had then; None for a missing file."""
_listening: list[Noted] = []


def _note(event: str, given: tuple[Any, ...]) -> None:
    if _listening and event in ("open", "sqlite3.connect") and isinstance(given[0], str | os.PathLike):
        path = os.fspath(given[0])
        _listening[-1].append((event, str(path), mode_of(Path(path)) if os.path.exists(path) else None))


sys.addaudithook(_note)  # for good: Python takes none away, so it is idle outside of `noted`


@contextmanager
def noted() -> Iterator[Noted]:
    """All files and databases that are opened meanwhile."""
    _listening.append([])
    try:
        yield _listening[-1]
    finally:
        _listening.pop()


@pytest.fixture(autouse=True)
def _lax_umask() -> Iterator[None]:
    """Nothing but the service closes a file to others."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes_in(folder: Path) -> dict[str, int]:
    return {path.name: mode_of(path) for path in folder.iterdir()}


PRIVATE = {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}


def test_a_new_store_is_its_owners_alone_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "anywhere" / "tables.db"
    recorder = migrated(f"sqlite:///{path}")
    try:
        recorder.insert_events(events(TABLE, 1))
        assert modes_in(path.parent) == PRIVATE
        assert mode_of(path.parent) == 0o700
    finally:
        recorder.close()


def test_a_recorder_makes_its_folder_private_too(tmp_path: Path) -> None:
    with opened(tmp_path / "own" / "tables.db"):
        assert mode_of(tmp_path / "own") == 0o700


def test_the_file_is_private_before_sqlite_opens_it(tmp_path: Path) -> None:
    with noted() as seen, opened(tmp_path / "tables.db"):
        pass
    connected = [mode for event, path, mode in seen if event == "sqlite3.connect" and path.endswith("tables.db")]
    assert connected and set(connected) == {0o600}


def test_an_open_store_of_before_is_closed_to_others_and_the_log_says_so(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(path) as recorder:
        recorder.insert_events(events(TABLE, 1))
        for name in PRIVATE:
            path.with_name(name).chmod(0o644)
        close_to_others(path)
        assert modes_in(path.parent) == PRIVATE
        recorder.insert_events(events(TABLE, 2))
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 3
    assert "0644" in caplog.text and "0600" in caplog.text
    with opened(path) as recorder:
        assert len(recorder.select_events(TABLE)) == 2


def test_a_store_that_is_private_already_is_left_alone(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with opened(path), noted() as seen:
        close_to_others(path)
    assert [event for event, name, _ in seen if name == str(path)] == []
    assert caplog.records == []


def test_a_store_of_another_user_is_left_as_it_is_and_told_of(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path.touch(0o640)
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)
    close_to_others(path)
    assert mode_of(path) == 0o640
    assert "0640" in caplog.text


def test_what_is_no_store_keeps_its_mode(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path.write_text("not a database, but long enough to be looked at" * 40)
    path.chmod(0o644)
    with pytest.raises(OperationalError), opened(path):
        pass
    assert mode_of(path) == 0o644 and caplog.records == []


def test_a_link_leads_to_a_private_store(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "tables.db").symlink_to(tmp_path / "disk" / "tables.db")
    with opened(tmp_path / "tables.db") as recorder:
        recorder.insert_events(events(TABLE, 1))
        assert modes_in(tmp_path / "disk") == PRIVATE
