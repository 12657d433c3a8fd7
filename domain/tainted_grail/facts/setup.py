"""The setup and the stops of an arena. Source: TG-3.1."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.vocabulary.terms import BoardColour


class CharacterTaken(Fact, frozen=True, tag="tg.character-taken"):
    """A seat took a character, with the values of its tray and board. Source: TG-3.1.2 to 3.1.7."""

    reveals: ClassVar[bool] = False
    seat: int
    character: str


class BoardTaken(Fact, frozen=True, tag="tg.board-taken"):
    """A character uses this board, and starts with the values of its tracks. Source: TG-7.3.1, 7.3.4."""

    reveals: ClassVar[bool] = False
    character: str
    colour: BoardColour


class ColourTaken(Fact, frozen=True, tag="tg.colour-taken"):
    """A character plays with the basic cards of this colour. Source: TG-7.3.3."""

    reveals: ClassVar[bool] = False
    character: str
    colour: BoardColour


class ArenaEntered(Fact, frozen=True, tag="tg.arena-entered"):
    """All characters were chosen; the first stop is next."""

    reveals: ClassVar[bool] = False


class StopReached(Fact, frozen=True, tag="tg.stop-reached"):
    """The group reached a stop of the row. stop: from 0."""

    reveals: ClassVar[bool] = False
    stop: int


class ArenaSurvived(Fact, frozen=True, tag="tg.arena-survived"):
    """The last stop is done, and all characters live."""

    reveals: ClassVar[bool] = False
    ends_with: ClassVar[str | None] = "success"


class ArenaLost(Fact, frozen=True, tag="tg.arena-lost"):
    """A character died. Source: TG-5.16.12."""

    reveals: ClassVar[bool] = False
    ends_with: ClassVar[str | None] = "failure"
