"""Queries of the state. Nothing here changes anything."""
