"""The game Tainted Grail: all its parts, as the kernel needs them."""

from collections.abc import Iterable

from domain.kernel.collection import import_modules, tagged_types
from domain.kernel.fact import Fact
from domain.kernel.game import Game
from domain.kernel.task import Option, Question, Task
from domain.tainted_grail.content.pack import Pack, read_pack, stored_pack
from domain.tainted_grail.content.schema import pack_schema
from domain.tainted_grail.queries.encounter import viewers
from domain.tainted_grail.queries.knowledge import known_to, seals
from domain.tainted_grail.rules.encounter.end import due as robber_due
from domain.tainted_grail.rules.setup import begin
from domain.tainted_grail.rules.tracks import due as track_due
from domain.tainted_grail.state import ENDINGS, State
from domain.tainted_grail.tasks.rounds import LayFurther

REGISTERED = [*import_modules("domain.tainted_grail.evolve"), *import_modules("domain.tainted_grail.rules")]
"""The modules that register the effects of facts, and the rules of tasks and questions."""


def due(state: State) -> Task | None:
    """Return what must happen as soon as something holds: a Robber first, then the results of tracks.

    After a death nothing more is due. Source: TG-5.1.15, 6.12.14.
    """
    if state.status in ENDINGS or any(one.dead for one in state.characters.values()):
        return None
    return robber_due(state) or track_due(state)


def always(state: State) -> Iterable[Option]:
    """Return no options: what can be done between effects is among the question's options."""
    return ()


def rule_against_always(state: State, seat: int, key: str) -> str | None:
    """Return None: no key has the form of such an option."""
    return None


def result(state: State) -> str | None:
    """`success` or `failure` of a game that is over."""
    return {"survived": "success", "died": "failure"}.get(state.status)


def dice(pack: Pack) -> dict[str, tuple[int | str, ...]]:
    """Return the die and the disc of a game with this pack. Source: TG-2.4.14, 5.18.7."""
    faces = pack.content.faces
    return {"dice": faces.dice, "disc": faces.disc}


def waits(state: State, question: Question) -> bool:
    """Return whether a question waits although it has one answer, because it depends on cards that not everyone may
    see.

    Not asking it would tell about the cards. Only the choice of a further card depends on which cards they are; other
    questions depend on their number. Source: TG-2.3.6, 11.1.11.
    """
    return isinstance(question, LayFurther) and viewers(state, question.character) is not None


MOVED = (
    ("domain.tainted_grail.content.pack", "domain.tainted_grail.content"),
    ("domain.tainted_grail.content.parts", "domain.tainted_grail.content_parts"),
    ("domain.tainted_grail.tasks.effects.base", "domain.tainted_grail.tasks.base"),
    ("domain.tainted_grail.tasks.effects.vocabulary", "domain.tainted_grail.tasks.effects"),
    ("domain.tainted_grail.vocabulary.bonus", "domain.tainted_grail.bonus"),
    ("domain.tainted_grail.vocabulary.requirements", "domain.tainted_grail.requirements"),
)
"""Modules of stored types -> the modules that defined them first."""

TAINTED_GRAIL: Game = Game(
    id="tainted-grail",
    rules=3,
    state=State,
    tasks=tagged_types("domain.tainted_grail.tasks", Task),
    facts=tagged_types("domain.tainted_grail.facts", Fact),
    read_pack=read_pack,
    begin=begin,
    due=due,
    always=always,
    rule_against_always=rule_against_always,
    result=result,
    dice=dice,
    over="TG-5.16.12",
    pack_schema=pack_schema,
    default_pack="avalon",
    seals=seals,
    known_to=known_to,
    stored_pack=stored_pack,
    waits=waits,
    moved=MOVED,
)
