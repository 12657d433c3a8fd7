"""Reading the content of a game: its source, its decoding and its faults."""
