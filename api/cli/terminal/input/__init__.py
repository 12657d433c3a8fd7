"""What a player types: lines, edited and parsed."""
