"""Luck: the outcomes of chance, compared with even chances. It knows no game."""
