"""The windows between effects: what other seats can do beside the question to the active character.

Source: TG-5.18.8, 6.5.11, 6.8.1, 6.8.8, 11.1.11.
"""

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from domain.kernel.task import Option, Task, Unmet
from domain.tainted_grail.queries.encounter import present, seat_of, the_encounter
from domain.tainted_grail.rules.abilities.use import power_options, rule_against_use, usable_by
from domain.tainted_grail.rules.encounter.flight import flight_options, may_fail, may_propose_flight
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.rounds import BeginTurn, EndTurn, FaceAttack, LayFirst, LayFurther

Window = BeginTurn | LayFirst | LayFurther | FaceAttack | EndTurn
PASS = "pass"
"""The key with which a seat passes in a window."""


def window_seats(state: State, character: str) -> tuple[int, ...]:
    """Return the active character's seat, then the seats that can use an ability or propose flight.

    Only what everyone sees decides who is asked. Source: TG-5.18.8, 6.8.8, 11.1.11.
    """
    seats = [seat_of(state, character)]
    for one in present(state):
        seat = seat_of(state, one)
        if seat not in seats and (may_propose_flight(state, one) or usable_by(state, one)):
            seats.append(seat)
    return tuple(seats)


def beside(state: State, question: Window, again: Task, otherwise: tuple[Task, ...] | None = None) -> Iterator[Option]:
    """Yield flight and abilities of the seats that are asked. A seat without the active character may also pass.

    again: asks the same again; otherwise: what follows when nothing is left to decide, None if the active character has
    a decision in any case. Source: TG-5.18.8, 6.5.11, 6.8.1, 6.8.8, 11.1.11.
    """
    seats = question.seats
    for option in chain(flight_options(state, question.character, again), power_options(state, again)):
        if option.seat in seats:
            yield option
    for seat in seats:
        if seat != seat_of(state, question.character):
            left = replace(question, seats=tuple(one for one in seats if one != seat))
            is_open = otherwise is None or any(beside(state, left, again, otherwise))
            yield Option(seat, PASS, "TG-5.18.8", (left,) if is_open or otherwise is None else otherwise)


def rule_against_beside(state: State, question: Window, seat: int, key: str) -> Unmet | None:
    """Return why a seat may not flee, use an ability or lay a card in a window; None for another key.

    Cards are laid only in steps 2a and 2b, by the active character. Source: TG-6.5.11, 6.6.8, 6.8.1, 6.8.8, 7.2.4.
    """
    who, word = question.character, key.partition(":")[0]
    match word:
        case "use":
            return rule_against_use(state, seat, key)
        case "lay" if key.count(":") > 1 or seat_of(state, who) != seat:
            return Unmet("TG-6.6.8", "active", {"character": who})
        case "lay":
            return Unmet("TG-6.6.8", "step")
        case "flee" if the_encounter(state).deck != "combat":
            return Unmet("TG-6.8.8", "together")
        case "flee" if may_fail(state) and seat_of(state, who) == seat:
            return Unmet("TG-7.2.4", "flight-tried", {"character": who})
        case "flee":
            return Unmet("TG-6.8.1", "active", {"character": who})
        case "propose-flight":
            return Unmet("TG-6.8.8", "proposal")
    return None


def default_in(state: State, question: Window, key: str) -> str:
    """Return the key for the active character's seat; another seat passes. Source: TG-11.1.13."""
    return key if seat_of(state, question.character) in question.seats else PASS
