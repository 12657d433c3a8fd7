"""The schemas of an OpenAPI document as declarations of TypeScript."""

import json
from collections.abc import Mapping
from typing import Any

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
REFERENCE = "#/components/schemas/"


def declared(document: Mapping[str, Any]) -> str:
    """Return a namespace `Api` with a type for each schema of the document. Raises ValueError for an unknown schema."""
    schemas = document["components"]["schemas"]
    types = "".join(f"  type {name} = {type_of(schema)};\n" for name, schema in sorted(schemas.items()))
    return f"declare namespace Api {{\n{types}}}\n"


def type_of(schema: Mapping[str, Any]) -> str:
    """Return the type of what a schema allows. Raises ValueError for a schema of an unknown kind."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(f"({type_of(one)})" for one in schema[several]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    return of_kind(schema)


def of_kind(schema: Mapping[str, Any]) -> str:
    """Return the type of a schema that names its kind, or allows all. Raises ValueError for an unknown kind."""
    kind = schema.get("type")
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == "array":
        return list_of(schema)
    if kind == "object" or "properties" in schema:
        return object_of(schema)
    if kind is None:
        return "any"
    raise ValueError(f"no type for a schema of kind {kind!r}")


def list_of(schema: Mapping[str, Any]) -> str:
    """Return the type of a list, or of one with a fixed number of items."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    return f"({type_of(schema.get('items') or {})})[]"


def object_of(schema: Mapping[str, Any]) -> str:
    """Return the type of an object with named members, or of one with any names."""
    more = schema.get("additionalProperties")
    if "properties" not in schema:
        return f"Record<string, {type_of(more) if isinstance(more, Mapping) else 'any'}>"
    needed = schema.get("required", [])
    members = (
        f"{json.dumps(name)}{'' if name in needed else '?'}: {type_of(one)}"
        for name, one in schema["properties"].items()
    )
    return f"{{ {'; '.join(members)} }}"
