"""The toy game as people see it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from domain.kernel.fact import DiceRolled, Entry
from domain.kernel.position import Position
from domain.kernel.task import Option, Question
from projections.bot import Offer, See, Strategy, usual
from projections.tally import Tally
from projections.view import CampaignView, Progress, View
from projections.words import Words, catalogue, catalogue_of
from tests.toy import TOY, Scored, Shown, Taken


def tell(before: Any, entry: Entry, after: Any, words: Words) -> str | None:
    match entry.fact:
        case DiceRolled(rolled=rolled):
            return words.say("rolled", faces=", ".join(map(str, rolled)))
        case Scored(points):
            return words.say("scored", points=points)
        case Taken(seat, cards):
            return words.say("taken", seat=seat, cards=", ".join(cards))
        case Shown(seat=seat, card=card):
            return words.say("shown", seat=seat, card=card)
        case _:
            return None


def board(position: Position[Any], words: Words) -> dict[str, Any]:
    state, question = position.state, position.question
    return {
        "points": state.points,
        "discard": list(state.discard),
        "deck": len(state.piles.get("deck", ())),
        "hands": {str(seat): list(hand) for seat, hand in state.hands.items()},
        "next": list(question.seats) if question else [],
    }


def label(state: Any, question: Question | None, option: Option, words: Words) -> str:
    return words.say("label", key=option.key)


ENOUGH = 5
"""Points with which the greedy bot of the toy game ends it."""


def greedy(offers: Sequence[Offer], see: See) -> str:
    """Roll three dice, and finish with enough points; else do what is usual."""
    keys = [offer.key for offer in offers]
    wanted = "finish" if see() >= ENOUGH else "roll:3"
    return wanted if wanted in keys else usual(offers)


STRATEGY = Strategy(greedy, lambda position, seat: position.state.points, lambda board, seat: board["points"])

TOY_VIEW = View(
    game=TOY,
    seats=(1, 6),
    words_of=lambda pack, language: Words(language, catalogue("common", language), catalogue_of("tests.toy", language)),
    text_ids=lambda pack: (),
    scenarios=lambda pack, words: [{"id": "toy", "title": words.say("title")}],
    options=lambda pack: {"type": "object"},
    board=board,
    tell=tell,
    prompt=lambda state, question, words: words.say("prompt"),
    label=label,
    answer=label,
    picture=lambda board, words, columns=80: [str(board["points"])],
    progress=lambda position, words: Progress(words.say("title"), words.say("day", day=len(position.state.discard))),
    campaign=CampaignView(
        json=lambda sheet, pack, words: {"players": sheet.players, "tables": sheet.tables},
        svg=lambda sheet, pack, words: f"<svg>{escape(sheet.name)}</svg>",
        html=lambda sheet, pack, words: f"<title>{words.say('title')}</title>{escape(sheet.name)}",
        text=lambda sheet, pack, words: f"{sheet.name}\n",
    ),
    tally=Tally("players", span="cards", length=lambda state: len(state.discard)),
    avoided=("loop",),
    strategy=STRATEGY,
)
