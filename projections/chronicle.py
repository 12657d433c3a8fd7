"""The chronicle of a table: a chapter per action and per day that begins in it, a line per entry with a sentence."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise, zip_longest
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.chance.seal import EVERYTHING, Knowing
from domain.kernel.fact import ActionTaken, Awaiting, DiceRolled, Entry, Face, OnlyAnswerTaken
from domain.kernel.position import Position, follow, follow_all
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
from projections.text.messages import Messages, sentence
from projections.view import View


class Dice(Struct, frozen=True):
    """Dice of one roll."""

    die: str
    faces: tuple[Face, ...]


class Line(Struct, frozen=True, omit_defaults=True):
    """An entry in words, or several in a row that say the same.

    v: the version, of several that of the last; rule: that stated it; dice: rolled in it, or for it just before;
    about: ids of what it is about, the most specific first.
    """

    v: int
    rule: str | None
    text: str
    dice: Dice | None = None
    about: tuple[str, ...] = ()


class Chapter(Struct, frozen=True):
    """What one action did, with everything that it caused until a new day began; or that day's beginning.

    version: of its last entry; action: its number, 0 for the setup, None for one of the table's own entries; seat: that
    asked for it, None for the service and for a new day; at: when, RFC 3339; undone: whether it was undone; title: the
    player and the answer, or that a day begins; events: what followed; day, phase: the moment at which it began, in the
    game's words, None where the game has none; where the game goes back to an earlier day, day says so instead.
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
    """Return the chapter of these entries. before: the position before the first; knowing: what its reader may know."""
    title = with_player(title_of(view, before, entries, messages, knowing), seat, messages)
    events = tuple(lines(view, before, entries, messages, knowing))
    reached = view.progress(knowing.position(before), messages)
    return Chapter(entries[-1].version, action, seat, at, undone, title, events, reached.day, reached.phase)


def tell_by_day(
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
) -> Iterator[Chapter]:
    """Yield the chapter of an action up to the next day, then one for each day that begins in it.

    before: the position before the first entry; knowing: what its reader may know.
    """
    first, *days = parted(view, before, entries)
    yield tell(view, *first, action=action, seat=seat, at=at, undone=undone, messages=messages, knowing=knowing)
    for start, of_day in days:
        yield replace(tell_day(view, start, of_day, messages, knowing), action=action, at=at, undone=undone)


def parted(
    view: View, before: Position[Any], entries: Sequence[Entry]
) -> Iterator[tuple[Position[Any], Sequence[Entry]]]:
    """Yield the entries up to where a day begins, then those of each day, with the position before the first."""
    starts = [place for place, one in enumerate(entries) if place and view.begins_day(one.fact)]
    done = 0
    for start, end in pairwise((0, *starts, len(entries))):
        before = follow_all(before, (one.fact for one in entries[done:start] if not isinstance(one.fact, TABLE_FACTS)))
        yield before, entries[start:end]
        done = start


def tell_day(
    view: View, before: Position[Any], entries: Sequence[Entry], messages: Messages, knowing: Knowing
) -> Chapter:
    """Return the chapter of a day, whose beginning is its title. It belongs to no seat. A return to an earlier day has
    a heading of its own, since the next one may be that of any day.
    """
    (dawn,), after = one_by_one(view, before, entries[:1], messages, knowing), follow(before, entries[0].fact)
    events = tuple(lines(view, after, entries[1:], messages, knowing))
    reached = view.progress(Position(knowing.state(after.state)), messages)
    day = view.heading(entries[0].fact, messages) or reached.day
    return Chapter(entries[-1].version, None, None, None, False, dawn.text, events, day, reached.phase)


def tell_own(entry: Entry, *, at: str | None, messages: Messages, proposer: int | None = None) -> Chapter:
    """Return the chapter of one of the table's own entries, such as an undo.

    proposer: the seat whose proposal the entry answers, None if it answers none. The reveal is the service's, whoever
    ended the table.
    """
    seat = None if isinstance(entry.fact, SeedRevealed) else entry.by
    title = told_of_table(entry, messages, proposer)
    return Chapter(entry.version, None, seat, at, False, title, ())


def title_of(
    view: View, before: Position[Any], entries: Iterable[Entry], messages: Messages, knowing: Knowing = EVERYTHING
) -> str:
    """Return the answer that began the action, in words; without an answer, that this is the setup."""
    for entry in entries:
        if isinstance(entry.fact, ActionTaken):
            option, known = Option(entry.fact.seat, entry.fact.key, entry.rule or ""), knowing.position(before)
            return sentence(view.answer(known.state, answered(known, option), option, messages))
    return messages.say("chapter-setup")


def answered(before: Position[Any], option: Option) -> Question | None:
    """Return the question that an answer was given to; None if none waited for the seat."""
    if before.asked is None:
        return None
    by_key = questions_by_key(before.state, before.asked, option.seat)
    return by_key.get(option.key) or question_for(before.asked, option.seat)


def lines(
    view: View, before: Position[Any], entries: Iterable[Entry], messages: Messages, knowing: Knowing
) -> Iterator[Line]:
    """Yield the lines of entries, without the answer, which is the title. Equal lines in a row become one."""
    for _, run in groupby(
        one_by_one(view, before, entries, messages, knowing), key=lambda line: (line.rule, line.text)
    ):
        yield in_one(list(run), messages)


def in_one(run: Sequence[Line], messages: Messages) -> Line:
    """Join lines that say the same into one that says how often; it has all their dice."""
    last, times = run[-1], len(run)
    if times == 1:
        return last
    dice = [one.dice for one in run if one.dice is not None]
    faces = tuple(face for one in dice for face in one.faces)
    text = messages.say("told-times", text=last.text, times=times, word=messages.number(times))
    return Line(last.v, last.rule, text, Dice(dice[0].die, faces) if dice else None, last.about)


def one_by_one(
    view: View, before: Position[Any], entries: Iterable[Entry], messages: Messages, knowing: Knowing
) -> Iterator[Line]:
    """Yield the lines of entries one by one. Dice without a line of their own go to the next line."""
    position, start, waiting = before, before, None
    text: str | None
    about: tuple[str, ...]
    for entry, is_quiet, runs_on in noted(view, entries):
        if isinstance(entry.fact, TABLE_FACTS):
            text, after, about = told_of_table(entry, messages), position, ()
        else:
            after = follow(position, entry.fact)
            states = knowing.state(start.state), knowing.state(after.state)
            told = knowing.entry(entry)
            text = None if is_quiet or runs_on else view.tell(states[0], told, states[1], messages)
            about = view.about(states[0], told.fact, states[1]) if text is not None else ()
        position = after
        start = start if runs_on else after
        waiting = dice_of(entry) or waiting
        if text is not None:
            yield Line(entry.version, entry.rule, sentence(text), waiting, about)
            waiting = None


TITLED_WITHIN = 2
"""How far after an answer its own fact stands at most: first, or after what the action cost."""


def noted(view: View, entries: Iterable[Entry]) -> Iterator[tuple[Entry, bool, bool]]:
    """Yield each entry, whether it has no line of its own, and whether the next entry's line tells it too.

    Of entries in one line only the last has that line, and it begins where the first began. The title alone tells what
    an answer does, unless the service gave another answer in between.
    """
    ordered = list(entries)
    within = 0
    for entry, coming in zip_longest(ordered, ordered[1:]):
        fact = entry.fact
        is_titled = within > 0 and view.titled(fact)
        within = TITLED_WITHIN if isinstance(fact, ActionTaken) else within - 1
        if is_titled or isinstance(fact, OnlyAnswerTaken):
            within = 0
        is_quiet = is_titled or isinstance(fact, ActionTaken | OnlyAnswerTaken | Awaiting)
        runs_on = coming is not None and coming.rule == entry.rule and view.goes_on(fact, coming.fact)
        yield entry, is_quiet, runs_on


def mark(chapter: Chapter, messages: Messages) -> str:
    """Return the mark beside a chapter's title if it was undone, else nothing."""
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
    """Return the dice that were rolled in this entry, if any."""
    return Dice(entry.fact.die, entry.fact.rolled) if isinstance(entry.fact, DiceRolled) else None


def told_of_table(entry: Entry, messages: Messages, proposer: int | None = None) -> str:
    """Return one of the table's own facts as a sentence. proposer: the seat with an open proposal, None without one."""
    return sentence(of_table(entry, messages, proposer))


def of_table(entry: Entry, messages: Messages, proposer: int | None) -> str:
    """Return the same without a capital; it may begin with a player's name."""
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
