"""The messages between the nodes of one store, and those who wait for news in each node."""
