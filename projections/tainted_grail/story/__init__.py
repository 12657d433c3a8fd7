"""What facts need in words beside their fields; a module a part of the game."""

from projections.tainted_grail.story import arena, fight

__all__ = ["arena", "fight"]
