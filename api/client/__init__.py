"""A client of the HTTP API, for the command line and for bots."""
