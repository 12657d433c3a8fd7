"""Which actions count, as a tree that only grows."""

from hypothesis import given, settings
from hypothesis import strategies as st

from domain.kernel.tables.timeline import Step, Timeline


def act(timeline: Timeline, version: int, entries: int = 3) -> Timeline:
    depth = timeline.depth(timeline.current) + 1
    step = Step(timeline.newest + 1, timeline.current, depth, version + 1, version + entries, 0, False)
    return timeline.acted(step)


def acted(count: int) -> Timeline:
    timeline = Timeline().begun(10)
    for number in range(count):
        timeline = act(timeline, 10 + 3 * number)
    return timeline


def test_an_undo_takes_back_the_newest_first_and_redo_brings_back_the_oldest_first() -> None:
    timeline = acted(5)
    assert timeline.undone_by(2) == (5, 4, 3)
    undone = timeline.moved(26, 2, undo=True)
    assert undone.current == 2
    assert undone.redone_by() == (3,)
    assert undone.redone_by(4) == (3, 4)
    assert undone.redone_by(5) == (3, 4, 5)
    assert undone.redone_by(2) == () == undone.redone_by(9)


def test_a_new_action_ends_redo_and_leaves_the_old_line_in_the_tree() -> None:
    timeline = act(acted(5).moved(26, 2, undo=True), 26)
    assert timeline.current == 6
    assert timeline.redone_by() == ()
    assert list(timeline.line(6)) == [6, 2, 1]
    assert list(timeline.line(5)) == [5, 4, 3, 2, 1]
    assert [action for action in range(1, 7) if timeline.counts(action)] == [1, 2, 6]


def test_what_is_not_on_the_current_line_cannot_be_undone_to() -> None:
    timeline = act(acted(5).moved(26, 2, undo=True), 26)
    assert timeline.undone_by(4) is None
    assert timeline.undone_by(0) == (6, 2, 1)
    assert timeline.undone_by(6) == ()


def test_redo_goes_on_after_several_undos() -> None:
    timeline = acted(5).moved(26, 4, undo=True).moved(27, 1, undo=True).moved(28, 3, undo=False)
    assert timeline.current == 3
    assert timeline.redone_by(5) == (4, 5)


def test_which_position_was_current_after_a_version() -> None:
    timeline = acted(3).moved(20, 1, undo=True)
    assert [timeline.position_at(v) for v in (10, 12, 13, 16, 19, 20)] == [0, 0, 1, 2, 3, 1]
    assert timeline.step_within(12) is not None
    assert timeline.step_within(13) is None
    assert timeline.step_within(10) is None


def test_every_number_up_to_the_newest_is_there() -> None:
    for count in range(4):
        assert [number for number in range(6) if acted(count).has(number)] == [*range(count + 1)]


def test_before_the_setup_and_before_any_action_nothing_counts() -> None:
    assert Timeline().start == 0
    turned = Timeline().begun(10).moved(11, 0, undo=True)
    assert [turned.position_at(version) for version in (10, 11)] == [0, 0]


def test_values_share_their_list_and_each_sees_its_prefix() -> None:
    three = acted(3)
    four, other = act(three, 19), act(three, 19, entries=5)
    assert three.steps is four.steps
    assert other.steps is not four.steps
    assert (three.length, four.length, other.length) == (3, 4, 4)
    assert (four.steps[3].last, other.steps[3].last) == (22, 24)


@settings(max_examples=200)
@given(st.lists(st.integers(0, 9), max_size=60))
def test_field_9_any_number_of_undos_and_redos_comes_back(moves: list[int]) -> None:
    """Against a plain model: a list of the current line and a stack of what was undone."""
    timeline, version = Timeline().begun(1), 1
    line: list[int] = []
    undone: list[int] = []
    for move in moves:
        version += 3
        if move < 5:
            timeline = act(timeline, version - 3)
            line.append(timeline.current)
            undone.clear()
        elif move < 8 and line:
            to = ([0, *line])[max(0, len(line) - (move - 4))]
            assert timeline.undone_by(to) is not None
            while line and line[-1] > to:
                undone.append(line.pop())
            timeline = timeline.moved(version, to, undo=True)
        elif undone:
            line.append(undone.pop())
            assert timeline.redone_by() == (line[-1],)
            timeline = timeline.moved(version, line[-1], undo=False)
        assert list(timeline.line(timeline.current)) == line[::-1]
        assert timeline.redone_by(undone[0] if undone else None) == tuple(reversed(undone))
        assert timeline.position_at(version) == timeline.current
