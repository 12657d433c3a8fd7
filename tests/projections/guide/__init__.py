"""Guided evenings."""
