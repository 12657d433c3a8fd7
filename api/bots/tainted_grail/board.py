"""What the greedy bot sees of Tainted Grail in the board view of the API."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import convert

from api.bots.tainted_grail.sight import Card, Fight, Gate, Gift, Line, Sight, asked_one, room_of, standing

View = Mapping[str, Any]


def of_board(view: View, seat: int) -> Sight | None:
    """What the board view of a seat shows; None before it has a character."""
    encounter = view["encounter"]
    question: View = next((one for one in view["questions"] if seat in one["seats"]), {})
    seats = [(one["id"], one["seat"]) for one in view["characters"]]
    asked = asked_one(question.get("character"), seats, encounter and encounter["active"], seat)
    if asked is None:
        return None
    one = next(each for each in view["characters"] if each["id"] == asked)
    tracks = {each["id"]: each["value"] for each in one["tracks"]}
    resources = {each["id"]: counted(each["resources"]) for each in view["characters"]}
    return Sight(
        character=asked,
        health=tracks["health"],
        energy=tracks["energy"],
        terror=tracks["terror"],
        magic=resources[asked]["magic"],
        values={each["id"]: each["value"] for each in one["attributes"]},
        hand=cards(view, hand_of(encounter, asked)) if encounter else (),
        looking=cards(view, one["looking"]),
        fight=fight(view, question.get("for_magic")) if encounter else None,
        have={name: sum(held.values()) for name, held in resources.items()},
    )


def counted(resources: Iterable[View]) -> dict[str, int]:
    """How many of each resource."""
    return {each["id"]: each["count"] for each in resources}


def hand_of(encounter: View, character: str) -> Sequence[str | None]:
    """A hand, as far as it is open to the seat."""
    hands = (one["hand"] for one in encounter["participants"] if one["character"] == character)
    return next(hands, ())


def fight(board: View, magic: str | None) -> Fight:
    """The encounter of the board view. magic: the card whose magic key can be paid for now."""
    view = board["encounter"]
    is_combat, track = view["deck"] == "combat", view["affinity"]
    stages = stages_now(view)
    lines = view["table"] if is_combat else [line for stage in stages for line in stage["reactions"]]
    traits = [one["id"] for one in view["traits"]]
    return Fight(
        is_combat=is_combat,
        score=view["pool"] if is_combat else view["marker"],
        goal=view["value"] if is_combat else track["top"],
        bottom=0 if is_combat else track["bottom"],
        edge=gates(open_edge(board)),
        lines=tuple(Line(one["least"], one["most"], tuple(one["effects"])) for one in lines),
        opportunity=tuple(view["opportunity_effects"]),
        gifts=tuple((one["attribute"], tuple(one["effects"])) for stage in stages for one in stage["variable"]),
        is_alert="alert" in traits,
        room=room_of(traits, view["laid"]),
        laid=view["laid"],
        unpaid=gifts(board["cards"][magic]["left"])["magic"] if magic else None,
    )


def stages_now(encounter: View) -> list[View]:
    """The current stage of the way that was chosen; none in a combat and before."""
    ways = [one for one in encounter["ways"] if one["id"] == encounter["way"]]
    return [stage for way in ways for stage in way["stages"] if stage["stage"] == encounter["stages_won"] + 1]


def open_edge(board: View) -> View:
    """The right edge that the next card meets."""
    encounter = board["encounter"]
    edge: View = encounter["right"]
    for one in encounter["sequence"][-1:]:
        edge = one.get("right", board["cards"][one["id"]]["right"])
    return edge


def cards(board: View, ids: Iterable[str | None]) -> tuple[Card, ...]:
    """Cards of the board view, those that lie face down left out."""
    return tuple(card(one, board["cards"][one]) for one in ids if one is not None)


def card(id: str, view: View) -> Card:
    """A card of the board view."""
    return Card(id, gifts(view["left"]), gates(view["right"]), *standing([each["data"] for each in view["abilities"]]))


def gifts(halves: View) -> dict[str, Gift]:
    """The in-halves of the board view, by height."""
    return {height: convert(half, Gift) for height, half in halves.items()}


def gates(halves: View) -> dict[str, Gate]:
    """The out-halves of the board view, by height."""
    return {height: convert(half, Gate) for height, half in halves.items()}
