"""The schemas of answers in the OpenAPI document, made from the types that the service sends."""

from collections.abc import Iterable
from typing import Any

import msgspec

from api.shared.description import Description
from api.shared.problems import Problem

Json = dict[str, Any]


def ref(kind: str, name: str) -> Json:
    """Return a reference to a component of the document."""
    return {"$ref": f"#/components/{kind}/{name}"}


def schemas_of(described: Iterable[Description]) -> Json:
    """Return the schemas of all answers, of the bodies that handlers read themselves, and of problems, by name."""
    types = {type_ for one in described for type_ in types_of(one)}
    ordered = [Problem, *sorted(types, key=lambda type_: str(type_.__name__))]
    _, found = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    return found


def types_of(description: Description) -> Iterable[Any]:
    """Return the types of a route's answers, and that of its body if its handler reads it."""
    answers = [answer.schema for answer in description.answers if answer.schema]
    return [*answers, type(description.body)] if isinstance(description.body, msgspec.Struct) else answers
