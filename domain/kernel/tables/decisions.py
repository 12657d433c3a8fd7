"""The decisions of a table: pure functions from a table and a command to facts, or to an error with a code.

Fate is passed as a function, since a table has secrets only once all its seeds are open. `expected` is the version that
the caller saw, None if it does not matter. The use cases check tokens and idempotency keys.

The functions `..._fact` and `..._facts` check less, because they also decide a stored log again. Older logs hold
proposals that replaced an open one, so `undo_fact` allows that, and `undo` does not.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from domain.kernel.chance.fate import Fate, check_opening, check_seal
from domain.kernel.errors import (
    NotYourSeat,
    ProposalChanged,
    ProposalOpen,
    SeedRefused,
    StaleVersion,
    UndoRefused,
    Unsaved,
    WrongState,
)
from domain.kernel.fact import Fact, Stated
from domain.kernel.game import Game, Pack
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import default, options
from domain.kernel.tables.table import (
    ABANDONED,
    ActionsRedone,
    ActionsUndone,
    Proposal,
    SeedOpened,
    SeedRevealed,
    SeedSealed,
    Table,
    TableEnded,
    TableStarted,
    TokenReplaced,
    UndoAnswered,
    UndoProposed,
    consent_needed,
)
from domain.kernel.task import Option

HOST = 0
"""The seat that starts the table, ends it early, answers for absent seats and replaces tokens."""


class Decision(Struct, frozen=True):
    """The outcome of a command. action: its number, 0 for none; position: the one after an action or the setup."""

    stated: Sequence[Stated]
    action: int = 0
    position: Position[Any] | None = None


class Now(NamedTuple):
    """A table when a command arrives. position: None before the start; listed: the open question's options, if listed
    already.
    """

    game: Game
    table: Table
    position: Position[Any] | None
    listed: Sequence[Option] | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has a result and no open question."""
        return self.result is not None and self.position is not None and self.position.asked is None

    @property
    def loses(self) -> bool:
        """Whether the end of the table now would lose some of what was played, as its campaign would not note it."""
        campaign = self.game.campaign
        return campaign is not None and self.position is not None and campaign.unsaved(self.position.state)

    @property
    def result(self) -> str | None:
        """The game's result, None while it goes on."""
        return self.game.result(self.position.state) if self.position else None


def seal(table: Table, seat: int, sealed: str) -> Decision:
    """Seal a seat's seed. Source: audit protocol 1.3. Raises SeedRefused, WrongState."""
    check_seal(sealed)
    check_open(table)
    if table.seeds or seat in table.seals:
        raise SeedRefused(
            "seeds are being opened, so no more can be sealed"
            if table.seeds
            else "this seat has already sealed its seed"
        )
    return _own(SeedSealed(seat, sealed))


def open_seed(table: Table, seat: int, seed: str) -> Decision:
    """Open a seat's sealed seed. Source: audit protocol 1.3. Raises SeedRefused, WrongState."""
    check_open(table)
    sealed = table.seals.get(seat)
    if sealed is None or seat in table.seeds:
        raise SeedRefused(
            "this seat has not sealed a seed; seal one first" if sealed is None else "this seed is already open"
        )
    check_opening(seed, sealed)
    return _own(SeedOpened(seat, seed))


def start(game: Game, pack: Pack, table: Table, expected: int | None, fate: Callable[[], Fate]) -> Decision:
    """Close the seeds and set up the game, up to its first question. A branch is set up already.

    Raises StaleVersion, WrongState.
    """
    check_open(table)
    check_version(table, expected)
    check_start(table)
    if table.timeline.start:
        return _own(TableStarted())
    state, tasks = game.begin(table.facts_of_opening, pack)
    play = Play(game, Position(state), fate())
    stated = play.begin(*tasks)
    return Decision([Stated(None, TableStarted()), *stated], position=play.position)


def act(now: Now, seat: int, key: str, expected: int | None, fate: Callable[[], Fate]) -> Decision:
    """Take one option. Raises IllegalAction, StaleVersion, WrongState."""
    check_running(now.table)
    if expected not in (None, now.table.version):
        legal = any(option.seat == seat and option.key == key for option in _menu(now))
        raise StaleVersion(expected, now.table.version, legal)
    return _taken(now, seat, key, fate)


def answer_for(
    now: Now, seat: int, expected: int | None, idle_seconds: float, wanted_seconds: float, fate: Callable[[], Fate]
) -> Decision:
    """Answer an absent seat's question by its default, once the table has been idle for long enough.

    Raises StaleVersion, WrongState.
    """
    position = _running(now)
    check_version(now.table, expected)
    asked = position.asked
    if asked is None or seat not in asked.seats:
        raise WrongState(f"no question waits for seat {seat}; read the table again")
    if idle_seconds < wanted_seconds:
        raise WrongState(f"the table must be idle for {wanted_seconds:g} seconds first; wait for the seat")
    return _taken(now, seat, default(position.state, asked, seat), fate)


def undo(table: Table, seat: int, to: int | None, expected: int | None = None) -> Decision:
    """Undo to the position after action `to`, or propose it if the policy requires consent.

    Raises UndoRefused, ProposalOpen, StaleVersion, WrongState.
    """
    check_running(table)
    check_version(table, expected)
    fact = undo_fact(table, seat, to)
    if isinstance(fact, UndoProposed) and table.proposal is not None:
        raise ProposalOpen(table.proposal.version)
    return _own(fact)


def consent(table: Table, seat: int, proposal: int, granted: bool, expected: int | None = None) -> Decision:
    """Answer the proposal with this version. The last consent carries out the undo.

    Raises ProposalChanged, UndoRefused, StaleVersion.
    """
    check_version(table, expected)
    check_proposal(table, proposal)
    return _own(*consent_facts(table, seat, granted))


def withdraw(table: Table, seat: int, proposal: int | None, expected: int | None = None) -> Decision:
    """Withdraw the seat's own open proposal. proposal: its version, None for whichever is open.

    Raises ProposalChanged, UndoRefused, NotYourSeat, StaleVersion.
    """
    check_version(table, expected)
    if proposal is not None:
        check_proposal(table, proposal)
    return _own(withdrawal_fact(table, seat))


def redo(table: Table, to: int | None, expected: int | None = None) -> Decision:
    """Redo undone actions. Raises UndoRefused, StaleVersion, WrongState."""
    check_running(table)
    check_version(table, expected)
    return _own(redo_fact(table, to))


def end(
    now: Now, seat: int | None, expected: int | None, seed: Callable[[], bytes], *, losing: bool = False
) -> Decision:
    """End the table and reveal its seed. seat: None for the service, which ends only games that are over; losing:
    whether what its campaign would not note may be lost.

    Raises WrongState, StaleVersion, NotYourSeat, Unsaved.
    """
    check_not_ended(now.table)
    check_version(now.table, expected)
    check_end(now.table, seat, now.is_over)
    if not losing and now.loses:
        raise Unsaved(
            "what was played since the campaign's last save would be lost; go on to the next save, or send"
            ' {"losing": true} to end the table all the same'
        )
    return _own(TableEnded(now.result or ABANDONED), SeedRevealed(seed().hex()))


def abandon(table: Table, seed: Callable[[], bytes]) -> Decision:
    """End a table that nobody started, and reveal its seed. Raises WrongState."""
    check_open(table)
    return _own(TableEnded(ABANDONED), SeedRevealed(seed().hex()))


def replace_token(table: Table, seat: int) -> Decision:
    """Note that a seat has a new token. Raises WrongState once the log is closed."""
    if table.ended:
        raise WrongState("the table has ended, so its log is closed")
    return _own(TokenReplaced(seat))


def _own(*facts: Fact) -> Decision:
    """Return a decision of the table's own facts, which no rule of a game has stated."""
    return Decision([Stated(None, fact) for fact in facts])


def _taken(now: Now, seat: int, key: str, fate: Callable[[], Fate]) -> Decision:
    """Take one option and carry out all that follows. Raises IllegalAction, WrongState."""
    play = Play(now.game, _running(now), fate())
    stated = play.take(seat, key, now.listed)
    return Decision(stated, now.table.timeline.newest + 1, play.position)


def _running(now: Now) -> Position[Any]:
    check_running(now.table)
    assert now.position is not None, "a running table has a position"
    return now.position


def _menu(now: Now) -> Iterator[Option]:
    """Yield all legal options: those of the open question, and those that are always allowed."""
    position = _running(now)
    if position.asked:
        yield from options(position.state, position.asked) if now.listed is None else now.listed
    yield from now.game.always(position.state)


def undo_fact(table: Table, seat: int, to: int | None) -> UndoProposed | ActionsUndone:
    """Undo to the position after action `to`, by default one action, or propose it if the policy requires consent.

    An immediate undo ends an open proposal, as an action does. Raises UndoRefused, WrongState.
    """
    check_running(table)
    target = undo_target(table, to)
    needs = consent_needed(table, seat, target)
    return UndoProposed(seat, target, needs) if needs else ActionsUndone(target)


def consent_facts(table: Table, seat: int, granted: bool) -> tuple[Fact, ...]:
    """Answer the open proposal. The last consent also carries out the undo. Raises UndoRefused."""
    proposal = table.proposal
    if proposal is None or seat not in proposal.waiting:
        raise UndoRefused("no open proposal waits for this seat's consent; read the table again")
    answer = UndoAnswered(seat, granted)
    if granted and proposal.waiting == (seat,):
        return answer, ActionsUndone(proposal.to)
    return (answer,)


def withdrawal_fact(table: Table, seat: int) -> UndoAnswered:
    """Withdraw the seat's own open proposal, by refusing it. Raises UndoRefused, NotYourSeat."""
    if table.proposal is None:
        raise UndoRefused("no proposal is open; read the table again")
    if table.proposal.seat != seat:
        raise NotYourSeat(f"only seat {table.proposal.seat}, which proposed this undo, can withdraw it")
    return UndoAnswered(seat, granted=False)


def is_withdrawal(proposal: Proposal | None, answer: UndoAnswered) -> bool:
    """Return whether an answer withdraws the open proposal, instead of refusing another seat's."""
    return proposal is not None and proposal.seat == answer.seat and not answer.granted


def check_version(table: Table, expected: int | None) -> None:
    """Raise StaleVersion if the table is past the version that the caller saw."""
    if expected is not None and expected != table.version:
        raise StaleVersion(expected, table.version)


def check_proposal(table: Table, version: int) -> None:
    """Raise ProposalChanged unless the open proposal is the one with this version."""
    found = table.proposal.version if table.proposal else None
    if found != version:
        raise ProposalChanged(version, found)


def redo_fact(table: Table, to: int | None) -> ActionsRedone:
    """Redo undone actions up to `to`, by default one. This ends an open proposal. Raises UndoRefused, WrongState."""
    check_running(table)
    back = table.timeline.redone_by(to)
    if not back or table.policy == "off":
        raise UndoRefused(
            "no undone action to redo" if to is None else f"action {to} is not on the undone line; choose one that is"
        )
    return ActionsRedone(back[-1])


def undo_target(table: Table, to: int | None) -> int:
    """Return the position that an undo leads to, by default the one before the newest action. Raises UndoRefused."""
    if to is not None:
        return to
    current = table.timeline.current
    if not current:
        raise UndoRefused("no action to undo")
    return table.timeline.parent(current)


def check_running(table: Table) -> None:
    """Raise WrongState unless the table was started and has not ended."""
    if table.ended:
        raise WrongState("the table has ended")
    if not table.started:
        raise WrongState("the table has not started; the host starts it")


def check_start(table: Table) -> None:
    """Raise WrongState unless the table can be started: it is open, and every sealed seed has been opened."""
    check_open(table)
    if table.seals.keys() != table.seeds.keys():
        raise WrongState("a sealed seed is still closed; open all sealed seeds first")


def check_open(table: Table) -> None:
    """Raise WrongState if the table has been started or has ended."""
    if table.started or table.ended:
        raise WrongState("the table has already started" if table.started else "the table has ended")


def check_not_ended(table: Table) -> None:
    """Raise WrongState if the table has ended."""
    if table.ended:
        raise WrongState("the table has already ended")


def check_end(table: Table, by: int | None, is_over: bool) -> None:
    """Raise WrongState if the table has ended, NotYourSeat if this seat may not end it.

    by: None for the service, which ends only games that are over; is_over: whether the game has a result.
    """
    check_not_ended(table)
    if not is_over and by != HOST:
        raise NotYourSeat("only the host (seat 0) can end a game that is not over")
