"""Who holds the seats of a table: people, bots, or nobody yet."""
