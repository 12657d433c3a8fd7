"""The pages' own words: Fluent catalogues, compiled to a module of JavaScript for each language."""

import json
from collections.abc import Iterable
from importlib.resources import files

from fluent.syntax import FluentParser, ast

AROUND, AUDIT, CAMPAIGN, HOME, REPLAY, RULES = PARTS = "around", "audit", "campaign", "home", "replay", "rules"
"""The words of what lies around a table, of audits and kept files, of a campaign, of the home page, of looking back,
and of the pages of rules. A page loads those that it says.
"""


def catalogue(language: str, part: str = "") -> str:
    """Return the text of a catalogue in a language: by default the words of all pages. part: one of PARTS."""
    name = f"{part}.{language}.ftl" if part else f"{language}.ftl"
    return files("api.web").joinpath("catalogues", name).read_text("utf-8")


def compiled(text: str) -> str:
    """Return a catalogue as a module: each message is a text, or a function of its values and of a language's forms.

    forms: `number` writes a number, `plural` returns its plural category (see words.js). Raises ValueError for what a
    page's catalogue may not hold: terms, functions, attributes, references to other messages.
    """
    messages = (message_of(entry) for entry in FluentParser().parse(text).body if not is_comment(entry))
    return f"export default {{\n{''.join(messages)}}};\n"


def is_comment(entry: ast.EntryType) -> bool:
    """Return whether an entry is a comment of any level."""
    return isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment)


def message_of(entry: ast.EntryType) -> str:
    """Return a message as a member of the module."""
    if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
        raise ValueError(f"no plain message: {getattr(entry, 'content', entry)!s:.80}")
    said = (one.value for one in entry.value.elements if isinstance(one, ast.TextElement))
    is_plain = all(isinstance(one, ast.TextElement) for one in entry.value.elements)
    text = json.dumps("".join(said)) if is_plain else f"(values, forms) => {text_of(entry.value)}"
    return f"  {json.dumps(entry.id.name)}: {text},\n"


def text_of(pattern: ast.Pattern) -> str:
    """Return a pattern as an expression whose value is its text."""
    return " + ".join(map(part_of, pattern.elements))


def part_of(element: ast.TextElement | ast.Placeable) -> str:
    """Return a part of a pattern as an expression."""
    return json.dumps(element.value) if isinstance(element, ast.TextElement) else placed(element.expression)


def placed(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str:
    """Return what stands in braces as an expression."""
    if isinstance(expression, ast.SelectExpression):
        return chosen(expression)
    if isinstance(expression, ast.StringLiteral):
        return json.dumps(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        return f"forms.number({value_of(expression)})"
    raise ValueError(f"a page's message cannot hold a {type(expression).__name__}")


def chosen(expression: ast.SelectExpression) -> str:
    """Return a choice by a value, itself or its plural category."""
    selector = expression.selector
    if not isinstance(selector, ast.VariableReference):
        raise ValueError(f"a page's message cannot choose by a {type(selector).__name__}")
    variants = [(json.dumps(key_of(one)), text_of(one.value)) for one in expression.variants if not one.default]
    (default,) = (text_of(one.value) for one in expression.variants if one.default)
    return choice(value_of(selector), variants, default)


def choice(value: str, variants: Iterable[tuple[str, str]], default: str) -> str:
    """Return a chain of conditions as an expression."""
    tests = "".join(f"forms.is({value}, {key}) ? {text} : " for key, text in variants)
    return f"({tests}{default})"


def key_of(variant: ast.Variant) -> str:
    """Return the key of a variant as text."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def value_of(reference: ast.VariableReference) -> str:
    """Return a value by its name."""
    return f"values[{json.dumps(reference.id.name)}]"
