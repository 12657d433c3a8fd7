"""What the board of a campaign's table shows beside the characters and their encounters."""
