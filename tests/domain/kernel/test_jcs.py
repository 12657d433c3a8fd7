"""Canonical JSON: the bytes that the standard library writes, for whatever a line may hold."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.jcs import canonical

NAMES = st.text(st.characters(codec="ascii"))
VALUES: Any = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(),
    lambda inner: (
        st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.text(st.characters(codec="ascii")), inner)
    ),
    max_leaves=30,
)


def by_the_library(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


@given(VALUES)
def test_it_writes_what_the_standard_library_writes(value: Any) -> None:
    assert canonical(value) == by_the_library(value)


def test_every_character_is_written_as_the_standard_library_writes_it() -> None:
    whole = "".join(chr(code) for code in range(0x11000) if not 0xD800 <= code <= 0xDFFF)
    assert canonical([whole]) == by_the_library([whole])


def test_what_has_no_canonical_form() -> None:
    with pytest.raises(UnicodeEncodeError):
        canonical("\ud800")
    with pytest.raises(TypeError):
        canonical({1: "one"})
