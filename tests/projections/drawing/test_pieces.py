"""What of a page changed since an earlier one."""

from xml.etree.ElementTree import Element, fromstring

from hypothesis import given
from hypothesis import strategies as st

from projections.drawing.nodes import node
from projections.drawing.pieces import changed, pieces

LONG = "word " * 30


def thing(id: str, text: str, *inside: Element) -> Element:
    return node("li", *inside, text=text, data_id=id)


def page(*things: Element) -> Element:
    return node("div", node("section", node("ul", *things), data_part="map"))


def filled(now: str, before: str) -> str:
    """A page with what it left out, taken from the earlier page, by names alone."""
    told, old = fromstring(now), fromstring(before)
    fill(told, old)
    return "".join(part for part in pieces(told).text)


def fill(one: Element, old: Element) -> None:
    named = {name_of(each): each for each in old.iter() if name_of(each)}
    for parent in [*one.iter()]:
        for child in [*parent]:
            if (others := child.get("data-same")) is not None:
                found = [named[name] for name in (name_of(child), *others.split())]
                found[-1].tail = child.tail
                place = [*parent].index(child)
                parent[place : place + 1] = found


def name_of(one: Element) -> str | None:
    return one.get("data-id") or one.get("data-key") or one.get("data-part")


def test_a_page_leaves_out_what_is_the_same() -> None:
    before = pieces(page(thing("a", LONG), thing("b", LONG)))
    now = pieces(page(thing("a", LONG), thing("b", LONG + "<new>")))

    assert changed(now, before) == (
        '<div><section data-part="map"><ul><li data-id="a" data-same=""></li>'
        f'<li data-id="b">{LONG}&lt;new&gt;</li></ul></section></div>'
    )
    more = pieces(page(thing("a", LONG), thing("b", LONG), thing("c d", LONG), thing("e", "new")))
    assert changed(more, pieces(page(*(thing(one, LONG) for one in ("b", "a", "c d", "e"))))) == (
        '<div><section data-part="map"><ul><li data-id="a" data-same="b"></li>'
        '<li data-id="c d" data-same=""></li><li data-id="e">new</li></ul></section></div>'
    )
    assert changed(now, now) == '<div><section data-part="map" data-same=""></section></div>'


def test_what_moved_into_another_thing_is_sent_again() -> None:
    before = pieces(page(thing("a", LONG, thing("b", LONG)), thing("c", LONG)))
    now = pieces(page(thing("a", LONG), thing("c", LONG, thing("b", LONG))))

    assert "data-same" not in changed(now, before)


def test_things_with_one_name_and_small_ones_are_sent_again() -> None:
    twice = [thing("a", LONG), thing("a", LONG), thing("b", "small")]

    assert changed(pieces(page(*twice, thing("c", LONG))), pieces(page(*twice))).count("data-same") == 0


words = st.sampled_from(["", "small", LONG, LONG + "&", LONG * 2])
names = st.lists(st.tuples(st.sampled_from("abcdef"), words), max_size=6, unique_by=lambda one: one[0])


@given(before=names, now=names, inside=st.tuples(names, names))
def test_the_earlier_page_has_all_that_is_left_out(
    before: list[tuple[str, str]],
    now: list[tuple[str, str]],
    inside: tuple[list[tuple[str, str]], list[tuple[str, str]]],
) -> None:
    made = [
        pieces(
            page(thing("whole", "", *(thing(f"in-{id}", text) for id, text in inner)), *(thing(*one) for one in each))
        )
        for each, inner in ((before, inside[0]), (now, inside[1]))
    ]

    assert filled(changed(made[1], made[0]), made[0].text) == made[1].text
