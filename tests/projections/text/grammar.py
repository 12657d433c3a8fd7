"""The messages of a catalogue with all their variants spelt out: what stands around each name, and what chose it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from fluent.syntax import FluentParser, ast


class Variant(NamedTuple):
    """A message as it may be said.

    text: what is filled in stands in it as `<name>`, as `<^name>` where a capital is put before it; chosen: variable ->
    the key of the variant.
    """

    message: str
    text: str
    chosen: dict[str, str]


def variants(text: str) -> Iterator[Variant]:
    """Every way to say every message of a catalogue."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            for text, chosen in spelt_out(entry.value):
                yield Variant(entry.id.name, text, chosen)


def spelt_out(pattern: ast.Pattern) -> Iterator[tuple[str, dict[str, str]]]:
    """The texts of a pattern; choices that contradict each other are left out."""
    parts = [list(ways(element)) for element in pattern.elements]
    for way in product(*parts):
        chosen: dict[str, str] = {}
        if all(chosen.setdefault(name, key) == key for _, own in way for name, key in own.items()):
            yield "".join(text for text, _ in way), chosen


def ways(element: ast.TextElement | ast.Placeable) -> Iterator[tuple[str, dict[str, str]]]:
    """The texts of a part of a pattern."""
    if isinstance(element, ast.TextElement):
        yield re.sub(r"\s+", " ", element.value), {}
        return
    match element.expression:
        case ast.StringLiteral(value=value):
            yield value, {}
        case ast.VariableReference(id=id) | ast.MessageReference(id=id):
            yield f"<{id.name}>", {}
        case ast.FunctionReference(arguments=arguments):
            (filled,) = arguments.positional
            assert isinstance(filled, ast.VariableReference)
            yield f"<^{filled.id.name}>", {}
        case ast.SelectExpression(selector=selector, variants=choices):
            assert isinstance(selector, ast.VariableReference)
            for one in choices:
                key = one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
                for text, chosen in spelt_out(one.value):
                    yield text, {selector.id.name: key, **chosen}
        case _:
            raise AssertionError(element)


ENGLISH = re.compile(
    r"\b(the|and|of|with|your|you|are|is|this|that|from|each|which|has|have|takes|cards|turn|day|nothing)\b"
)
"""Words that no German sentence has. Names in the frozen packs begin with capitals."""
