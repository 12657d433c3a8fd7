"""Tainted Grail as the service shows it."""

from functools import partial
from typing import Any

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.rules.setup import CHARACTERS_MAX, COLOURS, HANDS, ROW_MAX
from projections.bot import Strategy
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.printing import PRINTING
from projections.tainted_grail.board.sections import SECTIONS
from projections.tainted_grail.board.stops import stop
from projections.tainted_grail.bot import greedy, of_board, of_position, wanted
from projections.tainted_grail.forecast import forecast
from projections.tainted_grail.luck import LUCK_NAMES
from projections.tainted_grail.menu.explanation import EXPLANATION
from projections.tainted_grail.menu.labels import answer, label, prompt
from projections.tainted_grail.numbers import numbers
from projections.tainted_grail.picture import picture
from projections.tainted_grail.progress import progress
from projections.tainted_grail.recap import RECAP
from projections.tainted_grail.story.about import about
from projections.tainted_grail.tally import TALLY
from projections.tainted_grail.telling import goes_on, tell, titled
from projections.tainted_grail.things import things
from projections.tainted_grail.words.text_ids import text_ids
from projections.text.messages import Messages, messages_with_pack
from projections.view import View, options_schema

BY_HAND = frozenset({"decline", "done", "face", "flee", "none", "pass", "refuse", "stop"})


def scenarios(pack: Pack, messages: Messages) -> list[dict[str, Any]]:
    """Return the arenas of a pack for the catalogue."""
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


def options(pack: Pack) -> dict[str, Any]:
    """Return the JSON Schema of a table's options. Source: TG-3.1.1, 2.3.6."""
    own: dict[str, Any] = {
        "scenario": {"enum": list(pack.arenas), "default": next(iter(pack.arenas))},
        "row": {
            "type": "array",
            "items": {"enum": ["rest", *COLOURS, *pack.encounters]},
            "minItems": 1,
            "maxItems": ROW_MAX,
        },
        "characters": {"type": "integer", "minimum": 1, "maximum": min(CHARACTERS_MAX, len(pack.characters))},
        "hands": {"enum": list(HANDS), "default": "players"},
    }
    return options_schema(own)


GAME_VIEW = View(
    game=TAINTED_GRAIL,
    seats=(1, CHARACTERS_MAX),
    messages_of=partial(messages_with_pack, "projections.tainted_grail"),
    text_ids=text_ids,
    scenarios=scenarios,
    options=options,
    sections=SECTIONS,
    board_form=TaintedGrailBoard,
    tell=tell,
    prompt=prompt,
    label=label,
    answer=answer,
    picture=picture,
    progress=progress,
    printing=PRINTING,
    about=about,
    explanation=EXPLANATION,
    things=things,
    titled=titled,
    goes_on=goes_on,
    recap=RECAP,
    forecast=forecast,
    numbers=numbers,
    tally=TALLY,
    luck=LUCK_NAMES,
    strategy=Strategy(greedy, of_position, of_board, BY_HAND, wanted),
)
