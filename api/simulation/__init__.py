"""Tables played by bots, many at a time, and what comes of them."""
