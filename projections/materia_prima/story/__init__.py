"""What facts need in words beside their fields; a module a part of the game."""

from projections.materia_prima.story import actions, days

__all__ = ["actions", "days"]
