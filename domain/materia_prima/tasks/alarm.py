"""The alarm phase. Source: MP-4.1 to 4.6."""

from domain.kernel.task import Question, Task
from domain.materia_prima.board.hexes import Hex


class StartAlarmPhase(Task, frozen=True, tag="mp.start-alarm-phase"):
    """Run the six steps of the alarm phase, then the alchemists phase. Source: MP-4.0.2."""


class MoveHourglass(Task, frozen=True, tag="mp.move-hourglass"):
    """Step 1: move the hourglass to the new day. Source: MP-4.1.1."""


class CallEvent(Task, frozen=True, tag="mp.call-event"):
    """Step 2: resolve the event of the day, if it has one. Source: MP-4.2.1."""


class DrawAlarmCard(Task, frozen=True, tag="mp.draw-alarm-card"):
    """Step 3: draw the day's alarm card. Source: MP-4.3.1."""


class PlaceAlarmMarkers(Task, frozen=True, tag="mp.place-alarm-markers"):
    """Step 4: place the markers that the alarm card shows. Source: MP-4.4.1."""


class TriggerAlarms(Task, frozen=True, tag="mp.trigger-alarms"):
    """Step 5: trigger an alarm on every hex with two or more markers. Source: MP-4.5.1."""


class AnswerAlarms(Task, frozen=True, tag="mp.answer-alarms"):
    """Step 6: draw the inquisitor cards that the alarms call for. Source: MP-4.6.1."""


class DrawInquisitorCards(Task, frozen=True, tag="mp.draw-inquisitor-cards"):
    """Draw this many inquisitor cards, then bring in the figures. Source: MP-4.6.5, 4.6.6.

    count: cards still to be drawn, from 0; bringing: the types of the figures that the cards so far bring.
    """

    count: int
    bringing: tuple[str, ...]


class BringInquisitor(Task, frozen=True, tag="mp.bring-inquisitor"):
    """Bring a new figure of a type onto the board. Source: MP-4.6.6."""

    type: str


class PlaceInquisitor(Question, frozen=True, tag="mp.place-inquisitor"):
    """Choose where a new figure of this type appears. Source: MP-4.6.7, 4.6.9."""

    type: str


class PutInquisitor(Task, frozen=True, tag="mp.put-inquisitor"):
    """Put a new figure of a type on a hex. rule: the one that brings it there. Source: MP-4.6.6, 4.6.7."""

    type: str
    hex: Hex
    rule: str | None = None
