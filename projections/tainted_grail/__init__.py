"""Tainted Grail as people see it."""
