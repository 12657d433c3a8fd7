"""Converting in the tower. Source: MP-4.13."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.materia_prima.elements import includes, minus, of
from domain.materia_prima.facts.tower import ElementsConverted
from domain.materia_prima.queries.figures import is_in_tower
from domain.materia_prima.queries.supply import in_supply
from domain.materia_prima.rules.selection import Choice, choice_default, choice_options, opened
from domain.materia_prima.rules.tower.payment import inputs_of, lacking, stock
from domain.materia_prima.rules.turn.actions import NOT_IN_TOWER, Offer, spend
from domain.materia_prima.state import State
from domain.materia_prima.tasks.ending import RecordDeed
from domain.materia_prima.tasks.tower import ChooseConversions, Convert, Pay, StartConversions


def conversions(state: State, colour: str) -> Iterator[Offer]:
    """Yield converting, if any conversion is possible. Source: MP-4.13.1."""
    if rule_against_converting(state, colour) is None:
        yield "convert", "MP-4.13.1", (StartConversions(colour),)


def rule_against_converting(state: State, colour: str, rest: object = None) -> Unmet | None:
    """Return what first forbids an alchemist to convert, or None."""
    if not is_in_tower(state, colour):
        return NOT_IN_TOWER
    there = stock(state, colour)
    possible = any(includes(there, inputs) for inputs in state.pack.conversions.values())
    return None if possible else Unmet("MP-4.13.1", "inputs", {"there": there})


def conversion_choice(state: State, colour: str) -> Choice:
    """Return the choice of conversions whose inputs are all there at once; no output is used again.

    Source: MP-4.13.3.
    """
    there = stock(state, colour)
    counts = {
        output: min(there.get(kind, 0) // each for kind, each in inputs.items())
        for output, inputs in state.pack.conversions.items()
    }
    return Choice(
        rule="MP-4.13.1",
        word="convert",
        available=counts,
        least=1,
        most=sum(counts.values()),
        finish=lambda chosen: (Pay(Convert(colour, of(chosen), {})),),
        allows=lambda chosen: includes(there, inputs_of(state, of(chosen))),
        cancels=True,
    )


@rule("MP-4.13.1", StartConversions, quiet=True)
def start_conversions(play: Play[State], task: StartConversions) -> None:
    """Ask which conversions to make, if there is a choice."""
    question = ChooseConversions(seats=(play.state.alchemists[task.colour].seat,), colour=task.colour)
    play.then(*opened(question, (), conversion_choice(play.state, task.colour)))


@asks("MP-4.13.3", ChooseConversions)
def conversion_options(state: State, question: ChooseConversions) -> Iterator[Option]:
    """Yield any number of conversions whose inputs were there at the start."""
    yield from choice_options(question, question.chosen, conversion_choice(state, question.colour))


@refuses(ChooseConversions)
def rule_against_conversion(state: State, question: ChooseConversions, seat: int, key: str) -> Unmet | None:
    """Return why this cannot be made: level 1 has no inputs, and the inputs must be there at the start."""
    word, _, output = key.partition(":")
    if word != "convert" or output not in state.pack.level:
        return None
    if output not in state.pack.conversions:
        return Unmet("MP-4.13.5", "conversion")
    chosen = of((*question.chosen, output))
    return lacking(state, question.colour, inputs_of(state, chosen), "MP-4.13.3")


@defaults(ChooseConversions)
def conversion_default(state: State, question: ChooseConversions) -> str:
    """Return no more conversions, or the lowest id."""
    return choice_default(question.chosen, conversion_choice(state, question.colour), {})


@rule("MP-4.13.2", Convert)
def convert(play: Play[State], task: Convert) -> None:
    """Return inputs to the supply, and put outputs into the tower, as far as there are any.

    Source: MP-4.13.4, 2.5.11.
    """
    spend(play, task.colour, "convert")
    inputs = inputs_of(play.state, task.outputs)
    made = {kind: in_supply(play.state, kind, count) for kind, count in task.outputs.items()}
    outputs = {kind: count for kind, count in made.items() if count}
    play.state_that(ElementsConverted(task.colour, task.carried, minus(inputs, task.carried), outputs))
    play.then(*(RecordDeed(task.colour, "convert", element) for element in outputs))
