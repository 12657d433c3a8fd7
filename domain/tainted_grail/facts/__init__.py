"""What happened at a table of Tainted Grail, in the past tense; a module a chapter."""
