"""Materia Prima in words, as a board view, and as a picture."""
