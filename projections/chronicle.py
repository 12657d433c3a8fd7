"""The story of a table: a chapter an action, a line an entry that is worth telling."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Any

from msgspec import Struct

from domain.kernel.chance.seal import EVERYTHING, Knowing
from domain.kernel.fact import ActionTaken, Awaiting, DiceRolled, Entry, Face, OnlyAnswerTaken
from domain.kernel.position import Position, follow
from domain.kernel.registry import questions_by_key
from domain.kernel.tables.table import (
    TABLE_FACTS,
    ActionsRedone,
    ActionsUndone,
    Origin,
    SeedOpened,
    SeedRevealed,
    SeedSealed,
    TableEnded,
    TableOpened,
    TableStarted,
    TokenReplaced,
    UndoAnswered,
    UndoProposed,
)
from domain.kernel.task import Option, Question, question_for
from projections.messages import Messages, sentence
from projections.view import View


class Dice(Struct, frozen=True):
    """Dice as they fell."""

    die: str
    faces: tuple[Face, ...]


class Line(Struct, frozen=True, omit_defaults=True):
    """An entry in words, or several that say the same in a row.

    v: its version, the last one's of several; rule: what stated it; dice: those that fell in it, or for it just before.
    """

    v: int
    rule: str | None
    text: str
    dice: Dice | None = None


class Chapter(Struct, frozen=True):
    """What one action did, with all it caused.

    version: of its last entry; action: its number, 0 for the setup, None for an entry of the table's own; seat: who
    asked, None for the service; at: when, RFC 3339; undone: whether it counts no more; title: the player and the answer
    that was given; events: what came of it; day, phase: the moment at which it began, in the game's words, None where
    the game has none.
    """

    version: int
    action: int | None
    seat: int | None
    at: str | None
    undone: bool
    title: str
    events: tuple[Line, ...]
    day: str | None = None
    phase: str | None = None


def tell(
    view: View,
    before: Position[Any],
    entries: Sequence[Entry],
    *,
    action: int,
    seat: int | None,
    at: str | None,
    undone: bool,
    messages: Messages,
    knowing: Knowing = EVERYTHING,
) -> Chapter:
    """The chapter of these entries. before: the position that the first of them met; knowing: what its reader may."""
    title = with_player(title_of(view, before, entries, messages, knowing), seat, messages)
    events = tuple(lines(view, before, entries, messages, knowing))
    reached = view.progress(Position(knowing.state(before.state), before.agenda), messages)
    return Chapter(entries[-1].version, action, seat, at, undone, title, events, reached.day, reached.phase)


def tell_own(entry: Entry, *, at: str | None, messages: Messages, proposer: int | None = None) -> Chapter:
    """The chapter of an entry of the table's own, as an undo. The service reveals, whoever ended the table.

    proposer: whose proposal the entry answers, if it does.
    """
    seat = None if isinstance(entry.fact, SeedRevealed) else entry.by
    title = told_of_table(entry, messages, proposer)
    return Chapter(entry.version, None, seat, at, False, title, ())


def title_of(
    view: View, before: Position[Any], entries: Iterable[Entry], messages: Messages, knowing: Knowing = EVERYTHING
) -> str:
    """The answer that began the action; of a chapter that no answer began, that it is the setup."""
    for entry in entries:
        if isinstance(entry.fact, ActionTaken):
            option = Option(entry.fact.seat, entry.fact.key, entry.rule or "")
            return sentence(view.answer(knowing.state(before.state), answered(before, option), option, messages))
    return messages.say("chapter-setup")


def answered(before: Position[Any], option: Option) -> Question | None:
    """The question that an answer was given to; None if none waited for the seat."""
    if before.asked is None:
        return None
    by_key = questions_by_key(before.state, before.asked, option.seat)
    return by_key.get(option.key) or question_for(before.asked, option.seat)


def lines(
    view: View, before: Position[Any], entries: Iterable[Entry], messages: Messages, knowing: Knowing
) -> Iterator[Line]:
    """The entries worth telling; the answer itself is the chapter's title. What is repeated at once is told once."""
    for _, run in groupby(
        one_by_one(view, before, entries, messages, knowing), key=lambda line: (line.rule, line.text)
    ):
        yield in_one(list(run), messages)


def in_one(run: Sequence[Line], messages: Messages) -> Line:
    """Lines that say the same, as one that says how often; their dice lie side by side."""
    last, times = run[-1], len(run)
    if times == 1:
        return last
    dice = [one.dice for one in run if one.dice is not None]
    faces = tuple(face for one in dice for face in one.faces)
    text = messages.say("told-times", text=last.text, times=times, word=messages.number(times))
    return Line(last.v, last.rule, text, Dice(dice[0].die, faces) if dice else None)


def one_by_one(
    view: View, before: Position[Any], entries: Iterable[Entry], messages: Messages, knowing: Knowing
) -> Iterator[Line]:
    """The lines of entries as they come. Dice that have no line of their own lie beside the next one."""
    position, start, waiting = before, before, None
    text: str | None
    for entry, is_quiet, runs_on in noted(view, entries):
        if isinstance(entry.fact, TABLE_FACTS):
            text, after = told_of_table(entry, messages), position
        else:
            after = follow(position, entry.fact)
            states = knowing.state(start.state), knowing.state(after.state)
            text = None if is_quiet or runs_on else view.tell(states[0], knowing.entry(entry), states[1], messages)
        position = after
        start = start if runs_on else after
        waiting = dice_of(entry) or waiting
        if text is not None:
            yield Line(entry.version, entry.rule, sentence(text), waiting)
            waiting = None


TITLED_WITHIN = 2
"""Where after an answer its own fact stands at the latest: first, or behind what the action cost."""


def noted(view: View, entries: Iterable[Entry]) -> Iterator[tuple[Entry, bool, bool]]:
    """Each entry, whether it has no line of its own, and whether it is told with the next one.

    Of entries that are told together only the last has a line, from where the first began. What an answer does is told
    by the title alone, unless the service gave another answer in between.
    """
    told = list(entries)
    within = 0
    for entry, coming in zip_longest(told, told[1:]):
        fact = entry.fact
        is_titled = within > 0 and view.titled(fact)
        within = TITLED_WITHIN if isinstance(fact, ActionTaken) else within - 1
        if is_titled or isinstance(fact, OnlyAnswerTaken):
            within = 0
        is_quiet = is_titled or isinstance(fact, ActionTaken | OnlyAnswerTaken | Awaiting)
        runs_on = coming is not None and coming.rule == entry.rule and view.goes_on(fact, coming.fact)
        yield entry, is_quiet, runs_on


def mark(chapter: Chapter, messages: Messages) -> str:
    """What stands beside a chapter's title: that it was undone, else nothing."""
    return messages.say("chapter-undone") if chapter.undone else ""


def with_player(title: str, seat: int | None, messages: Messages) -> str:
    """Return a title with the name of the player who acted before it, if one is known and it does not begin so."""
    player = None if seat is None else messages.players.get(seat)
    if player is None:
        return title
    return title if title.startswith(f"{sentence(player)} ") else sentence(f"{player}: {title}")


def by_day(chapters: Iterable[Chapter], day: str | None = None) -> Iterator[tuple[str | None, Chapter]]:
    """Yield each chapter after the heading of its day, if a new day begins there. day: the day before them."""
    for chapter in chapters:
        is_new = chapter.day is not None and chapter.day != day
        day = chapter.day or day
        yield (day if is_new else None), chapter


def last_day(chapters: Sequence[Chapter]) -> str | None:
    """Return the day of the last chapter that has one."""
    return next((one.day for one in reversed(chapters) if one.day is not None), None)


def dice_of(entry: Entry) -> Dice | None:
    """The dice that fell in this entry."""
    return Dice(entry.fact.die, entry.fact.rolled) if isinstance(entry.fact, DiceRolled) else None


def told_of_table(entry: Entry, messages: Messages, proposer: int | None = None) -> str:
    """One of the table's own facts as a sentence. proposer: the seat whose open proposal it meets, None without one."""
    return sentence(of_table(entry, messages, proposer))


def of_table(entry: Entry, messages: Messages, proposer: int | None) -> str:
    """The same without a capital, where a player is named by the seat."""
    match entry.fact:
        case TableOpened(origin=Origin(table, version)):
            return messages.say("table-branched", table=table, version=version)
        case TableOpened(seats=seats):
            return messages.say("table-opened", seats=len(seats), word=messages.number(len(seats)))
        case SeedSealed(seat=seat):
            return messages.say("seed-sealed", who=messages.player(seat))
        case SeedOpened(seat=seat):
            return messages.say("seed-opened", who=messages.player(seat))
        case TableStarted():
            return messages.say("table-started")
        case TokenReplaced(seat=seat):
            return messages.say("token-replaced", who=messages.player(seat))
        case UndoProposed(seat=seat, to=to):
            return messages.say("undo-proposed", who=messages.player(seat), to=to)
        case UndoAnswered(seat=seat, granted=False) if seat == proposer:
            return messages.say("undo-withdrawn", who=messages.player(seat))
        case UndoAnswered(seat=seat, granted=granted):
            return messages.say("undo-granted" if granted else "undo-refused", who=messages.player(seat))
        case ActionsUndone(to=to):
            return messages.say("actions-undone", to=to)
        case ActionsRedone(to=to):
            return messages.say("actions-redone", to=to)
        case TableEnded(result=result):
            return messages.say("table-ended", result=result)
        case SeedRevealed():
            return messages.say("seed-revealed")
        case _:
            return messages.say("rules-changed")
