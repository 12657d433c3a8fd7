"""What a JSON Schema of packs says against a pack."""

from collections.abc import Mapping
from typing import Any

from jsonschema import Draft202012Validator

from domain.kernel.content.source import Source


def errors(schema: Mapping[str, Any], files: Mapping[str, str]) -> list[str]:
    """The places of what does not fit."""
    found = Draft202012Validator(schema).iter_errors(Source(files).tables)
    return ["/".join(map(str, one.absolute_path)) for one in found]
