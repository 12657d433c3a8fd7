"""An entry's line, read, and the order of entries: check A. Source: audit protocol 3.1, 5.A."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from projections.audit import jcs
from projections.audit.archive import Whole

Moment = Annotated[
    str,
    Meta(
        pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
        r"T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z\Z"
    ),
]


TABLE_TYPES = frozenset(
    {
        "table-opened",
        "seed-sealed",
        "seed-opened",
        "table-started",
        "token-replaced",
        "undo-proposed",
        "undo-answered",
        "actions-undone",
        "actions-redone",
        "rules-changed",
        "table-ended",
        "seed-revealed",
    }
)
"""The table's own entries, which belong to no action."""


class Flawed(Exception):
    """An entry breaks the protocol. The message says how, without naming the entry."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """The members of a line."""

    v: Whole
    type: Annotated[str, Meta(min_length=1)]
    at: Moment
    action: Whole
    by: Whole | None
    rule: str | None
    data: dict[str, Any]


def read(line: bytes) -> Entry:
    """The entry of a line. Raises Flawed if it is not canonical, or has not exactly the members of an entry."""
    try:
        return msgspec.convert(jcs.decode(line), Entry)
    except (jcs.NotCanonical, msgspec.ValidationError) as error:
        raise Flawed(str(error)) from error


ACTIONS_MAX = 1_000_000
"""The highest number of an action that is copied (audit protocol 4)."""


class Order:
    """Follows the entries' numbers and times."""

    def __init__(self, copied: int = 0) -> None:
        """copied: how many entries after the first are a branch's copies, whose actions are numbered with gaps."""
        self._copied = copied
        self._above: Entry | None = None
        self._highest = 0
        self._place = 0

    def follow(self, entry: Entry) -> None:
        """Raises Flawed if the entry does not follow from those above it."""
        self._place += 1
        above = self._above
        if entry.v != self._place:
            raise Flawed(f"v is {entry.v}, not {self._place}")
        if above and entry.at < above.at:
            raise Flawed("the time runs back")
        if entry.action:
            self._follow_action(entry, above)
        self._above, self._highest = entry, max(self._highest, entry.action)

    def _follow_action(self, entry: Entry, above: Entry | None) -> None:
        if entry.type in TABLE_TYPES:
            raise Flawed(f"{entry.type} belongs to no action")
        is_copy = 1 < self._place <= self._copied + 1
        if above and entry.action == above.action:
            if entry.at != above.at:
                raise Flawed("one action at two times")
        elif not self._highest < entry.action <= (ACTIONS_MAX if is_copy else self._highest + 1):
            raise Flawed(f"action {entry.action} follows action {self._highest}")
