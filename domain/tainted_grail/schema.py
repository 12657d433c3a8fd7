"""The JSON Schema of a pack, made from the types that it is decoded into."""

from typing import Any

import msgspec

from domain.tainted_grail.content_parts import Content

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def pack_schema() -> dict[str, Any]:
    """The schema (2020-12) of all the tables of a pack together, whichever files they stand in. Source: TG-10.1."""
    schema = msgspec.json.schema(Content)
    parts = {name: in_one_line(part) for name, part in sorted(schema["$defs"].items())}
    whole = parts.pop(Content.__name__)
    return {"$schema": DIALECT, **whole, "title": "A pack of Tainted Grail", "$defs": parts}


def in_one_line(part: dict[str, Any]) -> dict[str, Any]:
    """A part of the schema, its description without the line breaks of our sources."""
    return part | {"description": " ".join(part["description"].split())} if "description" in part else part
