"""The setup and the progress through an arena. Source: TG-3.1."""

from domain.kernel.task import Question, Task


class SetUp(Task, frozen=True, tag="tg.set-up"):
    """Build the decks of the world, then let every seat choose. wishes: characters that seats asked for at the
    opening.
    """

    wishes: tuple[tuple[str, ...], ...]


class TakeCharacter(Task, frozen=True, tag="tg.take-character"):
    """Set up a seat's character: tray, board and decks. Source: TG-3.1.2 to 3.1.11."""

    seat: int
    character: str


class ChooseCharacter(Question, frozen=True, tag="tg.choose-character"):
    """Choose the seat's character. Source: TG-3.1.2."""


class EnterArena(Task, frozen=True, tag="tg.enter-arena"):
    """Enter the arena when all are ready."""


class BeginStop(Task, frozen=True, tag="tg.begin-stop"):
    """Begin what is done at a stop. Source: TG-5.5.14, 5.14.5."""

    stop: int


class GoOn(Task, frozen=True, tag="tg.go-on"):
    """Go to the next stop of the row, an undefeated guardian first. stop: from 0."""

    stop: int


class CloseArena(Task, frozen=True, tag="tg.close-arena"):
    """End the arena: survived, or lost by a death."""
