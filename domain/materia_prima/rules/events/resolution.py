"""Scenario events: what the group spends, and which side of the row happens. Source: MP-5.1, 5.2, 5.3."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Task, Unmet
from domain.materia_prima.facts.events import (
    AlchemistsImproved,
    ElementsGained,
    EventResolved,
    InquisitorsImproved,
    MissionsSpent,
)
from domain.materia_prima.queries.events import cost, points, row_of, unspent
from domain.materia_prima.queries.figures import speaker, turn_order
from domain.materia_prima.queries.supply import in_supply
from domain.materia_prima.rules.events.losses import losses_last
from domain.materia_prima.rules.selection import taking_back, without_one
from domain.materia_prima.state import Completed, State
from domain.materia_prima.tasks.effects import GainElements, ImproveAlchemists, ImproveInquisitors
from domain.materia_prima.tasks.events import ChoosePayment, ResolveEvent, SettleRow

DECLINE = "decline"


@rule("MP-5.2.1", ResolveEvent)
def resolve_event(play: Play[State], task: ResolveEvent) -> None:
    """Let the group spend points if it has enough, else carry out the Inquisition's side; once for each row.

    Source: MP-5.2.1 to 5.2.3, 5.2.6, 5.2.9.
    """
    state = play.state
    if task.day in state.rows:
        return
    if points(unspent(state)) < cost(state, task.day):
        play.then(SettleRow(task.day, "inquisition"))
    else:
        play.then(*payment(state, task.day, ()))


# Payment


def payment(state: State, day: int, chosen: tuple[str, ...]) -> tuple[Task, ...]:
    """Return what follows this choice: the alchemists' side, or the next question if there is a choice."""
    if still_owed(state, day, chosen) <= 0:
        return (SettleRow(day, "alchemists", chosen),)
    cards = tuple(card.mission for card in next_cards(state, day, chosen))
    if chosen and leads_on(state, day, (*chosen, *cards)):
        return (SettleRow(day, "alchemists", in_order(state, (*chosen, *cards))),)
    return (ChoosePayment(seats=(speaker(state),), day=day, chosen=chosen),)


def still_owed(state: State, day: int, chosen: tuple[str, ...]) -> int:
    """Return how many points are missing."""
    return cost(state, day) - points(card for card in unspent(state) if card.mission in chosen)


def dearest_first(state: State) -> list[Completed]:
    """Return the cards that may pay, in the order in which they are shown and stored."""
    return sorted(unspent(state), key=lambda card: (-card.points, card.mission))


def in_order(state: State, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Return these cards in their one stored order, however they were chosen."""
    return tuple(card.mission for card in dearest_first(state) if card.mission in chosen)


def next_cards(state: State, day: int, chosen: tuple[str, ...]) -> Iterator[Completed]:
    """Yield the cards that may come next, none of which makes another one needless. Source: MP-5.2.3, 5.2.5."""
    for card in dearest_first(state):
        if card.mission not in chosen and leads_on(state, day, (*chosen, card.mission)):
            yield card


def leads_on(state: State, day: int, chosen: tuple[str, ...]) -> bool:
    """Return whether these cards are part of a set that reaches the cost without a needless card.

    Source: MP-5.2.5. No card is needless if each has more points than the excess. So with the card of fewest points,
    the others must reach what is owed, or exceed it by less than that card has.
    """
    owed, cards = still_owed(state, day, chosen), unspent(state)
    fewest = min(card.points for card in cards if card.mission in chosen)
    others = [card.points for card in cards if card.mission not in chosen]
    for least in {fewest, *(count for count in others if count < fewest)}:
        sums = {0}
        for count in (count for count in others if count >= least):
            sums |= {total + count for total in sums}
        if any(owed <= total < owed + least for total in sums):
            return True
    return False


@asks("MP-5.2.3", ChoosePayment)
def payment_options(state: State, question: ChoosePayment) -> Iterator[Option]:
    """Yield the cards, which the speaker names one by one in any order, and declining at first.

    Source: MP-2.1.10, 5.2.5, 5.2.7.
    """
    (seat,) = question.seats
    day, chosen = question.day, question.chosen
    for card in next_cards(state, day, chosen):
        tasks = payment(state, day, in_order(state, (*chosen, card.mission)))
        yield Option(seat, pay_key(card.mission), "MP-5.2.3", tasks)
    if not chosen:
        yield Option(seat, DECLINE, "MP-5.2.7", (SettleRow(day, "inquisition"),))
    for mission in chosen:
        less = replace(question, chosen=without_one(chosen, mission))
        yield taking_back(question, mission, "MP-5.2.3", (less,))


def pay_key(mission: str) -> str:
    return f"pay:{mission}"


@refuses(ChoosePayment)
def rule_against_payment(state: State, question: ChoosePayment, seat: int, key: str) -> Unmet | None:
    """Return why a card cannot pay: only fulfilled missions do, each once, and none that is not needed.

    Source: MP-5.2.2, 5.2.4, 5.2.5.
    """
    mission = key.removeprefix("pay:")
    if mission not in state.pack.missions:
        return None
    card = next((one for one in state.completed if one.mission == mission), None)
    if card is None:
        return Unmet("MP-5.2.2", "fulfilled")
    return Unmet("MP-5.2.5", "need") if card.spent is None else Unmet("MP-5.2.4", "unspent", {"day": card.spent})


@defaults(ChoosePayment)
def payment_default(state: State, question: ChoosePayment) -> str:
    """Return the next card of the cheapest set: the group pays if it can. Source: MP-2.1.13, 2.1.19."""
    cards = [card for card in dearest_first(state) if card.mission not in question.chosen]
    best = cheapest(cards, still_owed(state, question.day, question.chosen))
    return pay_key(next(card.mission for card in cards if card.mission in best))


def cheapest(cards: Iterable[Completed], owed: int) -> tuple[str, ...]:
    """Return the missions with the fewest points that reach what is owed; then the fewest cards, then the lowest ids.
    Source: MP-2.1.19.

    All cards together reach it. owed: from 1.
    """
    best: dict[int, tuple[str, ...]] = {0: ()}
    for card in sorted(cards, key=lambda one: one.mission):
        for total, missions in list(best.items()):
            longer = (*missions, card.mission)
            rival = best.get(total + card.points)
            if total < owed and (rival is None or (len(longer), longer) < (len(rival), rival)):
                best[total + card.points] = longer
    return best[min(total for total in best if total >= owed)]


# What happens


@rule("MP-5.2.8", SettleRow)
def settle_row(play: Play[State], task: SettleRow) -> None:
    """Turn over the spent cards, and carry out all effects of the side. Source: MP-5.2.4, 5.2.8, 5.3.11, 5.3.12."""
    if task.paid:
        play.state_that(MissionsSpent(task.day, task.paid), rule="MP-5.2.4")
    play.state_that(EventResolved(task.day, task.side))
    play.then(*losses_last(play.state, getattr(row_of(play.state, task.day), task.side)))


@rule("MP-5.3.1", GainElements)
def gain_elements(play: Play[State], task: GainElements) -> None:
    """Put elements straight into each alchemist's tower, wherever the alchemist is.

    Source: MP-2.5.11, 5.3.1, 5.3.11.
    """
    for colour in turn_order(play.state):
        if count := in_supply(play.state, task.element, task.count):
            play.state_that(ElementsGained(colour, task.element, count))


@rule("MP-5.3.4", ImproveAlchemists)
def improve_alchemists(play: Play[State], task: ImproveAlchemists) -> None:
    """Raise a value of every alchemist from now on. Queries read it from the rows that happened. Source: MP-5.3.4."""
    play.state_that(AlchemistsImproved(task.stat, task.amount))


@rule("MP-5.3.5", ImproveInquisitors)
def improve_inquisitors(play: Play[State], task: ImproveInquisitors) -> None:
    """Raise a value of every inquisitor from now on. Queries read it from the rows that happened. Source: MP-5.3.5."""
    play.state_that(InquisitorsImproved(task.stat, task.amount))
