"""The texts of the AsyncAPI document."""

from typing import Literal

ABOUT = """
Anyone who may read a table can follow it live. A player with a seat can play it over the same connection.

**Resuming**: every event but `entry` is a state that is sent again after each connect. Send the version of the last
entry that you read, as `Last-Event-ID`, `?after=` or in a socket's first message: you receive every later entry once.

**The board**: sent whole after each connect, then as patches, each before the last entry that changed it. Apply a patch
only to the board whose `version` is its `from`; otherwise ignore it.

**The end**: `ended` after an ended table's last entry. If a feed breaks off without it, reconnect.

Members may be added to the messages, and events to the feed; ignore what you do not know. Commands with members that
are not described here are refused.
""".strip()

CHANNELS = {
    "events": "As Server-Sent Events, `text/event-stream`: `event:` is the message's name, `data:` its payload on one "
    "line, `id:` of an `entry` its version. `retry:` says how many milliseconds to wait before reconnecting; "
    "heartbeats are comments. Query parameters: `after`, `delay`, `lang`, as in the OpenAPI document.",
    "lines": "The same as NDJSON, `application/x-ndjson`, if `Accept` names that but not events: one message a line.",
    "socket": "A WebSocket for players, with JSON text messages. The client first sends `Hello`. The token is "
    "never in the URL. Commands are carried out one after another, and each gets an answer.",
    "replay": "A WebSocket for people who look back at a table together, with JSON text messages. The client first "
    "sends `Join`. One member leads and shows a moment, the others follow or look alone. Nothing of it is in the log. "
    "After a lost connection, the same `key` leads back to the same place for a while.",
}
OPERATIONS: dict[str, tuple[str, Literal["send", "receive"], str]] = {
    "tellEvents": ("events", "send", "Send a watcher what happens, as events"),
    "tellLines": ("lines", "send", "Send a watcher what happens, as lines"),
    "tellPlayer": ("socket", "send", "Send a player what happens, and the answers to its commands"),
    "takeCommands": ("socket", "receive", "Receive a player's greeting and commands"),
    "tellMember": ("replay", "send", "Send a member who is there, who leads, and what is shown"),
    "takeMessages": ("replay", "receive", "Receive what a member shows and points at"),
}
"""Each with its channel and direction, as the service sees it."""
