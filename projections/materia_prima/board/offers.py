"""What the open questions offer that does not lie on the table: layouts, temples, characters, colours."""

from collections.abc import Iterable, Iterator

from domain.kernel.task import Question
from domain.materia_prima.state import COLOURS, State
from domain.materia_prima.tasks.setup import ChooseCharacter, ChooseColour, ChooseLayout, ChooseTemple
from domain.materia_prima.vocabulary import RANDOM
from projections.board.form import NamedView
from projections.materia_prima import ids
from projections.materia_prima.board import cards
from projections.materia_prima.words import naming
from projections.text.messages import Messages


def offers(messages: Messages, state: State, questions: Iterable[Question]) -> list[NamedView]:
    """Return what they offer, each thing once."""
    found = {one["id"]: one for question in questions for one in offered(messages, state, question)}
    return list(found.values())


def offered(messages: Messages, state: State, question: Question) -> Iterator[NamedView]:
    """Yield what a question offers."""
    match question:
        case ChooseLayout():
            layouts = (cards.layout(messages, state.pack, one) for one in (RANDOM, *state.pack.layouts))
            yield from (NamedView(id=one["id"], name=one["name"]) for one in layouts)
        case ChooseTemple():
            yield NamedView(id=ids.temple(RANDOM), name=messages.say("option-choose-temple-random"))
            yield from (NamedView(id=ids.temple(one), name=messages.say(f"temple-{one}")) for one in state.pack.temples)
        case ChooseCharacter():
            taken = {one.character for one in state.alchemists.values()}
            free = [one for one in state.pack.alchemists if one not in taken]
            yield from (NamedView(id=ids.character(one), name=messages.say(f"alchemist-{one}")) for one in free)
        case ChooseColour():
            free = [one for one in COLOURS if one not in state.colours]
            yield from (NamedView(id=ids.colour(one), name=naming.colour(messages, one)) for one in free)
        case _:
            pass
