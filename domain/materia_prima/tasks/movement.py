"""Moving and sailing. Source: MP-4.8, 4.18, 8.3.4."""

from domain.kernel.task import Question, Task
from domain.materia_prima.board.hexes import Hex


class Move(Task, frozen=True, tag="mp.move"):
    """Move a figure to a neighbouring hex. Source: MP-4.8.1."""

    figure: str
    hex: Hex


class Sail(Task, frozen=True, tag="mp.sail"):
    """Sail an alchemist to a connected town. town: its letter. Source: MP-4.18.1."""

    colour: str
    town: str


class OfferHomunculus(Question, frozen=True, tag="mp.offer-homunculus"):
    """Choose whether to give up a homunculus that came to a town whose mission wants one. Source: MP-8.3.4."""

    homunculus: str
