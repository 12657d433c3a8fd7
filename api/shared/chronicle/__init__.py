"""A table's story and its recaps, as the doors send them."""
