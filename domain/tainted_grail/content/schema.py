"""The JSON Schema of a pack, made from the types that it is decoded into."""

from collections.abc import Mapping
from typing import Any, get_args

from domain.kernel.content.reading import schema_of
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.vocabulary import EFFECTS
from domain.tainted_grail.vocabulary.requirements import Requirement

UNIONS: Mapping[str, tuple[tuple[type, ...], str]] = {
    "Effect": (EFFECTS, "What a text orders. The word at `do` says which one it is."),
    "Requirement": (get_args(Requirement), "What must hold. The word at `is` says which one it is."),
}
"""The alternatives that stand at many places -> the types, and the sentence about them."""


def pack_schema() -> dict[str, Any]:
    """Return the schema of all tables of a pack together. Alternatives of many places stand in it once.

    Source: TG-10.1.
    """
    schema = schema_of(Content, "A pack of Tainted Grail")
    for name, (types, sentence) in UNIONS.items():
        refs = [{"$ref": f"#/$defs/{one.__name__}"} for one in types]
        schema = referring(schema, refs, name)
        schema["$defs"][name] = {"title": name, "description": sentence, "anyOf": refs}
    return {**schema, "$defs": dict(sorted(schema["$defs"].items()))}


def referring(value: Any, refs: list[dict[str, str]], name: str) -> Any:
    """Return a part of a schema in which the name stands for these alternatives."""
    if isinstance(value, list):
        return [referring(one, refs, name) for one in value]
    if not isinstance(value, dict):
        return value
    if value.get("anyOf") == refs:
        return {"$ref": f"#/$defs/{name}"}
    return {key: referring(one, refs, name) for key, one in value.items()}
