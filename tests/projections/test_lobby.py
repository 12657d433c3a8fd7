"""The lobby's own fold tells of a table what its whole fold would."""

from hypothesis import given, settings

from domain.kernel.fact import ActionTaken, Awaiting, Entry, Fact
from domain.kernel.tables.table import (
    ActionsRedone,
    ActionsUndone,
    SeatPlan,
    SeedRevealed,
    TableEnded,
    TableOpened,
    TableStarted,
    TokenReplaced,
)
from domain.materia_prima.game import MATERIA_PRIMA
from projections.lobby import (
    DROPPED,
    FINISHED,
    NO_ENDING,
    OPEN,
    RUNNING,
    UNREADABLE,
    Listed,
    follow,
    is_told,
    listed,
    unreadable,
)
from tests.random_play import Playthrough, random_play
from tests.toy import Finished

OPENED = TableOpened("t", "00", "toy", 1, "00", {}, (SeatPlan(),), {})


def told(*facts: tuple[int, Fact]) -> Listed:
    """The table after facts, each of an action."""
    table = listed(OPENED, 1000)
    for version, (action, fact) in enumerate(facts, start=2):
        table = follow(table, Entry(version, 1000 * version, action, None, None, fact))
    return table


def acted(action: int, *facts: Fact) -> list[tuple[int, Fact]]:
    return [(action, fact) for fact in (ActionTaken(0, "pass"), *facts, Awaiting(0, ())) if is_told(type(fact))]


START = [(0, TableStarted()), (0, Awaiting(0, ()))]


def test_a_table_opens_runs_and_ends() -> None:
    assert (told().state, told().result, told().version) == (OPEN, "", 1)
    assert told(*START) == Listed("toy", RUNNING, "", 3, 0, NO_ENDING, "", 1000, 3000)
    abandoned = told(*START, *acted(1), (0, TableEnded("abandoned")), (0, SeedRevealed("00")))
    assert (abandoned.state, abandoned.result, abandoned.version) == (FINISHED, "abandoned", 6)
    assert told((0, TableEnded("abandoned"))).state == DROPPED


def test_a_result_is_undone_and_redone_with_its_action() -> None:
    over = [*START, *acted(1), *acted(2, Finished()), *acted(3)]
    assert (told(*over).state, told(*over).result, told(*over).action) == (FINISHED, "success", 3)
    assert told(*over, (0, ActionsUndone(2))).result == "success"
    undone = [*over, (0, ActionsUndone(1)), (0, ActionsUndone(0))]
    assert (told(*undone).state, told(*undone).result, told(*undone).action) == (RUNNING, "", 0)
    assert told(*undone, (0, ActionsRedone(1))).result == ""
    assert told(*undone, (0, ActionsRedone(3))).result == "success"


def test_an_undone_result_is_lost_once_another_action_is_taken() -> None:
    other = [*START, *acted(1), *acted(2, Finished()), (0, ActionsUndone(0)), *acted(3), *acted(4)]
    assert (told(*other).state, told(*other).result) == (RUNNING, "")
    assert told(*other, (0, ActionsUndone(0)), (0, ActionsRedone(4))).state == RUNNING
    assert told(*other, *acted(5, Finished()), (0, TokenReplaced(0))).result == "success"


def test_an_entry_counts_once() -> None:
    table = told(*START)
    assert follow(table, Entry(2, 9000, 0, None, None, TableEnded("abandoned"))) is table


def test_nothing_counts_after_what_cannot_be_read() -> None:
    table = unreadable(told(*START), 4)
    assert (table.state, table.version) == (UNREADABLE, 4)
    assert follow(table, Entry(5, 9000, 0, None, None, TableEnded("abandoned"))) is table


@settings(max_examples=30)
@given(play=random_play(MATERIA_PRIMA))
def test_a_game_ends_with_what_its_facts_say(play: Playthrough) -> None:
    stated = [fact.ends_with for fact in play.facts if fact.ends_with]
    assert play.result is not None and stated == [play.result]
