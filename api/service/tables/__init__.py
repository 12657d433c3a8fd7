"""Tables: opening, playing, reading and branching them."""
