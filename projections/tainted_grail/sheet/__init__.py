"""The sheet of a campaign, as players fill it in when they put the game away: as data, a picture, a page and text.

Source: TG-5.12, 5.20.2.
"""

from collections.abc import Sequence
from typing import Any

from domain.tainted_grail.campaign.chronicle import Sheet, Told
from domain.tainted_grail.campaign.note import state_of
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.game import tells_story
from domain.tainted_grail.state import State
from projections.drawing import sheet as paper
from projections.tainted_grail.sheet import picture as drawing
from projections.tainted_grail.sheet import text as lines
from projections.tainted_grail.sheet.filled import About, filled
from projections.text.messages import Messages
from projections.view import CampaignView, SheetView


def data(state: State, name: str, players: Sequence[str], messages: Messages) -> dict[str, Any]:
    """Return the sheet of a table's campaign as data."""
    return filled(state, About(name, players), state.pack, messages)


def svg(view: dict[str, Any], messages: Messages) -> str:
    """Return the sheet as an SVG picture, A4 upright, with further pages below the first."""
    return paper.picture(drawing.pages(view, messages), drawing.title(view, messages), messages.language)


def html(view: dict[str, Any], messages: Messages) -> str:
    """Return the sheet as a self-contained page that prints on A4."""
    return paper.page(drawing.pages(view, messages), drawing.title(view, messages), messages.language)


def of_campaign(sheet: Sheet, pack: Pack, messages: Messages) -> dict[str, Any]:
    """Return the sheet of a campaign as data: its evenings, and the save of its last night."""
    evenings = [
        {
            "session": one.session,
            "chapter": one.chapter,
            "day": one.day,
            "result": one.result,
            "result_name": messages.say(f"sheet-result-{one.result}"),
            "table": one.table,
        }
        for one in sheet.evenings
    ]
    state = None if sheet.save is None else state_of(sheet.save, pack, {})
    view = filled(state, About(sheet.name, sheet.players, evenings), pack, messages)
    ended = {"success": "won", "failure": "lost"}.get(sheet.evenings[-1].result) if sheet.evenings else None
    if ended is None:
        return view
    view |= {"status": ended, "status_name": messages.say(f"status-{ended}")}
    return view if view["time"] is None else view | {"time": view["time"] | end_of(sheet.evenings[-1], messages)}


def end_of(last: Told, messages: Messages) -> dict[str, Any]:
    """Return the chapter and the day on which a campaign ended, some time after its last save."""
    name = messages.say(f"chapter-{last.chapter}")
    return {"chapter": last.chapter, "chapter_name": name, "day": last.day}


CAMPAIGN_VIEW = CampaignView(
    json=of_campaign,
    svg=lambda sheet, pack, messages: svg(of_campaign(sheet, pack, messages), messages),
    html=lambda sheet, pack, messages: html(of_campaign(sheet, pack, messages), messages),
    text=lambda sheet, pack, messages: lines.text(of_campaign(sheet, pack, messages), messages),
    demo_tries=({"mode": "story"}, {}),
)
SHEET = SheetView(tells_story, data, svg, html, lines.text)
