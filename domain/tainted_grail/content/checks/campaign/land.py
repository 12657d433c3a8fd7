"""Checks of the land: one place a cell, edges that agree, symbols with what they stand for, discs with a value.

Source: TG-5.8, 10.5, 10.11.2 to 10.11.4.
"""

from domain.tainted_grail.content.checks.campaign.cards import arrows, beside, grids, originals
from domain.tainted_grail.content.checks.effects import PARTICIPANTS_MAX
from domain.tainted_grail.content.checks.shared import Check, Faults, parts
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.vocabulary.terms import DISC_MAX, OPPOSITE_SIDE


def locations_belong_to_a_campaign(content: Content) -> Faults:
    """Yield locations in a pack without a campaign, which nobody can enter."""
    if content.locations and not content.campaigns:
        yield ("location",), "no campaign leads through these locations; add the table campaign"


def cells_hold_one_place(content: Content) -> Faults:
    """Yield arrows, and effects that reveal, which would lay two places into one cell or one place into two."""
    for _, grid in grids(content):
        yield from grid.faults.items()


def arrows_lead_everywhere(content: Content) -> Faults:
    """Yield locations to which nothing leads from the start of a campaign."""
    found = {place for _, grid in grids(content) for place in grid.cells}
    clash = any(grid.faults for _, grid in grids(content))
    for at, one in enumerate(content.locations if content.campaigns and not clash else ()):
        if one.changes is None and one.number not in found:
            yield ("location", at), f"no arrow leads to {one.number}; add one, or reveal it with tg.reveal in a cell"


def touching_edges_agree(content: Content) -> Faults:
    """Yield arrows whose neighbour has none back. Any card of a place counts. Source: TG-5.8.6."""
    named = {(one.place, one.side, one.number) for one in arrows(content)}
    for _, grid in grids(content):
        for one in arrows(content):
            side = OPPOSITE_SIDE[one.side]
            is_beside = one.place in grid.cells and grid.cells.get(one.number) == beside(
                grid.cells[one.place], one.side
            )
            if is_beside and (one.number, side, one.place) not in named:
                yield one.path, f"{one.number} has no arrow {side} to {one.place}; add one, or remove this one"


def symbols_come_first(content: Content) -> Faults:
    """Yield rites of a card without a menhir symbol, and dreams of a place without a dream symbol."""
    cards = originals(content)
    dreamt = {number for one in content.locations if one.dream for number in (one.number, cards[one.number])}
    for at, one in enumerate(content.locations):
        if one.rite and not one.menhir:
            yield ("location", at, "rite"), f"{one.number} has no menhir symbol; set menhir = true, or remove the rite"
    for at, dream in enumerate(content.dreams):
        if dream.location in cards and dream.location not in dreamt:
            yield (
                ("dream", at),
                f"{dream.location} has no dream symbol; set dream = true there, or remove the {dream.kind}",
            )


def discs_have_values(content: Content) -> Faults:
    """Yield counting discs without a value, and values that are too high with all characters."""
    for at, one in enumerate(content.discs):
        if one.kind == "counting" and one.value is None:
            yield ("disc", at), f"counting disc {one.id} has no value; add value = 1 to {DISC_MAX}"
        most = (one.value or 1) + (PARTICIPANTS_MAX if one.by_characters else 0)
        if most > DISC_MAX:
            yield ("disc", at, "value"), f"{most} with {PARTICIPANTS_MAX} characters; possible: up to {DISC_MAX}"


def symbols_mean_something(content: Content) -> Faults:
    """Yield symbols without what belongs to them: a rite, a dream and a nightmare, an encounter on arrival."""
    cards = originals(content)
    rites = {cards[one.number] for one in content.locations if one.rite}
    dreams = {(cards.get(one.location, one.location), one.kind) for one in content.dreams}
    for at, one in enumerate(content.locations):
        place, path = cards[one.number], ("location", at)
        if one.menhir and place not in rites:
            yield (*path, "menhir"), f"{one.number} has a menhir symbol and no rite"
        if one.dream:
            lacking = [kind for kind in ("dream", "nightmare") if (place, kind) not in dreams]
            yield from (((*path, "dream"), f"{one.number} has a dream symbol and no {kind}") for kind in lacking)
        if one.settlement == "hostile" and not any(isinstance(each, HaveEncounter) for _, each in parts(one)):
            yield (*path, "settlement"), f"{one.number} is hostile and has no encounter as an instant effect"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-3.2.2", locations_belong_to_a_campaign),
    ("TG-10.11.3", cells_hold_one_place),
    ("TG-10.11.3", arrows_lead_everywhere),
    ("TG-10.5", symbols_come_first),
    ("TG-10.11.12", discs_have_values),
)
DOUBTS: tuple[tuple[str, Check], ...] = (
    ("TG-10.11.4", touching_edges_agree),
    ("TG-5.8.8", symbols_mean_something),
)
