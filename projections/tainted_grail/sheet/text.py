"""The sheet as plain text for a terminal, a hundred columns wide."""

from collections.abc import Iterable, Mapping
from typing import Any

from projections.drawing.canvas import wrapped
from projections.drawing.lettering import plain
from projections.tainted_grail.sheet.picture import how, when
from projections.text.messages import Messages, sentence

View = Mapping[str, Any]
WIDTH, NAME_MAX = 100, 40
"""The columns of the sheet, and the most characters of a player's name."""
TICKED, FREE, EQUIPPED = "■", "□", "◆"


def text(view: View, messages: Messages) -> str:
    """Return the sheet in lines. view: the filled-in sheet."""
    blocks = (
        head(view, messages),
        land(view, messages),
        *(character(one, messages) for one in view["characters"]),
        story(view, messages),
        decks(view, messages),
        evenings(view, messages),
    )
    return "\n\n".join("\n".join(lines) for lines in blocks if lines) + "\n"


def head(view: View, messages: Messages) -> list[str]:
    """Return the campaign, its day, and who plays how."""
    name = plain(view["campaign"])[: WIDTH - 4] or messages.say("sheet-unnamed")
    pack = view["pack"]
    about = messages.say("sheet-pack", name=pack["name"], version=pack["version"], id=pack["id"])
    lines = [name, "=" * len(name), f"{messages.say('sheet-head')}. {about}", when(view, messages)]
    return [*lines, *(line for said in how(view, messages) for line in wrapped(said, WIDTH, "  "))]


def titled(title: str, lines: Iterable[str]) -> list[str]:
    """Return lines below their title; none without lines."""
    found = [f"  {line}" for each in lines for line in wrapped(each, WIDTH - 2, "  ")]
    return [title, *found] if found else []


def land(view: View, messages: Messages) -> list[str]:
    """Return the places with all that lies there."""
    return titled(messages.say("sheet-land"), (place(one, view, messages) for one in view["places"]))


def place(one: View, view: View, messages: Messages) -> str:
    """Return a place on one line."""
    here = [
        each["name"]
        for each in view["characters"]
        if each["place"] and one["id"].endswith(f":{each['place']['number']}")
    ]
    east, south = one["cell"]
    notes = [way(east, south, messages)]
    if one["menhir"] is not None:
        goes_out = messages.say("sheet-goes-out", day=one["menhir"]["goes_out"])
        notes.append(f"{messages.say('sheet-legend-menhir')} {one['menhir']['disc']} ({goes_out})")
    if not one["in_range"]:
        notes.append(messages.say("sheet-legend-dark"))
    notes += [f"{messages.say('sheet-legend-guardian')}: {each['name']}" for each in one["guardians"]]
    if one["items"]:
        notes.append(f"{messages.say('sheet-legend-items')}: {', '.join(each['name'] for each in one['items'])}")
    if here:
        notes.append(", ".join(here))
    return f"{one['number']} {one['name']}: {'; '.join(notes)}"


def way(east: int, south: int, messages: Messages) -> str:
    """Return how to come to a cell from where the campaign began."""
    steps = ((abs(east), "E" if east > 0 else "W"), (abs(south), "S" if south > 0 else "N"))
    said = [messages.say("sheet-way", count=count, side=side) for count, side in steps if count]
    return ", ".join(said) or messages.say("sheet-start")


def character(one: View, messages: Messages) -> list[str]:
    """Return a character in a block."""
    where = f"{one['place']['number']} {one['place']['name']}" if one["place"] else ""
    state = [messages.say("sheet-away")] if one["away"] else []
    state += [messages.say("sheet-dead")] if one["dead"] else one["conditions"]
    notes = ", ".join(filter(None, (plain(one["player"])[:NAME_MAX], where, *state)))
    tracks = " · ".join(f"{sentence(each['name'])} {each['value']}/{each['end']}" for each in one["tracks"])
    attributes = " · ".join(f"{each['name']} {each['value']}" for each in one["attributes"])
    resources = " · ".join(f"{sentence(each['name'])} {each['count']}" for each in one["resources"])
    items = [
        f"{EQUIPPED} {each['name']}" if each["face_up"] and each["keywords"] else each["name"] for each in one["items"]
    ]
    listed = (
        ("sheet-items", items),
        ("sheet-secrets", [f"{each['number']} {each['name']}" for each in one["secrets"]]),
        ("sheet-skills", [f"{each['number']} {each['name']}" for each in one["skills"]]),
    )
    lines = [tracks, attributes, resources]
    lines += [f"{messages.say(key)}: {'; '.join(names)}" for key, names in listed if names]
    for kind, held in one["decks"].items():
        left = messages.say("sheet-advancement", count=held["advancement"])
        lines.append(f"{messages.say(f'sheet-deck-{kind}')}: {held['deck_short']} ({len(held['deck'])}); {left}")
        if held["available"]:
            lines.append(f"  {messages.say('sheet-available')}: {held['available_short']}")
    return titled(f"{one['name']} ({notes})", lines)


def story(view: View, messages: Messages) -> list[str]:
    """Return statuses, discs, quests and open events."""
    lines = [status(one) for one in view["statuses"]]
    for one in view["discs"]:
        about = messages.say("sheet-expires", day=one["expires"]) if "expires" in one else messages.say("sheet-counts")
        lines.append(f"{one['name']}: {one['value']} ({about})")
    lines += [f"{one['name']}: {messages.say('sheet-quest', markers=one.get('markers', 0))}" for one in view["quests"]]
    named = {one["id"] for one in view["quests"]}
    lines += [f"{one['name']}: {messages.say('sheet-event')}" for one in view["events"] if one["id"] not in named]
    return titled(messages.say("sheet-statuses"), lines)


def status(one: View) -> str:
    """Return a status with its boxes."""
    boxes = "".join(TICKED if part in one["parts"] else FREE for part in range(1, one["boxes"] + 1))
    return f"{boxes} {one['name']}" + (f" ({', '.join(one['names'])})" if one["names"] else "")


def decks(view: View, messages: Messages) -> list[str]:
    """Return the decks that belong to nobody."""
    lines = []
    for one in view["decks"]:
        known = [*(f"↑ {each}" for each in one["top"]), *(f"↓ {each}" for each in one["bottom"])]
        lines.append(f"{one['count']} × {sentence(one['name'])}" + (f" ({', '.join(known)})" if known else ""))
    if view["discarded"]:
        lines.append(messages.say("sheet-discarded", names=", ".join(view["discarded"])))
    return titled(messages.say("sheet-decks"), lines)


def evenings(view: View, messages: Messages) -> list[str]:
    """Return the evenings, oldest first."""
    return titled(
        messages.say("sheet-evenings"),
        (
            f"{messages.say('sheet-evening', session=one['session'], chapter=one['chapter'], day=one['day'])}:"
            f" {one['result_name']}, {one['table'][:8]}"
            for one in view["evenings"]
        ),
    )
