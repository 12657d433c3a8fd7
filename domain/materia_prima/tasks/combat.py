"""Combat, rewards and destruction. Source: MP-6."""

from domain.kernel.task import Question, Task


class StartFight(Task, frozen=True, tag="mp.start-fight"):
    """Let a figure use an action to fight an inquisitor on a neighbouring hex. Source: MP-4.11.1."""

    figure: str
    inquisitor: str


class Fight(Task, frozen=True, tag="mp.fight"):
    """Let a figure attack an inquisitor. figure: alchemist's colour or homunculus' recipe. Source: MP-4.11.1, 6.1."""

    figure: str
    inquisitor: str


class DefeatInquisitor(Task, frozen=True, tag="mp.defeat-inquisitor"):
    """Remove a defeated inquisitor and its cards, then offer the reward. Source: MP-6.4.1, 6.5.1."""

    figure: str
    inquisitor: str


class ChooseReward(Question, frozen=True, tag="mp.choose-reward"):
    """Choose whether the winner rolls for a reward. Source: MP-6.5.1, 6.5.5."""

    figure: str


class RollReward(Task, frozen=True, tag="mp.roll-reward"):
    """Roll for the winner's reward. Source: MP-6.5.1, 6.5.2."""

    figure: str


class AttackFigure(Task, frozen=True, tag="mp.attack-figure"):
    """Let an inquisitor attack a player figure. Source: MP-6.6.1, 6.6.2."""

    inquisitor: str
    figure: str


class DefeatAlchemist(Task, frozen=True, tag="mp.defeat-alchemist"):
    """Defeat an alchemist. Source: MP-6.6.4."""

    colour: str


class DefeatHomunculus(Task, frozen=True, tag="mp.defeat-homunculus"):
    """Defeat a homunculus. Source: MP-6.6.7."""

    recipe: str


class DestroyElements(Task, frozen=True, tag="mp.destroy-elements"):
    """Let an inquisitor destroy elements in a tower. colour: the tower's. Source: MP-6.7.1, 6.7.2."""

    inquisitor: str
    colour: str


class LoseStored(Task, frozen=True, tag="mp.lose-stored"):
    """Remove elements of a level, or of the next lower ones, from a tower storage. Source: MP-6.7.4, 6.7.5.

    count: still to be lost, from 0.
    """

    colour: str
    level: int
    count: int


class ChooseLost(Question, frozen=True, tag="mp.choose-lost"):
    """Choose which elements of this level, this many, leave the tower storage. chosen: kinds so far.

    Source: MP-6.7.4.
    """

    colour: str
    level: int
    count: int
    chosen: tuple[str, ...]


class GiveStored(Task, frozen=True, tag="mp.give-stored"):
    """Remove these elements, counting repeats, from the tower storage. Source: MP-6.7.4."""

    colour: str
    elements: tuple[str, ...]
