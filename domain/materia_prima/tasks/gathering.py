"""Mining, picking up, dropping. Source: MP-4.9, 4.10."""

from domain.kernel.task import Question, Task
from domain.materia_prima.elements import Elements


class Mine(Task, frozen=True, tag="mp.mine"):
    """A figure takes elements from the mine it stands on. Source: MP-4.9.2."""

    figure: str


class StartPickUp(Task, frozen=True, tag="mp.start-pick-up"):
    """A figure turns to the loose elements of its hex. Source: MP-4.9.5."""

    figure: str


class ChoosePickUp(Question, frozen=True, tag="mp.choose-pick-up"):
    """Which loose elements a figure picks up. chosen: kinds so far, in order of id. Source: MP-4.9.5."""

    figure: str
    chosen: tuple[str, ...] = ()


class PickUp(Task, frozen=True, tag="mp.pick-up"):
    """A figure picks up loose elements of its hex. Source: MP-4.9.5."""

    figure: str
    elements: Elements


class StartDrop(Task, frozen=True, tag="mp.start-drop"):
    """A figure turns to what it carries, to drop some of it. Source: MP-4.10.1."""

    figure: str


class ChooseDrop(Question, frozen=True, tag="mp.choose-drop"):
    """Which carried elements a figure drops. chosen: kinds so far, in order of id. Source: MP-4.10.1."""

    figure: str
    chosen: tuple[str, ...] = ()


class Drop(Task, frozen=True, tag="mp.drop"):
    """A figure drops carried elements on its hex. Source: MP-4.10.1."""

    figure: str
    elements: Elements


class ReduceExcess(Task, frozen=True, tag="mp.reduce-excess"):
    """A figure that carries too much lets one element go. Source: MP-2.4.6."""

    figure: str
    element: str
