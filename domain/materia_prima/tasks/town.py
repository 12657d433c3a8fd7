"""What an alchemist does in a town: research and buy. Source: MP-4.16, 4.17."""

from domain.kernel.task import Question, Task
from domain.materia_prima.elements import Elements


class Research(Task, frozen=True, tag="mp.research"):
    """Draw recipes of a kind; some go into the pool, the others to the discard. Source: MP-4.16.1."""

    colour: str
    kind: str


class KeepRecipes(Question, frozen=True, tag="mp.keep-recipes"):
    """Choose which of the drawn recipes go into the pool. chosen: those so far, in order of id. Source: MP-4.16.1."""

    colour: str
    kind: str
    chosen: tuple[str, ...] = ()


class EnterPool(Task, frozen=True, tag="mp.enter-pool"):
    """Put these drawn recipes into the pool, and the others on the kind's discard. Source: MP-4.16.1, 4.16.2."""

    colour: str
    kind: str
    recipes: tuple[str, ...]


class ChooseDiscards(Question, frozen=True, tag="mp.choose-discards"):
    """Choose which recipes leave the full pool. kept: those that stay; chosen: so far, in order of id.

    Source: MP-4.16.4.
    """

    colour: str
    kept: tuple[str, ...]
    chosen: tuple[str, ...] = ()


class DiscardRecipes(Task, frozen=True, tag="mp.discard-recipes"):
    """Move these recipes from the pool to the discards of their kinds. Source: MP-4.16.4, 4.16.9."""

    colour: str
    recipes: tuple[str, ...]


class StartPurchase(Task, frozen=True, tag="mp.start-purchase"):
    """Begin buying the extension of the town. Source: MP-4.17.1."""

    colour: str


class ChoosePrice(Question, frozen=True, tag="mp.choose-price"):
    """Choose which different elements pay for an extension. chosen: kinds so far, in order of id. Source: MP-4.17.2."""

    colour: str
    chosen: tuple[str, ...] = ()


class Buy(Task, frozen=True, tag="mp.buy"):
    """Buy the extension of the town. Source: MP-4.17.1."""

    colour: str
    paid: Elements
