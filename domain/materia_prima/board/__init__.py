"""The board: hexes, the pieces that make a map, and what keeps pieces from being one."""
