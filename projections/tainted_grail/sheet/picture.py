"""The pages of the sheet: the land and its story on the first, two characters on each further one."""

from collections.abc import Iterable, Mapping
from typing import Any
from xml.etree.ElementTree import Element

from projections.drawing.lettering import plain
from projections.drawing.nodes import group, node
from projections.drawing.pen import PAPER, PRINT, RULE, Box, frame, inked, line, polygon, printed
from projections.drawing.sheet import HEIGHT, WIDTH
from projections.tainted_grail.sheet import marks, panels
from projections.tainted_grail.sheet.land import land
from projections.tainted_grail.sheet.people import character
from projections.text.messages import Messages

View = Mapping[str, Any]

LEFT, INNER, MIDDLE = 14.0, 182.0, WIDTH / 2
LAND = Box(LEFT, 50, 116, 102)
STONES = Box(134, 50, 62, 37)
DISCS = Box(134, 90, 62, 30)
OPEN = Box(134, 123, 62, 35)
STATUSES = Box(LEFT, 161, INNER, 61)
DECKS = Box(LEFT, 225, INNER, 32)
EVENINGS = Box(LEFT, 260, INNER, 15)
FIRST, SECOND = Box(LEFT, 30, INNER, 120), Box(LEFT, 155, INNER, 120)
"""The two characters of a page."""


def title(view: View, messages: Messages) -> str:
    """Return the title of the sheet: of which campaign it is."""
    return f"{plain(view['campaign']) or messages.say('sheet-unnamed')} – {messages.say('sheet-title')}"


def pages(view: View, messages: Messages) -> list[Element]:
    """Return the pages: the land, then the characters in the order of their numbers; at least two boxes for them."""
    people: list[View | None] = [*view["characters"]]
    people += [None] * (len(people) % 2 if people else 2)
    pairs = [people[start : start + 2] for start in range(0, len(people), 2)]
    count = 1 + len(pairs)
    return [
        page(view, messages, (1, count), first(view, messages)),
        *(
            page(
                view,
                messages,
                (number, count),
                [
                    running_head(view, messages),
                    *(character(one, at, messages) for one, at in zip(pair, (FIRST, SECOND), strict=False)),
                ],
            )
            for number, pair in enumerate(pairs, 2)
        ),
    ]


def page(view: View, messages: Messages, place: tuple[int, int], parts: Iterable[Element]) -> Element:
    """Return a sheet of paper with its frame and foot. place: the page's number, and how many there are."""
    return group([*paper(), *parts, *foot(view, messages, *place)])


def paper() -> list[Element]:
    """Return the sheet and its frame, a stone in each upper corner."""
    return [
        node("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
        frame(Box(9, 9, WIDTH - 18, HEIGHT - 18), 0.8),
        frame(Box(10.6, 10.6, WIDTH - 21.2, HEIGHT - 21.2), 0.25),
    ]


def first(view: View, messages: Messages) -> list[Element]:
    """Return the head, the map, and the panels."""
    return [
        marks.stone(24, 27, 1.9),
        marks.stone(186, 27, 1.9),
        printed(messages.say("sheet-head"), MIDDLE, 19, 130, 3.6, text_anchor="middle", font_variant="small-caps"),
        inked(plain(view["campaign"]) or messages.say("sheet-unnamed"), MIDDLE, 30, 138, 9, text_anchor="middle"),
        printed(when(view, messages), MIDDLE, 37, 138, 4, text_anchor="middle", fill=PRINT),
        *(
            printed(said, MIDDLE, 44.4 + 3.3 * index, 176, 2.5, text_anchor="middle")
            for index, said in enumerate(how(view, messages))
        ),
        *flourish(40.5),
        land(view, LAND, messages),
        panels.stones(view, STONES, messages),
        panels.discs(view, DISCS, messages),
        panels.opened(view, OPEN, messages),
        panels.statuses(view, STATUSES, messages),
        panels.decks(view, DECKS, messages),
        panels.evenings(view, EVENINGS, messages),
    ]


def when(view: View, messages: Messages) -> str:
    """Return the story with chapter and day; that it has not begun yet, or how it ended."""
    if view["time"] is None:
        return messages.say("sheet-not-begun")
    said = messages.say(
        "sheet-when",
        story=view["story"]["name"],
        chapter=view["time"]["chapter"],
        name=view["time"]["chapter_name"],
        day=view["time"]["day"],
    )
    return said if view["status"] == "running" else f"{said} · {view['status_name']}"


def how(view: View, messages: Messages) -> list[str]:
    """Return who plays, by which modes, and from when the rest is if the campaign ended later: a line each."""
    said = [messages.say("sheet-players", names=", ".join(map(plain, view["players"])))] if view["players"] else []
    modes = [messages.say("picture-story-mode")] if view.get("mode") == "story" else []
    modes += [messages.say("picture-free-play")] if view.get("free") else []
    if view["challenge"]:
        names = ", ".join(one["name"] for one in view["challenge"])
        modes.append(messages.say("picture-challenge", challenges=names))
    lines = [*said, *([" · ".join(modes)] if modes else [])]
    if view["evenings"] and view["time"] is not None and view["save"]["day"] < view["time"]["day"]:
        lines.append(messages.say("sheet-as-saved", day=view["save"]["day"]))
    return lines


def running_head(view: View, messages: Messages) -> Element:
    """Return the campaign's name and the day, as the head of a further page."""
    return group(
        [
            inked(plain(view["campaign"]) or messages.say("sheet-unnamed"), LEFT, 23, 100, 6),
            printed(when(view, messages), LEFT + INNER, 23, 76, 3, text_anchor="end"),
            line((LEFT, 26), (LEFT + INNER, 26), RULE, 0.3),
        ]
    )


def flourish(y: float) -> list[Element]:
    """Return a line with a diamond in its middle."""
    ends = ((40, MIDDLE - 5), (MIDDLE + 5, WIDTH - 40))
    diamond = [(MIDDLE - 2.6, y), (MIDDLE, y - 1.2), (MIDDLE + 2.6, y), (MIDDLE, y + 1.2)]
    return [*(line((a, y), (b, y), RULE, 0.35) for a, b in ends), polygon(diamond, fill=RULE)]


def foot(view: View, messages: Messages, number: int, count: int) -> list[Element]:
    """Return pack and version, what the marks mean, and the page number."""
    pack, y = view["pack"], HEIGHT - 13.6
    text = messages.say("sheet-pack", name=pack["name"], version=pack["version"], id=pack["id"])
    which = messages.say("sheet-page", number=number, count=count)
    key = "sheet-foot-land" if number == 1 else "sheet-foot-people"
    return [
        printed(text, 16, y, 52, 2.3),
        printed(messages.say(key), MIDDLE, y, 88, 2.3, text_anchor="middle"),
        printed(which, WIDTH - 16, y, 34, 2.3, text_anchor="end", fill=PRINT),
    ]
