"""What the sections of the board show: open questions and decks."""

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from domain.kernel.chance.pile import is_face_down
from domain.kernel.task import Question
from domain.tainted_grail.queries.events import RANDOM_CARD, STORY_CARD, event_of
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import Reroll
from domain.tainted_grail.tasks.cards import ActivateMagic
from domain.tainted_grail.tasks.payment import Settle
from projections.board.form import NamedView
from projections.tainted_grail import ids
from projections.tainted_grail.board import data
from projections.tainted_grail.board.form.board import (
    FallenView,
    GrailQuestionView,
    KnownDeckView,
    KnownView,
)
from projections.tainted_grail.menu.labels import prompt
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


def question_view(messages: Messages, state: State, question: Question) -> GrailQuestionView:
    """Return an open question.

    for_magic: the card whose magic key may be paid for; fallen: what may be rerolled, and its result.
    """
    who = getattr(question, "character", None)
    view: GrailQuestionView = {
        "seats": list(question.seats),
        "prompt": prompt(state, question, messages),
        "character": ids.character(who) if who else None,
    }
    if (paid := for_magic(question)) is not None:
        view["for_magic"] = ids.card(paid)
    if (repeatable := fallen(question)) is not None:
        view["fallen"] = repeatable
    return view


def for_magic(question: Question) -> str | None:
    """Return the card whose magic key can be paid for now. Source: TG-6.3.8."""
    owed = question.owed.then if isinstance(question, Settle) else ()
    return next((one.card for one in owed if isinstance(one, ActivateMagic)), None)


def fallen(question: Question) -> FallenView | None:
    """Return a toss or a roll that may be repeated: its face, and its purpose. Source: TG-5.18.4."""
    if not isinstance(question, Reroll):
        return None
    (effect,) = data.effects([replace(question.effect, at=None)])
    return {"face": question.face, "effect": effect}


def named_encounter(messages: Messages, name: str) -> NamedView:
    """Return an encounter by its name only."""
    return {"id": ids.encounter(name), "name": naming.encounter_name(messages, name)}


def deck(messages: Messages, state: State, name: str, places: Sequence[str]) -> KnownDeckView:
    """Return a deck: its size, and its known cards from the top and from the bottom. Source: TG-2.4.1."""
    top = list(takewhile(lambda place: not is_face_down(place), places))
    below = list(takewhile(lambda place: not is_face_down(place), reversed(places[len(top) :])))
    view: KnownDeckView = {"id": ids.deck(name), "name": deck_name(messages, name), "count": len(places)}
    if top:
        view["top"] = [known(messages, state, name, one) for one in top]
    if below:
        view["bottom"] = [known(messages, state, name, one) for one in reversed(below)]
    return view


def deck_name(messages: Messages, name: str) -> str:
    """Return the name of a deck: of a colour, of a character, or of the items."""
    whose, _, which = name.partition("/")
    if not which:
        return messages.say(f"deck-{whose}")
    if whose == "encounters":
        return messages.say("deck-encounters", colour=messages.say(f"colour-{which}"))
    return messages.say(f"deck-{which}", character=naming.character(messages, whose))


def known(messages: Messages, state: State, deck: str, card: str) -> KnownView:
    """Return a card of a deck that everyone has seen; of a story event only the back. Source: TG-2.4.8."""
    if card.startswith(STORY_CARD):
        chapter, _, part = card.removeprefix(STORY_CARD).partition("/")
        return {"id": card, "name": messages.say("event-back", chapter=chapter, part=part)}
    if card.startswith(RANDOM_CARD):
        event = event_of(state, card)
        return {"id": ids.event(event), "name": messages.say(naming.event_id(state, event))}
    if deck == "items":
        item = f"item:{card}"
        return {"id": ids.owned(item), "name": naming.owned_name(messages, item)}
    if deck.startswith("encounters/"):
        return {"id": ids.encounter(card), "name": naming.encounter_name(messages, card)}
    return {"id": ids.card(card)}
