"""A game that was saved on paper as the save that it comes to. Source: TG-5.20.2, 5.20.3."""

from collections import Counter
from typing import Any

from domain.kernel.errors import InvalidRequest
from domain.tainted_grail.campaign.note import Save, converted
from domain.tainted_grail.campaign.paper import Paper, by_number, character, decks, difficulties, world
from domain.tainted_grail.campaign.paper_faults import faults
from domain.tainted_grail.content.pack import Pack

FAULTS_TOLD = 8
"""The most faults that one refusal tells."""


def read_paper(value: Any) -> Paper:
    """Return the save in plain data. Raises InvalidRequest if it has another form."""
    return converted(value, Paper, "save")


def save_on_paper(paper: Paper, seats: int, pack: Pack) -> Save:
    """Return the save that a game on paper comes to. seats: of the campaign.

    Raises InvalidRequest, which says what cannot be and why, and what would be possible. Source: TG-5.20.3.
    """
    found = list(faults(paper, seats, pack))
    if found:
        more = f" (and {len(found) - FAULTS_TOLD} more)" if len(found) > FAULTS_TOLD else ""
        raise InvalidRequest("save: " + "; ".join(found[:FAULTS_TOLD]) + more)
    there = {one.id: character(one, pack) for one in by_number(paper, pack) if one.place is not None or one.dead}
    pools, piles = decks(paper, pack)
    wanted = difficulties(paper, pack)
    living = Counter(one.seat for one in there.values())
    return Save(
        world=world(paper, pack),
        seats=tuple(tuple(who for who, one in there.items() if one.seat == seat) for seat in range(seats)),
        characters_each=tuple(living[seat] for seat in range(seats)),
        characters=there,
        away={one.id: character(one, pack) for one in paper.characters if one.place is None and not one.dead},
        box=tuple(one.id for one in pack.encounters.values() if one.difficulty not in wanted),
        removed=(),
        met=(),
        pools=pools,
        piles=piles,
        hands="players",
        chronicler=None,
        mode=paper.mode,
        challenge=paper.challenge,
        dreams="open",
        free=False,
    )
