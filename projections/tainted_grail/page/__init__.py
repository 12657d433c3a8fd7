"""The page of a table, in parts: an arena with its encounters, or Avalon."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from projections.board.ids import name_in
from projections.board.memory import drawn
from projections.board.printing import Printed
from projections.drawing.page import Part
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.encounter import EncounterView
from projections.tainted_grail.page.avalon.forecast import forecast
from projections.tainted_grail.page.avalon.journal import places, read
from projections.tainted_grail.page.avalon.map import land_map
from projections.tainted_grail.page.decks import offers, table
from projections.tainted_grail.page.encounter.enemy import enemy
from projections.tainted_grail.page.encounter.hand import hands, looks
from projections.tainted_grail.page.encounter.row import row
from projections.tainted_grail.page.html import tag
from projections.tainted_grail.page.journey import journey
from projections.tainted_grail.page.sheets import sheets
from projections.tainted_grail.page.signs import defs
from projections.tainted_grail.picture.land import paragraphs
from projections.text.messages import Messages


def page(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> list[Part]:
    """Return the parts in the order in which they are read, the symbols that they use in the first one. board, printed:
    in the same language.
    """
    first, *others = parts(board, printed, messages)
    return [first._replace(content=tag("div", defs(), first.content)), *others]


def parts(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Iterator[Part]:
    """Yield the parts: the encounter while one is played, then the way of the group or its land, then the sheets."""
    encounter, is_campaign = board["encounter"], "campaign" in board
    if encounter is not None:
        yield from of_encounter(board, encounter, printed, messages)
    elif not is_campaign:
        yield Part("enemy", board["arena"]["name"], journey(board, messages))
        if (offered := choices(board, printed, messages)) is not None:
            yield Part("row", messages.say("page-offers"), offered)
    if is_campaign:
        yield from avalon(board, printed, messages)
    cast = drawn("sheets", lambda one: people(one, printed, messages), board)
    yield Part("sheets", messages.say("page-characters"), cast)


def of_encounter(board: TaintedGrailBoard, one: EncounterView, printed: Printed, messages: Messages) -> Iterator[Part]:
    """Yield the enemy, the row and the hands; in an arena the stops are below the enemy."""
    below = journey(board, messages) if "arena" in board else None
    yield Part("enemy", one["name"], tag("div", enemy(one, messages), below))
    yield Part("row", messages.say("page-row"), row(board, one, printed, messages))
    held = tag("div", offers(board, printed, messages), hands(board, one, printed, messages))
    yield Part("hand", messages.say("page-hands"), held)


def avalon(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Iterator[Part]:
    """Yield the map, small beside an encounter, then the journal, then what comes and what is known."""
    if board["land"]["places"]:
        land = drawn("map", lambda one: land_map(one, messages, is_small=one["encounter"] is not None), board)
        yield Part("map", messages.say("page-map"), land)
    yield from journal(board, printed, messages)
    known = drawn("forecast", lambda one: forecast(one, messages), board)
    yield Part("forecast", messages.say("page-known"), known)


def journal(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Iterator[Part]:
    """Yield the page that is read; without one, and beside no encounter, what may be chosen, else the places.

    Before the first day, how the campaign begins stands above.
    """
    reading, is_met = board["reading"], board["encounter"] is not None
    offered = None if is_met else choices(board, printed, messages)
    if reading is not None:
        yield Part("journal", reading["title"], tag("div", offered, read(reading, messages)))
    elif offered is not None:
        title = messages.say("page-offers") if board["campaign"]["day"] else board["campaign"]["name"]
        yield Part("journal", title, tag("div", premise(board, messages), offered))
    elif board["land"]["places"] and not is_met:
        yield Part("journal", messages.say("page-standing"), places(board, messages))


def choices(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Element | None:
    """Return what the open questions offer beside the table, and the cards that are looked at; None without any."""
    found = [one for one in (offers(board, printed, messages), *looks(board, printed, messages)) if one is not None]
    return tag("div", *found, class_="choosing") if found else None


def premise(board: TaintedGrailBoard, messages: Messages) -> Element | None:
    """Return how the campaign begins; None once it has begun."""
    if board["campaign"]["day"]:
        return None
    text = messages.say(f"campaign-{name_in(board['campaign']['id'])}-text")
    return tag("div", *(tag("p", one) for one in paragraphs(text)), class_="prose")


def people(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Element:
    """Return the sheets, then the decks that belong to nobody."""
    return tag("div", sheets(board, printed, messages), table(board, printed, messages))
