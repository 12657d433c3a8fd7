"""The chronicle's sentences: the message of a fact's tag, filled with its fields and what the table adds."""

from domain.kernel.fact import Entry, Fact
from domain.tainted_grail.facts.cards import AttackBegun, AttackEnded, ConsentRefused, LayingBegun, LayingEnded
from domain.tainted_grail.facts.encounter import (
    CardsCollected,
    EncounterChosen,
    EncounterEnded,
    FlightProposed,
    HandGivenBack,
    WayChosen,
)
from domain.tainted_grail.facts.items import CardGivenUp, WeaponsWielded
from domain.tainted_grail.facts.rest import CardAdded, CardDropped, MealEaten, RestBegun
from domain.tainted_grail.state import State
from projections.tainted_grail import naming, story
from projections.tainted_grail.phrases import phrases
from projections.tainted_grail.story.registry import DETAILS
from projections.telling import MOVES_OF_PILES, luck, message_of
from projections.words import Words

REGISTERED = story
"""Imported whole for what its modules register."""

SILENT: tuple[type[Fact], ...] = (
    *MOVES_OF_PILES,
    LayingBegun,
    LayingEnded,
    EncounterChosen,
    AttackBegun,
    AttackEnded,
    CardsCollected,
    HandGivenBack,
    WayChosen,
    FlightProposed,
    ConsentRefused,
    WeaponsWielded,
    RestBegun,
    MealEaten,
    CardAdded,
    CardDropped,
)
"""What goes without saying: the fact beside it tells the same, or nobody at the table would notice."""

TOLD_BEFORE: tuple[type[Fact], ...] = (CardGivenUp, EncounterEnded)
"""What has its name from the moment before."""


def tell(before: State, entry: Entry, after: State, words: Words) -> str | None:
    """The sentence for an entry; None for what goes without saying."""
    fact = entry.fact
    if isinstance(fact, SILENT):
        return None
    own = DETAILS[type(fact)](before, fact, after, words) if type(fact) in DETAILS else {}
    if own is None:
        return None
    state = before if isinstance(fact, TOLD_BEFORE) else after
    said = phrases(words, state, fact)
    if state.encounter is not None:
        said["foe"] = naming.foe(words, state)
    return words.say(message_of(type(fact)), luck=luck(entry.version), **{**said, **own})
