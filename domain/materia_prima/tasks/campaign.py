"""Starting from the scenario before, and choosing what goes into the next one. Source: MP-3.2, 7.3."""

from domain.kernel.task import Question, Task
from domain.materia_prima.tasks.setup import Difficulty


class SetUpAgain(Task, frozen=True, tag="mp.set-up-again"):
    """Set up a scenario of a running campaign, as its chronicle noted. Source: MP-3.1.3, 3.2.

    difficulty, temple: None if the table has to choose; temple: a card's id, or "random".
    """

    difficulty: Difficulty | None
    temple: str | None


class SeatAgain(Task, frozen=True, tag="mp.seat-again"):
    """Seat the noted alchemists, with their soul stones and tower extensions. Source: MP-3.2.6 to 3.2.8."""


class PlaceAgain(Task, frozen=True, tag="mp.place-again"):
    """Place towers as noted, alchemists and homunculi on them, items in them. Source: MP-3.2.10 to 3.2.13."""


class ChooseOutfit(Question, frozen=True, tag="mp.choose-outfit"):
    """Choose which of the items brought along an alchemist wears. chosen: so far, in order of id. Source: MP-3.2.13."""

    colour: str
    chosen: tuple[str, ...] = ()


class PutOnOutfit(Task, frozen=True, tag="mp.put-on-outfit"):
    """Let an alchemist put on these items before day 1. Source: MP-3.2.13."""

    colour: str
    items: tuple[str, ...]


class CreditThings(Task, frozen=True, tag="mp.credit-things"):
    """Count things brought along as made if too few recipes are left to make them. Source: MP-7.1.12."""


class ChooseCarriedThing(Question, frozen=True, tag="mp.choose-carried-thing"):
    """Choose which homunculus or item of this level goes into the next scenario. Source: MP-7.3.2, 7.3.14."""

    colour: str
    level: int


class CarryThingOver(Task, frozen=True, tag="mp.carry-thing-over"):
    """Note a homunculus or item for the next scenario. Source: MP-7.3.2."""

    colour: str
    recipe: str


class ChooseCarriedExtension(Question, frozen=True, tag="mp.choose-carried-extension"):
    """Choose which tower extension goes into the next scenario. Source: MP-7.3.6, 7.3.14."""

    colour: str


class CarryExtensionOver(Task, frozen=True, tag="mp.carry-extension-over"):
    """Note a tower extension for the next scenario. Source: MP-7.3.6."""

    colour: str
    extension: str
