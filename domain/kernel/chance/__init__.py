"""Chance: sealed fate, piles whose cards are settled when seen, and values that only some seats may see."""
