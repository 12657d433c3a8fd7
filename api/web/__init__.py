"""The web pages, for browsers."""
