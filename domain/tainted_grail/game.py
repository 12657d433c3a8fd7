"""The game Tainted Grail: all its parts, as the kernel needs them."""

from collections.abc import Iterable

from domain.kernel.collection import import_modules, tagged_types
from domain.kernel.fact import Fact
from domain.kernel.game import Game
from domain.kernel.tables.table import TableOpened
from domain.kernel.task import Option, Question, Task
from domain.tainted_grail.campaign.protocol import CAMPAIGNING
from domain.tainted_grail.content.pack import Pack, read_pack, stored_pack
from domain.tainted_grail.content.schema import pack_schema
from domain.tainted_grail.queries.characters import the_dead
from domain.tainted_grail.queries.encounter import viewers
from domain.tainted_grail.queries.knowledge import confides, known_agenda, known_to, seals
from domain.tainted_grail.rules import mode, session
from domain.tainted_grail.rules.encounter.end import due as robber_due
from domain.tainted_grail.rules.encounter.end import stirs as robber_stirs
from domain.tainted_grail.rules.setup import begin
from domain.tainted_grail.rules.tracks import due as track_due
from domain.tainted_grail.state import ENDINGS, State
from domain.tainted_grail.tasks.actions import ChooseAction
from domain.tainted_grail.tasks.rounds import LayFurther
from domain.tainted_grail.vocabulary.terms import RULES
from domain.tainted_grail.world import Arena

REGISTERED = [*import_modules("domain.tainted_grail.evolve"), *import_modules("domain.tainted_grail.rules")]
"""The modules that register the effects of facts, and the rules of tasks and questions."""


def due(state: State) -> Task | None:
    """Return what must happen as soon as something holds: a Robber first, then the results of tracks.

    In an arena nothing more is due after a death. Source: TG-5.1.15, 6.12.14.
    """
    found = robber_due(state) or track_due(state)
    if found is None or state.status in ENDINGS:
        return None
    return None if isinstance(state.journey, Arena) and the_dead(state) else found


def stirs(before: State, after: State) -> bool:
    """Return whether something may be due after that was not before: tracks, the mode or the encounter changed."""
    if after.characters is not before.characters or after.status != before.status or after.mode != before.mode:
        return True
    return robber_stirs(before, after)


def always(state: State) -> Iterable[Option]:
    """Yield what seats may do beside the open question: switch the mode, wish for a new session.

    Source: TG-5.20.13, 7.1.6.

    What can be done between effects is among the question's options.
    """
    yield from mode.always(state)
    yield from session.always(state)


def rule_against_always(state: State, seat: int, key: str) -> str | None:
    """Return why such an option is not open; None if the key has another form."""
    return mode.rule_against_always(state, seat, key) or session.rule_against_always(state, seat, key)


def result(state: State) -> str | None:
    """`success` or `failure` of a game that is over; `saved` of an evening that its campaign goes on from."""
    return {"survived": "success", "died": "failure", "won": "success", "lost": "failure", "saved": "saved"}.get(
        state.status
    )


def dice(pack: Pack) -> dict[str, tuple[int | str, ...]]:
    """Return the dice and the disc of a game with this pack; one without guardians on a land has no die for them.

    Source: TG-2.4.14, 5.15.3, 5.18.7.
    """
    faces = pack.content.faces
    guardian = {"guardian-die": faces.guardian} if faces.guardian else {}
    return {"dice": faces.dice, "disc": faces.disc, **guardian}


def waits(state: State, question: Question) -> bool:
    """Return whether a question waits although it has one answer: because it depends on cards that not everyone may
    see, or because a day would pass without anybody.

    Not asking it would tell about the cards. Only the choice of a further card depends on which cards they are; other
    questions depend on their number. Source: TG-2.3.6, 4.3.1, 11.1.11.
    """
    if isinstance(question, ChooseAction):
        return True
    return isinstance(question, LayFurther) and viewers(state, question.character) is not None


def tells_story(opened: TableOpened, pack: Pack) -> bool:
    """Return whether a table plays a campaign, whose journal stays closed until it is read. Source: TG-2.3.2."""
    return opened.options.get("scenario") in pack.campaigns


MOVED = (
    ("domain.tainted_grail.content.pack", "domain.tainted_grail.content"),
    ("domain.tainted_grail.content.parts", "domain.tainted_grail.content_parts"),
    ("domain.tainted_grail.tasks.effects.base", "domain.tainted_grail.tasks.base"),
    ("domain.tainted_grail.tasks.effects.encounter", "domain.tainted_grail.tasks.effects"),
    ("domain.tainted_grail.tasks.effects.vocabulary", "domain.tainted_grail.tasks.effects"),
    ("domain.tainted_grail.vocabulary.bonus", "domain.tainted_grail.bonus"),
    ("domain.tainted_grail.vocabulary.requirements", "domain.tainted_grail.requirements"),
)
"""Modules of stored types -> the modules that defined them first."""

TAINTED_GRAIL: Game = Game(
    id="tainted-grail",
    rules=RULES,
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
    stirs=stirs,
    pack_schema=pack_schema,
    default_pack="avalon",
    seals=seals,
    known_to=known_to,
    confides=confides,
    known_agenda=known_agenda,
    stored_pack=stored_pack,
    waits=waits,
    moved=MOVED,
    tells_story=tells_story,
    campaign=CAMPAIGNING,
)
