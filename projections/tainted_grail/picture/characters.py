"""The characters below the encounter: tracks, attributes, possessions, and hands as far as they may be seen."""

from collections.abc import Iterable, Iterator

from projections.board.printing import Printed
from projections.drawing.canvas import Span, flowing, listed, of_thing, wrapped_spans
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.cards import TrayView
from projections.tainted_grail.board.form.characters import CharacterView, TrackView
from projections.tainted_grail.board.form.encounter import EncounterView, ParticipantView
from projections.tainted_grail.picture.signs import BAD, DIM, GOOD, HEAD, WIDTH, chip
from projections.text.messages import Messages

STYLES = {"energy": HEAD, "health": GOOD, "terror": BAD}
INDENT = 4
HERE = "\N{REPLACEMENT CHARACTER}"
"""Stands in a sentence for what is drawn there."""


def lines(one: CharacterView, board: TaintedGrailBoard, printed: Printed, messages: Messages) -> list[list[Span]]:
    """Return a character."""
    encounter, tray = board["encounter"], printed[one["id"]]
    part = participant(one, encounter)
    active = encounter is not None and encounter["active"] == one["id"]
    head: list[list[Span]] = [
        [of_thing(chip(("▶ " if active else "") + one["name"], one["colour"]), one["id"]), (" ", "")]
    ]
    head += [gauge(track, tray["tracks"][track["track"]]["name"]) for track in one["tracks"]]
    ailing = [messages.say("left-dead")] if one["dead"] else [each["name"] for each in one["conditions"]]
    head += [[(" " + ", ".join(ailing), BAD)]] if ailing else []
    if part and part["left"]:
        head.append([(f" {part['left_name']}", DIM)])
    return [*flowing(head, WIDTH), *values(one, tray), *belongings(one, printed), *hand(part, printed, messages)]


def participant(one: CharacterView, encounter: EncounterView | None) -> ParticipantView | None:
    """Return the character in the encounter, None if it is not in one."""
    found = encounter["participants"] if encounter else []
    return next((each for each in found if each["character"] == one["id"]), None)


def gauge(track: TrackView, name: str) -> list[Span]:
    """Return a track: what is there, what can be reached, what cannot."""
    style, value, end = STYLES[track["track"]], track["value"], track["end"]
    rest = max(0, end - value)
    parts = [(f"{name} ", DIM), ("█" * value, style), ("░" * rest, DIM), (f" {value}", "bold")]
    return [("  ", DIM), *(of_thing(part, track["id"]) for part in parts)]


def values(one: CharacterView, tray: TrayView) -> list[list[Span]]:
    """Return attributes above 0, and resources above 0."""
    names, stocks = tray["attributes"], tray["resources"]
    parts = [
        of_thing((f"{names[each['attribute']]} {each['value']}", ""), each["id"])
        for each in one["attributes"]
        if each["value"]
    ]
    parts += [
        of_thing((f"{stocks[each['resource']]} {each['count']}", HEAD), each["id"])
        for each in one["resources"]
        if each["count"]
    ]
    return [
        [(" " * INDENT, ""), *line] for line in flowing(([part, ("  ", "")] for part in parts), WIDTH - INDENT) if line
    ]


def belongings(one: CharacterView, printed: Printed) -> Iterator[list[Span]]:
    """Yield items, secrets and skills, with those that do not work now in brackets."""
    owned = [(each["name"] if each["usable"] else f"({each['name']})", each["id"]) for each in one["owned"]]
    skills = [(str(printed[each["id"]]["name"]), each["id"]) for each in one["skills"]]
    yield from indented(listed([*owned, *skills], "#b8a8d8"))


def hand(part: ParticipantView | None, printed: Printed, messages: Messages) -> Iterator[list[Span]]:
    """Yield the hand of a character that is still in the encounter."""
    if part is None or part["left"]:
        return
    cards = listed((card_in_hand(each["id"], printed, messages) for each in part["hand"]), DIM, " · ")
    before, _, after = messages.say("picture-hand", cards=HERE, discard=len(part["discard"])).partition(HERE)
    yield from indented([(before, DIM), *(cards or [(messages.say("nothing"), DIM)]), (after, DIM)])


def card_in_hand(id: str, printed: Printed, messages: Messages) -> tuple[str, str]:
    """Return the name of a card, if its face is known, and its id, which is that of its place otherwise."""
    return (str(printed[id]["name"]) if id in printed else messages.say("face-down")), id


def indented(spans: Iterable[Span]) -> Iterator[list[Span]]:
    """Yield spans in indented lines."""
    for line in wrapped_spans(spans, WIDTH - INDENT, "  "):
        yield [(" " * INDENT, ""), *line]
