"""The values for sentences of facts beside their fields, one module for each part of the game."""

from projections.materia_prima.story import actions, days

__all__ = ["actions", "days"]
