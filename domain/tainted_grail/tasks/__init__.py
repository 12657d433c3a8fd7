"""What is still to be done at a table of Tainted Grail, in the imperative; a module a chapter."""
