"""Who is called when it is their turn: the hooks of seats, the notices that are due, and how they are sent."""
