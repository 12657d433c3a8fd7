"""Exchanges. Source: MP-4.12."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.elements import minus, plus
from domain.materia_prima.evolve.changes import with_figure
from domain.materia_prima.facts.exchange import ElementsExchanged, ExchangeRefused
from domain.materia_prima.queries.figures import figure
from domain.materia_prima.state import State


@evolves(ElementsExchanged)
def elements_exchanged(state: State, fact: ElementsExchanged) -> State:
    own, other = figure(state, fact.figure).carried, figure(state, fact.partner).carried
    state = with_figure(state, fact.figure, carried=plus(minus(own, fact.given), fact.taken))
    return with_figure(state, fact.partner, carried=plus(minus(other, fact.taken), fact.given))


@evolves(ExchangeRefused)
def exchange_refused(state: State, fact: ExchangeRefused) -> State:
    return replace(state, refused=(*state.refused, f"{fact.figure}>{fact.partner}"))
