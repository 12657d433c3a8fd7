"""Books of rules: how a game is played, and each of its rules in words for players. It knows no game."""
