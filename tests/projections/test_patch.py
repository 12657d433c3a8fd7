"""Patches of JSON documents, RFC 6902."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode, encode

from projections.patch.apply import Unfit, apply
from projections.patch.diff import _changes, diff
from projections.patch.pointer import value_at

plain = st.none() | st.booleans() | st.integers(-5, 5) | st.text("a/~0é", max_size=3)
documents = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("a/~1", max_size=2), inner, max_size=4)
)


@given(before=documents, after=documents)
def test_a_patch_makes_one_document_of_another_and_leaves_both(before: Any, after: Any) -> None:
    was = repr(before)
    assert apply(before, diff(before, after)) == after
    assert repr(before) == was


def test_only_what_changed_is_told() -> None:
    before = {"a": [{"x": 1, "y": 2}, {"x": 3}], "b": ["p", "q", "r"], "c": 1, "long": "x" * 300}
    after = {"a": [{"x": 1, "y": 5}, {"x": 3}], "b": ["p", "r"], "d/e": None, "long": "x" * 300}
    assert diff(before, after) == [
        {"op": "replace", "path": "/a/0/y", "value": 5},
        {"op": "remove", "path": "/b/1"},
        {"op": "remove", "path": "/c"},
        {"op": "add", "path": "/d~1e", "value": None},
    ]
    assert diff(after, after) == []


cards = st.lists(st.tuples(st.sampled_from("abcdef"), plain), max_size=6, unique_by=lambda card: card[0]).map(
    lambda cards: [{"id": id, "is": value, "text": "x" * 60} for id, value in cards]
)


@given(before=cards, after=cards)
def test_items_with_ids_are_told_however_they_move(before: Any, after: Any) -> None:
    assert apply(before, diff(before, after)) == after


tables = st.lists(st.tuples(st.sampled_from("abcdef"), plain), max_size=6, unique_by=lambda card: card[0]).flatmap(
    lambda drawn: st.tuples(*(st.sampled_from(("deck", "hand", "row", "gone", "both")) for _ in drawn)).map(
        lambda places: lying(drawn, places)
    )
)


def lying(drawn: list[tuple[str, Any]], places: tuple[str, ...]) -> Any:
    """A table on which each card lies in one list of three, in two of them, or in none."""
    lists: dict[str, list[Any]] = {"deck": [], "hand": [], "row": [], "gone": []}
    for (id, value), place in zip(drawn, places, strict=True):
        for name in ("deck", "row") if place == "both" else (place,):
            lists[name].append({"id": id, "is": value, "text": id * 120})
    return {"seats": [{"deck": lists["deck"]}, {"hand": lists["hand"]}], "row": lists["row"]}


@given(before=tables, after=tables)
def test_items_that_go_elsewhere_are_moved_however_they_lie(before: Any, after: Any) -> None:
    was = repr(before)
    operations = diff(before, after)
    assert apply(before, operations) == after
    assert repr(before) == was
    plain = list(_changes("", before, after))
    assert len(encode(operations)) <= len(encode(plain))


nested = st.recursive(
    st.builds(lambda id: {"id": id, "text": id * 120}, st.sampled_from("abc")),
    lambda inner: st.builds(
        lambda id, items, is_tuple: {"id": id, "text": id * 90, "in": tuple(items) if is_tuple else items},
        st.sampled_from("abc"),
        st.lists(inner, max_size=3),
        st.booleans(),
    ),
    max_leaves=6,
)


@given(before=st.lists(nested, max_size=4), after=st.lists(nested, max_size=4))
def test_items_inside_items_that_move_are_told_too(before: Any, after: Any) -> None:
    as_lists = decode(encode(after))
    assert decode(encode(apply(before, diff(before, after)))) == as_lists
    assert apply(decode(encode(before)), diff(before, as_lists)) == as_lists


def test_what_goes_elsewhere_is_moved_and_its_changes_are_told() -> None:
    card = {"id": "a", "lit": True, "text": "x" * 200}
    other = {"id": "b", "lit": True, "text": "y" * 200}
    before = {"seats": [{"hand": [other, card]}], "row": [{"id": "c"}]}
    after = {"seats": [{"hand": [other]}], "row": [card | {"lit": False}, {"id": "c"}]}
    assert diff(before, after) == [
        {"op": "move", "from": "/seats/0/hand/1", "path": "/row/0"},
        {"op": "replace", "path": "/row/0/lit", "value": False},
    ]


def test_what_is_elsewhere_too_is_copied() -> None:
    card = {"id": "a", "text": "x" * 200}
    before = {"printed": [card], "row": []}
    operations = diff(before, {"printed": [card], "row": [card]})
    assert operations == [{"op": "copy", "from": "/printed/0", "path": "/row/0"}]
    assert apply(before, operations)["row"] == [card]


def test_an_item_told_in_a_place_of_its_own_is_not_taken_for_one_of_a_list() -> None:
    card = {"id": "a", "text": "x" * 200}
    before = {"open": card, "row": [], "other": "y" * 300}
    assert diff(before, before | {"open": None, "row": [card]}) == [
        {"op": "replace", "path": "/open", "value": None},
        {"op": "add", "path": "/row/0", "value": card},
    ]


def test_what_stays_beside_an_item_that_is_gone_is_told_by_its_changes_alone() -> None:
    before = [{"id": id, "lit": False, "text": id * 300} for id in "abc"]
    after = [*({**one, "lit": True} for one in before[1:]), {"id": "d"}]
    assert diff({"hand": before}, {"hand": after}) == [
        {"op": "remove", "path": "/hand/0"},
        {"op": "replace", "path": "/hand/0/lit", "value": True},
        {"op": "replace", "path": "/hand/1/lit", "value": True},
        {"op": "add", "path": "/hand/2", "value": {"id": "d"}},
    ]


def test_as_many_items_stay_as_keep_their_order() -> None:
    items = {id: {"id": id, "text": id * 90} for id in "abcdexy"}
    before, after = [items[id] for id in "xayb"], [items[id] for id in "ayxb"]
    assert diff({"row": before}, {"row": after}) == [
        {"op": "move", "from": "/row/0", "path": "/row/2"},
    ]
    gone = [items[id] for id in "abcde"]
    assert diff({"row": gone}, {"row": [items[id] for id in "bde"]}) == [
        {"op": "remove", "path": "/row/2"},
        {"op": "remove", "path": "/row/0"},
    ]


def test_where_it_is_shorter_the_whole_is_told() -> None:
    before = {"place": {"q": 1, "r": 1, "name": "plain"}, "other": "x" * 300}
    after = before | {"place": {"q": 2, "r": 0, "name": "mine"}}
    assert diff(before, after) == [{"op": "replace", "path": "/place", "value": after["place"]}]


@pytest.mark.parametrize(
    "operation",
    [
        {"op": "replace", "path": "/missing", "value": 1},
        {"op": "remove", "path": "/missing"},
        {"op": "add", "path": "/list/3", "value": 1},
        {"op": "replace", "path": "/list/2", "value": 1},
        {"op": "remove", "path": "/list/-1"},
        {"op": "remove", "path": "/list/\u0661"},
        {"op": "add", "path": "/number/0", "value": 1},
        {"op": "add", "path": "", "value": 1},
        {"op": "move", "path": "/number"},
        {"op": "move", "path": "/number", "from": "/missing"},
        {"op": "move", "path": "/list/2", "from": "/list/0"},
        {"op": "move", "path": "/list/0/x", "from": "/list"},
        {"op": "move", "path": "/deep/0/x", "from": "/deep/0"},
        {"op": "move", "path": "", "from": "/number"},
        {"op": "copy", "path": "/list/4", "from": "/number"},
        {"op": "copy", "path": "/list/0", "from": "/list/-1"},
        {"op": "copy", "path": "/list/0", "from": "/number/0"},
        {"op": "test", "path": "/number", "value": 1},
        {"op": "remove"},
    ],
)
def test_a_patch_that_does_not_fit_is_refused(operation: dict[str, Any]) -> None:
    with pytest.raises(Unfit):
        apply({"list": [1, 2], "number": 1, "deep": [{}, {}]}, [operation])


@pytest.mark.parametrize("path", ["/none", "/list/2", "/list/none", "/number/0", "/list/0/none", "/none/0"])
def test_where_nothing_lies_there_is_nothing(path: str) -> None:
    document = {"list": [{"id": "a"}], "number": 1, "a/b": [[], [7]]}
    assert value_at(document, path) is None
    assert (value_at(document, ""), value_at(document, "/a~1b/1/0")) == (document, 7)
