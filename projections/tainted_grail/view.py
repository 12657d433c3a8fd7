"""Tainted Grail as the service shows it."""

from functools import partial
from typing import Any

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.journey import CHARACTERS_MAX
from domain.tainted_grail.rules import session
from domain.tainted_grail.rules.mode import KEEP, SWITCH
from domain.tainted_grail.rules.setup import DREAMS, HANDS, ROW_MAX
from domain.tainted_grail.vocabulary.terms import CHALLENGES, ENCOUNTER_COLOURS, MODES
from projections.book.reading import books_of
from projections.bot import Strategy
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.printing import PRINTING
from projections.tainted_grail.board.sections import SECTIONS
from projections.tainted_grail.board.stops import stop
from projections.tainted_grail.bot import greedy, of_board, of_position, wanted
from projections.tainted_grail.bot.guide.leading import leader
from projections.tainted_grail.forecast import forecast
from projections.tainted_grail.guide import GUIDE
from projections.tainted_grail.journal import JOURNAL
from projections.tainted_grail.luck import LUCK_NAMES
from projections.tainted_grail.menu.explanation import EXPLANATION
from projections.tainted_grail.menu.labels import answer, label, prompt
from projections.tainted_grail.numbers import numbers
from projections.tainted_grail.option_names import option_names
from projections.tainted_grail.page import page
from projections.tainted_grail.picture import picture
from projections.tainted_grail.picture.drawn import scene, svg
from projections.tainted_grail.picture.drawn.book import PICTURES
from projections.tainted_grail.progress import progress
from projections.tainted_grail.recap import RECAP
from projections.tainted_grail.sheet import CAMPAIGN_VIEW, SHEET
from projections.tainted_grail.so_far import SO_FAR
from projections.tainted_grail.story.about import about
from projections.tainted_grail.tally import TALLY
from projections.tainted_grail.telling import begins_day, goes_on, heading, tell, titled
from projections.tainted_grail.things import things
from projections.tainted_grail.things.around import surroundings
from projections.tainted_grail.words.text_ids import text_ids
from projections.text.messages import Messages, messages_with_pack
from projections.view import View, options_schema

BY_HAND = frozenset({"choose", "decline", "done", "end", "face", "flee", "leave", "none", "pass", "refuse", "stop"})


def scenarios(pack: Pack, messages: Messages) -> list[dict[str, Any]]:
    """Return the arenas and campaigns of a pack for the catalogue. Only an arena has a row of stops."""
    return [*arenas(pack, messages), *campaigns(pack, messages)]


def arenas(pack: Pack, messages: Messages) -> list[dict[str, Any]]:
    """Return the arenas."""
    return [
        {
            "id": one.id,
            "title": messages.say(f"arena-{one.id}"),
            "intro": messages.say(f"arena-{one.id}-intro"),
            "row": [stop(messages, each) for each in one.row],
            "difficulties": list(one.difficulties),
        }
        for one in pack.arenas.values()
    ]


def campaigns(pack: Pack, messages: Messages) -> list[dict[str, Any]]:
    """Return the campaigns, with the difficulties of their first chapter."""
    return [
        {
            "id": one.id,
            "title": messages.say(f"campaign-{one.id}"),
            "intro": messages.say(f"campaign-{one.id}-text"),
            "difficulties": list(pack.chapters[1].difficulties) if 1 in pack.chapters else [1],
        }
        for one in pack.campaigns.values()
    ]


def options(pack: Pack) -> dict[str, Any]:
    """Return the JSON Schema of a table's options. Source: TG-3.1.1, 3.2.11, 2.3.6, 2.3.9, 7.1 to 7.3."""
    own: dict[str, Any] = {
        "scenario": {"enum": [*pack.arenas, *pack.campaigns], "default": next(iter((*pack.arenas, *pack.campaigns)))},
        "row": {
            "type": "array",
            "items": {"enum": ["rest", *ENCOUNTER_COLOURS, *pack.encounters]},
            "minItems": 1,
            "maxItems": ROW_MAX,
        },
        "characters": {"type": "integer", "minimum": 1, "maximum": min(CHARACTERS_MAX, len(pack.characters))},
        "hands": {"enum": list(HANDS), "default": "players"},
        "dreams": {"enum": list(DREAMS), "default": "open"},
        "chronicler": {"type": "integer", "minimum": 0, "maximum": CHARACTERS_MAX - 1},
        "mode": {"enum": list(MODES), "default": "standard"},
        "challenge": {"type": "array", "items": {"enum": list(CHALLENGES)}, "uniqueItems": True},
        "free": {"type": "boolean", "default": False},
        "campaign": {"type": "object"},
    }
    return options_schema(own)


GAME_VIEW = View(
    game=TAINTED_GRAIL,
    seats=(1, CHARACTERS_MAX),
    messages_of=partial(messages_with_pack, "projections.tainted_grail"),
    text_ids=text_ids,
    scenarios=scenarios,
    options=options,
    option_names=option_names,
    sections=SECTIONS,
    board_form=TaintedGrailBoard,
    tell=tell,
    prompt=prompt,
    label=label,
    answer=answer,
    picture=picture,
    svg=svg,
    scene=scene,
    page=page,
    progress=progress,
    printing=PRINTING,
    about=about,
    explanation=EXPLANATION,
    things=things,
    surroundings=surroundings,
    titled=titled,
    begins_day=begins_day,
    heading=heading,
    goes_on=goes_on,
    recap=RECAP,
    so_far=SO_FAR,
    forecast=forecast,
    numbers=numbers,
    tally=TALLY,
    luck=LUCK_NAMES,
    book=partial(books_of, "projections.tainted_grail"),
    book_pictures=PICTURES,
    guide=GUIDE,
    journal=JOURNAL,
    sheet=SHEET,
    campaign=CAMPAIGN_VIEW,
    avoided=(SWITCH, KEEP, session.WISH, session.UNWISH),
    returning=("mercy",),
    closing=session.WISH,
    strategy=Strategy(greedy, of_position, of_board, BY_HAND, wanted, leader),
)
