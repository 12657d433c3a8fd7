"""The guided evening at a terminal: one hint at a time, and what is learnt so far."""

from api.client.forms import Guide, Hint


class GuidedEvening:
    """Which hints are shown at this terminal. What was only read is kept as long as the terminal plays.

    is_on: whether hints are shown; version: of the table at which the last one was.
    """

    def __init__(self, is_on: bool = False) -> None:
        self.is_on = is_on
        self.version = 0
        self._away: set[str] = set()
        self._shown: Hint | None = None

    def hint(self, guide: Guide) -> Hint | None:
        """Return the hint to show: the first that is due and was not put away.

        One that is only read was read once the table has moved on.
        """
        if self._shown is not None and self._shown["read"] and self.version != guide["version"]:
            self.put_away()
        self._shown = next((one for one in guide["due"] if one["id"] not in self._away), None)
        self.version = guide["version"]
        return self._shown

    def put_away(self) -> None:
        """Show the last hint no more."""
        if self._shown is not None:
            self._away.add(self._shown["id"])

    def learnt(self, guide: Guide) -> list[tuple[str, bool]]:
        """Return the titles of all hints, each with whether it is learnt: done at the table, or read here."""
        return [
            (one["title"], one["id"] in self._away if one["learnt"] is None else one["learnt"])
            for one in guide["lessons"]
        ]
