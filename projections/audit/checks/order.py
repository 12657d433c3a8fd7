"""Check A: the order of entries. Source: audit protocol 5.A."""

from domain.log.line import Entry, Flawed

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
"""The table's own types, which belong to no action."""

ACTIONS_MAX = 1_000_000
"""The highest number of a copied action (audit protocol 4)."""


class Order:
    """Follows the entries' numbers and times."""

    def __init__(self, copied: int = 0) -> None:
        """Start before the first entry. copied: how many entries after it are a branch's copies, whose actions have
        gaps.
        """
        self._copied = copied
        self._above: Entry | None = None
        self._highest = 0
        self._place = 0

    def follow(self, entry: Entry) -> None:
        """Check an entry. Raises Flawed if it does not follow from those above it."""
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
