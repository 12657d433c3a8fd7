"""Free play: which boards and basic cards are in use, and which are free. Source: TG-7.3."""

from collections.abc import Iterator

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.vocabulary.terms import BoardColour


def user_of_board(state: State, colour: BoardColour) -> str | None:
    """Return the living or absent character that uses a board; None if nobody does. Source: TG-5.20.9, 7.3.6."""
    return next((one.id for one in users(state) if one.board == colour), None)


def user_of_colour(state: State, colour: BoardColour) -> str | None:
    """Return the living or absent character that uses the basic cards of a colour; None if nobody does.

    Source: TG-5.20.9, 7.3.6.
    """
    return next((one.id for one in users(state) if one.cards == colour), None)


def users(state: State) -> Iterator[Character]:
    """Yield those who may use boards and cards: the living, and absent ones that may come back."""
    yield from (state.characters[one] for one in living(state))
    yield from state.away.values()


def user_of_own_board(state: State, character: str) -> str | None:
    """Return who uses the board that a character who plays no part would be placed on; None if nobody does, and in
    free play.

    Source: TG-3.1.2, 3.1.15.
    """
    trays = state.pack.characters
    others = () if state.free else (one.id for one in users(state))
    return next((one for one in others if trays[one].colour == trays[character].colour), None)


def free_boards(state: State) -> tuple[BoardColour, ...]:
    """Return the boards that nobody uses. Source: TG-7.3.6."""
    return tuple(one for one in state.pack.boards if user_of_board(state, one) is None)


def free_colours(state: State) -> tuple[BoardColour, ...]:
    """Return the colours of basic cards that nobody uses. Source: TG-7.3.6."""
    return tuple(one for one in state.pack.colours if user_of_colour(state, one) is None)


def free_play_max(pack: Pack) -> int:
    """Return how many characters can play at once, each with a board and basic cards of its own. Source: TG-7.3.6."""
    return min(len(pack.boards), len(pack.colours))
