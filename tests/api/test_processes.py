"""The servers that tests start: none outlives the test that started it."""

import subprocess
from pathlib import Path

import pytest

from tests.api import processes
from tests.api.processes import free_port, start


def test_a_server_that_does_not_answer_in_time_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    begin = subprocess.Popen

    def noted(*what: object, **how: object) -> "subprocess.Popen[bytes]":
        started.append(begin(*what, **how))  # type: ignore[call-overload]
        return started[-1]

    monkeypatch.setattr(processes.subprocess, "Popen", noted)
    monkeypatch.setattr(processes, "STARTS_WITHIN", 0.0)
    with pytest.raises(AssertionError, match="in time"):
        start(tmp_path, free_port())
    assert [one.poll() for one in started] == [-9]
