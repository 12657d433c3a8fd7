"""Who holds the seats of a table: people, or nobody yet."""
