"""Tables: open, play, read and branch them."""
