"""The chronicle's sentences: the message of a fact's tag, filled with its fields and what the table adds."""

from domain.kernel.fact import Entry, Fact
from domain.materia_prima.facts.combat import (
    InquisitorCardsDiscarded,
    InquisitorDefeated,
)
from domain.materia_prima.facts.events import (
    AlchemistsImproved,
    InquisitorsImproved,
)
from domain.materia_prima.facts.setup import (
    TowerPlaced,
)
from domain.materia_prima.facts.turn import TurnEnded
from domain.materia_prima.state import State
from projections.materia_prima import story
from projections.materia_prima.phrases import phrases
from projections.materia_prima.story.registry import DETAILS
from projections.telling import MOVES_OF_PILES, luck, message_of
from projections.words import Words

REGISTERED = story
"""Imported whole for what its modules register."""

SILENT: tuple[type[Fact], ...] = (
    *MOVES_OF_PILES,
    InquisitorCardsDiscarded,
    TurnEnded,
    AlchemistsImproved,
    InquisitorsImproved,
)
"""What goes without saying: the fact beside it tells the same, or nobody at the table would notice."""

TOLD_BEFORE: tuple[type[Fact], ...] = (InquisitorDefeated, TowerPlaced)
"""What has its name or place from the moment before: a figure that is gone, a hex that is a tower's now."""


def tell(before: State, entry: Entry, after: State, words: Words) -> str | None:
    """The sentence for an entry; None for what goes without saying."""
    fact = entry.fact
    if isinstance(fact, SILENT):
        return None
    own = DETAILS[type(fact)](before, fact, after, words) if type(fact) in DETAILS else {}
    if own is None:
        return None
    said = phrases(words, before if isinstance(fact, TOLD_BEFORE) else after, fact)
    return words.say(message_of(type(fact)), luck=luck(entry.version), **{**said, **own})
