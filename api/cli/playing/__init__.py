"""Playing at a terminal: a table of any service, asked and answered over HTTP. No rule of a game is known here."""
