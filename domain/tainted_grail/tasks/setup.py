"""The setup and the progress through an arena. Source: TG-3.1."""

from domain.kernel.task import Question, Task
from domain.tainted_grail.vocabulary.terms import BoardColour


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


class BuildDecks(Task, frozen=True, tag="tg.build-decks"):
    """Shuffle a character's four decks. Source: TG-3.1.8 to 3.1.11."""

    character: str


class AskBoard(Task, frozen=True, tag="tg.ask-board"):
    """Ask on which board a character's tray is put. Source: TG-7.3.1."""

    character: str


class ChooseBoard(Question, frozen=True, tag="tg.choose-board"):
    """Choose a board for a character. Source: TG-7.3.1, 7.3.6."""

    character: str


class TakeBoard(Task, frozen=True, tag="tg.take-board"):
    """Put a character's tray on this board. Source: TG-7.3.1, 7.3.4."""

    character: str
    colour: BoardColour


class AskColour(Task, frozen=True, tag="tg.ask-colour"):
    """Ask which basic cards a character plays with. Source: TG-7.3.3."""

    character: str


class ChooseColour(Question, frozen=True, tag="tg.choose-colour"):
    """Choose the colour of a character's basic cards. Source: TG-7.3.3, 7.3.6."""

    character: str


class TakeColour(Task, frozen=True, tag="tg.take-colour"):
    """Take the basic cards of this colour. Source: TG-7.3.3."""

    character: str
    colour: BoardColour


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
