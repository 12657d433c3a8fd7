"""What facts change; a module a chapter. No rule stands here."""

from domain.tainted_grail.evolve import cards, encounter, items, rest, setup, tracks

__all__ = ["cards", "encounter", "items", "rest", "setup", "tracks"]
