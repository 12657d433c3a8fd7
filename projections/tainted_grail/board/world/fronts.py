"""What is printed on the fronts of revealed locations, as everyone may read it.

The back of a location and its section of the journal stay hidden. Source: TG-2.3.2, 5.8.39, 10.5.
"""

from collections.abc import Iterator

from domain.tainted_grail.content.land import Instant, Location, LocationAction
from domain.tainted_grail.tasks.effects.holdings import Gain, ShareOut
from projections.tainted_grail.board.form.land import (
    ActionPrint,
    InstantPrint,
    LocationPrint,
    Symbol,
)
from projections.tainted_grail.words import texts
from projections.text.messages import Messages


def location(messages: Messages, one: Location) -> LocationPrint:
    """Return the front of a location, without its text."""
    view: LocationPrint = {
        "symbols": list(symbols(one)),
        "arrows": dict(one.arrows),
    }
    if one.instant:
        view["instants"] = [instant(messages, each) for each in one.instant]
    if one.changes is not None:
        view["changes"] = one.changes
    if one.settlement is not None:
        view["settlement"] = one.settlement
    if one.action is not None:
        view["action"] = action(messages, one.number, one.action)
    if one.sketch is not None:
        view["sketch"] = one.sketch
    return view


def symbols(one: Location) -> Iterator[Symbol]:
    """Yield the symbols of a location. Source: TG-5.8.6 to 5.8.8."""
    if one.menhir:
        yield "menhir"
    if one.dream:
        yield "dream"
    if one.settlement is not None:
        yield "settlement"


def action(messages: Messages, number: int, one: LocationAction) -> ActionPrint:
    """Return the action of a location. Source: TG-4.4.12 to 4.4.17."""
    view: ActionPrint = {
        "name": messages.say(f"location-{number}-action"),
        "energy": one.energy,
        "gives": [each.what for each in one.effects if isinstance(each, Gain | ShareOut)],
        "text": texts.text(messages, one.effects),
    }
    if one.limit is not None:
        view["once"] = one.limit
    return view


def instant(messages: Messages, one: Instant) -> InstantPrint:
    """Return an instant effect. Source: TG-5.8.12, 5.8.16."""
    view: InstantPrint = {"text": texts.text(messages, one.effects)}
    if one.limit is not None:
        view["once"] = one.limit
    if one.least > 1:
        view["least"] = one.least
    return view
