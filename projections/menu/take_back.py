"""What the table's policy will ask for taking an option back, known before the option is taken."""

from collections.abc import Iterable
from itertools import chain
from typing import Any, Literal

from msgspec.structs import replace

from domain.kernel.chance.pile import is_face_down, place_of, pool_of
from domain.kernel.errors import TooManySteps
from domain.kernel.fact import Fact, Hidden
from domain.kernel.game import Game
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import EVOLVERS, QUESTIONS, RULES, Rule, told
from domain.kernel.tables.table import Policy, Table
from domain.kernel.task import Option, Question, Task, Together

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

    def shuffle(
        self,
        pile: str,
        cards: Iterable[str] = (),
        pool: str | None = None,
        seats: tuple[int, ...] | None = None,
    ) -> None:
        """Put the cards face down into the pile. A trial ends before any of them is drawn, so it needs neither a pool
        of their own nor an order in it.
        """
        state, joining = self.state, tuple(cards)
        row = state.piles.get(pile, ())
        face_down = row.count(row[0]) if row and is_face_down(row[0]) else 0
        known = [card for card in row if not is_face_down(card)] if face_down < len(row) else []
        if not joining and not known:
            return
        name = pool or next((pool_of(place) for place in row if is_face_down(place)), pile)
        joining += tuple(card for card in known if card not in joining)
        size = len(row) - len(known) + len(joining)
        self.state = replace(
            state,
            piles={**state.piles, pile: (place_of(name),) * size},
            pools={**state.pools, name: state.pools.get(name, ()) + joining},
        )

    def draw(self, pile: str, count: int = 1, seats: tuple[int, ...] | None = None) -> tuple[str, ...]:
        """Draw as a play does. Raise ChanceMet if the first card is face down."""
        row = self.state.piles.get(pile, ())
        if count > 0 and row and is_face_down(row[0]):
            raise ChanceMet
        return super().draw(pile, count, seats)

    def _ends_before(self, rule: Rule) -> bool:
        """Return whether the next task only asks, so that what follows it belongs to another action. Raise ChanceMet if
        it surely reveals something.
        """
        if rule.reveals is not False and told(rule.reveals, self.state, self._agenda[-1]):
            raise ChanceMet
        return rule.asks is not False and told(rule.asks, self.state, self._agenda[-1])

    def _pop(self) -> Task:
        """Take the next task. Nobody records what is unfinished after a trial."""
        return self._agenda.pop()

    def _take_only_answer(self) -> bool:
        """Answer as a play does a question that has only one answer."""
        asked = self._asked()
        return not (isinstance(asked, Question) and has_several(self.state, asked)) and super()._take_only_answer()


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
    """Return whether an option meets chance, touches a face-down place, or shows what some seat did not know."""
    known = reveals_by_rules(game, position, option, question)
    return reveals_on_trial(game, position, option, question) if known is None else known


def reveals_on_trial(game: Game, position: Position[Any], option: Option, question: Question | None) -> bool:
    """Return the same, found by carrying the option out. One that is too long to be tried counts as revealing."""
    try:
        Trial(game, position, NoFate()).follow(option, question)
    except (ChanceMet, TooManySteps):
        return True
    except KeyError as error:
        if error.args and is_face_down(str(error.args[0])):  # a rule looks at a card that the seat cannot see
            return True
        raise
    return False


def reveals_by_rules(game: Game, position: Position[Any], option: Option, question: Question | None) -> bool | None:
    """Return the same as far as the rules tell it of the tasks that follow, so that the option need not be tried; None
    if they do not. It reveals nothing if all tasks before the next question are quiet, and that waits.
    """
    state, agenda = position.state, position.agenda
    if question is None:
        return told_by_rules(game, state, chain(option.then, agenda), waits=True)
    if agenda[0] is question:
        return told_by_rules(game, state, chain(option.then, agenda[1:]))
    together = agenda[0]
    assert isinstance(together, Together), "a question that is not the next task is one of several"
    branch = next(one for one in together.branches if one and one[0] is question)
    if any(one and one is not branch for one in together.branches):  # their questions wait as they do now
        return told_by_rules(game, state, chain(option.then, branch[1:]), at_end=False)
    return told_by_rules(game, state, chain(option.then, branch[1:], agenda[1:]))


def told_by_rules(
    game: Game, state: Any, tasks: Iterable[Task], *, waits: bool = False, at_end: bool | None = None
) -> bool | None:
    """Return whether these tasks reveal something before a seat is asked; None if their rules do not tell it.

    waits: whether the first question among them is open now; at_end: what holds if none of them does anything.
    """
    is_same = True  # as far as a state tells something: it does so for the first task that changes it, not for others
    for task in tasks:
        if isinstance(task, Question):
            is_waiting = waits or game.waits(state, task) or (is_same and has_several(state, task))
            return False if is_waiting or QUESTIONS[type(task)].several is True else None
        rule = RULES.get(type(task))
        if rule is None:
            return None
        if is_same and rule.reveals is not False and told(rule.reveals, state, task):
            return True
        if rule.asks is True or (is_same and rule.asks is not False and told(rule.asks, state, task)):
            return False
        if not rule.steady:
            if rule.asks is not False or not rule.quiet:
                return None
            is_same = False
    return at_end if is_same else None


def has_several(state: Any, question: Question) -> bool:
    """Return whether a question surely has several answers, so that it waits for one."""
    return told(QUESTIONS[type(question)].several, state, question)
