"""Free play: each player chooses a board and the colour of the cards for its character. Source: TG-7.3."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.setup import BoardTaken, ColourTaken
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.queries.free_play import free_boards, free_colours, user_of_board, user_of_colour
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.setup import AskBoard, AskColour, ChooseBoard, ChooseColour, TakeBoard, TakeColour
from domain.tainted_grail.vocabulary.terms import BOARD_COLOURS


@rule("TG-7.3.1", AskBoard)
def ask_board(play: Play[State], task: AskBoard) -> None:
    """Ask on which board a character's tray is put. Source: TG-7.3.1."""
    play.then(ChooseBoard(seats=(seat_of(play.state, task.character),), character=task.character))


@asks("TG-7.3.1", ChooseBoard)
def boards_to_choose(state: State, question: ChooseBoard) -> Iterable[Option]:
    """Yield each board that nobody uses. Source: TG-7.3.1, 7.3.6."""
    (seat,) = question.seats
    for colour in free_boards(state):
        yield Option(seat, f"board:{colour}", "TG-7.3.1", (TakeBoard(question.character, colour),))


@refuses(ChooseBoard)
def rule_against_board(state: State, question: ChooseBoard, seat: int, key: str) -> Unmet | None:
    """Return who uses a board. Source: TG-7.3.6."""
    users = {f"board:{colour}": user_of_board(state, colour) for colour in state.pack.boards}
    user = users.get(key)
    return Unmet("TG-7.3.6", "board-taken", {"character": user}) if user else None


@defaults(ChooseBoard)
def default_board(state: State, question: ChooseBoard) -> str:
    """Return the board of the character's own colour if it is free, else the first one. Source: TG-11.1.13."""
    own = state.pack.characters[question.character].colour
    return f"board:{own if own in free_boards(state) else free_boards(state)[0]}"


@rule("TG-7.3.4", TakeBoard)
def take_board(play: Play[State], task: TakeBoard) -> None:
    """Put the tray on the board, which has the tracks. Source: TG-3.1.4, 3.1.5, 7.3.4."""
    play.state_that(BoardTaken(task.character, task.colour))


@rule("TG-7.3.3", AskColour)
def ask_colour(play: Play[State], task: AskColour) -> None:
    """Ask which basic cards a character plays with, whatever its board. Source: TG-7.3.3."""
    play.then(ChooseColour(seats=(seat_of(play.state, task.character),), character=task.character))


@asks("TG-7.3.3", ChooseColour)
def colours_to_choose(state: State, question: ChooseColour) -> Iterable[Option]:
    """Yield each colour of basic cards that nobody uses. Source: TG-7.3.3, 7.3.6."""
    (seat,) = question.seats
    for colour in free_colours(state):
        yield Option(seat, f"cards:{colour}", "TG-7.3.3", (TakeColour(question.character, colour),))


@refuses(ChooseColour)
def rule_against_colour(state: State, question: ChooseColour, seat: int, key: str) -> Unmet | None:
    """Return who uses the basic cards of a colour. Source: TG-7.3.6."""
    users = {f"cards:{colour}": user_of_colour(state, colour) for colour in BOARD_COLOURS}
    user = users.get(key)
    return Unmet("TG-7.3.6", "colour-taken", {"character": user}) if user else None


@defaults(ChooseColour)
def default_colour(state: State, question: ChooseColour) -> str:
    """Return the character's own colour if it is free, else the first one. Source: TG-11.1.13."""
    own = state.pack.characters[question.character].colour
    return f"cards:{own if own in free_colours(state) else free_colours(state)[0]}"


@rule("TG-7.3.3", TakeColour)
def take_colour(play: Play[State], task: TakeColour) -> None:
    """Take the basic cards of a colour. Source: TG-7.3.3."""
    play.state_that(ColourTaken(task.character, task.colour))
