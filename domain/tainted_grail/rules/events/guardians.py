"""Guardians on the land. Source: TG-4.2.27, 4.2.28, 5.15."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.facts.events import GuardianLeft, GuardianPlaced, GuardianStayed
from domain.tainted_grail.queries.encounter import able, is_able
from domain.tainted_grail.queries.events import guardians
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import (
    behind,
    by_number,
    card_at,
    connected,
    place_of,
)
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.rules.encounter.start import encounter_pile, search_out_encounter
from domain.tainted_grail.rules.events.meetings import gather_at
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.days import MoveGuardians
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import PlaceGuardian
from domain.tainted_grail.tasks.encounter import MeetEncounter
from domain.tainted_grail.tasks.events import (
    ApproachGuardian,
    EndMeeting,
    FaceGuardian,
    InTurn,
    MeetGuardians,
    RollGuardian,
    StepGuardian,
)
from domain.tainted_grail.tasks.land import EndArrival, GatherParty
from domain.tainted_grail.vocabulary.terms import STEPS

DISCARD, NOTHING = "discard", "nothing"


@rule("TG-4.2.27", MoveGuardians)
def move_guardians(play: Play[State], task: MoveGuardians) -> None:
    """Move the guardians in play one after another, in an order that the players choose. Those who come later wait.

    Source: TG-4.2.27, 4.2.28, 5.15.17.
    """
    play.then(InTurn(tuple(f"guardian:{name}" for name in guardians(play.state))))


def move_guardian(play: Play[State], name: str) -> None:
    """Roll for a guardian; one that is gone already does nothing. Source: TG-4.2.27, 4.2.28, 5.15.2."""
    if name in guardians(play.state):
        play.then(RollGuardian(name))


@rule("TG-5.15.5", StepGuardian)
def step_guardian(play: Play[State], task: StepGuardian) -> None:
    """Move a guardian as its die shows; then all at its place meet it. Source: TG-5.15.2 to 5.15.9."""
    name, face = task.encounter, task.face
    if face == DISCARD:
        play.put_under(encounter_pile(play.state.pack.encounters[name].colour), (name,))
        play.state_that(GuardianLeft(name))
        return
    place = guardians(play.state)[name]
    to = None if face == NOTHING else target(play.state, place, face)
    play.state_that(GuardianStayed(name) if to is None else GuardianPlaced(name, to))
    meet_all(play, name, place if to is None else to)


def target(state: State, place: int, side: str) -> int | None:
    """Return where a guardian goes: the connected place on that side, else the connected one with the highest number.

    Source: TG-5.15.5 to 5.15.7.
    """
    near = by_number(state, connected(state, place))
    places = the_world(state).places
    cell = behind(places[place], next(step for name, step in STEPS.items() if name == side))
    there = next((one for one in near if places[one].cell == cell), None)
    return there if there is not None else next(reversed(near), None)


def meet_all(play: Play[State], name: str, place: int) -> None:
    """Let all at a place meet a guardian as one party; without any it stays.

    Source: TG-4.2.32, 4.5.8, 4.5.9, 5.15.8, 5.15.17, 5.16.14.
    """
    if gather_at(play, place):
        play.then(FaceGuardian(name), EndMeeting())


@rule("TG-5.15.11", MeetGuardians)
def meet_guardians(play: Play[State], task: MeetGuardians) -> None:
    """Let those who arrived meet each guardian there in an order that they choose, each with a party of its own.

    Source: TG-4.5.12, 5.8.14, 5.15.11.
    """
    place = the_world(play.state).places.get(task.place)
    met = tuple(f"guardian:{one}" for one in (place.guardians if place else ()))
    play.then(InTurn(met, task.place, task.movers))


@rule("TG-4.5.12", ApproachGuardian)
def approach_guardian(play: Play[State], task: ApproachGuardian) -> None:
    """Form the party that meets a guardian, if it is still there and so is anybody who arrived and can fight.

    Source: TG-4.5.11 to 4.5.13, 5.15.11, 5.16.14.
    """
    state = play.state
    movers = tuple(one for one in task.movers if place_of(state, one) == task.place and is_able(state, one))
    if movers and guardians(state).get(task.encounter) == task.place:
        play.then(GatherParty(movers), FaceGuardian(task.encounter), EndArrival())


@rule("TG-5.15.8", FaceGuardian)
def face_guardian(play: Play[State], task: FaceGuardian) -> None:
    """Meet a guardian that is on the land. Source: TG-5.15.8, 5.15.11, 5.15.15, 5.16.14."""
    if able(play.state) and task.encounter in guardians(play.state):
        play.then(MeetEncounter(task.encounter))


@effect("TG-10.10.1", PlaceGuardian, for_others=True)
def place_guardian(play: Play[State], at: At, task: PlaceGuardian) -> None:
    """Place a guardian: on the first of the named places that is revealed, else by number. It is searched for in its
    deck and in the box.

    Source: TG-5.14.8, 5.15.16, 10.10.
    """
    place = where(play.state, task)
    if place is None:
        return
    if task.encounter not in guardians(play.state):
        search_out_encounter(play, task.encounter)
    play.state_that(GuardianPlaced(task.encounter, place))


def where(state: State, task: PlaceGuardian) -> int | None:
    """Return where a text places a guardian; None where there is no settlement for it."""
    ordered = by_number(state, the_world(state).places)
    named = next((one for one in task.locations if one in ordered), None)
    if named is not None:
        return named
    if task.otherwise == "lowest-settlement":
        return next((one for one in ordered if card_at(state, one).settlement is not None), None)
    return ordered[0] if task.otherwise == "lowest" else ordered[-1]
