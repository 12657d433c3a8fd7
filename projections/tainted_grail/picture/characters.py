"""The characters below the encounter: tracks, attributes, possessions, and hands as far as they may be seen."""

from collections.abc import Iterator

from projections.board.printing import Printed
from projections.drawing.canvas import Span, flowing, of_thing, with_things, wrapped
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.cards import TrayView
from projections.tainted_grail.board.form.characters import CharacterView, TrackView
from projections.tainted_grail.board.form.encounter import EncounterView, ParticipantView
from projections.tainted_grail.picture.signs import BAD, DIM, GOOD, HEAD, WIDTH, chip
from projections.text.messages import Messages

STYLES = {"energy": HEAD, "health": GOOD, "terror": BAD}
INDENT = 4


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
    owned = [each["name"] if each["usable"] else f"({each['name']})" for each in one["owned"]]
    skills = {str(printed[each["id"]]["name"]): each["id"] for each in one["skills"]}
    ids = {each["name"]: each["id"] for each in one["owned"]} | skills
    yield from (with_things(line, ids) for line in wrapped_in(", ".join([*owned, *skills]), "#b8a8d8"))


def hand(part: ParticipantView | None, printed: Printed, messages: Messages) -> Iterator[list[Span]]:
    """Yield the hand of a character that is still in the encounter."""
    if part is None or part["left"]:
        return
    hidden = {"name": messages.say("face-down")}
    names = [printed.get(each["id"], hidden)["name"] for each in part["hand"]]
    text = messages.say(
        "picture-hand", cards=" · ".join(names) or messages.say("nothing"), discard=len(part["discard"])
    )
    ids = {name: each["id"] for name, each in zip(names, part["hand"], strict=True) if name != hidden["name"]}
    yield from (with_things(line, ids) for line in wrapped_in(text, DIM))


def wrapped_in(text: str, style: str) -> Iterator[list[Span]]:
    """Yield a text in indented lines."""
    for line in wrapped(text, WIDTH - INDENT, "  "):
        yield [(" " * INDENT + line, style)]
