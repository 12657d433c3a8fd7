"""Archives: import them, replay them, decide them again, audit them."""
