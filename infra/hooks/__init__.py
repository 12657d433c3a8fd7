"""The way to those who are called outside: which addresses are allowed, and how a notice gets there."""
