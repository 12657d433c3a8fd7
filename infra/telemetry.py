"""Log lines, as text or JSON, each with the notes of its request. Never a secret or a name."""

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from infra.settings import LogFormat

Noted = dict[str, str | int | float]

NOTED: ContextVar[Noted | None] = ContextVar("noted", default=None)
"""The notes of the current request in this context; None outside of requests."""

REQUESTS = "hourglass.requests"
"""The logger that writes a line for each request."""


def note(**fields: str | int | float) -> None:
    """Add to the notes of the current request: ids and numbers only, since anyone may read a log."""
    noted = NOTED.get()
    if noted is not None:
        noted.update(fields)


class TextLines(logging.Formatter):
    """A line for people: time, level, logger, message, then the notes as `name=value`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        """Return the line without the traceback of an error."""
        fields = (NOTED.get() or {}).items()
        return " ".join([super().formatMessage(record), *(f"{name}={value}" for name, value in fields)])


class JsonLines(logging.Formatter):
    """One JSON object a line: `at` (UTC), `level`, `logger`, `message`, the notes, and `error` with its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, in ASCII, whatever the message holds."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "logger": record.name}
        line |= {"message": record.getMessage()} | (NOTED.get() or {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_config(level: str, form: LogFormat, requests: bool) -> dict[str, Any]:
    """Configure log lines on standard error. requests: whether successful requests get a line, too.

    Other libraries never log details: these would show headers, and tokens with them. The server logs only warnings,
    since its lower levels show the URLs of sockets.
    """
    least = level.upper()
    others = "INFO" if level == "debug" else least
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines if form == "json" else TextLines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"handlers": ["stderr"], "level": others},
        "loggers": {
            "hourglass": {"level": least},
            REQUESTS: {"level": "INFO" if requests else max(least, "WARNING", key=logging.getLevelName)},
            "uvicorn": {"level": max(least, "WARNING", key=logging.getLevelName)},
        },
    }
