"""Mining, picking up, dropping. Source: MP-4.9, 4.10."""

from domain.kernel.task import Question, Task
from domain.materia_prima.elements import Elements


class Mine(Task, frozen=True, tag="mp.mine"):
    """Let a figure take elements from the mine on its hex. Source: MP-4.9.2."""

    figure: str


class StartPickUp(Task, frozen=True, tag="mp.start-pick-up"):
    """Begin picking up loose elements of a figure's hex. Source: MP-4.9.5."""

    figure: str


class ChoosePickUp(Question, frozen=True, tag="mp.choose-pick-up"):
    """Choose which loose elements a figure picks up. chosen: kinds so far, in order of id. Source: MP-4.9.5."""

    figure: str
    chosen: tuple[str, ...] = ()


class PickUp(Task, frozen=True, tag="mp.pick-up"):
    """Let a figure pick up loose elements of its hex. Source: MP-4.9.5."""

    figure: str
    elements: Elements


class StartDrop(Task, frozen=True, tag="mp.start-drop"):
    """Begin dropping what a figure carries. Source: MP-4.10.1."""

    figure: str


class ChooseDrop(Question, frozen=True, tag="mp.choose-drop"):
    """Choose which carried elements a figure drops. chosen: kinds so far, in order of id. Source: MP-4.10.1."""

    figure: str
    chosen: tuple[str, ...] = ()


class Drop(Task, frozen=True, tag="mp.drop"):
    """Let a figure drop carried elements on its hex. Source: MP-4.10.1."""

    figure: str
    elements: Elements


class ReduceExcess(Task, frozen=True, tag="mp.reduce-excess"):
    """Let a figure that carries too much drop one element. Source: MP-2.4.6."""

    figure: str
    element: str
