"""What the open questions offer that does not lie on the table: characters, encounters, skills, cards out of a deck."""

from collections.abc import Iterable, Iterator

from domain.kernel.chance.pile import is_face_down
from domain.kernel.task import Question
from domain.tainted_grail.queries.attributes import open_skills
from domain.tainted_grail.queries.encounter import pile_of
from domain.tainted_grail.queries.session import unused
from domain.tainted_grail.rules.rest.decks import DECK_MIN
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.encounter import ChooseEncounter
from domain.tainted_grail.tasks.items import ChooseSkill
from domain.tainted_grail.tasks.rest import AdjustDecks, Advance
from domain.tainted_grail.tasks.setup import ChooseCharacter
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, DECKS
from projections.tainted_grail import ids
from projections.tainted_grail.board.form.board import KnownView
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


def offers(messages: Messages, state: State, questions: Iterable[Question]) -> list[KnownView]:
    """Return what they offer, each thing once; with a name if that is not printed elsewhere."""
    met = [
        KnownView(id=ids.encounter(one), name=naming.encounter_name(messages, one))
        for one in state.offered
        if any(isinstance(each, ChooseEncounter) for each in questions)
    ]
    return [*met, *(KnownView(id=one) for one in dict.fromkeys(printed(state, questions)))]


def printed(state: State, questions: Iterable[Question]) -> Iterator[str]:
    """Yield the ids of what they offer that is printed elsewhere, some of them twice."""
    for question in questions:
        match question:
            case ChooseCharacter():
                yield from (ids.character(one) for one in unused(state))
            case Advance() | ChooseSkill():
                yield from (ids.skill(one) for each in ATTRIBUTES for one in open_skills(state, each))
            case AdjustDecks():
                yield from map(ids.card, droppable(state, question))
            case _:
                pass


def droppable(state: State, question: AdjustDecks) -> Iterator[str]:
    """Yield the cards that may leave their deck: those not moved in this rest, of decks above the minimum.

    Source: TG-4.6.15, 4.6.16.
    """
    for deck in DECKS:
        cards = state.pools.get(pile_of(question.character, deck), ())
        if len(cards) > DECK_MIN:
            yield from (one for one in cards if one not in question.moved and not is_face_down(one))
