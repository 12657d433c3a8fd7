"""What lies around a hex: its neighbours by direction, and the way to goals and threats."""

from collections.abc import Iterable, Iterator
from itertools import islice

from domain.materia_prima.board.hexes import DIRECTIONS, distance
from projections.board.printing import Printed
from projections.board.surroundings import NEAR_MAX, Near, Surroundings, spoken
from projections.materia_prima.board.form.board import HexView, MateriaPrimaBoard
from projections.materia_prima.things.lying import Names, at_place, names_of, standing
from projections.materia_prima.things.wording import counted
from projections.text.messages import Messages, sentence

At = tuple[int, int]

FULL, COUNTED, SHORT = range(3)
"""How a hex is told: with all names; with its figures counted; with short directions, too."""


def surroundings(
    board: MateriaPrimaBoard, printed: Printed, messages: Messages, id: str | None, seat: int | None
) -> Surroundings | None:
    """Return what lies around a hex, a town or a figure, without an id around the seat's alchemist; None for what is
    not on the map.
    """
    names = names_of(board, printed, messages)
    wanted = own(board, seat) if id is None else id
    centre = next((one for one in board["hexes"] if wanted in (one["id"], *standing(one))), None)
    if centre is None:
        return None
    at = centre["q"], centre["r"]
    others = sorted((one for one in board["hexes"] if one is not centre), key=lambda one: distance(at, place(one)))
    return Surroundings(
        centre["id"],
        spoken(*(here(centre, names, messages, brevity) for brevity in (FULL, COUNTED))),
        spoken(*(around(at, board, names, messages, brevity) for brevity in (FULL, COUNTED, SHORT))),
        tuple(near(at, (one for one in others if is_goal(one)), names, messages)),
        tuple(near(at, (one for one in others if is_threat(one)), names, messages)),
    )


def own(board: MateriaPrimaBoard, seat: int | None) -> str | None:
    """Return the id of a seat's alchemist."""
    return next((one["id"] for one in board["alchemists"] if one["seat"] == seat), None)


def place(one: HexView) -> At:
    """Return the coordinates of a hex."""
    return one["q"], one["r"]


def is_goal(one: HexView) -> bool:
    """Return whether a hex has something to take or to do: a town, a mine, a tower, loose elements."""
    return one["terrain"] != "plain" or bool(one["tower"] or one["loose"])


def is_threat(one: HexView) -> bool:
    """Return whether inquisitors or alarm markers are on a hex."""
    return bool(one["inquisitors"] or one["markers"])


# In words


def here(one: HexView, names: Names, messages: Messages, brevity: int) -> str:
    """Return what a hex is with its place, and who and what is there."""
    return f"{sentence(at_place(one, messages))}: {told(one, names, messages, brevity)}"


def told(one: HexView, names: Names, messages: Messages, brevity: int) -> str:
    """Return what a hex is, and who and what is there."""
    there = standing(one)
    found = [one["terrain_name"]]
    if there and brevity > FULL:
        found.append(messages.say("around-figures", count=len(there)))
    else:
        found += [names[id] for id in there if id in names]
    if one["loose"]:
        found.append(messages.say("thing-loose", text=counted(one["loose"], messages)) if brevity == FULL else "…")
    if one["markers"]:
        found.append(messages.say("around-alarm"))
    return ", ".join(found)


def around(at: At, board: MateriaPrimaBoard, names: Names, messages: Messages, brevity: int) -> str:
    """Return the six neighbours of a hex, those alike told once."""
    hexes = {place(one): one for one in board["hexes"]}
    alike: dict[str, list[str]] = {}
    for name, (q, r) in DIRECTIONS.items():
        beside = hexes.get((at[0] + q, at[1] + r))
        text = told(beside, names, messages, brevity) if beside else messages.say("around-sea")
        kind = "around-short" if brevity == SHORT else "direction"
        alike.setdefault(text, []).append(messages.say(f"{kind}-{name.lower()}"))
    return " ".join(f"{sentence(messages.join(where))}: {text}." for text, where in alike.items())


def near(at: At, hexes: Iterable[HexView], names: Names, messages: Messages) -> Iterator[Near]:
    """Yield hexes with the way there, as far as they are told."""
    for one in islice(hexes, NEAR_MAX):
        way = messages.join(
            [messages.say("around-steps", count=n, direction=name) for n, name in steps(at, one, messages)]
        )
        yield Near(
            one["id"], spoken(*(f"{sentence(told(one, names, messages, how))}: {way}." for how in (FULL, COUNTED)))
        )


def steps(at: At, one: HexView, messages: Messages) -> Iterator[tuple[int, str]]:
    """Yield how many steps lead to another hex in one or two directions side by side."""
    dq, dr = one["q"] - at[0], one["r"] - at[1]
    names = [*DIRECTIONS]
    for first, second in zip(names, [*names[1:], names[0]], strict=True):
        (a, b), (c, d) = DIRECTIONS[first], DIRECTIONS[second]
        turn = a * d - b * c  # 1 or -1
        along, aside = turn * (dq * d - dr * c), turn * (a * dr - b * dq)
        if along > 0 and aside >= 0:
            for count, name in ((along, first), (aside, second)):
                if count:
                    yield count, messages.say(f"direction-{name.lower()}")
