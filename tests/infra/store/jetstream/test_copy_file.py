"""A node's copy of the log is its own while it runs, and nothing is left of it afterwards."""

import os
import stat
from pathlib import Path

import pytest

from infra.store.jetstream.copy_file import PREFIX, copy_file


def test_what_a_killed_node_left_is_deleted_and_what_a_running_one_has_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    left, young, other = (tmp_path / name for name in (f"{PREFIX}left", f"{PREFIX}young", "another"))
    for folder in (left, young, other):
        folder.mkdir()
        (folder / "copy.db").write_bytes(b"cards")
    for folder in (left, other):
        os.utime(folder, (1, 1))
    with copy_file() as running:
        assert stat.S_IMODE(running.parent.stat().st_mode) == 0o700
        running.write_bytes(b"cards")
        os.utime(running.parent, (1, 1))
        with copy_file() as another:
            assert another != running and running.read_bytes() == b"cards"
        assert [folder.exists() for folder in (left, young, other, another.parent)] == [False, True, True, False]
    assert not running.parent.exists()
