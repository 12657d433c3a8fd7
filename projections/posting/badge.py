"""A table's badge: a small picture that says what was checked of its log, and by whom."""

from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import Element

from projections.audit.report import Check
from projections.drawing.lettering import plain, width
from projections.drawing.markup import marked_up
from projections.drawing.nodes import node
from projections.drawing.tokens import DARK, LIGHT, SANS, schemes
from projections.text.messages import Messages

HEIGHT, SIZE, PADDING, SIGN = 24, 12, 9, 18
"""In pixels: the badge's height, that of its letters, the space beside them, and the room for the sign."""
NAMED = ("paper", "leaf", "text", "edge", "red", "green", "ochre", "print")
COLOURS: Mapping[str, str] = {"ok": "green", "unsigned": "ochre", "sealed": "ochre", "failed": "red"}
SIGNS: Mapping[str, str] = {
    "ok": "M-5 1Q-2.6 2.6 -1.6 5Q1.2 -3 6 -5.6",
    "unsigned": "M-5 1Q-2.6 2.6 -1.6 5Q1.2 -3 6 -5.6",
    "sealed": "M-4 -1H4V6H-4ZM-2.6 -1V-3.4A2.6 2.6 0 0 1 2.6 -3.4V-1",
    "failed": "M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5",
}
"""A tick, a lock, a cross: colour never speaks alone."""


def badge(verdict: str, checks: Sequence[Check], entries: int, origin: str, messages: Messages) -> str:
    """Return the badge as SVG.

    verdict: `ok`, `unsigned`, `sealed` or `failed`; checks: those of an audit, none before the table has ended;
    entries: how many were checked; origin: the name of the service that checked them.
    """
    said = messages.say(f"badge-{verdict}")
    held = [one.check for one in checks if one.verdict not in ("failed", "skipped")]
    by = messages.say("badge-by", entries=entries, checks=", ".join(held), origin=plain(origin)) if checks else ""
    left, right = measured("Hourglass"), measured(said) + SIGN
    across = round(left + right)
    parts: list[Element] = [
        node("title", text=" ".join(filter(None, (f"Hourglass: {said}.", by)))),
        node("style", text=schemes(*({name: one[name] for name in NAMED} for one in (LIGHT, DARK))) + RULES),
        node("rect", x=0.5, y=0.5, width=across - 1, height=HEIGHT - 1, rx=3, class_="leaf"),
        node("path", d=f"M{left:.1f} 1V{HEIGHT - 1}", class_="edge"),
        node("text", x=PADDING, y=16, text="Hourglass", class_="name"),
        node("path", d=SIGNS[verdict], transform=f"translate({left + PADDING + 5:.1f} 12)", class_=f"pen {verdict}"),
        node("text", x=round(left + PADDING + SIGN - 2, 1), y=16, text=said, class_=verdict),
    ]
    root = node(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        lang=messages.language,
        aria_label=f"Hourglass: {said}",
        width=across,
        height=HEIGHT,
    )
    root.set("viewBox", f"0 0 {across} {HEIGHT}")
    return marked_up(root)


def measured(text: str) -> float:
    """Return the width of a text with the space beside it, in pixels. Sans-serif letters are narrower than measured."""
    return width(text, SIZE) + 2 * PADDING


RULES = (
    f"text{{font:{SIZE}px {SANS};fill:var(--text)}}.name{{font-weight:600;fill:var(--print)}}"
    ".leaf{fill:var(--leaf);stroke:var(--edge)}.edge{stroke:var(--edge)}"
    ".pen{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}"
    + "".join(
        f"text.{name}{{fill:var(--{colour})}}.pen.{name}{{stroke:var(--{colour})}}" for name, colour in COLOURS.items()
    )
)
