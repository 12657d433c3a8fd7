"""The servers that tests start: none outlives the test that started it."""

from pathlib import Path
from typing import Any

import pytest

from tests.api import processes
from tests.api.processes import free_port, start
from tests.api.processes.warm import Forked, fork


def test_a_server_that_does_not_answer_in_time_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Forked] = []

    def noted(*what: Any) -> Forked:
        started.append(fork(*what))
        return started[-1]

    monkeypatch.setattr(processes, "fork", noted)
    monkeypatch.setattr(processes, "STARTS_WITHIN", 0.0)
    with pytest.raises(AssertionError, match="in time"):
        start(tmp_path, free_port())
    assert [one.poll() for one in started] == [-9]
