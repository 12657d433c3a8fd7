"""What several pictures and pages of the land tell of a board: how long a place is held, what lies open beside it."""

from collections.abc import Iterator

from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.journal import OpenEventView
from projections.tainted_grail.board.form.land import DiscView, LocationView
from projections.text.messages import Messages

SOON = 3
"""From how many dawns before its loss on a place is lost soon."""


def is_lost_soon(one: LocationView, day: int) -> bool:
    """Return whether a place that a menhir still holds is lost soon."""
    return one["in_range"] and one["dark"] - day <= SOON


def held(one: LocationView, messages: Messages) -> str:
    """Return how long a menhir holds a place."""
    return messages.say("picture-held", day=one["dark"]) if one["in_range"] else messages.say("picture-out-of-reach")


def menhir_of(one: LocationView, messages: Messages) -> str:
    """Return that a menhir burns at a place, with its disc and its last day."""
    menhir = one["menhir"]
    return messages.say("picture-menhir", place=one["name"], disc=menhir["disc"], day=menhir["goes_out"])


def events(board: TaintedGrailBoard) -> Iterator[OpenEventView]:
    """Yield the open events without those of active quests, which are told as quests."""
    quests = {one["id"] for one in board["quests"]}
    return (one for one in board["events"] if one["id"] not in quests)


def discs_beside(board: TaintedGrailBoard) -> Iterator[DiscView]:
    """Yield the discs that do not lie on the map."""
    places = {one["id"] for one in board["land"]["places"]}
    return (one for one in board["discs"] if one["on"] not in places)
