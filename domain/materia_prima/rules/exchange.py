"""Exchanging elements between figures. Source: MP-4.12."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Task, Unmet
from domain.materia_prima.elements import Elements, of, size
from domain.materia_prima.facts.exchange import ElementsExchanged, ExchangeRefused
from domain.materia_prima.queries.figures import figure, player_figures, seat_of
from domain.materia_prima.queries.missions import town_of
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.specials import forbidding
from domain.materia_prima.queries.values import capacity
from domain.materia_prima.rules.gathering import free_places
from domain.materia_prima.rules.movement import place_of
from domain.materia_prima.rules.selection import DONE, Choice, choice_default, choice_options, opened
from domain.materia_prima.rules.turn.actions import Offer, spend
from domain.materia_prima.state import State
from domain.materia_prima.tasks.exchange import (
    AskConsent,
    ChooseGifts,
    ChooseReturns,
    Exchange,
    RefuseExchange,
    StartExchange,
)


def exchanges(state: State, name: str) -> Iterator[Offer]:
    """Yield the partners that a figure may exchange with. Source: MP-4.12.1, 4.12.2."""
    here = place_of(state, name)
    near = board(state).adjacency[here]
    for partner in player_figures(state):
        hex = figure(state, partner).hex
        if (hex == here or hex in near) and rule_against_exchange(state, name, partner) is None:
            yield f"exchange:{name}:{partner}", "MP-4.12.1", (StartExchange(name, partner),)


def rule_against_exchange(state: State, name: str, partner: str) -> Unmet | None:
    """Return what first forbids an exchange with this partner, or None. The figure's place was checked before."""
    if name == partner or not are_close(state, name, partner):
        return Unmet("MP-4.12.1", "partner", {"figure": name})
    if special := forbidding(state, "exchange", town_of(state, partner)):
        return Unmet("MP-0.1.1", "allowed", {"special": special})
    if f"{name}>{partner}" in state.refused:
        return Unmet("MP-4.12.7", "consent", {"partner": partner})
    own, other = figure(state, name).carried, figure(state, partner).carried
    if not own and not other:
        return Unmet("MP-4.12.5", "loads")
    may_take = other and free_places(state, name)
    if may_take or (own and free_places(state, partner)):
        return None
    return None if any(other.keys() - {kind} for kind in own) else Unmet("MP-4.12.4", "rooms")


def are_close(state: State, name: str, partner: str) -> bool:
    """Return whether two figures stand on neighbouring hexes or on the same one. Source: MP-4.12.1, 4.12.2."""
    hex = place_of(state, name)
    other = figure(state, partner).hex
    return other == hex or other in board(state).adjacency[hex]


def rule_against_exchange_key(state: State, name: str, rest: list[str]) -> Unmet | None:
    """Return why `exchange:<figure>:<partner>` is not offered."""
    partner = ":".join(rest)
    if partner not in player_figures(state):
        return Unmet("MP-4.12.1", "partner", {"figure": name})
    return rule_against_exchange(state, name, partner)


def can_give(state: State, name: str, partner: str, chosen: tuple[str, ...]) -> bool:
    """Return whether these gifts fit, if necessary against other kinds of the partner's. Source: MP-4.12.4."""
    others = sum(count for kind, count in figure(state, partner).carried.items() if kind not in chosen)
    return returns_needed(state, partner, len(chosen)) <= others


def returns_needed(state: State, partner: str, given: int) -> int:
    """Return how many elements must come back so that the partner does not exceed its capacity."""
    return max(0, given - free_places(state, partner))


# What is given


def gift_choice(state: State, question: ChooseGifts) -> Choice:
    """Return the choice of gifts: none only if something can be taken, and no more than fits against what the partner
    can return.
    """
    name, partner = question.figure, question.partner
    own = figure(state, name).carried
    takes = bool(figure(state, partner).carried) and free_places(state, name) > 0
    return Choice(
        rule="MP-4.12.3",
        word="give",
        available=own,
        least=0 if takes else 1,
        most=size(own),
        finish=lambda chosen: return_tasks(state, name, partner, of(chosen)),
        allows=lambda chosen: can_give(state, name, partner, chosen),
        cancels=True,
    )


@rule("MP-4.12.1", StartExchange, quiet=True)
def start_exchange(play: Play[State], task: StartExchange) -> None:
    """Ask first what is given, then what is taken, then for the partner's consent."""
    seat = seat_of(play.state, task.figure)
    question = ChooseGifts(seats=(seat,), figure=task.figure, partner=task.partner)
    play.then(*opened(question, (), gift_choice(play.state, question)))


@asks("MP-4.12.3", ChooseGifts)
def gift_options(state: State, question: ChooseGifts) -> Iterator[Option]:
    """Yield any carried elements that the partner can hold in the end, possibly none."""
    yield from choice_options(question, question.chosen, gift_choice(state, question))


@refuses(ChooseGifts)
def rule_against_gift(state: State, question: ChooseGifts, seat: int, key: str) -> Unmet | None:
    """Return the rule against too many gifts for the partner's capacity; elements that are not carried cannot be
    given.
    """
    if key == DONE:
        return Unmet("MP-4.12.4", "nothing-chosen")
    kind, partner = key.removeprefix("give:"), figure(state, question.partner)
    if kind == key:
        return None
    if figure(state, question.figure).carried.get(kind, 0) <= question.chosen.count(kind):
        return Unmet("MP-4.12.5", "more")
    back = sum(count for other, count in partner.carried.items() if other not in {*question.chosen, kind})
    room = {"count": capacity(state, question.partner), "held": size(partner.carried), "back": back}
    return Unmet("MP-4.12.4", "partner-room", {"partner": question.partner, **room})


@defaults(ChooseGifts)
def gift_default(state: State, question: ChooseGifts) -> str:
    """Return no more gifts, or the lowest id."""
    return choice_default(question.chosen, gift_choice(state, question), {})


# What is taken


def return_choice(state: State, question: ChooseReturns) -> Choice:
    """Return the choice of returns. Kinds that are given cannot be taken, so that each result has one way."""
    name, partner, given = question.figure, question.partner, size(question.given)
    other = figure(state, partner).carried
    return Choice(
        rule="MP-4.12.3",
        word="take",
        available={kind: count for kind, count in other.items() if kind not in question.given},
        least=returns_needed(state, partner, given) if given else 1,
        most=free_places(state, name) + given,
        finish=lambda chosen: consent_tasks(state, Exchange(name, partner, question.given, of(chosen))),
        cancels=True,
    )


def return_tasks(state: State, name: str, partner: str, given: Elements) -> tuple[Task, ...]:
    """Return what follows the gifts: the question what is taken, if there is a choice."""
    question = ChooseReturns(seats=(seat_of(state, name),), figure=name, partner=partner, given=given)
    return opened(question, (), return_choice(state, question))


@asks("MP-4.12.3", ChooseReturns)
def return_options(state: State, question: ChooseReturns) -> Iterator[Option]:
    """Yield any elements that the partner carries and the figure can hold, possibly none."""
    yield from choice_options(question, question.chosen, return_choice(state, question))


@refuses(ChooseReturns)
def rule_against_return(state: State, question: ChooseReturns, seat: int, key: str) -> Unmet | None:
    """Return the rule against too many returns for the own capacity, or too few for the partner's; elements that are
    not carried cannot be taken.
    """
    choice, chosen = return_choice(state, question), question.chosen
    if key == DONE:
        values = {"partner": question.partner, "count": choice.least, "so_far": len(chosen)}
        return Unmet("MP-4.12.4", "returns", values) if question.given else Unmet("MP-4.12.4", "nothing-chosen")
    kind = key.removeprefix("take:")
    if kind == key:
        return None
    if kind in question.given:
        return Unmet("MP-4.12.5", "given-kind", {"element": kind})
    if figure(state, question.partner).carried.get(kind, 0) <= chosen.count(kind):
        return Unmet("MP-4.12.5", "more")
    room = {"count": capacity(state, question.figure), "free": choice.most}
    return Unmet("MP-4.12.4", "own-room", {"figure": question.figure, **room})


@defaults(ChooseReturns)
def return_default(state: State, question: ChooseReturns) -> str:
    """Return no more returns, or the lowest id."""
    return choice_default(question.chosen, return_choice(state, question), {})


# Consent


def consent_tasks(state: State, exchange: Exchange) -> tuple[Task, ...]:
    """Return the exchange, or first the question to the partner's owner, if that is another seat that may refuse.

    Source: MP-4.12.7.
    """
    seat = seat_of(state, exchange.partner)
    if seat == seat_of(state, exchange.figure) or seat in state.consenting:
        return (exchange,)
    figure_name, partner, given, taken = exchange.figure, exchange.partner, exchange.given, exchange.taken
    return (AskConsent(seats=(seat,), figure=figure_name, partner=partner, given=given, taken=taken),)


@asks("MP-4.12.7", AskConsent)
def consent_options(state: State, question: AskConsent) -> Iterator[Option]:
    """Yield agreeing and refusing, for the partner's owner."""
    (seat,) = question.seats
    name, partner = question.figure, question.partner
    yield Option(seat, "consent", "MP-4.12.7", (Exchange(name, partner, question.given, question.taken),))
    yield Option(seat, "refuse", "MP-4.12.7", (RefuseExchange(name, partner),))


@defaults(AskConsent)
def consent_default(state: State, question: AskConsent) -> str:
    """Return refusing: an absent owner does not agree. Source: MP-2.1.21."""
    return "refuse"


@rule("MP-4.12.7", RefuseExchange)
def refuse_exchange(play: Play[State], task: RefuseExchange) -> None:
    """Refuse. Nothing is spent, and the partner is not asked again this turn."""
    play.state_that(ExchangeRefused(task.figure, task.partner))


@rule("MP-4.12.3", Exchange)
def exchange(play: Play[State], task: Exchange) -> None:
    """Exchange carried elements; the acting figure spends the action. Source: MP-4.12.5 to 4.12.7."""
    spend(play, task.figure, "exchange")
    play.state_that(ElementsExchanged(task.figure, task.partner, task.given, task.taken))
