"""What the service says to people in their language, and which language that is."""
