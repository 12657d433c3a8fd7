"""The chronicle of a campaign as a filled-in sheet: as data, as a picture, as a page, and as text. Source: MP-7.4."""

from domain.materia_prima.campaign.chronicle import Sheet
from domain.materia_prima.content.pack import Pack
from projections.drawing import sheet as paper
from projections.materia_prima.sheet import picture as drawing
from projections.materia_prima.sheet import text as lines
from projections.materia_prima.sheet.filled import filled
from projections.text.messages import Messages
from projections.view import CampaignView

__all__ = ["CAMPAIGN_VIEW", "filled", "html", "svg", "text"]


def svg(sheet: Sheet, pack: Pack, messages: Messages) -> str:
    """Return the sheet as an SVG picture, A4 upright, with further pages below the first."""
    view = filled(sheet, pack, messages)
    return paper.picture(drawing.pages(view, messages), drawing.title(view, messages), messages.language)


def html(sheet: Sheet, pack: Pack, messages: Messages) -> str:
    """Return the sheet as a self-contained page that prints on A4."""
    view = filled(sheet, pack, messages)
    return paper.page(drawing.pages(view, messages), drawing.title(view, messages), messages.language)


def text(sheet: Sheet, pack: Pack, messages: Messages) -> str:
    """Return the sheet as plain text, at most a hundred columns wide."""
    return lines.text(filled(sheet, pack, messages), messages)


CAMPAIGN_VIEW = CampaignView(
    json=filled,
    svg=svg,
    html=html,
    text=text,
    demo_pack="inquisition",
    demo_tries=({"difficulty": "normal"}, {"difficulty": "easy"}),
)
