"""The values for sentences of facts beside their fields, one module for each part of the game."""

from projections.tainted_grail.story import arena, fight

__all__ = ["arena", "fight"]
