"""Arrival of inquisitors after alarms: cards are drawn, then the figures appear.

Source: MP-4.6, 2.5.3 to 2.5.5, 6.3.
"""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.facts.alarm import (
    AlarmsAnswered,
    InquisitorCardDrawn,
    InquisitorCardsReturned,
    InquisitorPlaced,
)
from domain.materia_prima.queries.alarm import rule_against_spawn, spawn_hexes, spawn_town
from domain.materia_prima.queries.figures import figures_at, speaker, tower_at
from domain.materia_prima.queries.inquisitors import figures_due, open_cards, slot_of
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.specials import further_cards, has_double_figures
from domain.materia_prima.state import State
from domain.materia_prima.tasks.alarm import (
    AnswerAlarms,
    BringInquisitor,
    DrawInquisitorCards,
    PlaceInquisitor,
    PutInquisitor,
)


@rule("MP-4.6.1", AnswerAlarms)
def answer_alarms(play: Play[State], task: AnswerAlarms) -> None:
    """Draw one card for each alarm, at most one for each alchemist, and more for special rules; the other alarms lapse.

    Source: MP-0.1.1, 4.6.1, 4.6.2.
    """
    alarms, further = len(play.state.alarms), further_cards(play.state)
    if not alarms and not further:
        return
    cards = min(alarms, len(play.state.alchemists))
    play.state_that(AlarmsAnswered(cards + further, alarms - cards), rule="MP-4.6.1" if alarms else "MP-0.1.1")
    play.then(DrawInquisitorCards(cards + further, ()))


@rule("MP-4.6.5", DrawInquisitorCards)
def draw_inquisitor_cards(play: Play[State], task: DrawInquisitorCards) -> None:
    """Draw card by card; after the last one the figures appear, in draw order. Source: MP-2.5.5, 4.6.5, 4.6.6."""
    bringing = draw_inquisitor_card(play, task.bringing) if task.count else None
    if bringing is None:
        play.then(*(BringInquisitor(type) for type in task.bringing))
    else:
        play.then(DrawInquisitorCards(task.count - 1, bringing))


def draw_inquisitor_card(play: Play[State], bringing: tuple[str, ...]) -> tuple[str, ...] | None:
    """Draw and lay open one card. Return None if there is none to draw.

    bringing: the types of the figures that the cards before it bring; the result adds those of this card. The open
    discard becomes the new pile as soon as the last card is drawn; if it was empty then, at the next draw. Source:
    MP-2.5.3 to 2.5.5, 4.6.3, 4.6.4, 6.3.1 to 6.3.4.
    """
    renew_inquisitor_pile(play, "MP-2.5.4")
    drawn = play.draw("inquisitors")
    if not drawn:
        return None
    (card,) = drawn
    type = play.state.pack.cards[card].type
    before = open_cards(play.state, type)
    fact = InquisitorCardDrawn(card, type, slot_of(play.state, type))
    play.state_that(fact, rule="MP-4.6.3" if before else "MP-4.6.4")
    renew_inquisitor_pile(play, "MP-2.5.3")
    return bringing + (type,) * figures_brought(play.state, type, before, card, bringing.count(type))


def figures_brought(state: State, type: str, before: tuple[str, ...], card: str, coming: int) -> int:
    """Return how many figures a new card of a type brings. coming: those that other cards bring.

    Source: MP-0.1.1, 6.3.5.
    """
    if has_double_figures(state, type):
        return max(0, 2 - coming - sum(one.type == type for one in state.inquisitors.values()))
    return figures_due(state.pack, (*before, card)) - figures_due(state.pack, before)


def renew_inquisitor_pile(play: Play[State], rule_id: str) -> None:
    """Rebuild an empty pile from the open discard, if that has cards. Source: MP-2.5.3, 2.5.4."""
    cards = play.state.inquisitor_discard
    if cards and not play.state.piles.get("inquisitors"):
        play.state_that(InquisitorCardsReturned(cards), rule=rule_id)
        play.shuffle("inquisitors", cards)


@rule("MP-4.6.6", BringInquisitor)
def bring_inquisitor(play: Play[State], task: BringInquisitor) -> None:
    """Let a new figure appear in the town. If there are several hexes, the speaker chooses.

    Source: MP-4.6.6 to 4.6.9.
    """
    hexes = spawn_hexes(play.state)
    if len(hexes) == 1:
        play.then(PutInquisitor(task.type, hexes[0], spawn_rule(play.state, hexes)))
    else:
        play.then(PlaceInquisitor(seats=(speaker(play.state),), type=task.type))


@asks("MP-4.6.7", PlaceInquisitor)
def places_for_inquisitor(state: State, question: PlaceInquisitor) -> Iterator[Option]:
    """Yield the legal hexes, from which the speaker chooses. Source: MP-4.6.7, 4.6.9."""
    (seat,) = question.seats
    hexes = spawn_hexes(state)
    allowed_by = spawn_rule(state, hexes)
    for hex in hexes:
        yield Option(seat, place_key(hex), allowed_by, (PutInquisitor(question.type, hex, allowed_by),))


@refuses(PlaceInquisitor)
def rule_against_place(state: State, question: PlaceInquisitor, seat: int, key: str) -> Unmet | None:
    """Return the rule against a hex that is not free of players, or is farther away than others.

    Source: MP-4.6.7 to 4.6.9.
    """
    hex = next((hex for hex in board(state).hexes if place_key(hex) == key), None)
    if hex is None:
        return None
    if rule_id := rule_against_spawn(state, hex):
        other = next(figures_at(state, hex), None)
        who = {"figure": other} if other else {"colour": tower_at(state, hex)}
        return Unmet(rule_id, "no-figure" if other else "no-tower", who)
    hexes = spawn_hexes(state)
    offered_by = spawn_rule(state, hexes)
    return Unmet(offered_by, "nearest", {"town": spawn_town(state), "count": len(hexes)})


@defaults(PlaceInquisitor)
def default_place(state: State, question: PlaceInquisitor) -> str:
    """Return the first legal hex from NE clockwise, or at a distance the first in hex order.

    Source: MP-2.1.13, 2.1.18.
    """
    return place_key(spawn_hexes(state)[0])


@rule("MP-4.6.7", PutInquisitor)
def put_inquisitor(play: Play[State], task: PutInquisitor) -> None:
    """Put the figure on a hex. Source: MP-4.6.6, 4.6.7."""
    number = play.state.inquisitors_placed + 1
    play.state_that(InquisitorPlaced(f"{task.type.lower()}-{number}", task.type, task.hex), rule=task.rule)


def spawn_rule(state: State, hexes: tuple[Hex, ...]) -> str:
    """Return the rule that offers these hexes: the town, beside it, or at a distance.

    Source: MP-4.6.6, 4.6.7, 4.6.9.
    """
    town = board(state).towns[spawn_town(state)]
    if hexes[0] == town:
        return "MP-4.6.6"
    return "MP-4.6.7" if hexes[0] in board(state).adjacency[town] else "MP-4.6.9"


def place_key(hex: Hex) -> str:
    """Return the key that names a hex."""
    return f"place:{hex[0]},{hex[1]}"
