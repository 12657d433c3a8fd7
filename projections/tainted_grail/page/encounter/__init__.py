"""The encounter on the page: the enemy, the row of cards, the hands."""
