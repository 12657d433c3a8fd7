"""What an alchemist does in the tower: convert, transmute, equip. Source: MP-4.13 to 4.15."""

from domain.kernel.task import Question, Task
from domain.materia_prima.elements import Elements


class StartConversions(Task, frozen=True, tag="mp.start-conversions"):
    """An alchemist turns to the elements at hand, to convert some. Source: MP-4.13.3."""

    colour: str


class ChooseConversions(Question, frozen=True, tag="mp.choose-conversions"):
    """Which elements an alchemist makes. chosen: outputs so far, in order of id. Source: MP-4.13.3."""

    colour: str
    chosen: tuple[str, ...] = ()


class Convert(Task, frozen=True, tag="mp.convert"):
    """Turn elements into others of the next level.

    outputs: what is made; carried: what of the inputs comes from the alchemist, the rest from the tower.
    Source: MP-4.13.2.
    """

    colour: str
    outputs: Elements
    carried: Elements


class Transmute(Task, frozen=True, tag="mp.transmute"):
    """Make what a recipe of the pool tells.

    carried: what of its elements comes from the alchemist, the rest from the tower. Source: MP-4.14.2, 4.14.3.
    """

    colour: str
    recipe: str
    carried: Elements


class Pay(Task, frozen=True, tag="mp.pay"):
    """Settle from which places the elements of an action come, then carry it out. Source: MP-4.13.2, 4.14.3."""

    action: Convert | Transmute


class ChoosePlace(Question, frozen=True, tag="mp.choose-place"):
    """From which place an element is paid where both have it; one kind after another, in order of id.

    action: what is paid for, with what is settled so far; kinds: those to be settled. Source: MP-4.13.2, 4.14.3.
    """

    action: Convert | Transmute
    kinds: tuple[str, ...]


class WearOrStore(Question, frozen=True, tag="mp.wear-or-store"):
    """Whether a new item is worn at once. Source: MP-4.14.6."""

    colour: str
    item: str


class PutOn(Task, frozen=True, tag="mp.put-on"):
    """An alchemist puts a new item on. Source: MP-4.14.6."""

    colour: str
    item: str


class StartEquipping(Task, frozen=True, tag="mp.start-equipping"):
    """An alchemist turns to items and elements in the tower. Source: MP-4.15.1."""

    colour: str


class ChooseWorn(Question, frozen=True, tag="mp.choose-worn"):
    """Which items an alchemist wears from now on. chosen: items so far, in order of id. Source: MP-4.15.2."""

    colour: str
    chosen: tuple[str, ...] = ()


class ChooseLoad(Question, frozen=True, tag="mp.choose-load"):
    """Which elements an alchemist carries from now on; the others are stored.

    worn: items worn from now on; chosen: kinds so far, in order of id. Source: MP-4.15.1.
    """

    colour: str
    worn: tuple[str, ...]
    chosen: tuple[str, ...] = ()


class Equip(Task, frozen=True, tag="mp.equip"):
    """An alchemist leaves the tower with these items and elements. Source: MP-4.15.1, 4.15.2."""

    colour: str
    worn: tuple[str, ...]
    carried: Elements
