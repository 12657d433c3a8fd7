"""What a stream and a socket send at once."""
