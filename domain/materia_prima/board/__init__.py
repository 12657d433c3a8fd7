"""The board: hexes, the pieces of a map, and the faults of a map."""
