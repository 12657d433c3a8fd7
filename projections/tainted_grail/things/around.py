"""What lies around a place of Avalon: its four sides, and the way to goals and threats."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from domain.tainted_grail.vocabulary.terms import STEPS
from projections.board.printing import Printed
from projections.board.surroundings import NEAR_MAX, Near, Surroundings, spoken
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.land import LocationView, UnseenView
from projections.tainted_grail.board.shown import held, is_lost_soon
from projections.text.messages import Messages

Cell = tuple[int, int]


def surroundings(
    board: TaintedGrailBoard, printed: Printed, messages: Messages, id: str | None, seat: int | None
) -> Surroundings | None:
    """Return what lies around a place or a figure, without an id around the seat's figure; None for what is not on the
    map.
    """
    places = {one["id"]: one for one in board["land"]["places"]} if "land" in board else {}
    wanted = own(board, seat) if id is None else id
    centre = next((one for one in places.values() if wanted in (one["id"], *lying(one, board))), None)
    if centre is None:
        return None
    far = distances(centre["id"], places)
    others = sorted((one for one in places.values() if one is not centre), key=lambda one: far.get(one["id"], len(far)))
    day = board["campaign"]["day"]
    goals = ((one, goal(one, messages)) for one in others)
    threats = ((one, threat(one, day, messages)) for one in others)
    return Surroundings(
        centre["id"],
        spoken(here(centre, board, messages)),
        spoken(around(centre, board, messages)),
        tuple(near(centre, goals, messages)),
        tuple(near(centre, threats, messages)),
    )


def own(board: TaintedGrailBoard, seat: int | None) -> str | None:
    """Return the id of the figure of a seat's first living character."""
    seated = [one["id"] for one in board["characters"] if one["seat"] == seat]
    return next((one["id"] for one in board.get("figures", ()) if one["character"] in seated), None)


def lying(one: LocationView, board: TaintedGrailBoard) -> Iterator[str]:
    """Yield the ids of what stands and lies at a place."""
    yield from (each["id"] for each in board["figures"] if each["place"] == one["id"])
    yield from (each["id"] for each in (*one.get("guardians", ()), *one.get("items", ())))
    yield from (each["id"] for each in board["discs"] if each["on"] == one["id"])
    if "menhir" in one:
        yield one["menhir"]["id"]


def distances(start: str, places: Mapping[str, LocationView]) -> dict[str, int]:
    """Return how many steps along arrows lead to each place, by id."""
    found, edge = {start: 0}, [start]
    for id in edge:
        for other in places[id]["connected"]:
            if other in places and other not in found:
                found[other] = found[id] + 1
                edge.append(other)
    return found


# In words


def here(one: LocationView, board: TaintedGrailBoard, messages: Messages) -> str:
    """Return a place, who stands there, what lies there and how long it is held."""
    names = {each["id"]: each["name"] for each in board["characters"]}
    there = [names[each["character"]] for each in board["figures"] if each["place"] == one["id"]]
    menhir = messages.say("around-menhir", day=one["menhir"]["goes_out"]) if "menhir" in one else None
    told = [", ".join(there), threat_of(one, messages), goal(one, messages), menhir, held(one, messages)]
    return f"{one['number']} {one['name']}: {'; '.join(filter(None, told))}."


def around(one: LocationView, board: TaintedGrailBoard, messages: Messages) -> str:
    """Return what lies behind each side of a place."""
    cells = {cell(each): each for each in board["land"]["places"]}
    numbers = {cell(each): each["number"] for each in board["land"]["unseen"]}
    east, south = cell(one)
    told = []
    for side, (dx, dy) in STEPS.items():
        behind = east + dx, south + dy
        text = beside(one, cells.get(behind), numbers.get(behind), messages)
        told.append(f"{messages.say('around-side', side=side)}: {text}.")
    return " ".join(told)


def cell(one: LocationView | UnseenView) -> Cell:
    """Return where a place lies."""
    east, south = one["cell"]
    return east, south


def beside(one: LocationView, other: LocationView | None, unseen: int | None, messages: Messages) -> str:
    """Return what lies beside a place. unseen: the number of a card that is not revealed."""
    if other is None:
        return messages.say("around-nothing") if unseen is None else messages.say("around-unseen", number=str(unseen))
    return other["name"] if other["id"] in one["connected"] else messages.say("around-no-way", name=other["name"])


def goal(one: LocationView, messages: Messages) -> str | None:
    """Return what may be worth the way to a place; None for nothing."""
    items = messages.join([each["name"] for each in one.get("items", ())]) if "items" in one else None
    told = [
        None if one["explored"] else messages.say("around-unexplored"),
        messages.say("around-chargeable") if one.get("chargeable") else None,
        messages.say("around-lies", names=items) if items else None,
    ]
    return "; ".join(filter(None, told)) or None


def threat(one: LocationView, day: int, messages: Messages) -> str | None:
    """Return what threatens at a place: guardians, and its loss soon; None for nothing."""
    told = [threat_of(one, messages), messages.say("around-dark", day=one["dark"]) if is_lost_soon(one, day) else None]
    return "; ".join(filter(None, told)) or None


def threat_of(one: LocationView, messages: Messages) -> str | None:
    """Return the guardians of a place; None without any."""
    if not one.get("guardians"):
        return None
    return messages.say("around-guarded", names=messages.join([each["name"] for each in one["guardians"]]))


def near(centre: LocationView, told: Iterable[tuple[LocationView, str | None]], messages: Messages) -> Iterator[Near]:
    """Yield the places that have something to tell, with the way there."""
    kept = ((one, text) for one, text in told if text)
    for one, text in islice(kept, NEAR_MAX):
        yield Near(one["id"], spoken(f"{one['name']}, {way(centre, one, messages)}: {text}."))


def way(centre: LocationView, one: LocationView, messages: Messages) -> str:
    """Return how far a place lies to the north or south and to the east or west."""
    (x, y), (east, south) = cell(centre), cell(one)
    parts = [(south - y, "S" if south > y else "N"), (east - x, "E" if east > x else "W")]
    return messages.join([messages.say("around-way", count=abs(n), side=side) for n, side in parts if n])
