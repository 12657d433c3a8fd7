"""What the nodes of one store tell each other, and who waits for news in each."""
