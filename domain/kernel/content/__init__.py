"""Reading the content of a game: its source, how it is decoded, and what is wrong with it."""
