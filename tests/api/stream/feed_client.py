"""A client of the feed that keeps what a page would: the last entry's version, and the board."""

import json
from typing import Any

from projections.patch.apply import apply

Event = tuple[str, str | None, str]


def parsed(text: bytes) -> list[Event]:
    """The whole events in these bytes of a stream: name, id, data. What was cut off is no event."""
    found: list[Event] = []
    whole, _, _ = text.rpartition(b"\n\n")
    for block in whole.decode(errors="replace").split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.split("\n") if ": " in line and not line.startswith(":"))
        if "event" in fields:
            found.append((fields["event"], fields.get("id"), fields["data"]))
    return found


class Follower:
    """What a client knows. entries: lines by version."""

    def __init__(self) -> None:
        self.last = 0
        self.entries: dict[int, str] = {}
        self.board: Any = None
        self.watchers: Any = None
        self.checkpoint: str | None = None
        self.has_ended = False

    def hear(self, events: list[Event]) -> "Follower":
        """Take these events in."""
        for name, id, data in events:
            told = json.loads(data)
            match name:
                case "entry":
                    assert id is not None and int(id) == self.last + 1 == told["v"], "exactly the next one"
                    self.last = int(id)
                    self.entries[self.last] = data
                case "board" if "board" in told:
                    self.board = told["board"]
                case "board" if self.board is not None and told["from"] == self.board["version"]:
                    self.board = apply(self.board, told["patch"])
                    assert self.board["version"] == told["to"]
                case "watchers":
                    self.watchers = told
                case "checkpoint":
                    self.checkpoint = told["checkpoint"]
                case "resync":
                    self.last = told["version"]
                case "ended":
                    self.has_ended = True
        return self
