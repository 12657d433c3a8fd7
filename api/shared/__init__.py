"""What the doors share: who asks, what is charged, how answers and problems are written."""
