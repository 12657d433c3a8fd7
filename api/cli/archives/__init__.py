"""Reads archives, one or many, and checks many at once."""
