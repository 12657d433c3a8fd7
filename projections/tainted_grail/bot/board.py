"""The features of the greedy bot, read from the board view of the API."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import convert

from domain.tainted_grail.vocabulary.terms import Height
from projections.board.form import LyingView
from projections.board.ids import name_in
from projections.board.printing import Printed
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.cards import InHalfView, OutHalfView, PrintedCardView
from projections.tainted_grail.board.form.characters import CharacterView, ResourceView
from projections.tainted_grail.board.form.encounter import EncounterView, StageView
from projections.tainted_grail.board.form.land import LocationView
from projections.tainted_grail.bot.day import Day, Site, Walker
from projections.tainted_grail.bot.features import (
    AT_WILL,
    Card,
    Fallen,
    Features,
    Fight,
    Gate,
    Gift,
    Line,
    Mate,
    asked_one,
    room_of,
    standing,
)


def of_board(view: TaintedGrailBoard, printed: Printed, seat: int) -> Features | None:
    """Return the features in the board view of a seat; None before it has a character."""
    encounter = view["encounter"]
    question = next((one for one in view["questions"] if seat in one["seats"]), None)
    seats = [(name_in(one["id"]), one["seat"]) for one in view["characters"]]
    active = named(encounter["active"]) if encounter else None
    name = asked_one(named(question["character"]) if question else None, seats, active, seat)
    if name is None:
        return None
    one = next(each for each in view["characters"] if name_in(each["id"]) == name)
    tracks = {each["track"]: each for each in one["tracks"]}
    resources = {name_in(each["id"]): counted(each["resources"]) for each in view["characters"]}
    return Features(
        character=name,
        health=tracks["health"]["value"],
        energy=tracks["energy"]["value"],
        terror=tracks["terror"]["value"],
        magic=resources[name]["magic"],
        values={each["attribute"]: each["value"] for each in one["attributes"]},
        hand=cards(printed, hand_of(encounter, one["id"])) if encounter else (),
        looking=cards(printed, one["looking"]),
        fight=fight(printed, encounter, question.get("for_magic") if question else None) if encounter else None,
        have={who: sum(held.values()) for who, held in resources.items()},
        own=resources[name],
        room={track: max(0, tracks[track]["end"] - tracks[track]["value"]) for track in ("energy", "health")},
        mates={
            name_in(each["id"]): Mate(health_of(each), resources[name_in(each["id"])]["food"])
            for each in view["characters"]
        },
        nights=nights(view),
        powers=dict(powers(one, view, printed)),
        fallen=Fallen(**question["fallen"]) if question and "fallen" in question else None,
        day=day_of(view),
    )


def day_of(view: TaintedGrailBoard) -> Day | None:
    """Return what matters on the land; None in an arena."""
    if "land" not in view:
        return None
    tracks = {one["id"]: {each["track"]: each["value"] for each in one["tracks"]} for one in view["characters"]}
    food = {one["id"]: counted(one["resources"])["food"] for one in view["characters"]}
    living = [one["id"] for one in view["characters"] if not one["dead"]]
    walkers = {
        name_in(one["character"]): Walker(
            number_in(one["place"]), tracks[one["character"]]["energy"], food[one["character"]]
        )
        for one in view["figures"]
        if one["character"] in living
    }
    sites = {number_in(one["id"]): site_of(one) for one in view["land"]["places"]}
    return Day(view["campaign"]["day"], sites, walkers)


def site_of(one: LocationView) -> Site:
    """Return what matters about a revealed location."""
    front = one["front"]
    return Site(
        connected=tuple(map(number_in, one["connected"])),
        disc=one["menhir"]["disc"] if "menhir" in one else None,
        explored=one["explored"],
        chargeable=one.get("chargeable", True),
        has_stone="menhir" in front["symbols"],
        feeds="action" in front and "food" in front["action"]["gives"],
    )


def number_in(id: str) -> int:
    """Return the number in the id of a place."""
    return int(name_in(id))


def nights(view: TaintedGrailBoard) -> int:
    """Return how many nights of rest are left: in an arena those of its row; a campaign has one more at least."""
    return sum(stop["kind"] == "rest" for stop in view["row"][view["stop"] + 1 :]) if "row" in view else 1


def named(id: str | None) -> str | None:
    """Return the name in an id; None for none."""
    return None if id is None else name_in(id)


def health_of(one: CharacterView) -> int:
    """Return a character's Health."""
    (health,) = (int(each["value"]) for each in one["tracks"] if each["track"] == "health")
    return health


def powers(one: CharacterView, board: TaintedGrailBoard, printed: Printed) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield what a player may use: abilities of a character's things, and of the cards in the sequence."""
    texts = [(each["id"], each["abilities"]) for each in one["owned"] if each["usable"]]
    texts += [(each["id"], printed[each["id"]]["abilities"]) for each in one["skills"]]
    texts.append((f"trait:{name_in(one['id'])}", printed[one["id"]]["trait"]["abilities"]))
    laid = [each["id"] for each in board["encounter"]["sequence"]] if board["encounter"] else []
    shown = [each for each in laid if each == laid[-1] or printed[each]["permanent"]]
    texts += [(each, printed[each]["abilities"]) for each in shown]
    for source, abilities in texts:
        for number, each in enumerate(abilities):
            if each["when"] in AT_WILL:
                yield f"{source}#{number}", each["data"]


def counted(resources: Iterable[ResourceView]) -> dict[str, int]:
    """Return the amount of each resource."""
    return {each["resource"]: each["count"] for each in resources}


def hand_of(encounter: EncounterView, character: str) -> Sequence[LyingView]:
    """Return the hand of a character, by its id."""
    hands = (one["hand"] for one in encounter["participants"] if one["character"] == character)
    return next(hands, ())


def fight(printed: Printed, view: EncounterView, magic: str | None) -> Fight:
    """Return the encounter of the board view. magic: the id of the card whose magic key can be paid for now."""
    is_combat, track = view["deck"] == "combat", view["affinity"]
    stages = stages_now(view)
    lines = view["table"] if is_combat else [line for stage in stages for line in stage["reactions"]]
    traits = [one["trait"] for one in view["traits"]]
    return Fight(
        is_combat=is_combat,
        score=(view["pool"] if is_combat else view["marker"]) or 0,
        goal=track["top"] if track else view["value"] or 0,
        bottom=track["bottom"] if track else 0,
        edge=gates(open_edge(printed, view)),
        lines=tuple(Line(one["least"], one["most"], tuple(one["effects"])) for one in lines),
        opportunity=tuple(view["opportunity_effects"]),
        gifts=tuple((one["attribute"], tuple(one["effects"])) for stage in stages for one in stage["variable"]),
        is_alert="alert" in traits,
        room=room_of(traits, view["laid"]),
        laid=view["laid"],
        unpaid=gifts(printed[magic]["left"])["magic"] if magic else None,
        many=sum(one["left"] is None for one in view["participants"]),
        difficulty=view["difficulty"],
        failure=tuple(view["failure_effects"]),
        avoid=view["avoid"]["price"] if view["avoid"] else None,
    )


def stages_now(encounter: EncounterView) -> list[StageView]:
    """Return the current stage of the chosen way; empty in a combat and before."""
    ways = [one for one in encounter["ways"] if one["id"] == encounter["way"]]
    return [stage for way in ways for stage in way["stages"] if stage["stage"] == encounter["stages_won"] + 1]


def open_edge(printed: Printed, encounter: EncounterView) -> Mapping[Height, OutHalfView]:
    """Return the right edge that the next card meets."""
    edge = encounter["right"]
    for one in encounter["sequence"][-1:]:
        edge = one.get("right", printed[one["id"]]["right"])
    return edge


def cards(printed: Printed, lying: Iterable[LyingView]) -> tuple[Card, ...]:
    """Return cards that lie there, without those that are face down."""
    return tuple(card(name_in(one["id"]), printed[one["id"]]) for one in lying if one["id"] in printed)


def card(id: str, view: PrintedCardView) -> Card:
    """Return a card of the board view."""
    return Card(id, gifts(view["left"]), gates(view["right"]), *standing([each["data"] for each in view["abilities"]]))


def gifts(halves: Mapping[Height, InHalfView]) -> dict[str, Gift]:
    """Return the in-halves of the board view, by height."""
    return {height: convert(half, Gift) for height, half in halves.items()}


def gates(halves: Mapping[Height, OutHalfView]) -> dict[str, Gate]:
    """Return the out-halves of the board view, by height."""
    return {height: convert(half, Gate) for height, half in halves.items()}
