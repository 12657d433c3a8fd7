"""What an alchemist does in the tower. Source: MP-4.13 to 4.15."""
