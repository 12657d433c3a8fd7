"""Who is at a table, here and elsewhere: a state that any later telling puts right."""

from uuid import uuid4

import pytest

from infra.nodes import presence
from infra.nodes.presence import NOBODY, Presence, Present
from tests.api.service.tables.nodes.two_nodes import told_by

A, B = b"a" * 16, b"b" * 16
TABLE, OTHER = uuid4(), uuid4()


def test_who_is_at_any_node_counts_and_a_seat_at_two_is_one_seat() -> None:
    here = Presence()
    here.is_here(TABLE, Present(2, (0,)))
    here.hear(A, {TABLE: Present(3, (0, 1)), OTHER: Present(1)}, at=1)
    here.hear(B, {TABLE: Present(1, (2,))}, at=1)
    assert here.everywhere(TABLE) == Present(6, (0, 1, 2))
    assert (here.here(TABLE), here.everywhere(OTHER), here.here(OTHER)) == (Present(2, (0,)), Present(1), NOBODY)
    here.is_here(TABLE, NOBODY)
    assert here.everywhere(TABLE) == Present(4, (0, 1, 2)) and not here.watched_here


def test_what_is_said_again_replaces_what_was_said_and_changes_nothing_if_it_is_the_same() -> None:
    here = Presence()
    changes = told_by(here, "changed")
    said = (Present(3, (1,)), Present(3, (1,)), Present(2), NOBODY, NOBODY)
    for present, told in zip(said, (1, 1, 2, 3, 3), strict=True):
        here.hear(A, {TABLE: present}, at=1)
        assert here.everywhere(TABLE) == present
        assert changes == [TABLE] * told


def test_who_is_silent_is_forgotten_and_who_said_so_again_is_not() -> None:
    here = Presence()
    here.is_here(TABLE, Present(1))
    here.hear(A, {TABLE: Present(3), OTHER: Present(5)}, at=1)
    here.hear(B, {TABLE: Present(4)}, at=1)
    here.hear(A, {TABLE: Present(3)}, at=9)
    changes = told_by(here, "changed")
    here.forget(before=5)
    here.forget(before=9)
    assert (here.everywhere(TABLE).count, here.everywhere(OTHER).count) == (4, 0)
    here.forget()
    assert here.everywhere(TABLE).count == 1, "those who are here are known"
    here.forget()
    assert changes == [TABLE, OTHER, TABLE]
    assert not here._elsewhere, "who is forgotten takes no room"


def test_no_more_is_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "HEARD_MAX", 3)
    here = Presence()
    tables = [uuid4() for _ in range(5)]
    here.hear(A, {table: Present(1) for table in tables}, at=1)
    assert [here.everywhere(table).count for table in tables] == [1, 1, 1, 0, 0]
    here.hear(A, {tables[0]: Present(2), tables[1]: NOBODY}, at=2)
    here.hear(A, {tables[4]: Present(7)}, at=2)
    assert [here.everywhere(table).count for table in tables] == [2, 0, 1, 0, 7]


def test_who_comes_and_goes_here_is_to_be_told() -> None:
    here = Presence()
    moves = told_by(here, "moved")
    here.is_here(TABLE, Present(1))
    here.is_here(TABLE, NOBODY)
    here.hear(A, {OTHER: Present(1)}, at=1)
    assert moves == [TABLE, TABLE]


def test_a_node_that_says_nothing_at_all_is_forgotten_with_all_its_tables() -> None:
    here = Presence()
    here.is_here(TABLE, Present(1))
    here.hear(A, {TABLE: Present(3), OTHER: Present(5)}, at=1)
    here.hear(B, {TABLE: Present(4)}, at=1)
    here.hear(A, {}, at=9)
    changes = told_by(here, "changed")
    here.forget_silent(before=5)
    here.forget_silent(before=9)
    assert (here.everywhere(TABLE).count, here.everywhere(OTHER).count) == (4, 5), "a sign of life is enough"
    assert changes == [TABLE]
    here.forget_silent(before=10)
    assert here.everywhere(TABLE).count == 1 and not here._elsewhere and not here._beats


def test_a_node_that_has_withdrawn_counts_nobody_who_still_comes() -> None:
    here = Presence()
    for table in (TABLE, OTHER):
        here.is_here(table, Present(2, (0,)))
    moves = told_by(here, "moved")
    here.withdraw()
    assert sorted(moves) == sorted([TABLE, OTHER]) and not here.watched_here
    here.is_here(TABLE, Present(1))
    assert here.everywhere(TABLE) == NOBODY


def test_no_more_nodes_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "NODES_MAX", 1)
    here = Presence()
    for node in (A, B):
        here.hear(node, {TABLE: Present(1)}, at=1)
    assert list(here._beats) == [A] and here.everywhere(TABLE).count == 2
    here.hear(A, {}, at=9)
    assert here._beats == {A: 9}
