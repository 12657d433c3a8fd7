"""Scenario events: what the group spends, and which side of the row happens. Source: MP-5.1, 5.2, 5.3."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Task
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
    """With points enough the group may spend them, else the Inquisition's side happens; once for each row.

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
    """What follows once so much is chosen: the alchemists' side, or the next question if there is a choice."""
    if still_owed(state, day, chosen) <= 0:
        return (SettleRow(day, "alchemists", chosen),)
    cards = tuple(card.mission for card in next_cards(state, day, chosen))
    if chosen and leads_on(state, day, (*chosen, *cards)):
        return (SettleRow(day, "alchemists", in_order(state, (*chosen, *cards))),)
    return (ChoosePayment(seats=(speaker(state),), day=day, chosen=chosen),)


def still_owed(state: State, day: int, chosen: tuple[str, ...]) -> int:
    """How many points are missing."""
    return cost(state, day) - points(card for card in unspent(state) if card.mission in chosen)


def dearest_first(state: State) -> list[Completed]:
    """The cards that may pay, as they are shown and kept."""
    return sorted(unspent(state), key=lambda card: (-card.points, card.mission))


def in_order(state: State, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """These cards in the one order that they are kept in, however they were chosen."""
    return tuple(card.mission for card in dearest_first(state) if card.mission in chosen)


def next_cards(state: State, day: int, chosen: tuple[str, ...]) -> Iterator[Completed]:
    """The cards that may come next: none that would make one needless. Source: MP-5.2.3, 5.2.5."""
    for card in dearest_first(state):
        if card.mission not in chosen and leads_on(state, day, (*chosen, card.mission)):
            yield card


def leads_on(state: State, day: int, chosen: tuple[str, ...]) -> bool:
    """Whether cards that reach the cost, none of them needless, have these among them. Source: MP-5.2.5.

    None is needless if each has more points than there are too many; so with the one of fewest points the others must
    come to what is owed, or to less above it than that one has.
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
    """The speaker names the cards one by one in any order, or declines at first. Source: MP-2.1.10, 5.2.5, 5.2.7."""
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
def rule_against_payment(state: State, question: ChoosePayment, seat: int, key: str) -> str | None:
    """Only fulfilled missions pay, each once, and none that is not needed. Source: MP-5.2.2, 5.2.4, 5.2.5."""
    mission = key.removeprefix("pay:")
    if mission not in state.pack.missions:
        return None
    card = next((one for one in state.completed if one.mission == mission), None)
    if card is None:
        return "MP-5.2.2"
    return "MP-5.2.5" if card.spent is None else "MP-5.2.4"


@defaults(ChoosePayment)
def payment_default(state: State, question: ChoosePayment) -> str:
    """The next card of the cheapest set: the group pays if it can. Source: MP-2.1.13, 2.1.19."""
    cards = [card for card in dearest_first(state) if card.mission not in question.chosen]
    best = cheapest(cards, still_owed(state, question.day, question.chosen))
    return pay_key(next(card.mission for card in cards if card.mission in best))


def cheapest(cards: Iterable[Completed], owed: int) -> tuple[str, ...]:
    """The missions of fewest points that reach what is owed; then the fewest, then the lowest ids. Source: MP-2.1.19.

    The cards reach it together. owed: from 1.
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
    """Spent cards are turned over, and all effects of the side happen. Source: MP-5.2.4, 5.2.8, 5.3.11, 5.3.12."""
    if task.paid:
        play.state_that(MissionsSpent(task.day, task.paid), rule="MP-5.2.4")
    play.state_that(EventResolved(task.day, task.side))
    play.then(*losses_last(play.state, getattr(row_of(play.state, task.day), task.side)))


@rule("MP-5.3.1", GainElements)
def gain_elements(play: Play[State], task: GainElements) -> None:
    """Each alchemist gets them straight into its tower, wherever it stands. Source: MP-2.5.11, 5.3.1, 5.3.11."""
    for colour in turn_order(play.state):
        if count := in_supply(play.state, task.element, task.count):
            play.state_that(ElementsGained(colour, task.element, count))


@rule("MP-5.3.4", ImproveAlchemists)
def improve_alchemists(play: Play[State], task: ImproveAlchemists) -> None:
    """Every alchemist's value is higher from now on; it is read from the rows that happened. Source: MP-5.3.4."""
    play.state_that(AlchemistsImproved(task.stat, task.amount))


@rule("MP-5.3.5", ImproveInquisitors)
def improve_inquisitors(play: Play[State], task: ImproveInquisitors) -> None:
    """Every inquisitor's value is higher from now on; it is read from the rows that happened. Source: MP-5.3.5."""
    play.state_that(InquisitorsImproved(task.stat, task.amount))
