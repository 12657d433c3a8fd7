"""Patches of JSON documents, RFC 6902."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from projections.patch import Unfit, patch, patched

plain = st.none() | st.booleans() | st.integers(-5, 5) | st.text("a/~0é", max_size=3)
documents = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("a/~1", max_size=2), inner, max_size=4)
)


@given(before=documents, after=documents)
def test_a_patch_makes_one_document_of_another_and_leaves_both(before: Any, after: Any) -> None:
    was = repr(before)
    assert patched(before, patch(before, after)) == after
    assert repr(before) == was


def test_only_what_changed_is_told() -> None:
    before = {"a": [{"x": 1, "y": 2}, {"x": 3}], "b": ["p", "q", "r"], "c": 1, "long": "x" * 300}
    after = {"a": [{"x": 1, "y": 5}, {"x": 3}], "b": ["p", "r"], "d/e": None, "long": "x" * 300}
    assert patch(before, after) == [
        {"op": "replace", "path": "/a/0/y", "value": 5},
        {"op": "remove", "path": "/b/1"},
        {"op": "remove", "path": "/c"},
        {"op": "add", "path": "/d~1e", "value": None},
    ]
    assert patch(after, after) == []


cards = st.lists(st.tuples(st.sampled_from("abcdef"), plain), max_size=6, unique_by=lambda card: card[0]).map(
    lambda cards: [{"id": id, "is": value, "text": "x" * 60} for id, value in cards]
)


@given(before=cards, after=cards)
def test_items_with_ids_are_told_however_they_move(before: Any, after: Any) -> None:
    assert patched(before, patch(before, after)) == after


def test_what_stays_beside_an_item_that_is_gone_is_told_by_its_changes_alone() -> None:
    before = [{"id": id, "lit": False, "text": id * 300} for id in "abc"]
    after = [*({**one, "lit": True} for one in before[1:]), {"id": "d"}]
    assert patch({"hand": before}, {"hand": after}) == [
        {"op": "remove", "path": "/hand/0"},
        {"op": "replace", "path": "/hand/0/lit", "value": True},
        {"op": "replace", "path": "/hand/1/lit", "value": True},
        {"op": "add", "path": "/hand/2", "value": {"id": "d"}},
    ]


def test_where_it_is_shorter_the_whole_is_told() -> None:
    before = {"place": {"q": 1, "r": 1, "name": "plain"}, "other": "x" * 300}
    after = before | {"place": {"q": 2, "r": 0, "name": "mine"}}
    assert patch(before, after) == [{"op": "replace", "path": "/place", "value": after["place"]}]


@pytest.mark.parametrize(
    "operation",
    [
        {"op": "replace", "path": "/missing", "value": 1},
        {"op": "remove", "path": "/missing"},
        {"op": "add", "path": "/list/3", "value": 1},
        {"op": "replace", "path": "/list/2", "value": 1},
        {"op": "remove", "path": "/list/-1"},
        {"op": "add", "path": "/number/0", "value": 1},
        {"op": "add", "path": "", "value": 1},
        {"op": "move", "path": "/number", "from": "/list"},
        {"op": "remove"},
    ],
)
def test_a_patch_that_does_not_fit_is_refused(operation: dict[str, Any]) -> None:
    with pytest.raises(Unfit):
        patched({"list": [1, 2], "number": 1}, [operation])
