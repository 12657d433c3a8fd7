"""The alarm phase: hourglass, event, card, markers, alarms. Source: MP-4.1 to 4.5."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.materia_prima.facts.alarm import (
    AlarmCardDrawn,
    AlarmCardsReturned,
    AlarmMarkerPlaced,
    AlarmPhaseStarted,
    AlarmTriggered,
    HourglassMoved,
)
from domain.materia_prima.queries.alarm import alarm_hexes, comes_to_card, day_card, markers_shown
from domain.materia_prima.rules.specials import triggered
from domain.materia_prima.state import State
from domain.materia_prima.tasks.alarm import (
    AnswerAlarms,
    CallEvent,
    DrawAlarmCard,
    MoveHourglass,
    PlaceAlarmMarkers,
    StartAlarmPhase,
    TriggerAlarms,
)
from domain.materia_prima.tasks.events import ResolveEvent
from domain.materia_prima.tasks.turn import StartAlchemistsPhase


def shows_card(state: State, task: StartAlarmPhase) -> bool:
    """Return whether the phase surely shows its card before it asks anything. Source: MP-4.3.1."""
    return comes_to_card(state)


@rule("MP-4.0.2", StartAlarmPhase, reveals=shows_card)
def start_alarm_phase(play: Play[State], task: StartAlarmPhase) -> None:
    """Run the six steps in order, then the alchemists phase. Source: MP-4.0.1, 4.0.2."""
    play.state_that(AlarmPhaseStarted())
    play.then(
        MoveHourglass(),
        CallEvent(),
        DrawAlarmCard(),
        PlaceAlarmMarkers(),
        TriggerAlarms(),
        AnswerAlarms(),
        StartAlchemistsPhase(),
    )


@rule("MP-4.1.1", MoveHourglass)
def move_hourglass(play: Play[State], task: MoveHourglass) -> None:
    """Raise the day by one; on day 1, before the first card, the hourglass is there already.

    Source: MP-4.1.1, 4.1.2.
    """
    if play.state.alarm_discard:
        play.state_that(HourglassMoved(play.state.day + 1))
    play.then(*triggered(play.state, "day-start"))


@rule("MP-4.2.1", CallEvent)
def call_event(play: Play[State], task: CallEvent) -> None:
    """Resolve the event row of this day, if the scenario has one. Source: MP-4.2.1 to 4.2.3."""
    state = play.state
    if any(row.day == state.day for row in state.pack.scenarios[state.scenario].events):
        play.then(ResolveEvent(state.day))


@rule("MP-4.3.1", DrawAlarmCard)
def draw_alarm_card(play: Play[State], task: DrawAlarmCard) -> None:
    """Lay the day's card open, after a reshuffle if the deck is empty. Source: MP-4.3.1, 4.3.3."""
    older = play.state.alarm_discard[:-1]
    if not play.state.piles.get("alarm") and older:
        play.state_that(AlarmCardsReturned(older), rule="MP-4.3.3")
        play.shuffle("alarm", older)
    for card in play.draw("alarm"):
        play.state_that(AlarmCardDrawn(card))


@rule("MP-4.4.1", PlaceAlarmMarkers)
def place_alarm_markers(play: Play[State], task: PlaceAlarmMarkers) -> None:
    """Place every marker that the card shows, without evaluating any yet. Source: MP-4.4.1, 4.4.9."""
    for figure, hex in markers_shown(play.state, day_card(play.state)):
        play.state_that(AlarmMarkerPlaced(figure, hex))


@rule("MP-4.5.1", TriggerAlarms)
def trigger_alarms(play: Play[State], task: TriggerAlarms) -> None:
    """Trigger one alarm on each hex with two or more markers, and remove them all. Source: MP-4.5.1, 4.5.2."""
    for hex in alarm_hexes(play.state):
        play.state_that(AlarmTriggered(hex, play.state.markers[hex]))
    if play.state.alarms:
        play.then(*triggered(play.state, "alarm"))
