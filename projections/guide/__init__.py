"""Guided evenings: hints that say what to look at and why now. It knows no game."""
