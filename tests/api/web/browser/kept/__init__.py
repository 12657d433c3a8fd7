"""Faults that others saw in the field, each tried in a real browser."""
