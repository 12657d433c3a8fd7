"""What the table's policy will ask for taking an option back, known before the option is taken."""

from typing import Any, Literal

from domain.kernel.chance.pile import is_face_down
from domain.kernel.fact import Fact, Hidden
from domain.kernel.game import Game
from domain.kernel.play import Play, TooManySteps
from domain.kernel.position import Position
from domain.kernel.registry import EVOLVERS
from domain.kernel.tables.table import Policy, Table
from domain.kernel.task import Option, Question

Price = Literal["free", "consent", "never"]


class ChanceMet(Exception):
    """An action asked for an outcome of chance, or revealed something."""


class Trial(Play[Any]):
    """An action that is carried out only to see whether it reveals something."""

    steps_max = 1_000

    def state_that(self, fact: Fact, hidden: tuple[Hidden, ...] = (), *, rule: str | None = None) -> None:
        """Apply a fact, unrecorded. Raise ChanceMet if it reveals something."""
        if fact.reveals:
            raise ChanceMet
        self.state = EVOLVERS[type(fact)](self.state, fact)


class NoFate:
    """A fate that has no outcomes, so that nothing can depend on what will be rolled."""

    def outcome(self, stream: str, n: int, m: int) -> int:
        """Raise ChanceMet."""
        raise ChanceMet


def policy_for(table: Table) -> Policy:
    """Return the policy that a seat meets: with one seat there is nobody to consent."""
    alone = len(table.facts_of_opening.seats) == 1
    return "free" if alone and table.policy != "off" else table.policy


def price_of(game: Game, policy: Policy, position: Position[Any], option: Option, question: Question | None) -> Price:
    """Return what taking this option back will cost its seat, as the next thing that happens.

    position: as the seat knows it; question: the one that the option answers, None beside the open one.
    """
    if policy == "off":
        return "never"
    if policy == "free":
        return "free"
    if option.mark is not None and policy == "knowledge":  # it only leads back to what was known
        return "free"
    return "consent" if policy == "unanimous" or reveals(game, position, option, question) else "free"


def reveals(game: Game, position: Position[Any], option: Option, question: Question | None) -> bool:
    """Return whether an option meets chance, touches a face-down place, or shows what some seat did not know.

    One that is too long to be tried counts as such.
    """
    try:
        Trial(game, position, NoFate()).carry_out(option, question)
    except (ChanceMet, TooManySteps):
        return True
    except KeyError as error:
        if error.args and is_face_down(str(error.args[0])):  # a rule looks at a card that the seat cannot see
            return True
        raise
    return False
