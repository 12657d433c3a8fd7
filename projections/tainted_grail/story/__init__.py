"""The values for sentences of facts beside their fields, one module for each part of the game."""

from projections.tainted_grail.story import actions, arena, events, fight, journal, land

__all__ = ["actions", "arena", "events", "fight", "journal", "land"]
