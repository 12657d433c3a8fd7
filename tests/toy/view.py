"""The toy game as people see it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from html import escape
from typing import Any, TypedDict

from domain.kernel.fact import DiceRolled, Entry
from domain.kernel.position import Position
from domain.kernel.task import Option, Question
from projections.board.sections import Section
from projections.bot import Offer, See, Strategy, usual
from projections.explanation import Closing, Explanation
from projections.forecast import ForecastLine
from projections.journal import JournalChoice, JournalSection, JournalView, Page, Read, Reading
from projections.numbers import Number, NumberPart, PastAction, number
from projections.recaps.notable import Kind, RecapView, notable_by
from projections.tally import Tally
from projections.text.messages import Messages, catalogue, catalogue_of
from projections.view import CampaignView, Progress, SheetView, View
from tests.toy import TOY, Finished, Scored, Shown, Taken, WantsToQuit
from tests.toy.guide import GUIDE


def tell(before: Any, entry: Entry, after: Any, messages: Messages) -> str | None:
    match entry.fact:
        case DiceRolled(rolled=rolled):
            return messages.say("rolled", faces=", ".join(map(str, rolled)))
        case Scored(points):
            return messages.say("scored", points=points)
        case Taken(seat, cards):
            return messages.say("taken", seat=seat, cards=", ".join(cards))
        case Shown(seat=seat, card=card):
            return messages.say("shown", seat=seat, card=card)
        case _:
            return None


def in_all(before: Any, fact: Any, after: Any, count: int, messages: Messages) -> str:
    return messages.say("since-scored", count=count)


KINDS = {
    Finished: Kind(9),
    Taken: Kind(4, ("seat",)),
    Shown: Kind(3, ("seat",)),
    WantsToQuit: Kind(2, ("seat",)),
    Scored: Kind(1, (), (), "points"),
}
RECAP = RecapView(KINDS, notable_by(KINDS, lambda state, seat: int(seat)), in_all)
"""What is told of the toy game; to finish it and to want to quit go without saying."""


def forecast(position: Position[Any], messages: Messages) -> Iterator[ForecastLine]:
    if not position.state.over:
        yield ForecastLine("TOY-3", messages.say("forecast", count=len(position.state.piles["deck"])))


def numbers(position: Position[Any], messages: Messages, past: Iterable[PastAction] = ()) -> Iterator[Number]:
    state = position.state
    drawn = NumberPart(messages.say("number-drawn"), -len(state.discard), "TOY-2", None)
    whole = NumberPart(messages.say("number-whole"), len(state.piles["deck"]) + len(state.discard), "TOY-3", None)
    yield number(("deck",), "deck:toy", messages.say("number-deck"), [whole, drawn])


def read(entries: Iterable[Entry]) -> list[Read]:
    return [
        Read(one.version, one.action, f"score:{one.fact.points}", []) for one in entries if isinstance(one.fact, Scored)
    ]


def read_out(found: Iterable[Read], counted: Container[int], pack: Any, messages: Messages) -> list[JournalSection]:
    readings = [
        Reading(
            v=one.v,
            action=one.action,
            id=one.text,
            text=messages.say("scored", points=int(one.text.partition(":")[2])),
            undone=one.action not in counted,
            choices=[JournalChoice(one.v, messages.say("title"), undone=False)],
        )
        for one in found
    ]
    return [JournalSection(messages.say("title"), None, readings)] if readings else []


def paged(found: Iterable[Read], counted: Container[int], pack: Any, messages: Messages) -> list[Page]:
    return [
        Page(None, messages.say("title"), None, one.id, one.text, ())
        for section in read_out(found, counted, pack, messages)
        for one in section.readings
        if not one.undone
    ]


JOURNAL = JournalView(lambda plan, pack: True, read, read_out, paged)
"""The toy game's scores, as if they were texts."""


def noted(state: Any, name: str, players: Sequence[str], messages: Messages) -> dict[str, Any]:
    """What is written down of a toy game: who played, the points, and the hands that its reader knows."""
    hands = {str(seat): list(hand) for seat, hand in state.hands.items()}
    return {"campaign": name, "players": list(players), "points": state.points, "hands": hands}


SHEET = SheetView(
    kept=lambda plan, pack: True,
    json=noted,
    svg=lambda data, messages: f"<svg><title>{escape(data['campaign'])}</title></svg>",
    html=lambda data, messages: f"<title>{escape(data['campaign'])}</title>",
    text=lambda data, messages: f"{data['campaign']}: {data['points']}\n",
)
"""The sheet of a toy game."""


class ToyBoard(TypedDict):
    """The board of the toy game. deck: how many cards it has; hands: by seat; next: seats that may answer."""

    points: int
    discard: list[str]
    deck: int
    hands: dict[str, list[str]]
    next: list[int]


def board(position: Position[Any], messages: Messages) -> ToyBoard:
    state = position.state
    return {
        "points": state.points,
        "discard": list(state.discard),
        "deck": len(state.piles.get("deck", ())),
        "hands": {str(seat): list(hand) for seat, hand in state.hands.items()},
        "next": list(position.asked.seats) if position.asked else [],
    }


def label(state: Any, question: Question | None, option: Option, messages: Messages) -> str:
    return messages.say("label", key=option.key)


ENOUGH = 5
"""Points with which the greedy bot of the toy game ends it."""


def greedy(offers: Sequence[Offer], see: See) -> str:
    """Roll three dice, and finish with enough points; else do what is usual."""
    return wanted(offers, see) or usual(offers)


def wanted(offers: Sequence[Offer], see: See) -> str | None:
    """What its plan asks for."""
    key = "finish" if see() >= ENOUGH else "roll:3"
    return key if key in [offer.key for offer in offers] else None


STRATEGY = Strategy(
    greedy,
    lambda position, seat: position.state.points,
    lambda board, printed, seat: board["points"],
    frozenset({"roll"}),
    wanted,
)

TOY_VIEW = View(
    game=TOY,
    seats=(1, 6),
    messages_of=lambda pack, language: Messages(
        language, catalogue("common", language), catalogue_of("tests.toy", language)
    ),
    text_ids=lambda pack: (),
    scenarios=lambda pack, messages: [{"id": "toy", "title": messages.say("title")}],
    options=lambda pack: {"type": "object"},
    sections=(Section("all", board, frozenset({"points", "discard", "piles", "hands"}), reads_agenda=True),),
    board_form=ToyBoard,
    tell=tell,
    prompt=lambda state, question, messages: messages.say("prompt"),
    label=label,
    answer=label,
    picture=lambda board, printed, messages, columns=80: [str(board["points"])],
    progress=lambda position, messages: Progress(
        messages.say("title"), messages.say("day", day=len(position.state.discard))
    ),
    campaign=CampaignView(
        json=lambda sheet, pack, messages: {"players": sheet.players, "tables": sheet.tables},
        svg=lambda sheet, pack, messages: f"<svg>{escape(sheet.name)}</svg>",
        html=lambda sheet, pack, messages: f"<title>{messages.say('title')}</title>{escape(sheet.name)}",
        text=lambda sheet, pack, messages: f"{sheet.name}\n",
    ),
    journal=JOURNAL,
    guide=GUIDE,
    sheet=SHEET,
    recap=RECAP,
    forecast=forecast,
    numbers=numbers,
    tally=Tally("players", span="cards", length=lambda state: len(state.discard)),
    explanation=Explanation(closing=Closing(sought=lambda state, question, seat: ("roll:1", "roll:9"))),
    avoided=("loop",),
    strategy=STRATEGY,
)
