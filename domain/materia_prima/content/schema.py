"""The JSON Schema of a pack, made from the types that it is decoded into."""

from typing import Any

from domain.kernel.content.reading import schema_of
from domain.materia_prima.content.parts import Content


def pack_schema() -> dict[str, Any]:
    """Return the schema of all tables of a pack together. Source: MP-10.1."""
    return schema_of(Content, "A pack of Materia Prima")
