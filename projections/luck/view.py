"""Luck as people read it: names and sentences for the numbers."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from domain.kernel.fact import Face
from projections.luck.account import Account, DeckLuck, DieLuck, Measure, Place
from projections.luck.names import LuckNames
from projections.luck.outcomes import Seat
from projections.text.messages import Messages, sentence

DIGITS = 3
"""Digits behind the point in the numbers; sentences have one."""

OUTSIDE = {"above": "luck-above", "below": "luck-below"}
"""The sentence about a value outside its range, by where it lies."""


class LuckValue(Struct, frozen=True):
    """An actual value with its expectation by even chances.

    key: `mean`, or a face or kind; came: the mean, or a count; low, high: nine of ten tables lie between them, both
    included.
    """

    key: str
    name: str
    came: float
    expected: float
    low: float
    high: float
    place: Place
    text: str


class LuckFace(Struct, frozen=True):
    """A face of a die: how often it came, and how often even chances lead one to expect it."""

    face: Face
    name: str
    came: int
    expected: float


class LuckDie(Struct, frozen=True):
    """A die. rolled: how often; needed: how many rolls it takes before they can tell anything, 0 if they do or never
    will.
    """

    die: str
    name: str
    rolled: int
    faces: list[LuckFace]
    measures: list[LuckValue]
    needed: int


class LuckDeck(Struct, frozen=True):
    """A deck. drawn: how many unseen cards were drawn from it; needed: how many draws it takes before they can tell
    anything, 0 if they do or never will.
    """

    deck: str
    name: str
    drawn: int
    measures: list[LuckValue]
    needed: int


class LuckHolder(Struct, frozen=True):
    """The luck of a seat, or of the whole table if `seat` is null. The table's includes outcomes without an answer."""

    seat: int | None
    name: str
    dice: list[LuckDie]
    decks: list[LuckDeck]


class LuckView(Struct, frozen=True):
    """Luck at a table, or at several together.

    values: how many values were measured; outside: how many of them lie outside their range; hidden: draws that are not
    open yet; notes: sentences that explain the numbers.
    """

    tables: int
    values: int
    outside: int
    hidden: int
    holders: list[LuckHolder]
    notes: list[str]


def luck_view(account: Account, names: LuckNames, messages: Messages) -> LuckView:
    """Return an account of luck in words."""
    outside = sum(one.place != "within" for one in account.measures)
    holders = [holder(account, seat, names, messages) for seat in account.seats]
    return LuckView(
        tables=account.tables,
        values=len(account.measures),
        outside=outside,
        hidden=account.hidden,
        holders=holders,
        notes=[
            *notes(account, outside, messages),
            *needs(holders, messages, with_unrolled=not account.measures),
            *uncounted(account, messages),
        ],
    )


def holder(account: Account, seat: Seat, names: LuckNames, messages: Messages) -> LuckHolder:
    """Return the luck of a seat, or of the whole table."""
    who = sentence(messages.say("luck-table") if seat is None else messages.player(seat))
    return LuckHolder(
        seat,
        who,
        [die_view(one, who, names, messages) for one in account.dice if one.seat == seat],
        [deck_view(one, who, names, messages) for one in account.decks if one.seat == seat],
    )


def die_view(luck: DieLuck, who: str, names: LuckNames, messages: Messages) -> LuckDie:
    """Return the luck with a die."""
    name = names.die(luck.die, messages)
    face_names = {str(face): names.face(luck.die, face, messages) for face in luck.faces}
    faces = [
        LuckFace(face, face_names[str(face)], count, round(expected, DIGITS))
        for face, count, expected in zip(luck.faces, luck.counts, luck.expected, strict=True)
    ]
    measures = [
        mean_view(one, who, name, luck.rolled, messages)
        if one.key == "mean" and "mean" not in face_names
        else count_view(one, face_names[one.key], who, name, luck.rolled, messages)
        for one in luck.measures
    ]
    return LuckDie(luck.die, name, luck.rolled, faces, measures, luck.needed)


def deck_view(luck: DeckLuck, who: str, names: LuckNames, messages: Messages) -> LuckDeck:
    """Return the luck with a deck."""
    name = names.deck(luck.deck, messages)
    measures = [
        count_view(one, names.kind(luck.deck, one.key, messages), who, name, luck.drawn, messages)
        for one in luck.measures
    ]
    return LuckDeck(luck.deck, name, luck.drawn, measures, luck.needed)


def mean_view(measure: Measure, who: str, die: str, rolled: int, messages: Messages) -> LuckValue:
    """Return the mean of a die in words."""
    came, expected, low, high = (
        messages.decimal(one) for one in (measure.came, measure.expected, measure.low, measure.high)
    )
    text = messages.say("luck-mean", who=who, count=rolled, came=came, expected=expected, low=low, high=high)
    return measure_view(measure, die, text, messages)


def count_view(measure: Measure, name: str, who: str, of: str, total: int, messages: Messages) -> LuckValue:
    """Return a count in words. name: what was counted; of: its die or deck."""
    text = messages.say(
        "luck-count",
        who=who,
        of=of,
        name=name,
        total=total,
        came=int(measure.came),
        expected=messages.decimal(measure.expected),
        low=int(measure.low),
        high=int(measure.high),
    )
    return measure_view(measure, name, text, messages)


def measure_view(measure: Measure, name: str, text: str, messages: Messages) -> LuckValue:
    """Return a measure with its name and sentence, which tells if the value is outside its range."""
    came, expected, low, high = (
        round(one, DIGITS) for one in (measure.came, measure.expected, measure.low, measure.high)
    )
    beside = f" {messages.say(OUTSIDE[measure.place])}" if measure.place in OUTSIDE else ""
    return LuckValue(measure.key, name, came, expected, low, high, measure.place, text + beside)


def notes(account: Account, outside: int, messages: Messages) -> Iterator[str]:
    """Yield sentences that explain these numbers."""
    if account.tables > 1:
        yield messages.say("luck-tables", count=account.tables)
    if account.measures:
        yield messages.say("luck-values", count=len(account.measures), outside=outside)
    elif account.has_come:
        yield messages.say("luck-few")
    elif not (account.hidden or account.copied or account.left_out):
        yield messages.say("luck-nothing")


def needs(holders: Iterable[LuckHolder], messages: Messages, with_unrolled: bool) -> Iterator[str]:
    """Yield how much it takes before luck can be told: of each seat's dice, and of the whole table's decks."""
    for one in holders:
        for die in one.dice:
            if die.needed and (die.rolled or with_unrolled):
                yield messages.say("luck-needs-rolls", who=one.name, die=die.name, count=die.rolled, needed=die.needed)
        for deck in one.decks if one.seat is None else ():
            if deck.needed:
                yield messages.say("luck-needs-draws", deck=deck.name, count=deck.drawn, needed=deck.needed)


def uncounted(account: Account, messages: Messages) -> Iterator[str]:
    """Yield what is not counted, and why."""
    counts = (("luck-hidden", account.hidden), ("luck-copied", account.copied), ("luck-left-out", account.left_out))
    for key, count in counts:
        if count:
            yield messages.say(key, count=count)
