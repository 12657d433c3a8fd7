"""What a pack says of its size: the counts that it claims, and what else lies in the box. Source: TG-2.1, 10.11.10."""

from domain.kernel.content.vocabulary import Part
from domain.tainted_grail.vocabulary.terms import Count


class Counts(Part, frozen=True):
    """How many entries of each table a pack claims to have; None without a claim. Source: TG-10.11.10."""

    arena: int | None = None
    book: int | None = None
    campaign: int | None = None
    card: int | None = None
    chapter: int | None = None
    character: int | None = None
    disc: int | None = None
    dream: int | None = None
    encounter: int | None = None
    event: int | None = None
    item: int | None = None
    location: int | None = None
    random: int | None = None
    secret: int | None = None
    skill: int | None = None
    status: int | None = None
    verse: int | None = None


class Box(Part, frozen=True):
    """What lies in the box beside the cards that the tables list, which a complete pack says.

    reference: large cards that explain; insanity, dying, solo_dying: cards of these conditions; advancement_dividers,
    other_dividers: cards between decks; large_worth: the universal markers that a large one stands for; the rest are
    tokens. Source: TG-2.1.2, 2.1.9, 2.1.10, 2.1.14, 2.1.17.
    """

    reference: Count = 0
    insanity: Count = 0
    dying: Count = 0
    solo_dying: Count = 0
    advancement_dividers: Count = 0
    other_dividers: Count = 0
    discs: Count = 0
    time_markers: Count = 0
    quest_markers: Count = 0
    health_trackers: Count = 0
    universal_markers: Count = 0
    large_markers: Count = 0
    large_worth: Count = 0
    guardian_dice: Count = 0
    ordinary_dice: Count = 0
