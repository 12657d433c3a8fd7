"""Tainted Grail: The Fall of Avalon, by the numbered rules TG-..."""
