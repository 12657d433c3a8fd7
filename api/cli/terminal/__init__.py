"""Playing at a terminal: a table of any service, played over HTTP. Knows no rule of a game."""
