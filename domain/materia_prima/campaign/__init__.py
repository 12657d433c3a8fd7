"""Campaigns: the chronicle, and what the kernel asks of a game that has them."""
