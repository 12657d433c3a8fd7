"""Commands at a table of the toy game: given its log, when a seat asks for something, then these facts, or an error."""

from collections.abc import Callable
from typing import NamedTuple
from uuid import UUID

import pytest

from domain.kernel.chance.fate import Fate, sealed_fate, seed_seal
from domain.kernel.errors import (
    GameError,
    IllegalAction,
    NotYourSeat,
    SeedRefused,
    StaleVersion,
    WrongState,
)
from domain.kernel.fact import ActionTaken, Entry, Fact
from domain.kernel.position import Position, follow_all
from domain.kernel.tables import decisions
from domain.kernel.tables.decisions import Decision, Now
from domain.kernel.tables.table import (
    ABANDONED,
    TABLE_FACTS,
    SeatPlan,
    SeedOpened,
    SeedRevealed,
    SeedSealed,
    Table,
    TableEnded,
    TableOpened,
    TableStarted,
    TokenReplaced,
    follow_entries,
)
from tests.toy import TOY, ToyPack, begin

ID, SEED, SEAT_SEED = UUID(int=7), b"s" * 32, "seed of a player, 32 bytes long."
PACK = ToyPack({})
OPENED = TableOpened(str(ID), "", "toy", 1, PACK.hash, {}, (SeatPlan(),) * 2, {"dice": (1, 2, 3)})


class Given(NamedTuple):
    """A table, and where its game stands."""

    table: Table = Table()
    position: Position | None = None

    @property
    def now(self) -> Now:
        return Now(TOY, self.table, self.position)

    def after(self, decision: Decision, by: int | None = 0) -> "Given":
        """The table once a decision was written."""
        facts = [one.fact for one in decision.stated]
        entries = [
            Entry(version, 0, decision.action, by, None, fact)
            for version, fact in enumerate(facts, self.table.version + 1)
        ]
        position = self.position or Position(begin(OPENED, PACK)[0])
        played = [fact for fact in facts if not isinstance(fact, TABLE_FACTS)]
        is_played = self.position is not None or bool(played)
        return Given(follow_entries(self.table, entries), follow_all(position, played) if is_played else None)


def facts_of(decision: Decision) -> list[Fact]:
    return [one.fact for one in decision.stated]


def fate() -> Fate:
    return sealed_fate(SEED, ID, {})


def no_fate() -> Fate:
    raise AssertionError("nobody may ask for the fate of a table that cannot be played at")


def seed() -> bytes:
    return SEED


OPEN = Given(follow_entries(Table(), [Entry(1, 0, 0, None, None, OPENED)]))
RUNNING = OPEN.after(decisions.start(TOY, PACK, OPEN.table, None, fate))
ROLLED = RUNNING.after(decisions.act(RUNNING.now, 0, "roll:2", None, fate))
OVER = ROLLED.after(decisions.act(ROLLED.now, 1, "finish", None, fate))
ENDED = OVER.after(decisions.end(OVER.now, 1, None, seed))
SEALED = OPEN.after(decisions.seal(OPEN.table, 1, seed_seal(SEAT_SEED)))


def test_a_start_sets_the_game_up_to_its_first_question() -> None:
    assert isinstance(facts_of(decisions.start(TOY, PACK, OPEN.table, 1, fate))[0], TableStarted)
    assert RUNNING.position is not None and RUNNING.position.asked is not None
    assert RUNNING.position.asked.seats == (0,)


def test_an_action_states_itself_first_and_is_numbered() -> None:
    decision = decisions.act(RUNNING.now, 0, "roll:2", RUNNING.table.version, fate)
    assert facts_of(decision)[0] == ActionTaken(0, "roll:2") and decision.action == 1
    assert decision.position == ROLLED.position, "the position is the fold of the facts"


def test_the_same_command_comes_to_the_same_facts() -> None:
    first, second = (decisions.act(RUNNING.now, 0, "roll:3", None, fate) for _ in range(2))
    assert facts_of(first) == facts_of(second)


def test_options_listed_before_are_not_listed_again() -> None:
    listed = tuple(decisions._menu(RUNNING.now))
    again = decisions.act(RUNNING.now._replace(listed=listed), 0, "draw", None, fate)
    assert facts_of(again) == facts_of(decisions.act(RUNNING.now, 0, "draw", None, fate))


@pytest.mark.parametrize(("key", "legal"), [("roll:1", True), ("quit", True), ("nothing", False)])
def test_a_stale_command_learns_whether_its_option_is_still_legal(key: str, legal: bool) -> None:
    with pytest.raises(StaleVersion) as refused:
        decisions.act(RUNNING.now, 0, key, RUNNING.table.version - 1, no_fate)
    assert refused.value.still_legal is legal


def test_an_absent_seat_is_answered_for_by_its_default_once_the_table_was_idle() -> None:
    decision = decisions.answer_for(RUNNING.now, 0, None, 60.0, 60.0, fate)
    assert facts_of(decision)[0] == ActionTaken(0, "pass")


def test_a_seed_is_sealed_then_opened() -> None:
    assert facts_of(decisions.seal(OPEN.table, 1, seed_seal(SEAT_SEED))) == [SeedSealed(1, seed_seal(SEAT_SEED))]
    assert facts_of(decisions.open_seed(SEALED.table, 1, SEAT_SEED)) == [SeedOpened(1, SEAT_SEED)]


def test_an_end_reveals_the_seed_and_the_result() -> None:
    assert facts_of(decisions.end(OVER.now, 1, None, seed)) == [TableEnded("success"), SeedRevealed(SEED.hex())]
    assert facts_of(decisions.end(ROLLED.now, 0, None, seed)) == [TableEnded(ABANDONED), SeedRevealed(SEED.hex())]
    assert facts_of(decisions.abandon(OPEN.table, seed)) == [TableEnded(ABANDONED), SeedRevealed(SEED.hex())]
    assert facts_of(decisions.end(OVER.now, None, None, seed))[0] == TableEnded("success"), "the service ends it"


def test_a_token_is_noted_until_the_log_is_closed() -> None:
    for given in (OPEN, RUNNING, OVER):
        assert facts_of(decisions.replace_token(given.table, 1)) == [TokenReplaced(1)]


Refused = tuple[str, Callable[[], Decision], type[GameError]]
REFUSED: list[Refused] = [
    ("start twice", lambda: decisions.start(TOY, PACK, RUNNING.table, None, no_fate), WrongState),
    ("start an old version", lambda: decisions.start(TOY, PACK, SEALED.table, 1, no_fate), StaleVersion),
    ("start with a sealed seed", lambda: decisions.start(TOY, PACK, SEALED.table, None, no_fate), WrongState),
    ("act before the start", lambda: decisions.act(OPEN.now, 0, "pass", None, no_fate), WrongState),
    ("act after the end", lambda: decisions.act(ENDED.now, 0, "pass", None, no_fate), WrongState),
    ("act for another", lambda: decisions.act(RUNNING.now, 1, "pass", None, fate), IllegalAction),
    ("answer for one not asked", lambda: decisions.answer_for(RUNNING.now, 1, None, 60, 60, no_fate), WrongState),
    ("answer too soon", lambda: decisions.answer_for(RUNNING.now, 0, None, 59, 60, no_fate), WrongState),
    ("answer an old version", lambda: decisions.answer_for(RUNNING.now, 0, 1, 60, 60, no_fate), StaleVersion),
    ("seal nonsense", lambda: decisions.seal(OPEN.table, 1, "seal"), SeedRefused),
    ("seal twice", lambda: decisions.seal(SEALED.table, 1, seed_seal(SEAT_SEED)), SeedRefused),
    ("seal after the start", lambda: decisions.seal(RUNNING.table, 1, seed_seal(SEAT_SEED)), WrongState),
    ("open what is not sealed", lambda: decisions.open_seed(SEALED.table, 0, SEAT_SEED), SeedRefused),
    ("open another seed", lambda: decisions.open_seed(SEALED.table, 1, SEAT_SEED[::-1]), SeedRefused),
    ("undo before the start", lambda: decisions.undo(OPEN.table, 0, None), WrongState),
    ("undo an old version", lambda: decisions.undo(ROLLED.table, 0, None, 1), StaleVersion),
    ("redo before the start", lambda: decisions.redo(OPEN.table, None), WrongState),
    ("redo an old version", lambda: decisions.redo(ROLLED.table, None, 1), StaleVersion),
    ("consent at an old version", lambda: decisions.consent(ROLLED.table, 0, 1, True, 1), StaleVersion),
    ("withdraw at an old version", lambda: decisions.withdraw(ROLLED.table, 0, None, 1), StaleVersion),
    ("end twice", lambda: decisions.end(ENDED.now, 0, None, no_seed), WrongState),
    ("end an old version", lambda: decisions.end(OVER.now, 0, 1, no_seed), StaleVersion),
    ("end a running game as a guest", lambda: decisions.end(ROLLED.now, 1, None, no_seed), NotYourSeat),
    ("end a running game as the service", lambda: decisions.end(ROLLED.now, None, None, no_seed), NotYourSeat),
    ("abandon a running game", lambda: decisions.abandon(RUNNING.table, no_seed), WrongState),
    ("replace a token after the end", lambda: decisions.replace_token(ENDED.table, 0), WrongState),
]


def no_seed() -> bytes:
    raise AssertionError("nobody may ask for the seed of a table that does not end")


@pytest.mark.parametrize(("when", "error"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_what_a_table_does_not_allow_is_refused(when: Callable[[], Decision], error: type[GameError]) -> None:
    with pytest.raises(error):
        when()
