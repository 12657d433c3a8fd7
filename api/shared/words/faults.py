"""What is wrong with what a person filled in, in words for players."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from projections.text.messages import Messages, catalogue

KINDS = {
    "string_too_long": "long",
    "too_long": "many",
    "too_short": "few",
    "string_pattern_mismatch": "signs",
    "greater_than_equal": "small",
    "less_than_equal": "large",
    "int_type": "whole",
    "int_parsing": "whole",
    "int_from_float": "whole",
    "missing": "missing",
    "unseen": "unseen",
}
"""Which message tells a fault of a body, by the kind that Pydantic gives it; `form` tells all others."""
VALUES = {"max_length": "most", "le": "most", "min_length": "least", "ge": "least"}
"""What a message calls the bound that a fault names."""


@cache
def _messages(language: str) -> Messages:
    return Messages(language, catalogue("faults", language))


def words_of_reason(reason: str | None, language: str | None) -> str | None:
    """Return why a request was refused; None without a language, and for what only a program does wrong."""
    if reason is None or language is None:
        return None
    return _messages(language).say(reason)


def words_of_faults(faults: Sequence[Mapping[str, Any]], language: str | None) -> str | None:
    """Return what the first of some faults of a body means; None without a language or a fault in a body.

    faults: as Pydantic tells them.
    """
    first = next((fault for fault in faults if fault["loc"][0] == "body"), None)
    if first is None or language is None:
        return None
    bounds = {VALUES[name]: bound for name, bound in first.get("ctx", {}).items() if name in VALUES}
    return _messages(language).say(KINDS.get(first["type"], "form"), **bounds)
