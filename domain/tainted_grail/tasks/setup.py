"""The setup and the way through an arena. Source: TG-3.1."""

from domain.kernel.task import Question, Task


class SetUp(Task, frozen=True, tag="tg.set-up"):
    """Make the decks of the world, then let every seat choose. wishes: characters a seat has asked for already."""

    wishes: tuple[tuple[str, ...], ...]


class TakeCharacter(Task, frozen=True, tag="tg.take-character"):
    """A seat plays this character: tray, board and decks. Source: TG-3.1.2 to 3.1.11."""

    seat: int
    character: str


class ChooseCharacter(Question, frozen=True, tag="tg.choose-character"):
    """Which character the seat plays. Source: TG-3.1.2."""


class EnterArena(Task, frozen=True, tag="tg.enter-arena"):
    """All are ready."""


class BeginStop(Task, frozen=True, tag="tg.begin-stop"):
    """What is done at a stop begins. Source: TG-5.5.14, 5.14.5."""

    stop: int


class GoOn(Task, frozen=True, tag="tg.go-on"):
    """The next stop of the row, an undefeated guardian first. stop: from 0."""

    stop: int


class CloseArena(Task, frozen=True, tag="tg.close-arena"):
    """The end: survived, or lost if somebody died."""
