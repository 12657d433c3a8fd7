"""The board of Tainted Grail: sections, and what each of them shows."""
