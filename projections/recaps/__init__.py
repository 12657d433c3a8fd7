"""Recaps: what a returning player should know of a table."""
