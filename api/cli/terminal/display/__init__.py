"""What a player sees: the screen, the menu, and what this machine knows of the game."""
