"""What `hourglass demo` shows: a game or a campaign that bots play over HTTP."""
