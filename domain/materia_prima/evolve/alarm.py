"""The alarm phase. Source: MP-4.1 to 4.6."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.facts.alarm import (
    AlarmCardDrawn,
    AlarmCardsReturned,
    AlarmMarkerPlaced,
    AlarmPhaseStarted,
    AlarmsAnswered,
    AlarmTriggered,
    HourglassMoved,
    InquisitorCardDrawn,
    InquisitorCardsReturned,
    InquisitorPlaced,
)
from domain.materia_prima.state import Inquisitor, Slot, State


@evolves(AlarmPhaseStarted)
def alarm_phase_started(state: State, fact: AlarmPhaseStarted) -> State:
    return replace(state, phase="alarm", turn=None)


@evolves(HourglassMoved)
def hourglass_moved(state: State, fact: HourglassMoved) -> State:
    return replace(state, day=fact.day)


@evolves(AlarmCardsReturned)
def alarm_cards_returned(state: State, fact: AlarmCardsReturned) -> State:
    return replace(state, alarm_discard=state.alarm_discard[len(fact.cards) :])


@evolves(AlarmCardDrawn)
def alarm_card_drawn(state: State, fact: AlarmCardDrawn) -> State:
    return replace(state, alarm_discard=(*state.alarm_discard, fact.card))


@evolves(AlarmMarkerPlaced)
def alarm_marker_placed(state: State, fact: AlarmMarkerPlaced) -> State:
    return replace(state, markers={**state.markers, fact.hex: state.markers.get(fact.hex, 0) + 1})


@evolves(AlarmTriggered)
def alarm_triggered(state: State, fact: AlarmTriggered) -> State:
    left = {hex: count for hex, count in state.markers.items() if hex != fact.hex}
    return replace(state, markers=left, alarms=(*state.alarms, fact.hex))


@evolves(AlarmsAnswered)
def alarms_answered(state: State, fact: AlarmsAnswered) -> State:
    return replace(state, alarms=())


@evolves(InquisitorCardsReturned)
def inquisitor_cards_returned(state: State, fact: InquisitorCardsReturned) -> State:
    return replace(state, inquisitor_discard=())


@evolves(InquisitorCardDrawn)
def inquisitor_card_drawn(state: State, fact: InquisitorCardDrawn) -> State:
    slots = list(state.slots)
    before = slots[fact.slot - 1]
    slots[fact.slot - 1] = Slot(fact.letter, (*(before.cards if before else ()), fact.card))
    return replace(state, slots=tuple(slots))


@evolves(InquisitorPlaced)
def inquisitor_placed(state: State, fact: InquisitorPlaced) -> State:
    new = Inquisitor(fact.inquisitor, fact.letter, fact.hex)
    return replace(
        state,
        inquisitors={**state.inquisitors, fact.inquisitor: new},
        inquisitors_placed=state.inquisitors_placed + 1,
    )
