"""Events, quests, chapters, discs and guardians on the land. Source: TG-3.3, 5.10, 5.11, 5.15."""

from __future__ import annotations

from domain.kernel.task import Question, Task
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter


class InTurn(Task, frozen=True, tag="tg.in-turn"):
    """Carry out what is due at the same time, in an order that the players choose.

    left: `disc:<id>` for one that has expired, `event:<id>` for what an open event does at dawn, `guardian:<encounter>`
    for one that moves, or that is met; movers: those who arrived at `place`, where guardians are met.
    Source: TG-4.2.18, 4.2.28, 5.8.14, 5.18.1.
    """

    left: tuple[str, ...]
    place: int = 0
    movers: tuple[str, ...] = ()


class ChooseTurn(Question, frozen=True, tag="tg.choose-turn"):
    """Choose which of these comes next. Source: TG-4.2.18, 4.2.28, 5.8.14, 5.18.1."""

    left: tuple[str, ...]
    place: int = 0
    movers: tuple[str, ...] = ()


class TakeTurn(Task, frozen=True, tag="tg.take-turn"):
    """Carry out one of what was due at the same time. Source: TG-4.2.18, 4.2.28, 5.8.14."""

    name: str
    place: int = 0
    movers: tuple[str, ...] = ()


class RevealTopEvent(Task, frozen=True, tag="tg.reveal-top-event"):
    """Reveal the top card of the event deck, and resolve its text. Source: TG-4.2.21, 4.2.25."""


class EndText(Task, frozen=True, tag="tg.end-text"):
    """Dissolve the party of a text that concerned all. discard: an event that goes as soon as it is resolved.

    Source: TG-4.5.9, 4.5.23.
    """

    discard: str | None = None


class MeetHere(Task, frozen=True, tag="tg.meet-here"):
    """Let all at a place meet the encounter of a text that concerns all. Source: TG-4.2.32, 4.2.34, 4.5.8, 4.5.9."""

    place: int
    order: HaveEncounter


class EndMeeting(Task, frozen=True, tag="tg.end-meeting"):
    """Dissolve the party that met an encounter at one place. Source: TG-4.5.23."""


class LookAtQuests(Task, frozen=True, tag="tg.look-at-quests"):
    """Resolve the quests whose success or failure holds now; it comes behind each printed instruction list and action.

    Source: TG-5.10.3, 5.10.5, 5.10.6.
    """


class SetUpChapter(Task, frozen=True, tag="tg.set-up-chapter"):
    """Build the encounter decks and the event deck of a chapter, and carry out its setup card. Source: TG-3.2.12."""

    number: int


class SaveChapter(Task, frozen=True, tag="tg.save-chapter"):
    """Keep the game as it is at the start of the chapter. Source: TG-3.3.5."""


class TurnChapter(Task, frozen=True, tag="tg.turn-chapter"):
    """Carry out a change of chapter that was ordered; it comes before each step and each action. Source: TG-3.3.8."""


class MeetGuardians(Task, frozen=True, tag="tg.meet-guardians"):
    """Let those who arrived at a place meet the guardians there. Source: TG-5.15.11, 4.5.11, 4.5.30."""

    place: int
    movers: tuple[str, ...]


class RollGuardian(Task, frozen=True, tag="tg.roll-guardian"):
    """Roll for a guardian. Source: TG-5.15.2."""

    encounter: str


class RerollGuardian(Question, frozen=True, tag="tg.reroll-guardian"):
    """Choose whether somebody repeats the roll for a guardian. face: that it shows. Source: TG-5.18.4, 5.18.6."""

    encounter: str
    face: str


class RollGuardianAgain(Task, frozen=True, tag="tg.roll-guardian-again"):
    """Repeat the roll for a guardian. name: of the character's ability; paid: whether its cost was paid.

    Source: TG-2.4.15, 5.18.4 to 5.18.6.
    """

    encounter: str
    face: str
    character: str
    name: str
    paid: bool = False


class StepGuardian(Task, frozen=True, tag="tg.step-guardian"):
    """Let a guardian do what its die shows. Source: TG-5.15.4 to 5.15.9."""

    encounter: str
    face: str


class ApproachGuardian(Task, frozen=True, tag="tg.approach-guardian"):
    """Form the party that meets a guardian at a place, from those who arrived and are still there.

    Source: TG-4.5.12, 5.15.11.
    """

    encounter: str
    place: int
    movers: tuple[str, ...]


class FaceGuardian(Task, frozen=True, tag="tg.face-guardian"):
    """Let the newest party meet a guardian, if anybody can. Source: TG-5.15.8, 5.16.14."""

    encounter: str


class ReadDream(Task, frozen=True, tag="tg.read-dream"):
    """Let these characters have the dream or the nightmare of a location. Source: TG-4.6.18 to 4.6.22, 4.5.10."""

    location: int
    kind: str
    characters: tuple[str, ...]


class EndDream(Task, frozen=True, tag="tg.end-dream"):
    """Let those who dreamt together wake up. Source: TG-4.5.10, 4.5.23."""


class Dreaming(Question, frozen=True, tag="tg.dreaming"):
    """What a reader sees in place of a question of a dream that is told only to those who have it. It is never asked.

    Source: TG-2.3.9.
    """
