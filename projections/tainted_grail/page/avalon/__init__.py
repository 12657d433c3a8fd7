"""Avalon on the page: the map, the journal, what comes and what the group knows."""
