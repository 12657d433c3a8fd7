"""What of a board is drawn again: what read anything that changed, and nothing else."""

from typing import Any
from xml.etree.ElementTree import Element

from projections.board.memory import Memory, drawn
from projections.drawing.markup import marked_up, settled
from projections.drawing.nodes import node
from projections.drawing.pieces import pieces


def day_of(board: Any) -> Element:
    night = ", night" if "night" in board else ""
    return node("p", text=f"day {board['day']}{night}", data_key="day")


def page(board: Any) -> Element:
    return node("div", node("ol", node("li", text=str(board["turn"]))), drawn("day", day_of, board))


def test_a_node_is_drawn_again_if_what_it_read_changed_and_only_then() -> None:
    memory = Memory()
    pages = [page(memory.over(one)) for one in ({"day": 1, "turn": 1}, {"day": 1, "turn": 2}, {"day": 2, "turn": 2})]
    first, same, other = (one[1] for one in pages)

    assert first is same and first is not other
    assert [marked_up(one) for one in pages] == [
        '<div><ol><li>1</li></ol><p data-key="day">day 1</p></div>',
        '<div><ol><li>2</li></ol><p data-key="day">day 1</p></div>',
        '<div><ol><li>2</li></ol><p data-key="day">day 2</p></div>',
    ]


def test_a_member_that_comes_or_goes_is_a_change() -> None:
    memory = Memory()
    boards: list[dict[str, Any]] = [{"day": 1, "turn": 1}, {"day": 1, "turn": 1, "night": True}, {"day": 1, "turn": 1}]
    told = [marked_up(page(memory.over(one))) for one in boards]

    assert ["night" in one for one in told] == [False, True, False]


def test_equal_members_that_are_others_are_a_change_since_their_order_may_differ() -> None:
    memory = Memory()
    first, other = (drawn("day", day_of, memory.over({"day": [1]})) for _ in range(2))

    assert first is not other


def test_a_settled_node_is_written_like_any_other_wherever_it_stands() -> None:
    def part() -> Element:
        inside = node("li", text="<a>" * 40, data_id="x")
        return node("ul", inside, node("li", text="b"), data_key="list")

    anew, once = (node("div", node("p"), one, node("p", one)) for one in (part(), settled(part())))
    for root in (anew, once):
        root[1].tail = "after"

    assert pieces(anew) == pieces(once) == pieces(once)
    assert marked_up(anew) == marked_up(once)
