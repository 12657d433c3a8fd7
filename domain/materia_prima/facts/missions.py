"""Town missions fulfilled, and things that left the game for them. Source: MP-8.3."""

from typing import ClassVar

from domain.kernel.fact import Fact


class ElementsDelivered(Fact, frozen=True, tag="mp.elements-delivered"):
    """A figure's elements left the game. elements: kind -> count. Source: MP-8.3.3."""

    reveals: ClassVar[bool] = False
    figure: str
    elements: dict[str, int]


class HomunculusDelivered(Fact, frozen=True, tag="mp.homunculus-delivered"):
    """A homunculus left the game; its elements stayed on its hex. Source: MP-8.3.4, 8.3.9."""

    reveals: ClassVar[bool] = False
    homunculus: str


class ItemDelivered(Fact, frozen=True, tag="mp.item-delivered"):
    """A worn item left the game. Source: MP-8.3.5."""

    reveals: ClassVar[bool] = False
    colour: str
    item: str


class FragmentDelivered(Fact, frozen=True, tag="mp.fragment-delivered"):
    """A stone fragment left the game. Source: MP-8.3.6."""

    reveals: ClassVar[bool] = False
    colour: str
    fragment: str


class MissionFulfilled(Fact, frozen=True, tag="mp.mission-fulfilled"):
    """A town mission went to the group's fulfilled ones. town: its letter. Source: MP-8.3.10."""

    reveals: ClassVar[bool] = False
    colour: str
    town: str
    mission: str
    points: int


class MissionReplaced(Fact, frozen=True, tag="mp.mission-replaced"):
    """A new mission was laid open at a town. town: its letter. Source: MP-8.3.10."""

    reveals: ClassVar[bool] = False
    town: str
    mission: str
