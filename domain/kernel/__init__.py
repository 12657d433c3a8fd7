"""The kernel: what all games share. It knows none of them."""
