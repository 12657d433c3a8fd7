"""A postcard of a table: a picture to send around, of its board, its players and its last day."""

from functools import partial
from itertools import takewhile

from fastapi import APIRouter, Request, Response

from api.http.board import CODES, PICTURE_HEADERS, Wanted, WantedDep
from api.service.service import Service
from api.service.tables.views.shown import Shown, shown_at
from api.shared.chronicle.chapters import chapters, renamed
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import SVG, reads
from api.shared.reader import PayerDep, ServiceDep
from projections.chronicle import Chapter
from projections.drawing.svg import drawing
from projections.posting.postcard import Postcard, postcard
from projections.posting.scene import Scene
from projections.text.messages import Messages

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

EXAMPLE = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"></svg>'
ENTRIES_MAX = 300
"""How many entries before the moment are looked through for its day."""


@router.get("/postcard.svg")
@reads("Draw a postcard", EXAMPLE, *CODES, media=SVG)
async def table_postcard(wanted: WantedDep, service: ServiceDep, request: Request, payer: PayerDep) -> Response:
    """Return a picture of 1200 × 630 to send around: the board, who plays, and what the last day told; now, or `at` a
    version or `action:<n>`.
    """
    reader_view = wanted.reader_view
    return await conditional_in_turn(
        request,
        reader_view.table.version,
        partial(drawn, service, wanted),
        service.reads,
        payer,
        SVG,
        PICTURE_HEADERS,
        beside=[reader_view.name, renamed(reader_view)],
    )


def drawn(service: Service, wanted: Wanted) -> str:
    """Draw a postcard."""
    shown = shown_at(service.boards, wanted.reader_view, wanted.version, wanted.lang)
    scene = shown.view.scene(shown.board, shown.printed, shown.messages) or plain_scene(shown)
    return postcard(said(service, wanted), scene, shown.messages)


def plain_scene(shown: Shown) -> Scene:
    """Return a board's picture for a terminal, for a game without a drawing of its own."""
    made = drawing(shown.lines, shown.title, shown.messages.language, shown.names)
    return Scene([made], (0, 0, float(made.get("width", "0")), float(made.get("height", "0"))), "")


def said(service: Service, wanted: Wanted) -> Postcard:
    """Return what is told beside the board."""
    reader_view = wanted.reader_view
    sight = service.boards.sight_at_table(reader_view, wanted.lang)
    view, messages = sight.view, sight.messages
    progress, title = view.progress(sight.known(reader_view.at(wanted.version)), messages), view.title(messages)
    name = reader_view.name or progress.scenario or title
    told = day_before(service, wanted, messages)
    day = next((one.day for one in reversed(told) if one.day), progress.day) or ""
    about = (title, progress.scenario, ending(wanted, messages) or progress.day)
    return Postcard(
        name,
        " · ".join(one for one in about if one and one != name),
        [messages.player(seat) for seat in range(len(reader_view.plan.seats))],
        day,
        [line for one in told for line in (one.title, *(each.text for each in one.events)) if line],
        messages.say("postcard-revealed" if reader_view.table.revealed else "postcard-sealed"),
    )


def ending(wanted: Wanted, messages: Messages) -> str | None:
    """Return how the game ended, if the postcard shows its last moment."""
    reader_view = wanted.reader_view
    if reader_view.result is None or wanted.version < reader_view.table.version:
        return None
    return messages.say("postcard-result", result=reader_view.result)


def day_before(service: Service, wanted: Wanted, messages: Messages) -> list[Chapter]:
    """Return the chapters of the day that a moment lies in, up to it, without what was undone."""
    reader_view, version = wanted.reader_view, wanted.version
    view = service.boards.game_view(reader_view)
    found = chapters(view, reader_view, messages, max(0, version - ENTRIES_MAX))
    counted = [one for one in takewhile(lambda one: one.version <= version, found) if not one.undone]
    day = next((one.day for one in reversed(counted) if one.day), None)
    return [one for one in counted if one.action is not None and (day is None or one.day == day)]
