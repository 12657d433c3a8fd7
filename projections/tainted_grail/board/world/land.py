"""The land: places, menhirs with their reach, figures, parties and discs. Source: TG-2.2.5 to 2.2.12, 2.2.17."""

from collections.abc import Iterator

from domain.tainted_grail.queries.characters import is_alive
from domain.tainted_grail.queries.days import dark, expires, goes_out
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import (
    behind,
    by_number,
    card_at,
    connected,
    is_explored,
    is_in_range,
    original,
)
from domain.tainted_grail.queries.rites import is_chargeable
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import REACH, STEPS
from domain.tainted_grail.world import Disc, Place
from projections.board.form import NamedView
from projections.tainted_grail import ids
from projections.tainted_grail.board.areas import named_encounter
from projections.tainted_grail.board.form.land import (
    CampaignView,
    DiscView,
    FigureView,
    LandView,
    LocationView,
    MenhirView,
    PartyView,
    UnseenView,
)
from projections.tainted_grail.board.world import fronts
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


def campaign(messages: Messages, state: State) -> CampaignView:
    """Return the campaign, its chapter, and the time of day."""
    world = the_world(state)
    view: CampaignView = {
        "id": ids.campaign(world.id),
        "name": messages.say(f"campaign-{world.id}"),
        "chapter": world.chapter,
        "chapter_name": messages.say(f"chapter-{world.chapter}"),
        "day": world.day,
        "phase": world.phase,
        "phase_name": messages.say(f"phase-{world.phase}"),
        "step": world.step,
        "mode": state.mode,
    }
    if state.switching:
        view["switching"] = list(state.switching)
    if state.challenge:
        view["challenge"] = list(state.challenge)
    if state.free:
        view["free"] = True
    if state.gathering:
        view["gathering"] = list(state.gathering)
    if state.away:
        view["away"] = [{"id": ids.character(one), "name": naming.character(messages, one)} for one in state.away]
    return view


def land(messages: Messages, state: State) -> LandView:
    """Return what is revealed, by the numbers printed there, and the cells that arrows lead to."""
    return {
        "places": [place(messages, state, one) for one in by_number(state, the_world(state).places)],
        "unseen": list(unseen(state)),
    }


def place(messages: Messages, state: State, number: int) -> LocationView:
    """Return a revealed location with all that lies there. number: the original one."""
    one = the_world(state).places[number]
    view: LocationView = {
        "id": ids.place(number),
        "name": naming.location_name(messages, one.card),
        "number": one.card,
        "front": fronts.location(messages, state.pack.locations[one.card]),
        "cell": list(one.cell),
        "connected": [ids.place(each) for each in connected(state, number)],
        "in_range": is_in_range(state, one.cell),
        "explored": is_explored(state, number),
        "dark": dark(state, one.cell),
    }
    if one.menhir is not None:
        view["menhir"] = menhir(state, number, one)
    if (chargeable := is_chargeable(state, number)) is not None:
        view["chargeable"] = chargeable
    if one.covered:
        view["covered"] = list(one.covered)
    if one.guardians:
        view["guardians"] = [named_encounter(messages, each) for each in one.guardians]
    if one.items:
        view["items"] = [item(messages, each) for each in one.items]
    return view


def item(messages: Messages, id: str) -> NamedView:
    """Return an item that lies on the land."""
    card = f"item:{id}"
    return {"id": ids.owned(card), "name": naming.owned_name(messages, card)}


def menhir(state: State, number: int, one: Place) -> MenhirView:
    """Return the menhir of a place."""
    assert one.menhir is not None, "a menhir stands there"
    return {
        "id": ids.menhir(number),
        "disc": one.menhir,
        "goes_out": goes_out(state, number),
        "reach": [[place - REACH for place in one.cell], [place + REACH for place in one.cell]],
    }


def unseen(state: State) -> Iterator[UnseenView]:
    """Yield the free cells behind arrows, each with a number that is named there and lies nowhere yet.

    Players may look at the arrows at any time. Source: TG-5.8.39.
    """
    world = the_world(state)
    taken = {one.cell for one in world.places.values()}
    for number in by_number(state, world.places):
        for side, named in card_at(state, number).arrows.items():
            cell = behind(world.places[number], STEPS[side])
            if cell not in taken and original_of(state, named) not in world.places:
                taken.add(cell)
                yield {"number": named, "cell": list(cell), "in_range": is_in_range(state, cell)}


def original_of(state: State, number: int) -> int:
    """Return the original number of a location that an arrow names, which the pack may lack."""
    return original(state, number) if number in state.pack.locations else number


def figures(state: State) -> list[FigureView]:
    """Return where the characters stand, without the dead."""
    return [
        {
            "id": ids.figure(name),
            "character": ids.character(name),
            "place": ids.place(one.place),
            "passed": one.passed,
            "acted": one.acted,
            "joined": one.joined,
            "dreamt": one.dreamt,
        }
        for name, one in the_world(state).figures.items()
        if is_alive(state, name)
    ]


def parties(state: State) -> list[PartyView]:
    """Return the parties, the newest last."""
    return [
        {
            "kind": one.kind,
            "members": [ids.character(each) for each in one.members],
            "starter": None if one.starter is None else ids.character(one.starter),
        }
        for one in the_world(state).parties
    ]


def discs(messages: Messages, state: State) -> list[DiscView]:
    """Return the time discs and counting discs that lie out."""
    return [disc(messages, state, id, one) for id, one in the_world(state).discs.items()]


def disc(messages: Messages, state: State, id: str, one: Disc) -> DiscView:
    """Return a disc. A time disc expires where its value 1 is lowered. Source: TG-5.11.2 to 5.11.4."""
    kind = state.pack.discs[id].kind
    view: DiscView = {
        "id": ids.disc(id),
        "name": messages.say(f"disc-{id}"),
        "kind": kind,
        "value": one.value,
        "on": one.on,
    }
    if kind == "time":
        view["expires"] = expires(state, id)
    return view
