"""Campaigns: the chronicle, and what the kernel needs from a game with campaigns."""
