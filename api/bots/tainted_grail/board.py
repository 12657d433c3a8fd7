"""What the greedy bot sees of Tainted Grail in the board view of the API."""

from collections.abc import Iterable, Mapping
from typing import Any

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
        hand=tuple(map(card, hand_of(encounter, asked))) if encounter else (),
        looking=tuple(map(card, one["looking"])),
        fight=fight(encounter, question.get("for_magic")) if encounter else None,
        have={name: sum(held.values()) for name, held in resources.items()},
    )


def counted(resources: Iterable[View]) -> dict[str, int]:
    """How many of each resource."""
    return {each["id"]: each["count"] for each in resources}


def hand_of(encounter: View, character: str) -> list[View]:
    """A hand, as far as it is open to the seat."""
    hands = (one["hand"] for one in encounter["participants"] if one["character"] == character)
    return [each for each in next(hands, []) if each["id"] is not None]


def fight(view: View, magic: str | None) -> Fight:
    """The encounter of the board view. magic: the card whose magic key can be paid for now."""
    is_combat, track = view["deck"] == "combat", view["affinity"]
    stages = [stage for way in view["ways"] for stage in way["stages"] if stage["current"]]
    lines = view["table"] if is_combat else [line for stage in stages for line in stage["reactions"]]
    traits = [one["id"] for one in view["traits"]]
    return Fight(
        is_combat=is_combat,
        score=view["pool"] if is_combat else track["marker"],
        goal=view["value"] if is_combat else track["top"],
        bottom=0 if is_combat else track["bottom"],
        edge=gates(view["sequence"][-1]["right"]),
        lines=tuple(Line(one["least"], one["most"], tuple(one["effects"])) for one in lines),
        opportunity=tuple(view["opportunity_effects"]),
        gifts=tuple((one["attribute"], tuple(one["effects"])) for stage in stages for one in stage["variable"]),
        is_alert="alert" in traits,
        room=room_of(traits, view["laid"]),
        laid=view["laid"],
        unpaid=unpaid(view["sequence"], magic),
    )


def unpaid(sequence: Iterable[View], magic: str | None) -> Gift | None:
    """What the magic key gives that can be paid for now."""
    laid = next((one for one in sequence if one["id"] == magic), None)
    return gifts(laid["left"])["magic"] if laid else None


def card(view: View) -> Card:
    """A card of the board view."""
    return Card(
        view["id"],
        gifts(view["left"]),
        gates(view["right"]),
        *standing([each["data"] for each in view["abilities"]]),
    )


def gifts(halves: Iterable[View]) -> dict[str, Gift]:
    """The in-halves of the board view, by height."""
    return {each["height"]: Gift(each["give"], each["count"], each["what"]) for each in halves}


def gates(halves: Iterable[View]) -> dict[str, Gate]:
    """The out-halves of the board view, by height."""
    return {
        each["height"]: Gate(each["attribute"], each["level"] or 1, each["times"], each["block"]) for each in halves
    }
