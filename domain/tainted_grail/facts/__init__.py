"""What happened at a table of Tainted Grail, in the past tense; a module a chapter."""

from domain.tainted_grail.facts import cards, encounter, items, rest, setup, tracks

FACTS = (*setup.FACTS, *tracks.FACTS, *items.FACTS, *encounter.FACTS, *cards.FACTS, *rest.FACTS)
"""Every fact of the game, without the kernel's."""
