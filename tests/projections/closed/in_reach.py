"""What lies in the hand or in reach of a seat, which its menu must open or say why not."""

from __future__ import annotations

from typing import Any

from domain.kernel.task import Question
from domain.materia_prima.tasks.turn import TakeTurn
from domain.tainted_grail.queries.encounter import present
from domain.tainted_grail.queries.items import text_of
from domain.tainted_grail.rules.cards.hands import hand
from domain.tainted_grail.state import State as TaintedGrail
from domain.tainted_grail.tasks.abilities import UseBetween
from domain.tainted_grail.tasks.rounds import BeginTurn, ChooseActive, EndTurn, FaceAttack, LayFirst, LayFurther

WINDOWS = (BeginTurn, LayFirst, LayFurther, FaceAttack, EndTurn)


def things_for(state: Any, question: Question, seat: int) -> dict[str, set[str]]:
    """The first word of a key -> the ids of all things that it could name for a seat at this question."""
    if isinstance(question, TakeTurn):
        return {"transmute:": {f"recipe:{one}" for one in state.recipes}}
    reach: dict[str, set[str]] = {}
    if isinstance(question, (*WINDOWS, ChooseActive)):
        own = [one for one in present(state) if state.characters[one].seat == seat]
        reach["lay:"] = {f"card:{card}" for one in own for card in hand(state, one)}
    if isinstance(question, WINDOWS):
        reach["use:"] = useful(state, [one for one in present(state) if state.characters[one].seat == seat])
    if isinstance(question, UseBetween):
        reach["use:"] = useful(state, [name for name, one in state.characters.items() if one.seat == seat])
    return reach


def useful(state: TaintedGrail, characters: list[str]) -> set[str]:
    """The items, secrets and skills of characters that can do anything at all."""
    owned = (one.card for name in characters for one in state.characters[name].owned)
    skills = (skill for name in characters for skill in state.characters[name].skills)
    return {
        *(card for card in owned if text_of(state, card).abilities),
        *(f"skill:{skill}" for skill in skills if state.pack.skills[skill].abilities),
    }
