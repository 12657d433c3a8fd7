"""Luck: what came by chance beside what even chances lead one to expect. It knows no game."""
