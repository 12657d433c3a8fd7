"""Materia Prima as the service shows it."""

from functools import partial
from typing import Any

import msgspec

from domain.materia_prima.board.faults import SLOTS
from domain.materia_prima.board.pieces import Placement
from domain.materia_prima.carry_over import Carried
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.vocabulary import LAST_DAYS, RANDOM
from projections.book.reading import books_of
from projections.bot import Strategy
from projections.materia_prima.board import cards
from projections.materia_prima.board.form.board import MateriaPrimaBoard
from projections.materia_prima.board.printing import PRINTING
from projections.materia_prima.board.sections import SECTIONS
from projections.materia_prima.bot import greedy, of_board, of_position, wanted
from projections.materia_prima.drawn import scene, svg
from projections.materia_prima.drawn.book import PICTURES
from projections.materia_prima.example import EXAMPLE
from projections.materia_prima.forecast import forecast
from projections.materia_prima.guide import GUIDE
from projections.materia_prima.luck import LUCK_NAMES
from projections.materia_prima.menu.explanation import EXPLANATION
from projections.materia_prima.menu.labels import answer, label, prompt
from projections.materia_prima.numbers import numbers
from projections.materia_prima.option_names import option_names
from projections.materia_prima.page import page
from projections.materia_prima.picture import picture
from projections.materia_prima.progress import progress
from projections.materia_prima.recap import RECAP
from projections.materia_prima.sheet import CAMPAIGN_VIEW
from projections.materia_prima.story.about import about
from projections.materia_prima.tally import TALLY
from projections.materia_prima.telling import tell, titled
from projections.materia_prima.things import things
from projections.materia_prima.things.around import surroundings
from projections.materia_prima.things.places import place
from projections.materia_prima.words.texts import text_ids
from projections.text.messages import Messages, messages_with_pack
from projections.view import View, options_schema

BY_HAND = frozenset({"accept-failure", "decline", "done", "end-turn", "leave", "refuse"})


def scenarios(pack: Pack, messages: Messages) -> list[dict[str, Any]]:
    """Return the scenarios of a pack for the catalogue."""
    return [
        {
            "id": one.id,
            "title": messages.say(f"scenario-{one.id}"),
            "intro": messages.say(f"scenario-{one.id}-intro"),
            "mission": [messages.say(f"part-{part.id}") for part in one.parts],
            "inquisitors": [cards.card(messages, "inquisitor", letter.lower())["name"] for letter in one.inquisitors],
            "last_days": {} if one.tutorial else dict(one.days),
            "specials": [cards.special(messages, each) for each in one.specials],
            "tutorial_days": one.tutorial.days if one.tutorial else None,
            "next": one.next,
        }
        for one in pack.scenarios.values()
    ]


def options(pack: Pack) -> dict[str, Any]:
    """Return the JSON Schema of a table's options; what they do not fix is asked at the table.

    Source: MP-2.1.9, 3.1, 3.2.
    """
    (campaign, piece), parts = msgspec.json.schema_components([Carried, Placement], ref_template="#/$defs/{name}")
    free = {"type": "array", "items": piece, "minItems": SLOTS, "maxItems": SLOTS}
    own: dict[str, Any] = {
        "scenario": {"enum": list(pack.scenarios), "default": next(iter(pack.scenarios))},
        "difficulty": {"enum": list(LAST_DAYS)},
        "layout": {"anyOf": [{"enum": [RANDOM, *pack.layouts]}, free]},
        "temple": {"enum": [RANDOM, *pack.temples]},
        "campaign": campaign,
        "consent": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 3}, "uniqueItems": True},
    }
    return options_schema(own) | {"$defs": parts}


GAME_VIEW = View(
    game=MATERIA_PRIMA,
    seats=(1, 4),
    messages_of=partial(messages_with_pack, "projections.materia_prima"),
    text_ids=text_ids,
    scenarios=scenarios,
    options=options,
    option_names=option_names,
    sections=SECTIONS,
    board_form=MateriaPrimaBoard,
    tell=tell,
    prompt=prompt,
    label=label,
    answer=answer,
    picture=picture,
    page=page,
    svg=svg,
    scene=scene,
    progress=progress,
    printing=PRINTING,
    about=about,
    explanation=EXPLANATION,
    things=things,
    surroundings=surroundings,
    place=place,
    campaign=CAMPAIGN_VIEW,
    titled=titled,
    recap=RECAP,
    forecast=forecast,
    numbers=numbers,
    tally=TALLY,
    luck=LUCK_NAMES,
    book=partial(books_of, "projections.materia_prima"),
    guide=GUIDE,
    book_pictures=PICTURES,
    avoided=("concede", "withdraw-concession", "ease"),
    strategy=Strategy(greedy, of_position, of_board, BY_HAND, wanted),
    example=EXAMPLE,
)
