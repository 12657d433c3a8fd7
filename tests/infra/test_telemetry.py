"""Log lines: what stands in them, and that no message breaks out of its line."""

import json
import logging
from collections.abc import Iterator

import pytest

from infra.telemetry import NOTED, REQUESTS, JsonLines, TextLines, log_config, note


@pytest.fixture
def noted() -> Iterator[None]:
    outer = NOTED.set({"request": "r-1"})
    yield
    NOTED.reset(outer)


def record(message: str, *args: object, error: BaseException | None = None) -> logging.LogRecord:
    exc_info = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("hourglass", logging.WARNING, __file__, 1, message, args, exc_info)


def test_a_json_line_holds_what_is_noted(noted: None) -> None:
    note(table="7f163e45-4498-49a1-9f66-a721775eb2a1", seat=0)
    line = json.loads(JsonLines().format(record("late by %d", 3)))

    assert line.pop("at").endswith("Z")
    assert line == {
        "level": "warning",
        "logger": "hourglass",
        "message": "late by 3",
        "request": "r-1",
        "table": "7f163e45-4498-49a1-9f66-a721775eb2a1",
        "seat": 0,
    }


def test_a_json_line_is_one_line_of_ascii_whatever_it_tells() -> None:
    line = JsonLines().format(record("a\nb\x1b[2J\u2028\ud800", error=ValueError("two\nlines")))

    assert line.isascii() and line.isprintable()
    assert json.loads(line)["error"].endswith("ValueError: two\nlines")


def test_a_text_line_ends_with_what_is_noted_before_the_traceback(noted: None) -> None:
    told = TextLines().format(record("it broke", error=ValueError("why")))

    assert told.splitlines()[0].endswith("WARNING hourglass: it broke request=r-1")
    assert told.splitlines()[-1] == "ValueError: why"


def test_outside_of_a_request_nothing_is_noted() -> None:
    note(seat=3)

    assert NOTED.get() is None
    assert TextLines().format(record("calm")).endswith("hourglass: calm")


@pytest.mark.parametrize(
    ("level", "requests", "lines"),
    [("info", True, "INFO"), ("info", False, "WARNING"), ("debug", False, "WARNING"), ("error", False, "ERROR")],
)
def test_requests_get_lines_where_they_are_wanted(level: str, requests: bool, lines: str) -> None:
    assert log_config(level, "json", requests)["loggers"][REQUESTS]["level"] == lines


def test_no_library_is_asked_for_details() -> None:
    config = log_config("debug", "text", True)

    assert config["loggers"]["hourglass"]["level"] == "DEBUG"
    assert (config["root"]["level"], config["loggers"]["uvicorn"]["level"]) == ("INFO", "WARNING")
