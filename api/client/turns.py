"""What a player's program does next, by the summary of its table."""

from enum import Enum, auto
from typing import Any

from api.client.feed_reader import Event
from api.client.forms import Summary

ANSWERED = ("proposal-changed", "undo-refused")
"""Error codes of a consent that is over, or that the seat has given already."""


class Step(Enum):
    """What a seat does next."""

    answer = auto()
    consent = auto()
    wait = auto()
    stop = auto()


def step_of(summary: Summary, seat: int, answered: int, *, grants: bool) -> Step:
    """Return what a seat does next. answered: the version at which its player has seen the menu already.

    grants: whether it agrees to each undo that waits for it, and to what is proposed about a seat. Nobody answers while
    an undo is proposed.
    """
    if summary["revealed"] or summary["state"] == "finished":
        return Step.stop
    proposal = summary["proposal"]
    if proposal is not None:
        return Step.consent if grants and seat in proposal["waiting"] else Step.wait
    about = summary.get("seat_proposal")
    if grants and about is not None and seat in about["waiting"]:
        return Step.consent
    is_asked = seat in summary["next"] and summary["version"] > answered
    return Step.answer if is_asked else Step.wait


def is_news(event: Event, version: int) -> bool:
    """Return whether an event says that a table has more than this version, or that its seats may have changed.

    Each connection begins with `retry`: what changed beside the log before it, it does not tell.
    """
    return event.event in ("ended", "beside", "retry") or (event.event == "entry" and (event.id or 0) > version)


def checkpoint_in(data: Any) -> str:
    """Return the text of the checkpoint of an event; empty if it has none, which no reader takes for one."""
    return str(data.get("checkpoint", "")) if isinstance(data, dict) else ""
