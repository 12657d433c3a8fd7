"""What a service answers: what was asked for, or why it refuses."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import httpx

from api.client.forms import NotUnderstood

TIMEOUT_SECONDS = 30.0
PAUSE_SECONDS_MAX = 30.0
"""The longest pause, however long a service asks to wait."""

BUSY = (429, 503)
"""HTTP statuses of a service that asks to come back later."""
OVERTAKEN = ("stale-version", "proposal-changed", "notes-changed")
"""Error codes of an answer to something that has changed meanwhile."""

Json = Mapping[str, Any]
Headers = Mapping[str, str]
NO_HEADERS: Headers = MappingProxyType({})


class Refused(Exception):
    """The service refused. code: of the problem document; status: of HTTP; rule: of the game, if one forbids it."""

    def __init__(self, status: int, code: str, detail: str, rule: str | None = None) -> None:
        super().__init__(f"{detail} ({code})")
        self.status = status
        self.code = code
        self.detail = detail
        self.rule = rule


class Overtaken(Refused):
    """Somebody else was faster: what was answered has changed meanwhile. Nothing was done; look again."""


def asked_pause(answer: httpx.Response) -> float:
    """Return the seconds that a service asks to wait, up to a limit; 0 if it does not say."""
    header = answer.headers.get("Retry-After", "")
    return min(float(header), PAUSE_SECONDS_MAX) if header.isascii() and header.isdigit() else 0.0


def accepted(answer: httpx.Response) -> httpx.Response:
    """Return the answer if the service accepted the request. Raises Refused."""
    if answer.is_success:
        return answer
    raise refusal_of(answer)


def refusal_of(answer: httpx.Response) -> Refused:
    """Return the error that a service answers with."""
    try:
        problem = answer.json()
        kind = Overtaken if problem["code"] in OVERTAKEN else Refused
        return kind(answer.status_code, str(problem["code"]), str(problem["detail"]), problem.get("rule"))
    except (ValueError, TypeError, KeyError, AttributeError):
        why = f"the service answers {asked_of(answer)} with HTTP {answer.status_code}, and does not say why"
        return Refused(answer.status_code, "no-problem-document", why)


def json_of(answer: httpx.Response) -> Any:
    """Return the JSON of an answer; None of one that says that it has none. Raises NotUnderstood for anything else."""
    if answer.status_code == httpx.codes.NO_CONTENT:
        return None
    try:
        return answer.json()
    except ValueError as error:
        type = answer.headers.get("Content-Type", "something")
        raise NotUnderstood(f"{asked_of(answer)} gives {type} instead of JSON") from error


def asked_of(answer: httpx.Response) -> str:
    """Return what was requested, without its query."""
    return f"{answer.request.method} {answer.request.url.copy_with(query=None)}"
