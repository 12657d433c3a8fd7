"""What the AsyncAPI document says in words."""

from typing import Literal

ABOUT = """
Whoever may read a table can follow it live, and who has a seat can play it over the same connection.

**Going on**: every event but `entry` is a state that comes again after each connect. Send the version of the last entry
that was read, as `Last-Event-ID`, `?after=` or in a socket's first message, and every entry after it comes once.

**The board**: whole after each connect, then as patches, each before the last entry of what changed it. A patch is for
the board whose `version` is its `from`, and to be ignored with any other.

**The end**: `ended` after an ended table's last entry. A feed that breaks off without it is to be taken up again.

More members may come into what is told, and more events; ignore what you do not know. Commands with members that are
not described here are refused.
""".strip()

CHANNELS = {
    "events": "As Server-Sent Events, `text/event-stream`: `event:` is the message's name, `data:` its payload on one "
    "line, `id:` of an `entry` its version. `retry:` says after how many milliseconds to connect again; signs of life "
    "are comments. Queries: `after`, `delay`, `lang`, as the OpenAPI document has them.",
    "lines": "The same as NDJSON, `application/x-ndjson`, for who accepts that and no events: a message a line.",
    "socket": "A WebSocket for players: text messages of JSON. The first one is the client's `Hello`. The token is "
    "never in the URL. Commands are carried out one after another, and each is answered.",
}
OPERATIONS: dict[str, tuple[str, Literal["send", "receive"], str]] = {
    "tellEvents": ("events", "send", "Tell a watcher what happens, as events"),
    "tellLines": ("lines", "send", "Tell a watcher what happens, as lines"),
    "tellPlayer": ("socket", "send", "Tell a player what happens, and what its commands came to"),
    "takeCommands": ("socket", "receive", "Greet a player, and take its commands"),
}
"""Each through a channel, as the service sees it."""
