"""Materia Prima, the cooperative game."""
