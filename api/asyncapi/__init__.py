"""The AsyncAPI document of the feed, made from the structs that the service sends and reads."""

from collections.abc import Sequence
from typing import Any

from api.asyncapi.messages import EVENTS, FRAMES, ROOM_FRAMES, ROOM_SENT, SENT, Message
from api.asyncapi.words import ABOUT, CHANNELS, OPERATIONS
from api.shared.commands import Done
from api.shared.openapi.parameters import TABLE_MEANING, TOKEN_MEANING
from api.shared.openapi.schemas import schemas_of
from projections.view import View

Json = dict[str, Any]

STREAM, SOCKET = "/v1/tables/{table_id}/stream", "/v1/tables/{table_id}/ws"
REPLAY = "/v1/tables/{table_id}/replay"
MESSAGES = {"events": EVENTS, "lines": FRAMES[:-2], "socket": (*FRAMES, *SENT), "replay": (*ROOM_FRAMES, *ROOM_SENT)}
"""The messages of each channel. Only a socket sends answers, and a message that says why there is no feed."""
ADDRESSES = {"events": STREAM, "lines": STREAM, "socket": SOCKET, "replay": REPLAY}


def document(version: str, views: Sequence[View]) -> Json:
    """Return the whole document. version: the service's; views: of the games whose boards are described."""
    messages = {message.id: message for message in (*EVENTS, *FRAMES, *SENT, *ROOM_FRAMES, *ROOM_SENT)}
    shapes = [Done, *(message.shape for message in messages.values() if message.shape is not int)]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Hourglass: the feed", "version": version, "description": ABOUT, "license": {"name": "MIT"}},
        "defaultContentType": "application/json",
        "channels": {name: channel(name) for name in MESSAGES},
        "operations": {name: operation(name) for name in OPERATIONS},
        "components": {
            "messages": {id: described(message) for id, message in messages.items()},
            "schemas": schemas_of(shapes, views),
            "parameters": {"table_id": {"description": TABLE_MEANING}},
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer", "description": TOKEN_MEANING}},
        },
    }


def channel(name: str) -> Json:
    """Describe one way to follow a table."""
    return {
        "address": ADDRESSES[name],
        "description": CHANNELS[name],
        "parameters": {"table_id": ref("components", "parameters", "table_id")},
        "messages": {message.id: ref("components", "messages", message.id) for message in MESSAGES[name]},
    }


def operation(name: str) -> Json:
    """Describe what the service sends or receives over a channel."""
    through, action, about = OPERATIONS[name]
    messages = [one for one in MESSAGES[through] if (one in (*SENT, *ROOM_SENT)) == (action == "receive")]
    return {
        "action": action,
        "channel": ref("channels", through),
        "summary": about,
        "messages": [ref("channels", through, "messages", message.id) for message in messages],
    } | ({"security": [ref("components", "securitySchemes", "bearer")]} if through in ("events", "lines") else {})


def described(message: Message) -> Json:
    """Describe a message, with its schema."""
    return {
        "name": message.name,
        "title": message.id,
        "summary": message.about,
        "contentType": "application/json",
        "payload": payload(message),
    }


def payload(message: Message) -> Json:
    """Return the schema of a message: of an event's data, of a frame, of what a client sends."""
    of = {"type": "integer"} if message.shape is int else ref("components", "schemas", message.shape.__name__)
    if not message.is_frame:
        return of
    has: Json = {"event": {"const": message.name}, "data": of}
    if message.name == "entry":
        has["id"] = {"type": "integer", "minimum": 1}
    return {"type": "object", "properties": has, "required": sorted(has), "additionalProperties": False}


def ref(*path: str) -> Json:
    """Return a reference to another part of the document."""
    return {"$ref": "/".join(("#", *path))}
