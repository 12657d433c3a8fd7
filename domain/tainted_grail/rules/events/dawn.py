"""The daily event, and what is due at the same time. Source: TG-4.2.18, 4.2.21, 4.2.28."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.rules.events.discs import expire
from domain.tainted_grail.rules.events.guardians import move_guardian
from domain.tainted_grail.rules.events.texts import resolve
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.days import RevealDailyEvent
from domain.tainted_grail.tasks.events import ApproachGuardian, InTurn, RevealTopEvent, TakeTurn


@rule("TG-4.2.21", RevealDailyEvent)
def reveal_daily_event(play: Play[State], task: RevealDailyEvent) -> None:
    """Carry out what open events do at each dawn, then reveal an event. Source: TG-4.2.21, 4.2.26."""
    events = play.state.pack.events
    again = (name for name in the_world(play.state).events if name in events and events[name].dawn)
    play.then(InTurn(tuple(f"event:{name}" for name in again)), RevealTopEvent())


@rule("TG-5.18.1", TakeTurn)
def take_turn(play: Play[State], task: TakeTurn) -> None:
    """Carry out one of what was due: an expiry, a guardian that moves or that is met, or what an event does at dawn if
    it is still open.

    Source: TG-4.2.18, 4.2.28, 5.8.14, 5.18.1.
    """
    kind, _, name = task.name.partition(":")
    if kind == "disc":
        expire(play, name)
    elif task.movers:
        play.then(ApproachGuardian(name, task.place, task.movers))
    elif kind == "guardian":
        move_guardian(play, name)
    elif name in the_world(play.state).events:
        resolve(play, play.state.pack.events[name].dawn, "event", f"event:{name}")
