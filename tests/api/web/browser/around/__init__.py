"""What lies around a table, on its page in a browser."""
