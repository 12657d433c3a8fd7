"""Parts that the boards of several games share, as typed dicts. Each game declares the rest of its board's form."""

from typing import TypedDict


class NamedView(TypedDict):
    """A thing by its id and its name."""

    id: str
    name: str


class LyingView(TypedDict):
    """A thing that lies there, by its id. What is printed on it is told once for its pack, by the same id."""

    id: str


class SeatView(TypedDict):
    """A seat, by its id and its number."""

    id: str
    seat: int


class QuestionView(TypedDict):
    """An open question. seats: those that may answer."""

    seats: list[int]
    prompt: str
