"""What an alchemist does in the tower: convert, transmute, equip. Source: MP-4.13 to 4.15."""

from domain.kernel.task import Question, Task
from domain.materia_prima.elements import Elements


class StartConversions(Task, frozen=True, tag="mp.start-conversions"):
    """Begin converting elements that an alchemist has at hand. Source: MP-4.13.3."""

    colour: str


class ChooseConversions(Question, frozen=True, tag="mp.choose-conversions"):
    """Choose which elements an alchemist makes. chosen: outputs so far, in order of id. Source: MP-4.13.3."""

    colour: str
    chosen: tuple[str, ...] = ()


class Convert(Task, frozen=True, tag="mp.convert"):
    """Convert elements into others of the next level.

    outputs: what is made; carried: the inputs from the alchemist, the others being the tower's. Source: MP-4.13.2.
    """

    colour: str
    outputs: Elements
    carried: Elements


class Transmute(Task, frozen=True, tag="mp.transmute"):
    """Make the thing of a recipe in the pool.

    carried: the elements from the alchemist, the others being the tower's. Source: MP-4.14.2, 4.14.3.
    """

    colour: str
    recipe: str
    carried: Elements


class Pay(Task, frozen=True, tag="mp.pay"):
    """Settle which places pay the elements of an action, then carry it out. Source: MP-4.13.2, 4.14.3."""

    action: Convert | Transmute


class ChoosePlace(Question, frozen=True, tag="mp.choose-place"):
    """Choose which place pays an element that both have; one kind after another, in order of id.

    action: what is paid for, with what is settled so far; kinds: those to be settled. Source: MP-4.13.2, 4.14.3.
    """

    action: Convert | Transmute
    kinds: tuple[str, ...]


class WearOrStore(Question, frozen=True, tag="mp.wear-or-store"):
    """Choose whether to wear a new item at once. Source: MP-4.14.6."""

    colour: str
    item: str


class PutOn(Task, frozen=True, tag="mp.put-on"):
    """Let an alchemist put on a new item. Source: MP-4.14.6."""

    colour: str
    item: str


class StartEquipping(Task, frozen=True, tag="mp.start-equipping"):
    """Begin equipping an alchemist in its tower. Source: MP-4.15.1."""

    colour: str


class ChooseWorn(Question, frozen=True, tag="mp.choose-worn"):
    """Choose which items an alchemist wears from now on. chosen: items so far, in order of id. Source: MP-4.15.2."""

    colour: str
    chosen: tuple[str, ...] = ()


class ChooseLoad(Question, frozen=True, tag="mp.choose-load"):
    """Choose which elements an alchemist carries from now on; the others are stored.

    worn: items worn from now on; chosen: kinds so far, in order of id. Source: MP-4.15.1.
    """

    colour: str
    worn: tuple[str, ...]
    chosen: tuple[str, ...] = ()


class Equip(Task, frozen=True, tag="mp.equip"):
    """Equip an alchemist with these items and elements, as it leaves the tower. Source: MP-4.15.1, 4.15.2."""

    colour: str
    worn: tuple[str, ...]
    carried: Elements
