"""Rows that are written beside events, as plain data: their kinds, and how they are read."""
